import { z } from "zod";
import {
  judgeOutcomes,
  type JudgeOutcomesInput,
  type JudgeOutcomesOutput,
} from "../../../../engine/strategies/fusion/mqpf/tasks/judge-outcomes.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt } from "../../prompt.ts";
import { neededList, text } from "../forgiving.ts";
import { isOnScale, saidScore, usable } from "./said-scores.ts";
import { shownToScore } from "./shown-to-score.ts";

const reply = z.object({ scores: neededList(z.object({ path: text, outcome: saidScore })) });

const INSTRUCTIONS = `
You judge answers to a question. The data hold the question and paths of reasoning, each with the answers that it leads to: "facts" are steps "A – relation → B" (A is the subject) and "A ← relation – B" (B is), "text" is a chain of thought or words of a document.

Say of every path, with a number from 0 to 10, how good its answers are as an answer to the question: of the kind asked for, specific, right as far as you know, and such as a careful person would give. 10 is the answer, 5 may be one, 0 is none. A well-written path to a wrong answer is worth no more than the answer.

Reply with a score for every path: {"scores":[{"path":"p1","outcome":7.5}]}
`;

/** A model in place of a reward model. */
export const judgeOutcomesPrompt = definePrompt<JudgeOutcomesInput, JudgeOutcomesOutput, z.infer<typeof reply>>({
  task: judgeOutcomes,
  version: 1,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "In which town does the teacher of Ada Krall live?",
        paths: [
          { id: "p1", kind: "facts", path: "Ada Krall – teacher → Per Noren – residence → Lund", answers: ["Lund"] },
          { id: "p2", kind: "facts", path: "Ada Krall – teacher → Per Noren", answers: ["Per Noren"] },
        ],
      },
      reply: {
        scores: [
          { path: "p1", outcome: 9 },
          { path: "p2", outcome: 0.5 },
        ],
      },
    },
  ],
  prepare({ question, paths }) {
    if (paths.length === 0) return { settled: { scores: [] } };
    const ids = paths.map(({ id }) => id);
    return {
      data: { question: cleanText(question, 1_000), paths: shownToScore(paths) },
      read({ scores }) {
        const kept = usable(scores, ids, ({ outcome }) => isOnScale(outcome));
        return {
          output: { scores: kept.map(({ path, outcome }) => ({ path, outcome: outcome ?? 0 })) },
          dropped: scores.length - kept.length,
        };
      },
    };
  },
});
