import { z } from "zod";
import {
  judgePaths,
  type JudgePathsInput,
  type JudgePathsOutput,
} from "../../../../engine/strategies/hydra/tasks/judge-paths.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt, UnusableReply } from "../../prompt.ts";
import { maybeText, text, textList } from "../forgiving.ts";
import { shownPaths, shownTexts } from "./shown-paths.ts";

const MOST_VALUES = 120;
const MOST_PATHS = 12;
const MOST_OWN = 5;

const reply = z.object({ verdict: text, answers: textList, reason: maybeText, ownAnswers: textList });

const INSTRUCTIONS = `
You judge whether evidence answers a question. The data hold the question; "subQuestions", its parts; "paths", the evidence, as steps "A – relation → B" (A is the subject) and "A ← relation – B" (B is), with the sentences they were read in; "facts", a summary of them; and "values", all that may be an answer, each with the paths it stands on. "computed", where given, are the values that come out when the question is computed over the evidence: lists, numbers, times and conditions are then taken care of.

Think step by step: does the evidence answer each sub-question, and with that the question, with every condition in it? Only what the paths state counts.
When two values are one thing under two names, answer with the fuller one alone. A name of the question that is evidently misspelt, or shortened, means what the evidence calls so; another name means another thing.
- If so: "verdict":"YES", and as "answers" the ids of all values that answer the whole question, not of those on the way to it. When "computed" is given and fits the question, answer with it.
- If not: "verdict":"NO", no answers, and as "reason" what is missing, in one sentence. A guess is not an answer.
When "ownKnowledge" is true and the verdict is NO, you may add as "ownAnswers" what you know yourself to be the answer, in as few words as possible; it is shown as yours, without evidence. Leave it empty when you would not bet ten to one on it. When it is false, leave "ownAnswers" empty.

Reply: {"verdict":"YES","answers":["v1"],"reason":null,"ownAnswers":[]}
`;

/** The judgement whether paths answer. */
export const judgePathsPrompt = definePrompt<JudgePathsInput, JudgePathsOutput, z.infer<typeof reply>>({
  task: judgePaths,
  version: 2,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "In which town does the teacher of Ada Krall live?",
        subQuestions: ["In which town does the teacher of Ada Krall live?"],
        paths: [{ id: "p1", path: "Ada Krall – teacher → Per Noren – residence → Lund", from: ["KG"] }],
        facts: ["Per Noren is the teacher of Ada Krall.", "Per Noren lives in Lund."],
        values: [
          { id: "v1", label: "Lund", paths: ["p1"] },
          { id: "v2", label: "Per Noren", paths: ["p1"] },
        ],
        computed: ["v1"],
        ownKnowledge: false,
      },
      reply: { verdict: "YES", answers: ["v1"], reason: null, ownAnswers: [] },
    },
    {
      data: {
        question: "Which prize did the teacher of Ada Krall win in 1970?",
        subQuestions: ["Which prize did the teacher of Ada Krall win in 1970?"],
        paths: [{ id: "p1", path: "Ada Krall – teacher → Per Noren – award → Lund Medal", from: ["KG"] }],
        facts: ["Per Noren is the teacher of Ada Krall.", "Per Noren has the Lund Medal."],
        values: [
          { id: "v1", label: "Per Noren", paths: ["p1"] },
          { id: "v2", label: "Lund Medal", paths: ["p1"] },
        ],
        ownKnowledge: false,
      },
      reply: {
        verdict: "NO",
        answers: [],
        reason: "Nothing says in which year Per Noren was given the Lund Medal.",
        ownAnswers: [],
      },
    },
  ],
  prepare({ question, subQuestions, paths, facts, values, computed, mayUseOwnKnowledge }) {
    if (values.length === 0 && !mayUseOwnKnowledge)
      return { settled: { verdict: "NO", answers: [], reason: "no path was found", ownAnswers: [] } };
    const shown = paths.slice(0, MOST_PATHS).map((path, index) => ({ ...path, id: `p${index + 1}`, own: path.id }));
    const pathIds = new Map(shown.map(({ id, own }) => [own, id]));
    const listed = values
      .slice(0, MOST_VALUES)
      .map((value, index) => ({ ...value, id: `v${index + 1}`, own: value.id }));
    const ids = new Map(listed.map(({ id, own }) => [id, own]));
    const isComputed = new Set(computed);
    return {
      data: {
        question: cleanText(question, 1_000),
        subQuestions: shownTexts(subQuestions, 8),
        paths: shownPaths(shown),
        facts: shownTexts(facts, 16),
        values: listed.map(({ id, label, paths: standsOn }) => ({
          id,
          label: cleanText(label, 120),
          paths: standsOn.flatMap((path) => pathIds.get(path) ?? []),
        })),
        ...(computed === null ? {} : { computed: listed.filter(({ own }) => isComputed.has(own)).map(({ id }) => id) }),
        ownKnowledge: mayUseOwnKnowledge,
      },
      read({ verdict, answers, reason, ownAnswers }) {
        const isYes = verdictOf(verdict);
        const chosen = [...new Set(answers)].flatMap((id) => ids.get(id.trim()) ?? []);
        if (isYes && chosen.length === 0)
          throw new UnusableReply(
            `Its verdict is YES, and none of its answers is the id of a value; they are ${[...ids.keys()].slice(0, 12).join(", ")}.`,
          );
        const own =
          isYes || !mayUseOwnKnowledge ? [] : ownAnswers.filter((each) => each.trim() !== "").slice(0, MOST_OWN);
        // Computed values beyond the bound belong to the same set as those shown, when all of these were chosen.
        const rest = (computed ?? []).filter((id) => !listed.some((each) => each.own === id));
        const isWhole = listed.every(({ own: id }) => !isComputed.has(id) || chosen.includes(id));
        return {
          output: {
            verdict: isYes ? "YES" : "NO",
            answers: isYes ? [...chosen, ...(isWhole ? rest : [])] : [],
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
