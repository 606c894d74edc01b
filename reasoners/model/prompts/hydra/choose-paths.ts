import { z } from "zod";
import {
  choosePaths,
  type ChoosePathsInput,
  type ChoosePathsOutput,
} from "../../../../engine/strategies/hydra/tasks/choose-paths.ts";
import type { Skyline } from "../../../../engine/question/skyline/skyline.ts";
import type { PathShown } from "../../../../engine/query/over-paths/shown-path.ts";
import { normalise } from "../../../../engine/text/normalise.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt, UnusableReply } from "../../prompt.ts";
import { neededTextList } from "../forgiving.ts";
import { chainOf, shownPaths, shownTexts } from "./shown-paths.ts";

/** Paths that are shown at most, and those that are shown in any case. */
const [MOST_PATHS, BEST_PATHS] = [40, 8];

const reply = z.object({ paths: neededTextList });

const INSTRUCTIONS = `
You choose the paths of reasoning that answer a question. The data hold the question, its sub-questions, the chain that an answer is expected to stand on ("chain"), and paths that were found: steps of facts, "A – relation → B" where A is the subject and "A ← relation – B" where B is. {A, B} is a set: the step holds for each of it. Behind what a step leads to stands when that is so, where a graph says: "(1989–2019)", "(2019–now)" for what has not ended, "(in 2015)"; what has no dates may hold at any time. "from" says where a path stands: graph (KG), DOCUMENTS or WEB; "quotes" are the sentences that it was read in. "leftOut", where given, is how many paths are not shown, as they follow no relation that is asked for.

Choose at most "most" of them, the best first: those that together answer every sub-question. The relations must say what is asked, in the right direction; words that are only like it do not. When several say the same, prefer those of different kinds of sources, so that one bears the other out. A path that contradicts another stays worth choosing: both sides have to be seen. When nothing reaches the answer, choose what leads part of the way and says what is asked on it; choose none when no path does even that.

Reply: {"paths":["p1"]}
`;

/**
 * Tells the best paths, and beyond them those that follow a relation that the question asks for: the others, which are
 * only about the same things, are counted.
 */
function tells(paths: readonly PathShown[], skylines: readonly Skyline[]): (index: number) => boolean {
  const asked = skylines.flatMap(({ relations }) => relations);
  const iris = new Set(asked.flatMap(({ candidates }) => candidates.map(({ iri }) => iri)));
  const words = new Set(
    asked.flatMap(({ text, candidates }) => [text, ...candidates.map(({ label }) => label)]).map(normalise),
  );
  const isAsked = ({ relations }: PathShown): boolean =>
    relations.some(({ iri, text }) => (iri !== null && iris.has(iri)) || words.has(normalise(text)));
  return (index) => {
    const path = paths[index];
    return path !== undefined && index < MOST_PATHS && (index < BEST_PATHS || isAsked(path));
  };
}

/** The last step of pruning. */
export const choosePathsPrompt = definePrompt<ChoosePathsInput, ChoosePathsOutput, z.infer<typeof reply>>({
  task: choosePaths,
  version: 4,
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
  prepare({ question, subQuestions, skyline, otherSkylines, paths, most }) {
    const isTelling = tells(paths, [skyline, ...otherSkylines]);
    const shown = paths
      .map((path, index) => ({ ...path, id: `p${index + 1}`, own: path.id }))
      .filter((_path, index) => isTelling(index));
    const ids = new Map(shown.map(({ id, own }) => [id, own]));
    return {
      data: {
        question: cleanText(question, 1_000),
        subQuestions: shownTexts(subQuestions, 8),
        chain: chainOf(skyline),
        most,
        paths: shownPaths(shown),
        ...(shown.length < paths.length ? { leftOut: paths.length - shown.length } : {}),
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
