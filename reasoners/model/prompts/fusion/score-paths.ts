import { z } from "zod";
import {
  scorePaths,
  type ScorePathsInput,
  type ScorePathsOutput,
} from "../../../../engine/strategies/fusion/mqpf/tasks/score-paths.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt } from "../../prompt.ts";
import { neededList, text } from "../forgiving.ts";
import { isOnScale, saidScore, usable } from "./said-scores.ts";
import { SAMPLED, shownToScore } from "./shown-to-score.ts";

const reply = z.object({ scores: neededList(z.object({ path: text, semantic: saidScore, outcome: saidScore })) });

const INSTRUCTIONS = `
You score paths of reasoning that were found for a question. The data hold the question and the paths: "facts" are steps "A – relation → B" (A is the subject) and "A ← relation – B" (B is), "text" is a chain of thought or words of a document; "answers" is what a path leads to.

Score every path by itself, whatever the others say, with a number from 0 to 10; use the whole scale, and decimals where they help:
- "semantic": how good the reasoning is. Does every step follow from the one before and say what the question asks, in the right direction and in full (coherence)? Are the steps right as far as you know (facts)? 10 is faultless and to the point, 5 half way there or doubtful, 0 beside the question or wrong.
- "outcome", only when "wantsOutcome" is true, else null: how good "answers" is as an answer to the question: of the kind asked for, specific, right as far as you know. 0 when there is none.

Reply with a score for every path: {"scores":[{"path":"p1","semantic":8,"outcome":7.5}]}
`;

/** One sample of the scores of all paths. */
export const scorePathsPrompt = definePrompt<ScorePathsInput, ScorePathsOutput, z.infer<typeof reply>>({
  task: scorePaths,
  version: 1,
  temperature: SAMPLED,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "In which town does the teacher of Ada Krall live?",
        sample: 1,
        wantsOutcome: true,
        paths: [
          { id: "p1", kind: "facts", path: "Ada Krall – teacher → Per Noren – residence → Lund", answers: ["Lund"] },
          { id: "p2", kind: "facts", path: "Ada Krall – residence → Malmö", answers: ["Malmö"] },
        ],
      },
      reply: {
        scores: [
          { path: "p1", semantic: 9.5, outcome: 9 },
          { path: "p2", semantic: 2, outcome: 3 },
        ],
      },
    },
  ],
  prepare({ question, sample, judgesOutcome, paths }) {
    if (paths.length === 0) return { settled: { scores: [] } };
    const ids = paths.map(({ id }) => id);
    return {
      data: {
        question: cleanText(question, 1_000),
        sample,
        wantsOutcome: judgesOutcome,
        paths: shownToScore(paths),
      },
      read({ scores }) {
        const kept = usable(scores, ids, ({ semantic }) => isOnScale(semantic));
        return {
          output: {
            scores: kept.map(({ path, semantic, outcome }) => ({
              path,
              semantic: semantic ?? 0,
              outcome: judgesOutcome && isOnScale(outcome) ? outcome : null,
            })),
          },
          dropped: scores.length - kept.length,
        };
      },
    };
  },
});
