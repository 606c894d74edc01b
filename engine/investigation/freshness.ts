import { Failure, quoted } from "../failure.ts";

/**
 * The time from which on results count as fresh, in milliseconds since 1970.
 * @throws Failure `BAD_USER_INPUT` for an age that is not a whole number of milliseconds from 0 on
 */
export function freshFromOf(maxAgeMs: number | undefined): number {
  if (maxAgeMs === undefined) return Number.NEGATIVE_INFINITY;
  if (Number.isSafeInteger(maxAgeMs) && maxAgeMs >= 0) return Date.now() - maxAgeMs;
  const shown = typeof maxAgeMs === "number" ? String(maxAgeMs) : quoted(maxAgeMs);
  throw new Failure("BAD_USER_INPUT", `The greatest age of a result must be a whole number of milliseconds from 0 on; it is ${shown}.`);
}
