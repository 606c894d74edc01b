import { isOfSet, type RelationPhrase, type SetForm } from "../question/form/logical-form.ts";
import type { Catalogue } from "../sources/knowledge-graph.ts";
import type { Row, Table } from "./execution/hop.ts";

/**
 * A table without what the question named to choose by: E borders all neighbours of E, as whoever asks for others that
 * do knows. Where there are no others it is the answer, unless those asked for and those chosen by are of one kind: all
 * actors of a film play in that one alone.
 */
export function withoutNamed(table: Table, set: SetForm, { relations }: Pick<Catalogue, "relations">): Table {
  const named = namedIn(set);
  const isNamed = ({ value }: Row, among: readonly Named[]): boolean =>
    value.kind === "iri" && among.some(({ iris }) => iris.includes(value.value));
  const rows = table.rows.filter((row) => !isNamed(row, named));
  if (rows.length === table.rows.length) return table;
  if (rows.length > 0) return { ...table, rows, narrowed: true };
  const isOfOneKind = ({ relation }: Named): boolean =>
    relations.find(({ iri }) => iri === relation)?.homogeneous !== false;
  const alike = named.filter(isOfOneKind);
  const others = table.rows.filter((row) => !isNamed(row, alike));
  return others.length === table.rows.length ? table : { ...table, rows: others, narrowed: true };
}

/** What a set is chosen by, and the relation that it has to the others. */
interface Named {
  readonly iris: readonly string[];
  readonly relation: string | undefined;
}

/** What a set is chosen by that has itself what is asked of the others, by the same relation. */
function namedIn(set: SetForm): readonly Named[] {
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
        ? [...inner, { iris: of.from.candidates.map(({ iri }) => iri), relation: relation.candidates[0]?.iri }]
        : inner;
    }
    default:
      return [];
  }
}

function isSame({ candidates: [one] }: RelationPhrase, { candidates: [other] }: RelationPhrase): boolean {
  return one !== undefined && one.iri === other?.iri;
}
