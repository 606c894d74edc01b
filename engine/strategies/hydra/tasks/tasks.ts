import type { Task } from "../../../task.ts";
import { askFurther } from "./ask-further.ts";
import { choosePaths } from "./choose-paths.ts";
import { judgePaths } from "../../../query/over-paths/judge-paths.ts";
import { predictAnswers } from "./predict-answers.ts";
import { readPaths } from "./read-paths.ts";
import { refinePaths } from "./refine-paths.ts";
import { selectSources } from "./select-sources.ts";

/** All that Hydra asks of a reasoner beside the analysis of the question. */
export const HYDRA_TASKS: readonly Task<unknown, unknown>[] = [
  selectSources,
  readPaths,
  choosePaths,
  refinePaths,
  judgePaths,
  askFurther,
  predictAnswers,
] as readonly Task<unknown, unknown>[];
