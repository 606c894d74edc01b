import type { Clock } from "./clock.ts";
import { membersOf, type QueryGraph } from "./graph/fused-graph.ts";
import type { DocumentCollection } from "./sources/documents.ts";
import type { RewardModel } from "./sources/reward-model.ts";
import type { SearchThreads } from "./strategies/hydra/search/apart/search-threads.ts";
import type { Reasoner } from "./task.ts";
import type { Embedder } from "./text/embedder.ts";

/**
 * What the stages of one question may use: the sources that the question's options leave, and the reasoner. A stage
 * that reads a source puts its id and version into its inputs.
 */
export interface InvestigationParts {
  /** What forms are asked of: several graphs are read as one (`membersOf`), and without any it knows nothing. */
  readonly graph: QueryGraph;
  readonly documents: readonly DocumentCollection[];
  readonly reasoner: Reasoner;
  /** Tells texts of similar meaning; by their spelling when absent. */
  readonly embedder?: Embedder | undefined;
  /** Scores the answers of paths that are weighed; the reasoner when absent. */
  readonly rewardModel?: RewardModel | undefined;
  /** Where large searches run; beside everything else, in turns, when absent. */
  readonly searchThreads?: SearchThreads | undefined;
  /** What tells the day of asking; that of the machine when absent. */
  readonly clock?: Clock | undefined;
}

/** The titles of the sources, by id. */
export function titlesOf({ graph, documents }: InvestigationParts): ReadonlyMap<string, string> {
  return new Map([...membersOf(graph), ...documents].map(({ id, title }) => [id, title]));
}
