import { isWritableIri } from "../../../engine/rdf/write-term.ts";
import type { Rows } from "../endpoint/endpoint-session.ts";

/** The number `?n` of each row by the IRI of a variable, in order of the IRIs. */
export function countsIn(rows: Rows, name: string): ReadonlyMap<string, number> {
  const counts = rows.flatMap((row) => {
    const [each, count] = [row.get(name), row.get("n")];
    return each?.kind === "iri" && isWritableIri(each.value) && count?.kind === "literal"
      ? [[each.value, Number(count.lexical) || 0] as const]
      : [];
  });
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The same by the IRIs of two variables. */
export function countsByTwo(
  rows: Rows,
  outer: string,
  inner: string,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const groups = new Map<string, Rows[number][]>();
  for (const row of rows) {
    const each = row.get(outer);
    if (each?.kind !== "iri") continue;
    const group = groups.get(each.value);
    if (group === undefined) groups.set(each.value, [row]);
    else group.push(row);
  }
  return new Map([...groups].map(([each, group]) => [each, countsIn(group, inner)]));
}
