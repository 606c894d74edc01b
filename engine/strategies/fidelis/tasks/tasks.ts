import { judgePaths } from "../../../query/over-paths/judge-paths.ts";
import type { Task } from "../../../task.ts";
import { chooseSteps } from "./choose-steps.ts";
import { verifySteps } from "./verify-steps.ts";

/** All that FIDELIS asks of a reasoner beside the shared analysis. */
export const FIDELIS_TASKS: readonly Task<unknown, unknown>[] = [chooseSteps, verifySteps, judgePaths] as never;
