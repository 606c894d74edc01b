import { membersOf } from "../../graph/fused-graph.ts";
import { mostQueriesToCount } from "../../graph/neighbourhood/count-relations.ts";
import type { Question } from "../../question/question.ts";
import { estimateQuery } from "../../query/estimate.ts";
import { BOUNDS } from "./bounds.ts";
import { NAME } from "./name.ts";
import type { TreeOptions } from "./parameters.ts";
import { atMost, requestsOf, type CostEstimate, type StageEstimate } from "../../cost-estimate.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";

/** Queries of one sub-question besides those for its relations: its facts, when they hold, and their names. */
const QUERIES_PER_NODE = 3;

/** Tasks besides those of the nodes: analysis, draft and answer. */
const TASKS_OF_TREE = 3;

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
  const relations = retrievals * members.reduce((sum, graph) => sum + mostQueriesToCount(graph), 0);
  const texts = parts.documents.length === 0 ? 0 : retrievals * BOUNDS.subjects;
  const searches = texts === 0 ? {} : { DOCUMENTS: texts * parts.documents.length };
  const ofNodes = {
    stages: graphs * (nodes + 4 * retrievals),
    queries: graphs * (nodes + retrievals * QUERIES_PER_NODE),
  };
  const searched = graphs * (nodes * BOUNDS.names + retrievals * BOUNDS.answers);
  const names = options.maxDrafts * query.queriesForNames + ofNodes.queries;
  const rebuilt = options.maxDrafts * options.maxRebuilds;
  return {
    strategy: NAME,
    stages: [
      atMost("treeqa.result", 1, { SPARQL: names, ...requestsOf(1, parts) }),
      atMost("treeqa.tree", 1, {
        LABELS: searched,
        SPARQL: names,
        ...requestsOf(mostTasks(options) - TASKS_OF_TREE, parts),
      }),
      atMost("treeqa.draft", 1, requestsOf(1 + rebuilt, parts)),
      ...query.stages.map((stage) => forDrafts(stage, options, ofNodes)),
      atMost("treeqa.neighbours", ofNodes.stages, { SPARQL: relations }),
      atMost("treeqa.facts", ofNodes.stages, { SPARQL: ofNodes.queries }),
      ...(texts === 0 ? [] : [atMost("documents.chunks", texts, searches)]),
    ],
    most: {
      stages: options.maxDrafts * query.most.stages + 2 + ofNodes.stages + texts,
      upstream: {
        ...query.most.upstream,
        LABELS: graphs + searched,
        SPARQL: options.maxDrafts * (query.most.upstream.SPARQL ?? 0) + ofNodes.queries + relations,
        ...searches,
        ...requestsOf(mostTasks(options), parts),
      },
    },
  };
}

/** A stage of querying, as it serves the drafts: the question is read once, and tried and executed for each of them. */
function forDrafts(
  stage: StageEstimate,
  { maxDrafts }: TreeOptions,
  ofNodes: { readonly stages: number; readonly queries: number },
): StageEstimate {
  const { name, most } = stage;
  if (!name.startsWith("query.")) return stage;
  return atMost(name, maxDrafts * most.stages + ofNodes.stages, {
    ...most.upstream,
    SPARQL: maxDrafts * (most.upstream.SPARQL ?? 0) + ofNodes.queries,
  });
}

/**
 * Analysis, draft and answer; of every node three tasks and one for each retrieval; and the drafts of what is built
 * anew.
 */
export function mostTasks({ maxDrafts, maxNodes, maxRetrievals, maxRebuilds }: TreeOptions): number {
  return TASKS_OF_TREE + maxDrafts * ((maxNodes - 1) * (1 + maxRebuilds) * (3 + maxRetrievals) + maxRebuilds);
}
