import { z } from "zod";
import { defineTask } from "../../../task.ts";
import { fewOf, said } from "../../../text/said.ts";
import { pathShown, type PathShown } from "../../../query/over-paths/shown-path.ts";

export interface RefinePathsInput {
  readonly question: string;
  readonly paths: readonly PathShown[];
}

export interface RefinePathsOutput {
  /** Concise facts that the paths say, each with the path that says it. */
  readonly facts: readonly { readonly text: string; readonly path: string }[];
}

/** Facts that are kept. */
const MOST_FACTS = 32;

/** Path refinement (section 3.4): the kept paths as concise facts, of entities that stand on them only. */
export const refinePaths = defineTask<RefinePathsInput, RefinePathsOutput>({
  name: "refine-paths",
  version: 1,
  input: z.object({ question: z.string(), paths: z.array(pathShown) }),
  output: z.object({ facts: fewOf(z.object({ text: said(400), path: z.string() }), MOST_FACTS) }),
});
