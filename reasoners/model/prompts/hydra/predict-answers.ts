import { z } from "zod";
import {
  predictAnswers,
  type PredictAnswersInput,
  type PredictAnswersOutput,
} from "../../../../engine/strategies/hydra/tasks/predict-answers.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt } from "../../prompt.ts";
import { neededList, text } from "../forgiving.ts";
import { EXPLORING } from "./exploring.ts";
import { shownTexts } from "./shown-paths.ts";
import { chainReply, readChain } from "./steering-reply.ts";

const reply = z.object({ predictions: neededList(z.object({ answer: text, chain: chainReply })) });

const INSTRUCTIONS = `
A search for evidence has not answered a question. Say which answers you hold likely from what you know, so that evidence for them can be looked for: nothing of it is taken for an answer by itself. The data hold the question, its sub-questions, facts found so far, and how many answers are wanted at most ("most").

For each: "answer", a name, date or number in as few words as possible (for a question that asks for yes or no the value that decides it, and not "yes" or "no"); and "chain", which leads from the names of the question to it, as places and relations in turns, beginning and ending with a place: ["Ada Krall","taught by","Per Noren","lives in","Lund"]. Likely ones first. Reply {"predictions":[]} when you have no idea.

Reply: {"predictions":[{"answer":"…","chain":["…","…","…"]}]}
`;

/** The predict phase. */
export const predictAnswersPrompt = definePrompt<PredictAnswersInput, PredictAnswersOutput, z.infer<typeof reply>>({
  task: predictAnswers,
  version: 3,
  temperature: EXPLORING,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "In which town does the teacher of Ada Krall live?",
        subQuestions: ["In which town does the teacher of Ada Krall live?"],
        facts: [],
        most: 3,
      },
      reply: {
        predictions: [{ answer: "Lund", chain: ["Ada Krall", "taught by", "Per Noren", "lives in", "Lund"] }],
      },
    },
  ],
  prepare({ question, subQuestions, facts, most }) {
    return {
      data: {
        question: cleanText(question, 1_000),
        subQuestions: shownTexts(subQuestions, 8),
        facts: shownTexts(facts, 16),
        most,
      },
      read({ predictions }) {
        const kept = predictions.flatMap(({ answer, chain }) => {
          const skyline = readChain(chain);
          return skyline === undefined || answer.trim() === "" ? [] : [{ answer: cleanText(answer, 160), skyline }];
        });
        return {
          output: { predictions: kept.slice(0, most) },
          dropped: predictions.length - Math.min(kept.length, most),
        };
      },
    };
  },
});
