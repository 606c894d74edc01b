import { expect } from "vitest";
import { type SelectQuery, triple, variable } from "../../engine/sparql/syntax.ts";
import { literal } from "../../engine/rdf/term.ts";
import type { WholeParts } from "../../engine/sources/whole-parts.ts";
import { holdsInTree, type LogicTree } from "../../engine/evidence/logic-tree.ts";
import type { Evidence } from "../../engine/evidence/trace.ts";
import { recordingContext } from "../support/recording-context.ts";

type Sources = Pick<WholeParts, "graphs" | "documents">;

/**
 * A node that holds has a reference and an answer, one without evidence has no verdict but UNKNOWN; every piece of
 * evidence is a triple of a graph, or a sentence that stands in its chunk.
 */
export async function expectGrounded(tree: LogicTree, sources: Sources): Promise<void> {
  const evidence = new Map<string, Evidence>();
  for (const node of tree.nodes) {
    if (holdsInTree(node)) {
      expect(node.references.length, node.question).toBeGreaterThan(0);
      expect(node.answers.length, node.question).toBeGreaterThan(0);
    } else expect(node.answers, node.question).toEqual([]);
    if (node.verdict === "SUPPORTED" || node.verdict === "REFUTED")
      expect(node.evidence.length, node.question).toBeGreaterThan(0);
    const ids = new Set(node.evidence.map(({ id }) => id));
    for (const id of node.references) expect(ids).toContain(id);
    for (const each of node.evidence) evidence.set(each.id, each);
  }
  await Promise.all(
    [...evidence.values()].map((each) =>
      each.kind === "DOCUMENTS" ? expectQuoted(each, sources) : expectHeld(each, sources),
    ),
  );
}

async function expectHeld({ triple: held, text, source }: Evidence, { graphs }: Sources): Promise<void> {
  const graph = graphs.find(({ id }) => id === source);
  if (graph === undefined || held?.subject.kind !== "iri" || held.object.kind === "blank")
    throw new Error(`“${text}” is neither a triple of a graph nor a quote`);
  const found = variable("found");
  const query: SelectQuery = {
    variables: [found],
    where: [triple(held.subject, held.predicate, held.object), { kind: "bind", value: literal("yes"), as: found }],
    limit: 1,
  };
  expect((await graph.select(query, recordingContext())).rows, text).toHaveLength(1);
}

async function expectQuoted({ text, source, quotedFrom }: Evidence, { documents }: Sources): Promise<void> {
  expect(quotedFrom, text).toMatch(/_\d+_\d+$/);
  const passages = await documents.find(({ id }) => id === source)?.search(text, { limit: 20 }, recordingContext());
  expect(
    passages
      ?.filter(({ chunkId }) => chunkId === quotedFrom)
      .map((passage) => passage.text)
      .join(),
    text,
  ).toContain(text);
}
