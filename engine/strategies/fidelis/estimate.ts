import { atMost, requestsOf, type CostEstimate } from "../../cost-estimate.ts";
import { membersOf } from "../../graph/fused-graph.ts";
import { mostQueriesToGrow } from "../../graph/trails/most-queries.ts";
import { estimateQuery } from "../../query/estimate.ts";
import { LIMITS } from "../../query/limits.ts";
import type { UpstreamKind } from "../../sources/upstream.ts";
import type { FidelisOptions } from "./parameters.ts";
import { PATH_RAG_BOUNDS } from "./path-rag/bounds.ts";
import type { FidelisQuestion } from "./run.ts";

/**
 * An upper bound of what the strategy costs: at each level a retrieval of steps, with a look at what lies beyond them,
 * and two calls; beside them the analysis and the last step. Nothing runs. Requests for vectors are not counted: how
 * many texts go into one is the embedder's business.
 */
export function estimateFidelis({ question, parts, options }: FidelisQuestion): CostEstimate {
  const graphs = membersOf(parts.graph).length;
  const query = estimateQuery(question, { ...parts, documents: [] });
  const named = (names: number): number => graphs ** 2 * Math.ceil(names / LIMITS.namesPerQuery);
  // Both the steps of a level and what lies beyond them are fetched and named.
  const steps = 2 * (mostQueriesToGrow(parts.graph, options.relationsPerLevel) + named(PATH_RAG_BOUNDS.names));
  const levels = Array.from({ length: options.depth }, (_, index) => index + 1);
  // The question is computed over paths after each level, and in the end.
  const computed = options.depth + 1;
  const stages = [
    ...query.stages.map((each) => (each.name.startsWith("query.") ? repeated(each, computed) : each)),
    atMost("outline", 1),
    atMost("topicEntities", 1),
    ...levels.flatMap((level) => [
      atMost(`fidelis.steps${level}`, 1, { SPARQL: steps }),
      atMost(`fidelis.level${level}`, 1, requestsOf(callsOfLevel(options), parts)),
    ]),
    atMost("fidelis.result", 1, {
      SPARQL: (1 + 2 * LIMITS.readingsShown) * named(LIMITS.names),
      ...requestsOf(options.lastStep ? 1 : 0, parts),
    }),
  ];
  const upstream: Partial<Record<UpstreamKind, number>> = {};
  for (const { most } of stages)
    for (const [kind, calls] of Object.entries(most.upstream) as [UpstreamKind, number][])
      upstream[kind] = (upstream[kind] ?? 0) + calls;
  return {
    strategy: "FIDELIS",
    stages,
    most: {
      stages: stages.reduce((sum, { most }) => sum + most.stages, 0),
      upstream: { ...upstream, ...requestsOf(mostTasks(options), parts) },
    },
  };
}

/** At most `2·depth + 2`: the analysis, which is the plan; two calls of each level; and the last step. */
export function mostTasks(options: FidelisOptions): number {
  return 1 + options.depth * callsOfLevel(options) + (options.lastStep ? 1 : 0);
}

function callsOfLevel({ verifier }: FidelisOptions): number {
  return verifier === "NONE" ? 1 : 2;
}

function repeated({ name, most }: CostEstimate["stages"][number], times: number): CostEstimate["stages"][number] {
  const upstream = Object.fromEntries(Object.entries(most.upstream).map(([kind, calls]) => [kind, calls * times]));
  return { name, most: { stages: most.stages * times, upstream } };
}
