import { z } from "zod";
import {
  choosePaths,
  type ChoosePathsInput,
  type ChoosePathsOutput,
} from "../../../../engine/strategies/hydra/tasks/choose-paths.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt, UnusableReply } from "../../prompt.ts";
import { neededTextList } from "../forgiving.ts";
import { chainOf, shownPaths, shownTexts } from "./shown-paths.ts";

const MOST_PATHS = 40;

const reply = z.object({ paths: neededTextList });

const INSTRUCTIONS = `
You choose the paths of reasoning that answer a question. The data hold the question, its sub-questions, the chain that an answer is expected to stand on ("chain"), and paths that were found: steps of facts, "A – relation → B" where A is the subject and "A ← relation – B" where B is. {A, B} is a set: the step holds for each of it. "from" says where a path stands: graph (KG), DOCUMENTS or WEB; "quotes" are the sentences that it was read in.

Choose at most "most" of them, the best first: those that together answer every sub-question. The relations must say what is asked, in the right direction; words that are only like it do not. When several say the same, prefer those of different kinds of sources, so that one bears the other out. A path that contradicts another stays worth choosing: both sides have to be seen. When nothing reaches the answer, choose what leads part of the way and says what is asked on it; choose none when no path does even that.

Reply: {"paths":["p1"]}
`;

/** The last step of pruning. */
export const choosePathsPrompt = definePrompt<ChoosePathsInput, ChoosePathsOutput, z.infer<typeof reply>>({
  task: choosePaths,
  version: 2,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "In which town does the teacher of Ada Krall live?",
        subQuestions: ["In which town does the teacher of Ada Krall live?"],
        chain: '"Ada Krall" – teacher – … – lives in – answer(town)',
        most: 2,
        paths: [
          { id: "p1", path: "Ada Krall ← teacher – Jon Ek – residence → Malmö", from: ["KG"] },
          { id: "p2", path: "Ada Krall – teacher → Per Noren – residence → Lund", from: ["KG"] },
          {
            id: "p3",
            path: "Ada Krall – teacher → Per Noren",
            from: ["DOCUMENTS"],
            quotes: ["After school she learnt the craft from Per Noren."],
          },
        ],
      },
      reply: { paths: ["p2", "p3"] },
    },
  ],
  prepare({ question, subQuestions, skyline, paths, most }) {
    const shown = paths.slice(0, MOST_PATHS).map((path, index) => ({ ...path, id: `p${index + 1}`, own: path.id }));
    const ids = new Map(shown.map(({ id, own }) => [id, own]));
    return {
      data: {
        question: cleanText(question, 1_000),
        subQuestions: shownTexts(subQuestions, 8),
        chain: chainOf(skyline),
        most,
        paths: shownPaths(shown),
      },
      read({ paths: said }) {
        const chosen = [...new Set(said)].flatMap((id) => ids.get(id.trim()) ?? []);
        if (said.length > 0 && chosen.length === 0)
          throw new UnusableReply(`None of its paths is one of those given; they are ${[...ids.keys()].join(", ")}.`);
        const kept = chosen.slice(0, most);
        return { output: { paths: kept }, dropped: said.length - kept.length };
      },
    };
  },
});
