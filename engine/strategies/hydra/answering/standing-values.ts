import type { Claim, Decided } from "../../../evidence/conflicts/decide.ts";
import { fullestOf } from "../../../evidence/conflicts/same-value.ts";
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

/**
 * The claims that say any of some values, and not only something in which one of them lies.
 * @param standing What stands for values where nothing lies within another, by `valueKey`
 */
export function claimsFor(
  values: readonly AnswerValue[],
  claims: readonly Claim[],
  standing: ReadonlyMap<string, AnswerValue>,
): readonly Claim[] {
  const keys = new Set(fullestOf(values, standing).map(valueKey));
  return claims.filter((claim) => fullestOf(claim.values, standing).some((value) => keys.has(valueKey(value))));
}

/** Is there something that pages of the web alone say, and without which the claim does not hold? */
export function restsOnWeb({ grounds }: Claim): boolean {
  return grounds.some(({ origins }) => origins.every(({ kind }) => kind === "WEB"));
}

export function isWithin(keys: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return keys.size > 0 && [...keys].every((key) => others.has(key));
}

/** What texts add to what is computed from more trusted sources. */
export function unsaidBy(taken: ShownReading, shown: readonly ShownReading[], keysOf: KeysOf): readonly AnswerValue[] {
  const known = keysOf(taken.values);
  return shown.flatMap(({ values }) => values).filter((value) => [...keysOf([value])].every((key) => !known.has(key)));
}
