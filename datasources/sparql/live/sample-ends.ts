import { iri, literal, type Term } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { functional, homogeneous, symmetric } from "../../graph-index/statistics/ends.ts";
import { areTruthValues, objectKind } from "../../graph-index/statistics/object-kind.ts";
import { batches, listedIris } from "../endpoint/query-text.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import type { Ends } from "./declared-ends.ts";
import type { Survey } from "./survey.ts";

const RELATIONS_PER_QUERY = 20;
const TRIPLES_PER_RELATION = 20;
/** Places, as shares of all its triples, from which a relation's triples are taken: neighbours are often alike. */
const PLACES = [0, 0.3, 0.6, 0.9];
/** To skip more takes too long. */
const MOST_SKIPPED = 200_000;
const NODES_PER_QUERY = 200;
const TIMEOUT_MS = 15_000;
const MOST_CLASSES = 8;

/** What stands at the ends of relations, by a few triples of each, from several places where their number is known. */
export async function sampleEnds(
  relations: readonly string[],
  { vocabulary, predicates }: Survey,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, Ends>> {
  const ends = new Map<string, Ends>();
  for (const batch of batches(relations, RELATIONS_PER_QUERY)) {
    const branches = batch.flatMap((relation, index) =>
      slicesOf(predicates?.get(relation) ?? 0).map(
        ({ limit, offset }) =>
          `{ SELECT ?r ?s ?o WHERE { ?s ${writeTerm(iri(relation))} ?o . BIND(${writeTerm(literal(String(index)))} AS ?r) } LIMIT ${limit} OFFSET ${offset} }`,
      ),
    );
    const rows = await ifAffordable(() =>
      ask.within(TIMEOUT_MS).part(`SELECT ?r ?s ?o WHERE { ${branches.join(" UNION ")} }`),
    );
    // What is too much of these relations is too much of the others.
    if (rows === undefined) break;
    const triples = rows.flatMap((row) => {
      const [relation, subject, object] = [row.get("r"), row.get("s"), row.get("o")];
      return relation?.kind === "literal" && subject !== undefined && object !== undefined
        ? [{ relation: batch[Number(relation.lexical)] ?? "", subject, object }]
        : [];
    });
    const nodes = [
      ...new Set(
        triples
          .flatMap(({ subject, object }) => [subject, object])
          .flatMap((term) => (term.kind === "iri" ? [term.value] : [])),
      ),
    ];
    const types = await typesOf(nodes, vocabulary, ask);
    for (const relation of batch) {
      const own = triples.filter((triple) => triple.relation === relation);
      const pairs = {
        subjects: own.map(({ subject }) => nodeText(subject)),
        objects: own.map(({ object }) => nodeText(object)),
      };
      if (own.length === 0) continue;
      const classesOf = (node: string): ReadonlyMap<string, number> =>
        new Map((types.get(node) ?? []).map((type) => [type, 1]));
      ends.set(relation, {
        count: predicates?.get(relation) ?? own.length,
        objectKind: objectKind(pairs.objects),
        subjectClasses: frequent(pairs.subjects, types),
        objectClasses: frequent(pairs.objects, types),
        homogeneous: homogeneous(pairs, classesOf, () => () => new Map()),
        symmetric: symmetric(pairs),
        // A few triples show that there is more than one value, not that there is never.
        ...(areTruthValues(pairs.objects) ? { isTruth: true } : {}),
        functional: own.length >= TRIPLES_PER_RELATION && functional(pairs, () => false),
      });
    }
  }
  return ends;
}

function slicesOf(count: number): readonly { readonly limit: number; readonly offset: number }[] {
  if (count <= TRIPLES_PER_RELATION) return [{ limit: TRIPLES_PER_RELATION, offset: 0 }];
  const reached = Math.min(count - TRIPLES_PER_RELATION, MOST_SKIPPED);
  return PLACES.map((place) => ({
    limit: TRIPLES_PER_RELATION / PLACES.length,
    offset: Math.floor(place * reached),
  }));
}

/** By node as `nodeText` writes it. */
async function typesOf(
  nodes: readonly string[],
  vocabulary: Vocabulary,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const types = new Map<string, string[]>();
  for (const batch of batches(nodes, NODES_PER_QUERY)) {
    for (const row of await ask.part(
      `SELECT DISTINCT ?e ?t WHERE { ${ask.among("?e", batch)} VALUES ?p { ${listedIris(vocabulary.type)} } ?e ?p ?t }`,
    )) {
      const [entity, type] = [row.get("e"), row.get("t")];
      if (entity?.kind === "iri" && type?.kind === "iri")
        types.set(nodeText(entity), [...(types.get(nodeText(entity)) ?? []), type.value]);
    }
  }
  return types;
}

function frequent(nodes: readonly string[], types: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const counts = new Map<string, number>();
  for (const node of new Set(nodes))
    for (const type of types.get(node) ?? []) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, MOST_CLASSES)
    .map(([type]) => type);
}

function nodeText(term: Term): string {
  if (term.kind === "blank") return `_:${term.id}`;
  return term.kind === "iri" ? `<${term.value}>` : writeTerm(term);
}
