/** Tells the time, in milliseconds since 1970. */
export type Clock = () => number;

/** The clock of the machine. */
export const systemClock: Clock = () => Date.now();

/** The day that a clock shows in Greenwich. ISO 8601. */
export function dayOf(clock: Clock): string {
  return new Date(clock()).toISOString().slice(0, 10);
}

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** How long that day still lasts, in milliseconds; more than 0. */
export function restOfDayMs(clock: Clock): number {
  return MS_PER_DAY - (clock() % MS_PER_DAY);
}
