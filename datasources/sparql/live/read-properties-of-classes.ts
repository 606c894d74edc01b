import { iri } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import { iriOf, type Node, nodeOf, type Pairs } from "../../graph-index/statistics/pairs.ts";
import { DOMAIN_PREDICATES, propertiesOfClasses } from "../../graph-index/statistics/properties-of-classes.ts";
import { relationsAmong } from "../../graph-index/statistics/structure.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { batches, listedIris } from "../endpoint/query-text.ts";
import { nodeOf as nodeOfTerm } from "../mirror/read-predicates.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { countsByTwo } from "./counts-in.ts";
import type { Survey } from "./survey.ts";

/** Of a graph with more triples it is not asked which classes have which relations. */
const MOST_TRIPLES = 2_000_000;
const RELATIONS_PER_QUERY = 100;
const TIMEOUT_MS = 15_000;

/**
 * Which properties a graph declares of its classes, as far as that is all there is: a few questions, of a graph that
 * declares any. Undefined where they are too much to ask.
 */
export async function readPropertiesOfClasses(
  { vocabulary, terms, predicates, countsAll }: Pick<Survey, "vocabulary" | "terms" | "predicates" | "countsAll">,
  { rowCap }: ResolvedSettings,
  ancestorsOf: (type: string) => readonly string[],
  ask: EndpointSession,
): Promise<ReturnType<typeof propertiesOfClasses> | undefined> {
  const [relation, ...others] = DOMAIN_PREDICATES.filter((each) => predicates?.has(each));
  if (predicates === undefined || relation === undefined || others.length > 0 || terms !== undefined || !countsAll)
    return undefined;
  const relations = relationsAmong([...predicates.keys()], vocabulary, () => []);
  const sum = relations.reduce((total, each) => total + (predicates.get(each) ?? 0), 0);
  if (sum > MOST_TRIPLES || (predicates.get(relation) ?? 0) > rowCap) return undefined;
  const bounded = ask.within(TIMEOUT_MS);
  const ancestors = (type: Node): readonly Node[] => ancestorsOf(iriOf(type)).map(nodeOf);
  return await ifAffordable(async () => {
    const pairs = await declaredPairs(relation, bounded);
    const used = new Map<Node, Set<Node>>();
    for (const batch of batches(relations, RELATIONS_PER_QUERY)) {
      const rows = await bounded.whole(
        `SELECT ?p ?c (COUNT(DISTINCT ?s) AS ?n) WHERE { VALUES ?p { ${listedIris(batch)} } ?s ?p ?o VALUES ?is { ${listedIris(vocabulary.type)} } ?s ?is ?c } GROUP BY ?p ?c`,
      );
      for (const [property, classes] of countsByTwo(rows, "p", "c"))
        for (const stated of classes.keys())
          for (const type of [nodeOf(stated), ...ancestors(nodeOf(stated))])
            used.set(type, (used.get(type) ?? new Set<Node>()).add(nodeOf(property)));
    }
    return propertiesOfClasses({ relation, pairs, usedBy: (type) => used.get(type) ?? new Set(), ancestors });
  });
}

async function declaredPairs(relation: string, ask: EndpointSession): Promise<Pairs> {
  const rows = await ask.whole(`SELECT ?r ?c WHERE { ?r ${writeTerm(iri(relation))} ?c }`);
  return {
    subjects: rows.map((row) => nodeOfTerm(row.get("r")) ?? ""),
    objects: rows.map((row) => nodeOfTerm(row.get("c")) ?? ""),
  };
}
