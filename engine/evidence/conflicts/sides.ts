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
  const keysOf = ({ values }: Saying): readonly string[] => fullestOf(values, same).map(valueKey);
  const sideOf = joined(
    sayings.flatMap(keysOf),
    sayings.flatMap((saying) => keysOf(saying).map((key) => [firstOf(keysOf(saying)), key] as const)),
  );
  const sides = new Map<string, Each[]>();
  for (const saying of sayings) {
    const side = sideOf(firstOf(keysOf(saying)));
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
