import type { PathScore, ReasoningPath } from "../../evidence/trace.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { Stage } from "../../investigation/stage.ts";
import type { Json } from "../../json.ts";
import { MAX_AGE_MS } from "../../query/stages.ts";
import type { Question } from "../../question/question.ts";
import { fusable } from "./fusable.ts";
import { MQPF_CRITERIA, mqpfScores } from "./mqpf/criteria.ts";
import { weighPaths, type FusablePath, type Fusion, type WeighedPath } from "./mqpf/fuse.ts";
import { outcomesByRewardModel } from "./mqpf/outcome/by-reward-model.ts";
import { MQPF_TASKS } from "./mqpf/tasks/tasks.ts";
import type { FusionOptions } from "./parameters.ts";

/** What paths show of their weighing, beside their weight, which is a field of theirs. */
export const FUSION_CRITERIA = MQPF_CRITERIA.filter(({ name }) => name !== "WEIGHT");

/** What the paths of several strategies weigh against each other. */
export interface Weights {
  /** By id; a path that was not weighed has none. */
  readonly byPath: ReadonlyMap<string, WeighedPath>;
  readonly remarks: readonly string[];
}

export const NOTHING_WEIGHED: Weights = { byPath: new Map(), remarks: [] };

/** Paths that are weighed of each strategy, its best first: a model is shown all of them at once. */
export const MOST_OF_EACH = 8;

/** The paths to be weighed: of each strategy its best. */
export function toWeigh(paths: readonly ReasoningPath[]): readonly FusablePath[] {
  const taken = new Map<string, number>();
  return paths
    .filter(({ strategy }) => {
      const before = taken.get(strategy) ?? 0;
      taken.set(strategy, before + 1);
      return before < MOST_OF_EACH;
    })
    .map(fusable);
}

/** Multi-path quality-aware fusion (methods §4) of these paths. */
export function weightsStage(
  paths: readonly FusablePath[],
  question: Question,
  parts: InvestigationParts,
  { thoroughness: _thoroughness, chains: _chains, ...options }: FusionOptions,
): Stage<Fusion> {
  const { reasoner, embedder, rewardModel } = parts;
  return {
    name: "fusion.weights",
    version: 1,
    inputs: {
      text: question.text,
      options,
      tasks: MQPF_TASKS.map(({ version }) => version),
      paths: paths as unknown as Json,
      reasoner: reasoner.id,
      ...(embedder === undefined ? {} : { embedder: embedder.id }),
      ...(rewardModel === undefined ? {} : { rewardModel: `${rewardModel.id} ${rewardModel.version}` }),
    },
    maxAgeMs: MAX_AGE_MS,
    compute: (context) =>
      weighPaths(
        paths,
        question.text,
        { reasoner, embedder, outcome: rewardModel && outcomesByRewardModel(rewardModel), options },
        context,
      ),
  };
}

export function weightsOf({ weighed, remarks }: Fusion): Weights {
  return { byPath: new Map(weighed.map((each) => [each.path.id, each])), remarks };
}

/** The paths with their weights and scores, heaviest first; those that were not weighed last, in their order. */
export function byWeight(paths: readonly ReasoningPath[], { byPath }: Weights): readonly ReasoningPath[] {
  const scored = paths.map((path): ReasoningPath => {
    const weighed = byPath.get(path.id);
    return weighed === undefined
      ? path
      : { ...path, weight: weighed.weight, scores: [...scoresOf(weighed), ...path.scores] };
  });
  return scored.toSorted((a, b) => (b.weight ?? -1) - (a.weight ?? -1));
}

function scoresOf(weighed: WeighedPath): readonly PathScore[] {
  return mqpfScores(weighed).filter(({ criterion }) => criterion !== "WEIGHT");
}
