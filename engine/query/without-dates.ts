import { nodeKey, type FactNode } from "../evidence/fact.ts";
import type { SetForm } from "../question/form/logical-form.ts";
import type { Catalogue, Knowledge } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { literalValue } from "../values/literal-value.ts";
import { textValue } from "../values/text-value.ts";
import { membersOf, type Table } from "./execution/hop.ts";

/** Members whose names are looked at, most. */
const MOST = 50;

/**
 * A table without dates where a set is to hold persons or places: in a graph that was read out of texts
 * "took place in" leads to a month as well as to a town. What is left out is told where something stays; where nothing
 * does, the relation led to nothing of what was asked for, and texts or another relation may.
 */
export async function withoutDates(
  table: Table,
  set: SetForm,
  graph: Knowledge,
  { classes }: Pick<Catalogue, "classes">,
  context: UpstreamContext,
): Promise<Table> {
  if (table.rows.length === 0 || !isOfThings(set)) return table;
  const members = membersOf(table.rows);
  // Where things have classes, none of them is a date.
  const iris = members.flatMap((member) => (member.kind === "iri" && classes.length === 0 ? [member.value] : []));
  const described = iris.length === 0 ? undefined : await graph.describe(iris.slice(0, MOST), context);
  const isDate = (member: FactNode): boolean => {
    if (member.kind === "literal") return literalValue(member).type === "date";
    const label = member.kind === "words" ? member.text : described?.get(member.value)?.label;
    return label !== undefined && textValue(label).type === "date";
  };
  const others = new Set(members.filter(isDate).map(nodeKey));
  if (others.size === 0) return table;
  const rows = table.rows.filter(({ value }) => !others.has(nodeKey(value)));
  return rows.length === 0
    ? { ...table, rows: [], narrowed: true }
    : { ...table, rows, narrowed: true, notes: [...table.notes, "dates among what was found are left out"] };
}

/** Is a set to hold persons or places, by the words for what is expected? */
export function isOfThings(set: SetForm): boolean {
  switch (set.kind) {
    case "follow":
      return set.expectsThing === true;
    case "at":
    case "where":
    case "except":
    case "extreme":
      return isOfThings(set.set);
    case "intersect":
      return set.sets.some(isOfThings);
    case "union":
      return set.sets.every(isOfThings);
    default:
      return false;
  }
}
