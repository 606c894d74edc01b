import { edgeOf, Multigraph, NONE } from "../../engine/graph/multigraph/multigraph.ts";
import { Numbers } from "../../engine/graph/multigraph/numbers.ts";
import type { Fact } from "../question-set.ts";
import { entityIri } from "./facts-as-triples.ts";
import { literalObjects } from "./literal-objects.ts";
import { mirroredRelations } from "./mirrored.ts";

/** As far as Hydra fetches (section 3.2: D_max), whatever the question. */
const HOPS = 3;

/** What lies around entities, as counts. */
export interface Neighbourhood {
  readonly facts: number;
  /** Those that are asked about included. */
  readonly entities: number;
}

/** What lies around entities of a graph, by their IRIs; undefined where it has none of them. */
export type NeighbourhoodOf = (iris: readonly string[]) => Neighbourhood | undefined;

const known = new WeakMap<readonly Fact[], NeighbourhoodOf>();

/**
 * All facts within three hops of entities, either way, of the graph that is made of these: what the public code of
 * Hydra fetches, and nobody does here but to measure. Literals are counted with their facts, and lead nowhere: what has
 * a year in common does not hang together by it.
 */
export function neighbourhoodsIn(facts: readonly Fact[]): NeighbourhoodOf {
  const made = known.get(facts) ?? neighbourhoods(facts);
  known.set(facts, made);
  return made;
}

function neighbourhoods(facts: readonly Fact[]): NeighbourhoodOf {
  const [nodes, relations, graph] = [new Numbers(), new Numbers(), new Multigraph()];
  const isLiteral: boolean[] = [];
  const nodeOf = (name: string, literal: boolean): number => {
    const number = nodes.of(name);
    if (number === graph.nodes) {
      graph.addNode();
      isLiteral.push(literal);
    }
    return number;
  };
  const [literalOf, mirrored] = [literalObjects(facts), mirroredRelations(facts)];
  for (const fact of facts) {
    const { subject, relation, object } = fact;
    if (mirrored.has(relation)) continue;
    const literal = literalOf(fact);
    graph.addEdge(
      nodeOf(entityIri(subject), false),
      relations.of(relation),
      literal === undefined
        ? nodeOf(entityIri(object), false)
        : nodeOf(`"${literal.lexical}" ${literal.datatype}`, true),
    );
  }
  return (iris) => {
    const starts = iris.flatMap((iri) => nodes.known(iri) ?? []);
    return starts.length === 0 ? undefined : around(graph, starts, (node) => isLiteral[node] === true);
  };
}

function around(graph: Multigraph, starts: readonly number[], isLiteral: (node: number) => boolean): Neighbourhood {
  const [edges, entities] = [new Set<number>(), new Set(starts)];
  let open: readonly number[] = [...entities];
  for (let hop = 0; hop < HOPS && open.length > 0; hop += 1) {
    const next: number[] = [];
    for (const node of open)
      for (let walked = graph.firstAround(node); walked !== NONE; walked = graph.nextAround(node, walked)) {
        edges.add(edgeOf(walked));
        const end = graph.end(walked);
        if (isLiteral(end) || entities.has(end)) continue;
        entities.add(end);
        next.push(end);
      }
    open = next;
  }
  return { facts: edges.size, entities: entities.size };
}
