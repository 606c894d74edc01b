import type { StrategyName } from "./evidence/trace.ts";
import type { InvestigationParts } from "./investigation-parts.ts";
import type { CallCounts, UpstreamKind } from "./sources/upstream.ts";

/** What answering a question costs, at most and as a rule; nothing runs to tell it. */
export interface CostEstimate {
  readonly strategy: StrategyName;
  /** What may run, each stage once by its name, in the order in which they are first asked for. */
  readonly stages: readonly StageEstimate[];
  /** An upper bound of the whole: less than the bounds of the stages together where these share one. */
  readonly most: EstimatedWork;
  /** What half of the questions do not exceed that were measured; absent where nothing was measured. */
  readonly typical?: EstimatedWork;
  /** What the typical costs were found by; present where these are. */
  readonly measurement?: CostMeasurement;
}

/** What one kind of stage costs: the calls that it makes itself, without those of the stages that it asks for. */
export interface StageEstimate {
  readonly name: string;
  readonly most: EstimatedWork;
  /** 0 stages where most questions do without it; absent where nothing was measured. */
  readonly typical?: EstimatedWork;
}

export interface EstimatedWork {
  /** How many stages run; of one kind, how often it does. */
  readonly stages: number;
  /** Calls of each kind; a kind that is absent is not called. */
  readonly upstream: CallCounts;
}

export interface CostMeasurement {
  /** ISO 8601, a day. */
  readonly on: string;
  /** How many questions were asked. */
  readonly questions: number;
}

/** One line of an estimate. */
export function atMost(name: string, stages: number, upstream: CallCounts = {}): StageEstimate {
  return { name, most: { stages, upstream } };
}

/** The most requests to a model that so many tasks make; nothing for a reasoner that asks none. */
export function requestsOf(
  tasks: number,
  { reasoner }: Pick<InvestigationParts, "reasoner">,
): Pick<CallCounts, "MODEL"> {
  const MODEL = reasoner.mostRequests?.(tasks);
  return MODEL === undefined ? {} : { MODEL };
}

/** The work of several together. */
export function together(works: readonly EstimatedWork[]): EstimatedWork {
  const upstream: Partial<Record<UpstreamKind, number>> = {};
  for (const work of works)
    for (const [kind, calls] of Object.entries(work.upstream) as [UpstreamKind, number][])
      upstream[kind] = (upstream[kind] ?? 0) + calls;
  return { stages: works.reduce((sum, { stages }) => sum + stages, 0), upstream: upstream satisfies CallCounts };
}
