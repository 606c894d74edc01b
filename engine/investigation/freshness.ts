import { Failure, quoted } from "../failure.ts";

/** Into so many parts a greatest age is divided: those who ask within the same one share their work. */
const PARTS = 64;

/**
 * The time from which on results count as fresh, in milliseconds since 1970: up to a sixty-fourth of the age later than
 * asked for, so that it is the same time for those who ask for the same age one soon after the other.
 * @throws Failure `BAD_USER_INPUT` for an age that is not a whole number of milliseconds from 0 on
 */
export function freshFromOf(maxAgeMs: number | undefined): number {
  if (maxAgeMs === undefined) return Number.NEGATIVE_INFINITY;
  if (Number.isSafeInteger(maxAgeMs) && maxAgeMs >= 0) {
    const step = Math.max(1, Math.floor(maxAgeMs / PARTS));
    return Math.ceil((Date.now() - maxAgeMs) / step) * step;
  }
  const shown = typeof maxAgeMs === "number" ? String(maxAgeMs) : quoted(maxAgeMs);
  throw new Failure(
    "BAD_USER_INPUT",
    `The greatest age of a result must be a whole number of milliseconds from 0 on; it is ${shown}.`,
  );
}
