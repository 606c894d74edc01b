import type { Task } from "../../../../task.ts";
import { answerFromWeightedPaths } from "./answer-from-weighted-paths.ts";
import { judgeOutcomes } from "./judge-outcomes.ts";
import { scorePaths } from "./score-paths.ts";
import { thinkInSteps } from "./think-in-steps.ts";

/** All that MQPF asks of a reasoner. */
export const MQPF_TASKS: readonly Task<unknown, unknown>[] = [
  thinkInSteps,
  scorePaths,
  judgeOutcomes,
  answerFromWeightedPaths,
] as readonly Task<unknown, unknown>[];
