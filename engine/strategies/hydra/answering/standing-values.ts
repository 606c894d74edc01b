import type { Claim, Decided } from "../../../evidence/conflicts/decide.ts";
import { fullestOf } from "../../../evidence/conflicts/same-value.ts";
import type { AnswerValue, SourceKind } from "../../../evidence/trace.ts";
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

/** Of several that say the same the one that says it most exactly: the day, where another says the year. */
export function mostExact(
  { values }: ShownReading,
  shown: readonly ShownReading[],
  { standing, conflicts }: Decided,
): ShownReading | undefined {
  if (conflicts.length > 0) return undefined;
  const exact = new Set(fullestOf(values, standing).map(valueKey));
  return shown.find(
    (each) => each.values.length === exact.size && each.values.every((value) => exact.has(valueKey(value))),
  );
}

/** What stands for values that a claim says more exactly, and the kinds of those who do; undefined where none does. */
export function exactly(
  values: readonly AnswerValue[],
  { standing }: Decided,
  claims: readonly Claim[],
): { readonly values: readonly AnswerValue[]; readonly saidBy: readonly SourceKind[] } | undefined {
  const exact = fullestOf(values, standing);
  const said = new Set(values.map(valueKey));
  const more = new Set(exact.map(valueKey).filter((key) => !said.has(key)));
  if (more.size === 0) return undefined;
  const saying = claims.filter((claim) => claim.values.some((value) => more.has(valueKey(value))));
  const kinds = saying.flatMap(({ grounds }) => grounds.flatMap(({ origins }) => origins.map(({ kind }) => kind)));
  return { values: exact, saidBy: [...new Set(kinds)].sort() };
}

export function isWithin(keys: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return keys.size > 0 && [...keys].every((key) => others.has(key));
}

/** What texts add to what is computed from more trusted sources. */
export function unsaidBy(taken: ShownReading, shown: readonly ShownReading[], keysOf: KeysOf): readonly AnswerValue[] {
  const known = keysOf(taken.values);
  return shown.flatMap(({ values }) => values).filter((value) => [...keysOf([value])].every((key) => !known.has(key)));
}
