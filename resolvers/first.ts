import { Failure, quoted } from "../engine/failure.ts";
import { MAX_FIRST } from "../schema/first.ts";

/** @throws Failure `BAD_USER_INPUT` for a `first` that is not a whole number from 1 to MAX_FIRST. */
export function requireFirst(first: unknown): asserts first is number {
  if (typeof first !== "number" || !Number.isInteger(first) || first < 1 || first > MAX_FIRST) {
    throw new Failure("BAD_USER_INPUT", `first must be from 1 to ${MAX_FIRST}; got ${quoted(first)}.`);
  }
}

/** The beginning of a list. @throws Failure `BAD_USER_INPUT` as `requireFirst` does. */
export function take<T>(list: readonly T[], first: number): readonly T[] {
  requireFirst(first);
  return list.slice(0, first);
}
