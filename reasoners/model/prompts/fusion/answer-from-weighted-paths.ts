import { z } from "zod";
import {
  MOST_ALTERNATIVES,
  answerFromWeightedPaths,
  type AnswerFromWeightedPathsInput,
  type AnswerFromWeightedPathsOutput,
} from "../../../../engine/strategies/fusion/mqpf/tasks/answer-from-weighted-paths.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt, UnusableReply } from "../../prompt.ts";
import { maybeText, neededTextList } from "../forgiving.ts";

const [MOST_PATHS, MOST_OF_PATH, MOST_ANSWERS] = [24, 800, 12];

const reply = z.object({ answers: neededTextList, reason: maybeText });

const INSTRUCTIONS = `
You answer a question from paths of reasoning whose quality was weighed. The data hold the question; "paths", each with its weight (all weights together are 1): the heavier, the more it is to be trusted; and "alternatives", what the paths lead to, with the sum of the weights of their paths. "facts" in a path are steps "A – relation → B" (A is the subject) and "A ← relation – B" (B is).

Choose the alternatives that answer the question. Rely on heavy paths first; a light one counts for little, and a path that does not say what is asked counts for nothing, whatever it weighs.
- When "several" is false, there is one answer: choose one alternative. Choose more than one only where they exclude each other and neither the weights nor the paths tell which is right: they are then shown as a conflict.
- When "several" is true, choose all that answer.
- When none answers the question, choose none.

Reply: {"answers":["a1"],"reason":"one sentence"}
`;

/** The answer from weighted paths. */
export const answerFromWeightedPathsPrompt = definePrompt<
  AnswerFromWeightedPathsInput,
  AnswerFromWeightedPathsOutput,
  z.infer<typeof reply>
>({
  task: answerFromWeightedPaths,
  version: 1,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "In which town does the teacher of Ada Krall live?",
        several: false,
        paths: [
          { id: "p1", path: "Ada Krall – teacher → Per Noren – residence → Lund", weight: 0.82 },
          { id: "p2", path: "Ada Krall – teacher → Per Noren – born in → Ystad", weight: 0.18 },
        ],
        alternatives: [
          { id: "a1", answers: ["Lund"], weight: 0.82, paths: ["p1"] },
          { id: "a2", answers: ["Ystad"], weight: 0.18, paths: ["p2"] },
        ],
      },
      reply: { answers: ["a1"], reason: "p1 says where Per Noren, her teacher, lives; p2 where he was born." },
    },
  ],
  prepare({ question, paths, alternatives, isList }) {
    if (alternatives.length === 0) return { settled: { answers: [], reason: null } };
    const shown = paths.slice(0, MOST_PATHS).map((path, index) => ({ ...path, own: path.id, id: `p${index + 1}` }));
    const pathIds = new Map(shown.map(({ id, own }) => [own, id]));
    const listed = alternatives
      .slice(0, MOST_ALTERNATIVES)
      .map((each, index) => ({ ...each, own: each.id, id: `a${index + 1}` }));
    const ids = new Map(listed.map(({ id, own }) => [id, own]));
    return {
      data: {
        question: cleanText(question, 1_000),
        several: isList,
        paths: shown.map(({ id, text, weight }) => ({
          id,
          path: cleanText(text, MOST_OF_PATH),
          weight: rounded(weight),
        })),
        alternatives: listed.map(({ id, answers, weight, paths: by }) => ({
          id,
          answers: answers.slice(0, MOST_ANSWERS).map((answer) => cleanText(answer, 80)),
          ...(answers.length > MOST_ANSWERS ? { moreAnswers: answers.length - MOST_ANSWERS } : {}),
          weight: rounded(weight),
          paths: by.flatMap((path) => pathIds.get(path) ?? []),
        })),
      },
      read({ answers, reason }) {
        const chosen = [...new Set(answers)].flatMap((id) => ids.get(id.trim()) ?? []);
        if (answers.length > 0 && chosen.length === 0)
          throw new UnusableReply(
            `None of its answers is the id of an alternative; they are ${[...ids.keys()].join(", ")}.`,
          );
        return {
          output: { answers: chosen, reason: reason === null ? null : cleanText(reason, 400) },
          dropped: answers.length - chosen.length,
        };
      },
    };
  },
});

function rounded(weight: number): number {
  return Math.round(weight * 1_000) / 1_000;
}
