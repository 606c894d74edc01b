import type { Decided } from "../../../evidence/conflicts/decide.ts";
import type { AnswerValue } from "../../../evidence/trace.ts";
import { valueKey } from "../../../evidence/values.ts";
import type { ShownReading } from "../../../query/answers/show-reading.ts";

/** What stands for values, by `valueKey`. */
type KeysOf = (values: readonly AnswerValue[]) => ReadonlySet<string>;

/** Values by what stands for them: words that are an entity's name are the entity. */
export function keysBy({ standing }: Decided): KeysOf {
  return (values) => new Set(values.map((value) => valueKey(standing.get(valueKey(value)) ?? value)));
}

/** The first answer of the side that is taken; undefined where nothing excludes anything, and where no side is. */
export function takenOf(
  { conflicts }: Decided,
  shown: readonly ShownReading[],
  keysOf: KeysOf,
): ShownReading | undefined {
  const side = conflicts.find(({ taken }) => taken);
  if (side === undefined) return undefined;
  const keys = keysOf(side.values);
  return shown.find(({ values }) => [...keysOf(values)].some((key) => keys.has(key)));
}

export function isWithin(keys: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return keys.size > 0 && [...keys].every((key) => others.has(key));
}

/** What texts add to what is computed from more trusted sources. */
export function unsaidBy(taken: ShownReading, shown: readonly ShownReading[], keysOf: KeysOf): readonly AnswerValue[] {
  const known = keysOf(taken.values);
  return shown.flatMap(({ values }) => values).filter((value) => [...keysOf([value])].every((key) => !known.has(key)));
}
