import { atMost, requestsOf, type CostEstimate, type StageEstimate } from "../../cost-estimate.ts";
import { membersOf } from "../../graph/fused-graph.ts";
import { estimateQuery } from "../../query/estimate.ts";
import { LIMITS } from "../../query/limits.ts";
import type { CallCounts, UpstreamKind } from "../../sources/upstream.ts";
import { MOST_NAMES } from "./answering/claims.ts";
import type { HydraQuestion } from "./phases/run.ts";
import { mostQueriesToGrow } from "../../graph/trails/most-queries.ts";
import { searchedParts } from "./sources/searched-parts.ts";
import { TEXT_BOUNDS } from "./text/bounds.ts";
import { textStageName, type TextKind } from "./text/passages.ts";

const PHASES = ["initial", "refined", "predict"] as const;
type PhaseName = (typeof PHASES)[number];

/** Levels of a search for each hop: those of the trails, and those of their tails. */
const LEVELS_PER_HOP = 2;
/** Tasks of a phase beside those that read texts: its paths are chosen, refined or chosen once more, and judged. */
const TASKS_OF_PHASE = 3;
/** Answers that are computed: from the graphs, and from each kind of text. */
const ANSWERS = 3;

/**
 * An upper bound of what the strategy costs: three phases, each with a search of the graphs, once more with what texts
 * say, a reading of each kind of text, and a judgement. Nothing runs. Requests for vectors are not counted: how many
 * texts go into one is the embedder's business.
 */
export function estimateHydra(asked: HydraQuestion): CostEstimate {
  const { question, options, variant } = asked;
  const parts = searchedParts(asked.parts, options);
  const bounds = boundsOf(asked);
  const { graphs, named, kinds } = bounds;
  const phases = phasesOf(options);
  // The question is computed over paths in every phase, and in the end.
  const computed = phases.length + 1;
  const query = estimateQuery(question, { ...parts, documents: [] });
  const searches = phases.length * (TEXT_BOUNDS.topics + TEXT_BOUNDS.searches) + TEXT_BOUNDS.topics;
  const stages = [
    ...query.stages.map((stage) => computedOften(stage, computed)),
    atMost("outline", 1),
    atMost("topicEntities", 1),
    atMost("hydra.textAvailability", 1, graphs > 1 ? { SPARQL: named } : {}),
    atMost("hydra.sources", 1, {
      ...(graphs > 1 ? { LABELS: graphs } : {}),
      ...(kinds.length === 0 ? {} : requestsOf(1, parts)),
    }),
    ...phases.flatMap((phase) => stagesOf(phase, asked, bounds)),
    ...(kinds.length === 0
      ? []
      : [
          atMost("hydra.sentences", phases.length * kinds.length, graphs > 1 ? { SPARQL: phases.length * named } : {}),
          atMost("hydra.passages", searches * kinds.length, { DOCUMENTS: searches * parts.documents.length }),
        ]),
    atMost("hydra.followUp", 1, requestsOf(1, parts)),
    ...(options.predictions === 0 ? [] : [atMost("hydra.predictions", 1, requestsOf(1, parts))]),
    atMost(`${variant.toLowerCase()}.result`, 1, {
      LABELS: graphs * (options.predictions + MOST_NAMES),
      SPARQL: (1 + ANSWERS + LIMITS.readingsShown) * named,
      ...requestsOf(1, parts),
    }),
  ];
  return {
    strategy: variant,
    stages,
    most: {
      stages: stages.reduce((sum, { most }) => sum + most.stages, 0),
      upstream: { ...totalOf(stages), ...requestsOf(mostTasks(asked), parts) },
    },
  };
}

/** The analysis, the choice of sources, three phases, what is asked between them, and the last judgement. */
export function mostTasks({ parts, options }: Pick<HydraQuestion, "parts" | "options">): number {
  const kinds = kindsOf({ parts, options }).length;
  const phases = phasesOf(options).length;
  return 1 + (kinds === 0 ? 0 : 1) + phases * (TASKS_OF_PHASE + kinds) + (phases - 1) + 1;
}

/** Without predictions there is no phase that goes on from them. */
function phasesOf({ predictions }: HydraQuestion["options"]): readonly PhaseName[] {
  return predictions === 0 ? PHASES.slice(0, -1) : PHASES;
}

interface Bounds {
  readonly graphs: number;
  /** Queries for the names of as many things as are named at once. */
  readonly named: number;
  /** Queries of one search of the graphs. */
  readonly search: number;
  readonly kinds: readonly TextKind[];
}

function boundsOf({ parts, options }: HydraQuestion): Bounds {
  const graphs = membersOf(parts.graph).length;
  return {
    graphs,
    named: graphs ** 2 * Math.ceil(LIMITS.names / LIMITS.namesPerQuery),
    search: options.searchGraphs
      ? options.maxDepth * LEVELS_PER_HOP * mostQueriesToGrow(parts.graph, options.relationsPerLevel)
      : 0,
    kinds: kindsOf({ parts, options }),
  };
}

function kindsOf({ parts, options }: Pick<HydraQuestion, "parts" | "options">): readonly TextKind[] {
  return [...new Set(searchedParts(parts, options).documents.map(({ kind }) => kind))].sort();
}

function stagesOf(
  phase: PhaseName,
  { parts, options }: HydraQuestion,
  { graphs, named, search, kinds }: Bounds,
): readonly StageEstimate[] {
  const searches = 2 * (phase === "predict" ? options.predictions : 1);
  return [
    atMost(`hydra.${phase}`, 1, { SPARQL: 2 * named + ANSWERS * named + graphs, ...requestsOf(TASKS_OF_PHASE, parts) }),
    ...(search === 0 ? [] : [atMost(`hydra.${phase}.graph`, searches, { SPARQL: searches * search })]),
    ...kinds.map((kind) =>
      atMost(textStageName(phase, kind), 1, { LABELS: graphs * TEXT_BOUNDS.links, ...requestsOf(1, parts) }),
    ),
  ];
}

function computedOften({ name, most }: StageEstimate, times: number): StageEstimate {
  if (!name.startsWith("query.")) return { name, most };
  const upstream = Object.entries(most.upstream).map(([kind, calls]) => [kind, times * calls] as const);
  return atMost(name, times * most.stages, Object.fromEntries(upstream));
}

function totalOf(stages: readonly StageEstimate[]): CallCounts {
  const total: Partial<Record<UpstreamKind, number>> = {};
  for (const { most } of stages)
    for (const [kind, calls] of Object.entries(most.upstream) as [UpstreamKind, number][])
      total[kind] = (total[kind] ?? 0) + calls;
  return total;
}
