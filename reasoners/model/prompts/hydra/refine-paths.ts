import { z } from "zod";
import {
  refinePaths,
  type RefinePathsInput,
  type RefinePathsOutput,
} from "../../../../engine/strategies/hydra/tasks/refine-paths.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt, UnusableReply } from "../../prompt.ts";
import { neededList, text } from "../forgiving.ts";
import { HOW_PATHS_READ, shownPaths } from "./shown-paths.ts";

const MOST_PATHS = 12;
const MOST_FACTS = 16;

const reply = z.object({ facts: neededList(z.object({ path: text, fact: text })) });

const INSTRUCTIONS = `
You put paths of reasoning into concise facts. ${HOW_PATHS_READ} "quotes" are sentences that steps were read in.

Say in short sentences what the paths state and the question needs. Use only names that stand on the paths or in their quotes; a condition of the question that a quote states belongs to the facts. Keep dates with what they are said of, and of {A: B, D: C} what belongs to which. Add nothing that you know yourself, draw no conclusions, and leave contradictions between paths as they are.

Reply: {"facts":[{"path":"p1","fact":"Per Noren taught Ada Krall."}]}
`;

/** Path refinement. */
export const refinePathsPrompt = definePrompt<RefinePathsInput, RefinePathsOutput, z.infer<typeof reply>>({
  task: refinePaths,
  version: 4,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "In which town does the teacher of Ada Krall live?",
        paths: [{ id: "p1", path: "Ada Krall – teacher → Per Noren – residence → Lund" }],
      },
      reply: {
        facts: [
          { path: "p1", fact: "Per Noren is the teacher of Ada Krall." },
          { path: "p1", fact: "Per Noren lives in Lund." },
        ],
      },
    },
  ],
  prepare({ question, paths }) {
    if (paths.length === 0) return { settled: { facts: [] } };
    const shown = paths.slice(0, MOST_PATHS).map((path, index) => ({ ...path, id: `p${index + 1}`, own: path.id }));
    const ids = new Map(shown.map(({ id, own }) => [id, own]));
    return {
      data: { question: cleanText(question, 1_000), paths: shownPaths(shown) },
      read({ facts }) {
        const kept = facts.slice(0, MOST_FACTS).flatMap(({ path, fact }) => {
          const own = ids.get(path.trim());
          return own === undefined || fact.trim() === "" ? [] : [{ text: cleanText(fact, 300), path: own }];
        });
        if (kept.length === 0 && facts.length > 0)
          throw new UnusableReply(
            `None of its facts names a path that was given; they are ${[...ids.keys()].join(", ")}.`,
          );
        return { output: { facts: kept }, dropped: facts.length - kept.length };
      },
    };
  },
});
