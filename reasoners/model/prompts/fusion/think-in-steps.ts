import { z } from "zod";
import {
  thinkInSteps,
  type ThinkInStepsInput,
  type ThinkInStepsOutput,
} from "../../../../engine/strategies/fusion/mqpf/tasks/think-in-steps.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt } from "../../prompt.ts";
import { neededList, textList } from "../forgiving.ts";
import { SAMPLED } from "./shown-to-score.ts";

const MOST_STEPS = 12;

const reply = z.object({ chains: neededList(z.object({ steps: textList, answers: textList })) });

const INSTRUCTIONS = `
You think a question through, several times, by what you know yourself. The data hold the question and how many chains of thought are wanted at most ("most").

Each chain begins anew, as though you had not seen the others: another order, another way to the answer, another reading of the question where there is one. Its "steps" are short sentences, each of which follows from those before; "answers" is what it comes to, in as few words as possible, with nothing beside the answer itself. Chains may come to different answers, and should where you are unsure. Leave out chains that come to none; reply {"chains":[]} when you know nothing of it.

Reply: {"chains":[{"steps":["…","…"],"answers":["…"]}]}
`;

/** Chains of thought, all in one reply. */
export const thinkInStepsPrompt = definePrompt<ThinkInStepsInput, ThinkInStepsOutput, z.infer<typeof reply>>({
  task: thinkInSteps,
  version: 1,
  temperature: SAMPLED,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: { question: "In which town does the teacher of Ada Krall live?", most: 2 },
      reply: {
        chains: [
          { steps: ["Ada Krall learnt the craft from Per Noren.", "Per Noren lives in Lund."], answers: ["Lund"] },
          { steps: ["Per Noren taught in Lund.", "Ada Krall was a pupil of his."], answers: ["Lund"] },
        ],
      },
    },
  ],
  prepare({ question, chains }) {
    return {
      data: { question: cleanText(question, 1_000), most: chains },
      read({ chains: said }) {
        const kept = said
          .filter(({ steps, answers }) => steps.length > 0 && answers.some((answer) => answer.trim() !== ""))
          .slice(0, chains)
          .map(({ steps, answers }) => ({ text: steps.slice(0, MOST_STEPS).join(" "), answers }));
        return { output: { chains: kept }, dropped: said.length - kept.length };
      },
    };
  },
});
