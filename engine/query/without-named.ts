import { isOfSet, type RelationPhrase, type SetForm } from "../question/form/logical-form.ts";
import type { Table } from "./execution/hop.ts";

/**
 * A table without what the question named to choose by: E borders all neighbours of E, as whoever asks for others that
 * do knows. Where there are no others it is the answer: all actors of a film play in that one alone.
 */
export function withoutNamed(table: Table, set: SetForm): Table {
  const named = new Set(namedIn(set));
  if (named.size === 0) return table;
  const rows = table.rows.filter(({ value }) => value.kind !== "iri" || !named.has(value.value));
  return rows.length === table.rows.length || rows.length === 0 ? table : { ...table, rows, narrowed: true };
}

/** What a set is chosen by that has itself what is asked of the others, by the same relation. */
function namedIn(set: SetForm): readonly string[] {
  switch (set.kind) {
    case "at":
    case "except":
    case "extreme":
      return namedIn(set.set);
    case "intersect":
      return set.sets.flatMap(namedIn);
    case "where": {
      const { condition, relation } = set;
      const inner = namedIn(set.set);
      if (!isOfSet(condition) || condition.operator !== "every") return inner;
      const { of } = condition;
      return of.kind === "follow" && of.from.kind === "mention" && isSame(of.relation, relation)
        ? [...inner, ...of.from.candidates.map(({ iri }) => iri)]
        : inner;
    }
    default:
      return [];
  }
}

function isSame({ candidates: [one] }: RelationPhrase, { candidates: [other] }: RelationPhrase): boolean {
  return one !== undefined && one.iri === other?.iri;
}
