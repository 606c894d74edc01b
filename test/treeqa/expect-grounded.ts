import { expect } from "vitest";
import { serialise } from "../../engine/strategies/query/sparql/serialise.ts";
import { triple, variable } from "../../engine/strategies/query/sparql/syntax.ts";
import { literal } from "../../engine/rdf/term.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { holdsInTree, type LogicTree } from "../../engine/strategies/treeqa/tree.ts";
import type { Evidence } from "../../engine/trace/trace.ts";
import { recordingContext } from "../support/recording-context.ts";

/** A node that holds has a reference; every reference is a triple of the graph, or a sentence with its chunk. */
export async function expectGrounded(tree: LogicTree, graph: KnowledgeGraph): Promise<void> {
  const evidence = new Map<string, Evidence>();
  for (const node of tree.nodes) {
    if (holdsInTree(node)) {
      expect(node.references.length, node.question).toBeGreaterThan(0);
      expect(node.answers.length, node.question).toBeGreaterThan(0);
    }
    if (node.verdict === "SUPPORTED" || node.verdict === "REFUTED") expect(node.evidence.length, node.question).toBeGreaterThan(0);
    const ids = new Set(node.evidence.map(({ id }) => id));
    for (const id of node.references) expect(ids).toContain(id);
    for (const each of node.evidence) evidence.set(each.id, each);
  }
  for (const each of evidence.values()) await expectHeld(each, graph);
}

async function expectHeld({ kind, triple: held, text, quotedFrom }: Evidence, graph: KnowledgeGraph): Promise<void> {
  if (kind === "WIKI") {
    expect(quotedFrom, text).toMatch(/_\d+_\d+$/);
    return;
  }
  if (held?.subject.kind !== "iri" || held.object.kind === "blank") throw new Error(`“${text}” is neither a triple nor a quote`);
  const found = variable("found");
  const query = serialise({ variables: [found], where: [triple(held.subject, held.predicate, held.object), { kind: "bind", value: literal("yes"), as: found }], limit: 1 });
  expect((await graph.select(query, recordingContext())).rows, text).toHaveLength(1);
}
