import { literal, type Term } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type { EndpointSession, Rows } from "../endpoint/endpoint-session.ts";
import { mayBeCut } from "../endpoint/row-count.ts";

/**
 * Rows page by page in the order of a node's IRI: each page begins behind the last IRI, so that no sorted offset grows.
 */
export async function paged(
  node: string,
  variables: readonly string[],
  patterns: string,
  { size, most }: { readonly size: number; readonly most: number },
  ask: EndpointSession,
): Promise<Rows> {
  const all: ReadonlyMap<string, Term>[] = [];
  let after = "";
  while (all.length < most) {
    const filter = after === "" ? "" : `FILTER(STR(?${node}) > ${writeTerm(literal(after))})`;
    const rows = await ask.part(
      `SELECT DISTINCT ${variables.map((name) => `?${name}`).join(" ")} WHERE { ${patterns} FILTER(isIRI(?${node})) ${filter} } ORDER BY STR(?${node}) LIMIT ${size}`,
    );
    for (const row of rows) all.push(row);
    const last = irisIn(rows, node).at(-1);
    // A page that is not full is the last one, unless the endpoint may have cut it off.
    if ((rows.length < size && !mayBeCut(rows.length)) || last === undefined || last === after) break;
    after = last;
  }
  return all;
}

export function irisIn(rows: Rows, name: string): readonly string[] {
  return rows.flatMap((row) => {
    const term = row.get(name);
    return term?.kind === "iri" ? [term.value] : [];
  });
}
