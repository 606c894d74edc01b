import type { Node } from "../../graph-index/statistics/pairs.ts";
import { nodeOf } from "../../graph-index/statistics/pairs.ts";
import type { Triples } from "../mirror/read-triples.ts";
import { givenNodes, isBlank, type NodeFact } from "./given-nodes.ts";
import { askable, type AskSome } from "./means-of-asking.ts";
import type { WrittenNodes } from "./nodes-of-graph.ts";

/** The nodes with a name and no IRI of a graph all of whose triples are known. */
export async function nodesIn(
  triples: Triples,
  labels: readonly string[],
  ask: AskSome,
): Promise<WrittenNodes | undefined> {
  const naming = labels.filter((label) => triples.get(label)?.subjects.some(isBlank) === true);
  if (naming.length === 0) return undefined;
  const facts = [...triples].flatMap(([predicate, { subjects, objects }]) =>
    subjects.flatMap((subject, row): readonly NodeFact[] => {
      const object = objects[row] ?? "";
      return isBlank(subject) || isBlank(object) ? [{ subject, predicate, object }] : [];
    }),
  );
  return askable(givenNodes(facts, labels), naming, ask);
}

/** The triples with the IRIs of nodes in place of their labels. */
export function withGivenIris(triples: Triples, { nodes }: WrittenNodes): Triples {
  const iris = new Map(nodes.map(({ node, iri }) => [node, nodeOf(iri)]));
  const given = (node: Node): Node => iris.get(node) ?? node;
  return new Map(
    [...triples].map(([predicate, { subjects, objects }]) => [
      predicate,
      { subjects: subjects.map(given), objects: objects.map(given) },
    ]),
  );
}
