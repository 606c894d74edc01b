import { membersOf } from "../../graph/fused-graph.ts";
import { mostQueriesToCount } from "../../graph/neighbourhood/count-relations.ts";
import type { Question } from "../../question/question.ts";
import { estimateQuery } from "../../query/estimate.ts";
import { BOUNDS } from "./bounds.ts";
import { NAME } from "./name.ts";
import type { TreeOptions } from "./parameters.ts";
import { requestsOf, type CostEstimate } from "../../cost-estimate.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";

/** Queries of one sub-question besides those for its relations: its facts, when they hold, and their names. */
const QUERIES_PER_NODE = 3;

/**
 * An upper bound of what the strategy costs: that of finding the reading which the graphs support, once for each draft
 * that is followed, and every node of every draft with all its retrievals; nodes that are built anew count as others.
 * Nothing runs.
 */
export function estimateTree(question: Question, parts: InvestigationParts, options: TreeOptions): CostEstimate {
  const query = estimateQuery(question, { ...parts, documents: [] });
  const members = membersOf(parts.graph);
  const graphs = members.length;
  const nodes = options.maxDrafts * (1 + options.maxRebuilds) * (options.maxNodes - 1);
  const retrievals = nodes * options.maxRetrievals;
  const relations = members.reduce((sum, graph) => sum + mostQueriesToCount(graph), 0);
  const texts = parts.documents.length === 0 ? 0 : retrievals * BOUNDS.subjects;
  return {
    strategy: NAME,
    stages: options.maxDrafts * query.stages + 2 + graphs * (nodes + 4 * retrievals) + texts,
    upstream: {
      ...query.upstream,
      LABELS: graphs * (1 + nodes * BOUNDS.names + retrievals * BOUNDS.answers),
      SPARQL:
        options.maxDrafts * (query.upstream.SPARQL ?? 0) +
        graphs * (nodes + retrievals * QUERIES_PER_NODE) +
        retrievals * relations,
      ...(texts === 0 ? {} : { DOCUMENTS: texts * parts.documents.length }),
      ...requestsOf(mostTasks(options), parts),
    },
    plan: [
      "treeqa.result",
      "treeqa.tree",
      "treeqa.draft",
      ...query.plan,
      "treeqa.neighbours",
      "treeqa.facts",
      ...(parts.documents.length === 0 ? [] : ["documents.chunks"]),
    ],
  };
}

/**
 * Analysis, draft and answer; of every node three tasks and one for each retrieval; and the drafts of what is built
 * anew.
 */
export function mostTasks({ maxDrafts, maxNodes, maxRetrievals, maxRebuilds }: TreeOptions): number {
  return 3 + maxDrafts * ((maxNodes - 1) * (1 + maxRebuilds) * (3 + maxRetrievals) + maxRebuilds);
}
