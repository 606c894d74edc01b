import type { SourceDescription } from "../engine.ts";
import { quoted } from "../failure.ts";
import { fuse } from "../graph/fuse.ts";
import type { Question } from "./question.ts";
import type { DocumentCollection } from "../sources/documents.ts";
import type { KnowledgeGraph } from "../sources/knowledge-graph.ts";
import type { WholeParts } from "../sources/whole-parts.ts";
import type { InvestigationParts } from "../investigation-parts.ts";

/** What the stages of a question see: the sources that its options leave. */
export function partsOf(
  { graphs, documents, reasoner, embedder, rewardModel, searchThreads, clock }: WholeParts,
  { options }: Question,
): InvestigationParts {
  const { sources } = options;
  const others = { reasoner, embedder, rewardModel, searchThreads, clock };
  if (sources === undefined) return { graph: fuse(graphs), documents, ...others };
  const isChosen = ({ id }: { readonly id: string }): boolean => sources.includes(id);
  return {
    graph: fuse(graphs.filter(isChosen)),
    documents: documents.filter(isChosen),
    ...others,
  };
}

/**
 * Ids of all sources.
 * @throws TypeError when there is no graph, or when two sources have the same id
 */
export function sourceIdsOf({ graphs, documents }: WholeParts): readonly string[] {
  if (graphs.length === 0) throw new TypeError("An engine needs at least one graph.");
  const ids = [...graphs, ...documents].map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new TypeError(`Two sources have the id ${quoted(twice)}; give each its own.`);
  return ids;
}

export function describeSource(source: KnowledgeGraph | DocumentCollection): SourceDescription {
  const { id, kind, title, version, licence } = source;
  return { id, kind, title, version, licence, asOf: "asOf" in source ? source.asOf : undefined };
}
