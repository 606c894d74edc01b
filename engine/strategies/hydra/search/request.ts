import type { GrowingSubgraph } from "../../../graph/subgraph/growing-subgraph.ts";
import type { StageContext } from "../../../investigation/stage.ts";
import type { Turn } from "../../../investigation/turn.ts";
import type { Skyline } from "../../../question/skyline/skyline.ts";
import type { Embedder } from "../../../text/embedder.ts";
import type { CandidatePath } from "../candidate-path.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import type { HydraOptions } from "../parameters.ts";
import type { Cuts } from "../../../graph/trails/cuts.ts";
import type { PlausibleRelations, RelationLabels } from "./plausible-relations.ts";

/** Numbers for paths, in their order: the higher, the better a path suits the skyline. */
type Rank = (paths: readonly CandidatePath[]) => Promise<readonly number[]>;

/** What is searched for. */
export interface SearchRequest {
  readonly topics: readonly Topic[];
  readonly skyline: Skyline;
  /** D: steps from a topic entity, 1–4. */
  readonly depth: number;
  readonly options: HydraOptions;
  /** Grows as the search asks; what it holds is not asked for again. */
  readonly subgraph: GrowingSubgraph;
  readonly rank: Rank;
  /** HYDRA_E: of several relations that lead from one set to one set, one is drawn by `options.seed`. Default false. */
  readonly oneRelationPerCluster?: boolean;
}

/** What the search needs from outside. */
export interface SearchParts {
  readonly embedder: Embedder;
  readonly relationLabels: RelationLabels;
  readonly context: SearchContext;
}

/** What the search needs of the context of a stage. */
export type SearchContext = Pick<StageContext, "signal" | "upstream" | "markPartial">;

/** A search under way. */
export interface Search extends SearchRequest {
  readonly signal: AbortSignal;
  readonly plausible: PlausibleRelations;
  readonly cuts: Cuts;
  readonly turn: Turn;
}
