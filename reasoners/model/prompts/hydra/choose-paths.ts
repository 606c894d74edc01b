import { z } from "zod";
import {
  choosePaths,
  type ChoosePathsInput,
  type ChoosePathsOutput,
} from "../../../../engine/strategies/hydra/tasks/choose-paths.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt, UnusableReply } from "../../prompt.ts";
import { neededTextList, textList } from "../forgiving.ts";
import { shownGroups } from "./shown-groups.ts";
import {
  HOW_PATHS_READ,
  shownChain,
  shownNames,
  shownPaths,
  shownSubQuestions,
  WHAT_WOULD_TELL,
  WHERE_PATHS_STAND,
} from "./shown-paths.ts";

/** Paths that are shown one by one. */
const MOST_PATHS = 40;

const reply = z.object({ paths: neededTextList, groups: textList });

const INSTRUCTIONS = `
You choose the paths of reasoning that answer a question. The data hold the question; its "subQuestions", where it has any; "chain", on which an answer is expected to stand; and "paths" that were found, likely ones first. ${WHAT_WOULD_TELL} ${HOW_PATHS_READ} ${WHERE_PATHS_STAND}
"groups", where given, are further paths that seemed less likely: each is "count" paths that follow the same relations as the one or two shown as "some". "leftOut", where given, is how many paths are not shown at all.

Choose at most "most" paths, the best first: those that together answer every sub-question. The relations must say what is asked, in the right direction; words that are only like it do not. When several say the same, prefer those of different kinds of sources, so that one bears the other out. A path that contradicts another stays worth choosing: both sides have to be seen. When nothing reaches the answer, choose what leads part of the way and says what is asked on it; choose none when no path does even that.
When what is asked for follows the relations of a group rather than those of the paths, name the group in "groups", with what paths are worth keeping: you are then shown its paths, once, and choose again. Name none when the paths suffice.

Reply: {"paths":["p1"],"groups":[]}
`;

/** The last step of pruning. */
export const choosePathsPrompt = definePrompt<ChoosePathsInput, ChoosePathsOutput, z.infer<typeof reply>>({
  task: choosePaths,
  version: 7,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "In which town does the teacher of Ada Krall live?",
        chain: '"Ada Krall" – teacher – … – lives in – answer(town)',
        most: 2,
        paths: [
          { id: "p1", path: "Ada Krall ← teacher – Jon Ek – residence → Malmö" },
          { id: "p2", path: "Ada Krall – teacher → Per Noren – residence → Lund" },
          {
            id: "p3",
            path: "Ada Krall – teacher → Per Noren",
            from: ["DOCUMENTS"],
            quotes: ["After school she learnt the craft from Per Noren."],
          },
        ],
        groups: [
          { id: "g1", count: 3, some: ["Ada Krall – exhibited at → {Lund Hall, Ystad Hall} – town → {Lund, Ystad}"] },
        ],
      },
      reply: { paths: ["p2", "p3"], groups: [] },
    },
    {
      data: {
        question: "Which of the halls where Ada Krall exhibited is the oldest?",
        chain: '"Ada Krall" – exhibited at – answer(halls)',
        most: 2,
        paths: [{ id: "p1", path: "Ada Krall – teacher → Per Noren" }],
        groups: [
          { id: "g1", count: 3, some: ["Ada Krall – exhibition → Glass 1990 – venue → Lund Hall – opened → 1920"] },
        ],
      },
      reply: { paths: [], groups: ["g1"] },
    },
  ],
  prepare({ question, subQuestions, skyline, otherSkylines, names, paths, beyond, unseen, most }) {
    const shown = paths.slice(0, MOST_PATHS).map((path, index) => ({ ...path, id: `p${index + 1}`, own: path.id }));
    const ids = new Map(shown.map(({ id, own }) => [id, own]));
    const groups = shownGroups(beyond, {
      question,
      skylines: [skyline, ...otherSkylines],
      unseen: unseen + paths.length - shown.length,
    });
    const groupIds = new Set(groups.shown.map(({ id }) => id));
    return {
      data: {
        question: cleanText(question, 1_000),
        ...shownSubQuestions(subQuestions, question),
        ...shownChain(skyline),
        most,
        ...shownNames(names),
        paths: shownPaths(shown),
        ...groups.data,
      },
      read({ paths: said, groups: named }) {
        const chosen = [...new Set(said)].flatMap((id) => ids.get(id.trim()) ?? []);
        const wanted = [...new Set([...named, ...said].map((id) => id.trim()))].filter((id) => groupIds.has(id));
        if (said.length > 0 && chosen.length + wanted.length === 0)
          throw new UnusableReply(`None of its paths is one of those given; they are ${[...ids.keys()].join(", ")}.`);
        const kept = chosen.slice(0, most);
        return {
          output: { paths: kept, ...(wanted.length === 0 ? {} : { groups: wanted }) },
          dropped: said.length + named.length - kept.length - wanted.length,
        };
      },
    };
  },
});
