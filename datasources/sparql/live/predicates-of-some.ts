import { iri } from "../../../engine/rdf/term.ts";
import { isWritableIri, writeTerm } from "../../../engine/rdf/write-term.ts";
import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { irisIn } from "./paged.ts";

/** Where things are taken from, in the order of the graph's index: those side by side are often alike. */
const OFFSETS = [0, 1_000, 10_000, 50_000, 100_000];
const THINGS = 200;
const TIMEOUT_MS = 5_000;
/** Classes of which things are taken, besides. */
const MOST_CLASSES = 20;

/**
 * The predicates of some things of a graph, taken in several places of its names and of each class that was met: where
 * neither can all triples be asked about, nor does the graph say which properties it has. Each look is bounded by
 * itself, and what takes too long is left out.
 */
export async function predicatesOfSome({ label, type }: Vocabulary, ask: EndpointSession): Promise<readonly string[]> {
  const bounded = ask.within(TIMEOUT_MS);
  const found = new Set<string>();
  const names = label.map((each) => writeTerm(iri(each)));
  const types = type.map((each) => writeTerm(iri(each)));
  const classes = new Set<string>();
  const look = async (things: string): Promise<void> => {
    const rows = await ifAffordable(() => bounded.part(`SELECT DISTINCT ?p WHERE { ${things} ?s ?p ?o }`));
    for (const each of irisIn(rows ?? [], "p")) found.add(each);
  };
  for (const offset of OFFSETS) {
    for (const name of names) {
      const things = `{ SELECT ?s WHERE { ?s ${name} ?name } LIMIT ${THINGS} OFFSET ${offset} }`;
      await look(things);
      for (const each of types) {
        const rows = await ifAffordable(() => bounded.part(`SELECT DISTINCT ?c WHERE { ${things} ?s ${each} ?c }`));
        for (const known of irisIn(rows ?? [], "c").filter(isWritableIri)) classes.add(known);
      }
    }
  }
  for (const each of [...classes].sort().slice(0, MOST_CLASSES))
    for (const predicate of types)
      await look(`{ SELECT ?s WHERE { ?s ${predicate} ${writeTerm(iri(each))} } LIMIT ${THINGS} }`);
  return [...found].sort();
}
