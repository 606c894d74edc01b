import type { AnswerValue } from "../trace.ts";
import { distinctValues, valueKey } from "../values.ts";
import { byFullness, comparable, maySame, type Comparable } from "./comparable.ts";
import { joined } from "./join.ts";
import { nothingWithin, type LiesWithin } from "./lies-within.ts";

/** Other names of an entity, by IRI. */
export type AliasesOf = (iri: string) => readonly string[];

/** Dates and numbers that are compared each with each; more are told apart by how they are written. */
const MOST_MEASURES = 200;

/** What is known of values beside themselves. */
export interface Sameness {
  /** None when absent. */
  readonly aliasesOf?: AliasesOf;
  /** Nothing lies within another when absent. */
  readonly liesWithin?: LiesWithin;
}

/**
 * Of values that are the same the one that says most, by `valueKey`: the entity rather than its name, the day rather
 * than the year, the town rather than its country. A value that may be two others which differ ("1971" beside two days
 * of that year, words that name two entities, the country of two towns) stands for neither, and is itself.
 */
export function sameValues(
  values: readonly AnswerValue[],
  { aliasesOf = () => [], liesWithin = nothingWithin }: Sameness = {},
): ReadonlyMap<string, AnswerValue> {
  const all = distinctValues(values).map((value) =>
    comparable(value, value.node.kind === "entity" ? aliasesOf(value.node.iri) : []),
  );
  const alike = new Map(all.map((each) => [each.key, new Set([each])]));
  const maySameHere = (a: Comparable, b: Comparable): boolean => maySame(a, b, liesWithin);
  for (const group of groupsToCompare(all, liesWithin))
    for (const a of group) for (const b of group) if (maySameHere(a, b)) alike.get(a.key)?.add(b);

  const clear = new Set(all.filter(({ key }) => agreesWithin([...(alike.get(key) ?? [])], maySameHere)));
  const pairs = [...clear].flatMap(({ key }) =>
    [...(alike.get(key) ?? [])].filter((other) => clear.has(other)).map((other) => [key, other.key] as const),
  );
  const classOf = joined(
    all.map(({ key }) => key),
    pairs,
  );
  const fullest = new Map<string, AnswerValue>();
  const wider = new Map(all.map(({ key, value }) => [key, all.filter((each) => liesWithin(value, each.value)).length]));
  const innermost = (a: Comparable, b: Comparable): number => (wider.get(b.key) ?? 0) - (wider.get(a.key) ?? 0);
  for (const { key, value } of all.toSorted((a, b) => innermost(a, b) || byFullness(a, b)))
    if (!fullest.has(classOf(key))) fullest.set(classOf(key), value);
  return new Map(all.map(({ key, value }) => [key, fullest.get(classOf(key)) ?? value]));
}

/** The values as they say most, each once. */
export function fullestOf(
  values: readonly AnswerValue[],
  same: ReadonlyMap<string, AnswerValue>,
): readonly AnswerValue[] {
  return distinctValues(values.map((value) => same.get(valueKey(value)) ?? value));
}

/** What shares no name, is not measured and lies nowhere within another is not the same. */
function groupsToCompare(all: readonly Comparable[], liesWithin: LiesWithin): readonly (readonly Comparable[])[] {
  const byName = new Map<string, Comparable[]>();
  for (const each of all) for (const name of each.names) byName.set(name, [...(byName.get(name) ?? []), each]);
  const measured = all.filter(({ measure }) => measure !== undefined);
  const nested = liesWithin === nothingWithin ? [] : pairsWithin(all, liesWithin);
  return [...byName.values(), ...(measured.length <= MOST_MEASURES ? [measured] : []), ...nested];
}

function pairsWithin(all: readonly Comparable[], liesWithin: LiesWithin): readonly (readonly Comparable[])[] {
  return all.flatMap((inner) =>
    all.filter((outer) => liesWithin(inner.value, outer.value)).map((outer) => [inner, outer]),
  );
}

function agreesWithin(values: readonly Comparable[], agree: (a: Comparable, b: Comparable) => boolean): boolean {
  return values.every((a, index) => values.slice(index + 1).every((b) => agree(a, b)));
}
