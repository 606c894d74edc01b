import {
  refinePaths,
  type RefinePathsInput,
  type RefinePathsOutput,
} from "../../../engine/strategies/hydra/tasks/refine-paths.ts";

/** A path in one line is as concise as the built-in reasoner can be. */
function refine({ paths }: RefinePathsInput): RefinePathsOutput {
  return { facts: paths.map(({ id, text }) => ({ text, path: id })) };
}

export const refinePathsHandler = { task: refinePaths, run: refine } as const;
