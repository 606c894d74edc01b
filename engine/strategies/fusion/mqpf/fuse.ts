import { z } from "zod";
import { quoted } from "../../../failure.ts";
import { issuesOf } from "../../../issues.ts";
import { checkParameters } from "../../../question/parameters.ts";
import type { RewardModel } from "../../../sources/reward-model.ts";
import type { UpstreamContext } from "../../../sources/upstream.ts";
import type { Reasoner } from "../../../task.ts";
import type { Embedder } from "../../../text/embedder.ts";
import { answerFromPaths, type WeighedAnswer } from "./answer.ts";
import { chainsOfThought, THOUGHT } from "./chains-of-thought.ts";
import type { FusablePath } from "./fusable-path.ts";
import { outcomesByRewardModel } from "./outcome/by-reward-model.ts";
import type { OutcomeScorer } from "./outcome/outcome-scorer.ts";
import { MQPF_PARAMETERS } from "./parameters.ts";
import { weighPaths } from "./weigh-paths.ts";
import type { Fusion } from "./weighed-path.ts";
import type { MqpfOptions } from "./weighing.ts";

export type { FusablePath } from "./fusable-path.ts";
export { weighPaths } from "./weigh-paths.ts";
export type { Fusion, OutcomeScore, SemanticScore, WeighedPath } from "./weighed-path.ts";
export type { MqpfOptions, Weighing } from "./weighing.ts";

/**
 * What paths are fused by: the parts that an engine is made of will do. Options that are left out are the paper's, save
 * that no chains of thought are added unless they are asked for.
 */
export interface FuseOptions extends Partial<MqpfOptions> {
  /** Scores and answers: one that asks a model, or the built-in one. */
  readonly reasoner: Reasoner;
  /** Tells how near a path is to the question; by spelling when absent. */
  readonly embedder?: Embedder | undefined;
  /** Scores outcomes in place of the reasoner. */
  readonly rewardModel?: RewardModel | undefined;
  /** Another scorer of outcomes, in place of both. */
  readonly outcome?: OutcomeScorer | undefined;
  /** True where the question may have several answers; else answers exclude one another. Default false. */
  readonly isList?: boolean | undefined;
  /** Where calls are accounted for and bounded; when absent they are neither, and `signal` ends them. */
  readonly context?: UpstreamContext | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The paths with their weights, and the answer that they give. */
export interface FusedAnswer extends Fusion, Omit<WeighedAnswer, "remarks"> {}

/**
 * Fuses paths of any origin by their quality (MQPF), such as those of another system: scores and weighs them, and
 * answers from them. With a model it takes at most four requests for the scores of all paths, and one for the answer,
 * which may be mended once. Chains of thought, where they are asked for, take one before, have ids such as `thought-1`,
 * and are the model's own: no source stands behind an answer that rests on them alone.
 *
 * ```ts
 * const { answers, weighed } = await fuse(paths, "In which city was Ada Krall's teacher born?", {
 *   reasoner: openBuiltinReasoner(),
 * });
 * ```
 *
 * @param paths At most 200, of distinct ids; of 10,000 characters and 500 answers each, and 2,000 answers together
 * @throws TypeError for paths that are none; Failure `BAD_USER_INPUT` for options out of range, and `CANCELLED`
 */
export async function fuse(
  paths: readonly FusablePath[],
  question: string,
  { reasoner, embedder, rewardModel, outcome, isList = false, signal, context, ...given }: FuseOptions,
): Promise<FusedAnswer> {
  const checked = checkedPaths.safeParse(paths);
  if (!checked.success) throw new TypeError(`The paths to fuse do not fit: ${issuesOf(checked.error)}`);
  const options = optionsOf(given);
  const thought = options.chains > 0 && paths.find(({ id }) => id.startsWith(THOUGHT));
  if (thought) throw new TypeError(`The id ${quoted(thought.id)} is one of those that chains of thought are given.`);
  const used = context ?? unaccounted(signal);
  const thoughts = await chainsOfThought(question, options.chains, reasoner, used);
  const scorer = outcome ?? (rewardModel && outcomesByRewardModel(rewardModel));
  const fusion = await weighPaths(
    [...checked.data, ...thoughts.paths],
    question,
    { reasoner, embedder, outcome: scorer, options },
    used,
  );
  const answer = await answerFromPaths(fusion.weighed, question, { reasoner, isList }, used);
  return { ...fusion, ...answer, remarks: [...thoughts.remarks, ...fusion.remarks, ...answer.remarks] };
}

const [MOST_PATHS, LONGEST_TEXT, MOST_ANSWERS, LONGEST_ANSWER] = [200, 10_000, 500, 1_000];
const MOST_ANSWERS_TOGETHER = 2_000;

const checkedPaths: z.ZodType<FusablePath[]> = z
  .array(
    z.object({
      id: z.string().min(1).max(LONGEST_ANSWER),
      kind: z.enum(["GRAPH", "TEXT"]),
      text: z.string().max(LONGEST_TEXT),
      relations: z.int().min(0),
      entities: z.int().min(0),
      answers: z.array(z.string().min(1).max(LONGEST_ANSWER)).max(MOST_ANSWERS),
    }),
  )
  .max(MOST_PATHS)
  .refine(
    (paths) => paths.reduce((sum, { answers }) => sum + answers.length, 0) <= MOST_ANSWERS_TOGETHER,
    `there may be ${MOST_ANSWERS_TOGETHER} answers together at most`,
  );

/** @throws Failure `BAD_USER_INPUT` for a value out of range, and for an option that there is not */
function optionsOf(given: Partial<MqpfOptions>): MqpfOptions {
  const parameters = { option: "fuse", inputType: "", description: "", each: MQPF_PARAMETERS };
  return checkParameters(parameters, { chains: 0, ...given });
}

function unaccounted(signal: AbortSignal = new AbortController().signal): UpstreamContext {
  return {
    signal,
    async upstream(_call, run) {
      signal.throwIfAborted();
      return await run(signal);
    },
  };
}
