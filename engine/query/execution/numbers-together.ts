import type { Value } from "../../question/form/logical-form.ts";
import { compareValues } from "../../values/compare-values.ts";
import { inOneUnit, rounded, sumOf, type NumberValue } from "../../values/reckoning.ts";

/** The values that are stated of one thing, those that are written alike once; undefined for what is no value. */
export type StatedOfOne = readonly (Value | undefined)[];

/**
 * The sum or the mean of the numbers of several things, each of which has one; or why there is none. Of a thing with
 * several values nobody can tell which of them counts.
 */
export function numbersTogether(how: "sum" | "mean", things: readonly StatedOfOne[]): NumberValue | string {
  const several = things.filter(isOfSeveral).length;
  if (several > 0) {
    const of = several === 1 ? "one" : several.toLocaleString("en-US");
    return `of ${of} of them several values are stated, and nobody can tell which of those counts`;
  }
  const numbers = things.flatMap(([value]) => (value?.type === "number" ? [value] : []));
  if (numbers.length === 0 || numbers.length < things.length) return "not all that was found are numbers";
  const inUnit = inOneUnit(numbers);
  if (inUnit === undefined) return "the values are in units that can not be converted into each other";
  const sum = sumOf(inUnit.map(({ number }) => number));
  const number = how === "sum" ? sum : rounded(sum / inUnit.length);
  if (!Number.isFinite(number)) return "the numbers are too large to be added up";
  return { ...inUnit[0], type: "number", number };
}

/** Are there values of a thing that are not one? */
function isOfSeveral([first, ...others]: StatedOfOne): boolean {
  return others.some((other) => !isSame(first, other));
}

function isSame(one: Value | undefined, other: Value | undefined): boolean {
  return one !== undefined && other !== undefined && compareValues(one, other) === "equal";
}
