import { z } from "zod";
import {
  judgePaths,
  type JudgePathsInput,
  type JudgePathsOutput,
} from "../../../../engine/query/over-paths/judge-paths.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt, UnusableReply } from "../../prompt.ts";
import { maybeText, text, textList } from "../forgiving.ts";
import { JUDGE_PATHS_EXAMPLES, JUDGE_PATHS_INSTRUCTIONS } from "./judge-paths-instructions.ts";
import { shownNames, shownPaths, shownSubQuestions, shownTexts } from "./shown-paths.ts";

const MOST_VALUES = 120;
/** W_2 by default, and the paths of other sides. */
const MOST_PATHS = 32;
const [MOST_CONTESTED, MOST_SIDES] = [4, 8];
const MOST_OWN = 5;

const reply = z.object({ verdict: text, answers: textList, reason: maybeText, ownAnswers: textList });

/** The judgement whether paths answer. */
export const judgePathsPrompt = definePrompt<JudgePathsInput, JudgePathsOutput, z.infer<typeof reply>>({
  task: judgePaths,
  version: 7,
  instructions: JUDGE_PATHS_INSTRUCTIONS,
  reply,
  examples: JUDGE_PATHS_EXAMPLES,
  prepare({ question, subQuestions, names, paths, facts, values, computed, contested, mayUseOwnKnowledge }) {
    // Where nothing was found there is nothing to judge; what the model holds likely by itself it has been asked for.
    if (values.length === 0 && (paths.length === 0 || !mayUseOwnKnowledge))
      return { settled: { verdict: "NO", answers: [], reason: "no path was found", ownAnswers: [] } };
    const shown = paths.slice(0, MOST_PATHS).map((path, index) => ({ ...path, id: `p${index + 1}`, own: path.id }));
    const pathIds = new Map(shown.map(({ id, own }) => [own, id]));
    const listed = values
      .slice(0, MOST_VALUES)
      .map((value, index) => ({ ...value, id: `v${index + 1}`, own: value.id }));
    const ids = new Map(listed.map(({ id, own }) => [id, own]));
    const shownIds = new Map(listed.map(({ id, own }) => [own, id]));
    const namesOf = (own: readonly string[]): readonly string[] => own.flatMap((id) => shownIds.get(id) ?? []);
    return {
      data: {
        question: cleanText(question, 1_000),
        ...shownSubQuestions(subQuestions, question),
        ...shownNames(names),
        paths: shownPaths(shown),
        ...(facts.length === 0 ? {} : { facts: shownTexts(facts, 16) }),
        values: listed.map(({ id, label, paths: standsOn }) => ({
          id,
          label: cleanText(label, 120),
          paths: standsOn.flatMap((path) => pathIds.get(path) ?? []),
        })),
        ...(computed.length === 0
          ? {}
          : { computed: computed.map(({ values: own, from }) => ({ values: namesOf(own), from: [...from] })) }),
        ...(contested.length === 0
          ? {}
          : {
              contested: contested.slice(0, MOST_CONTESTED).map(({ isExclusive, sides }) => ({
                oneOnly: isExclusive,
                sides: sides.slice(0, MOST_SIDES).map(({ values: own, from, paths: on }) => ({
                  values: namesOf(own),
                  from: [...from],
                  paths: on.flatMap((path) => pathIds.get(path) ?? []),
                })),
              })),
            }),
        ownKnowledge: mayUseOwnKnowledge,
      },
      read({ verdict, answers, reason, ownAnswers }) {
        const isYes = verdictOf(verdict);
        const chosen = [...new Set(answers)].flatMap((id) => ids.get(id.trim()) ?? []);
        if (isYes && chosen.length === 0)
          throw new UnusableReply(
            `Its verdict is YES, and none of its answers is the id of a value; they are ${[...ids.keys()].slice(0, 12).join(", ")}. If none of these answers, the verdict is NO.`,
          );
        const own =
          isYes || !mayUseOwnKnowledge ? [] : ownAnswers.filter((each) => each.trim() !== "").slice(0, MOST_OWN);
        // Computed values beyond the bound belong to the same set as those shown, when all of these were chosen.
        const rest = computed
          .filter(({ values: own }) => own.every((id) => !shownIds.has(id) || chosen.includes(id)))
          .flatMap(({ values: own }) => own.filter((id) => !shownIds.has(id)));
        return {
          output: {
            verdict: isYes ? "YES" : "NO",
            answers: isYes ? [...chosen, ...rest] : [],
            reason: reason === null ? null : cleanText(reason, 400),
            ownAnswers: own.map((each) => cleanText(each, 160)),
          },
          dropped: answers.length - chosen.length,
        };
      },
    };
  },
});

/** @throws UnusableReply for what is neither; what is not known is not so */
function verdictOf(said: string): boolean {
  switch (said.trim().toUpperCase()) {
    case "YES":
    case "TRUE":
      return true;
    case "NO":
    case "FALSE":
    case "UNKNOWN":
      return false;
    default:
      throw new UnusableReply(`Its verdict ${JSON.stringify(cleanText(said, 40))} is neither "YES" nor "NO".`);
  }
}
