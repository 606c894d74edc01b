import type { AnswerValue } from "../trace.ts";
import { valueKey } from "../values.ts";
import { joined } from "./join.ts";
import { fullestOf } from "./same-value.ts";

/** Whatever says that some values are the answer. */
export interface Saying {
  /** Never empty. */
  readonly values: readonly AnswerValue[];
}

/** All that say the same, or nothing that excludes it. */
export interface Side<Each extends Saying> {
  readonly sayings: readonly Each[];
  /** Each once. */
  readonly values: readonly AnswerValue[];
}

/**
 * Sides that exclude one another, of an answer of which there is one. What one saying gives together does not exclude
 * itself, so that it is on one side with all who say any of it.
 * @param same of values that are the same the one that stands for all, by `valueKey`
 */
export function sidesOf<Each extends Saying>(
  sayings: readonly Each[],
  same: ReadonlyMap<string, AnswerValue>,
): readonly Side<Each>[] {
  const said = sayings.map((saying) => ({ saying, keys: fullestOf(saying.values, same).map(valueKey) }));
  const sideOf = joined(
    said.flatMap(({ keys }) => keys),
    said.flatMap(({ keys }) => keys.map((key) => [firstOf(keys), key] as const)),
  );
  const sides = new Map<string, Each[]>();
  for (const { saying, keys } of said) {
    const side = sideOf(firstOf(keys));
    sides.set(side, [...(sides.get(side) ?? []), saying]);
  }
  return [...sides.values()].map((alike) => ({
    sayings: alike,
    values: fullestOf(
      alike.flatMap(({ values }) => values),
      same,
    ),
  }));
}

function firstOf([first]: readonly string[]): string {
  if (first === undefined) throw new TypeError("Whatever says an answer gives a value.");
  return first;
}
