import { iri } from "../../rdf/term.ts";
import type { Catalogue, KnowledgeGraph } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { relationOfStep, triple, variable } from "../../sparql/syntax.ts";

/** Relations of a graph that each stand for two triples, with a node between them that is no thing by itself. */
export interface ComposedRelations {
  /** By the relation of their first triple, and of their second: neither is a relation by itself. */
  readonly byFirst: ReadonlyMap<string, readonly string[]>;
  readonly bySecond: ReadonlyMap<string, readonly string[]>;
  /** Those that an entity's own triples do not tell of, since the nodes between them have no names. */
  readonly unseen: readonly string[];
}

/** A catalogue of thousands of relations is looked through once. */
const looked = new WeakMap<Catalogue, ComposedRelations>();

/** Those that the graph's catalogue lists; undefined for a graph that runs every query as it is. */
export async function composedRelationsOf(
  graph: KnowledgeGraph,
  context: UpstreamContext,
): Promise<ComposedRelations | undefined> {
  if (graph.asRun === undefined) return undefined;
  const catalogue = await graph.catalogue(context);
  const composed = looked.get(catalogue) ?? composedIn(catalogue, graph);
  looked.set(catalogue, composed);
  return composed;
}

function composedIn({ relations }: Catalogue, graph: KnowledgeGraph): ComposedRelations {
  const declared = new Set(graph.vocabulary.composed?.map(({ relation }) => relation));
  const [byFirst, bySecond] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const add = (map: Map<string, string[]>, part: string, relation: string): void =>
    void map.set(part, [...(map.get(part) ?? []), relation]);
  for (const { iri: relation } of relations.filter((entry) => !declared.has(entry.iri))) {
    const [first, second] = stepsOf(relation, graph);
    if (first === undefined || second === undefined) continue;
    add(byFirst, first, relation);
    add(bySecond, second, relation);
  }
  return { byFirst, bySecond, unseen: relations.map((entry) => entry.iri).filter((each) => declared.has(each)) };
}

const [SUBJECT, OBJECT] = [variable("subject"), variable("object")];

/** The relations of the triples that a relation stands for; none for one that stands for itself. */
function stepsOf(relation: string, graph: KnowledgeGraph): readonly string[] {
  const asked = { variables: [SUBJECT, OBJECT], where: [triple(SUBJECT, iri(relation), OBJECT)] };
  const [run] = graph.asRun?.(asked).where ?? [];
  if (run?.kind !== "triple" || run.predicate.kind !== "path") return [];
  const [path] = run.predicate.alternatives;
  return path?.kind === "sequence" ? path.steps.map((step) => relationOfStep(step).value) : [];
}
