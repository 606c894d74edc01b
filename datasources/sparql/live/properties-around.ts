import { isWritableIri, writeTerm } from "../../../engine/rdf/write-term.ts";
import type { ObjectKind } from "../../../engine/sources/knowledge-graph.ts";
import { objectKind } from "../../graph-index/statistics/object-kind.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import type { Property } from "./list-properties.ts";

const TIMEOUT_MS = 8_000;
/** Triples of the entities, and predicates of what they are linked with, that are looked at. */
const MOST_TRIPLES = 1_000;
const MOST_PREDICATES = 300;
/** Neighbours whose own predicates are looked at. */
const NEIGHBOURS = 100;

/**
 * The properties by which some entities are linked with anything, and those of their neighbours: one call. What stands
 * behind them is told from the entities' own triples. Undefined where that is too much to ask.
 */
export async function propertiesAround(
  entities: readonly string[],
  ask: EndpointSession,
): Promise<readonly Property[] | undefined> {
  const values = ask.among("?e", entities);
  const neighbours = `{ SELECT DISTINCT ?m WHERE { ${values} ?e ?q ?m FILTER(${ask.isThing("?m")}) } LIMIT ${NEIGHBOURS} }`;
  const branches = [
    `{ SELECT ?p ?o WHERE { ${values} ?e ?p ?o } LIMIT ${MOST_TRIPLES} }`,
    `{ SELECT DISTINCT ?p WHERE { ${values} ?s ?p ?e } LIMIT ${MOST_PREDICATES} }`,
    `{ SELECT DISTINCT ?p WHERE { ${neighbours} ?m ?p ?x } LIMIT ${MOST_PREDICATES} }`,
  ];
  const rows = await ifAffordable(() =>
    ask.within(TIMEOUT_MS).part(`SELECT ?p ?o WHERE { ${branches.join(" UNION ")} }`),
  );
  if (rows === undefined) return undefined;
  const objects = new Map<string, string[]>();
  for (const row of rows) {
    const [predicate, object] = [row.get("p"), row.get("o")];
    if (predicate?.kind !== "iri" || !isWritableIri(predicate.value)) continue;
    const known = objects.get(predicate.value) ?? [];
    objects.set(predicate.value, known);
    if (object !== undefined) known.push(object.kind === "blank" ? `_:${object.id}` : writeTerm(object));
  }
  return [...objects].map(([predicate, found]) => ({
    iri: predicate,
    claim: predicate,
    kind: undefined,
    seen: kindOf(found),
  }));
}

function kindOf(objects: readonly string[]): ObjectKind | undefined {
  return objects.length === 0 ? undefined : objectKind(objects);
}
