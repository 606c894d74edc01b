import type { Json } from "../../../../engine/json.ts";
import type { PathToScore } from "../../../../engine/strategies/fusion/mqpf/tasks/path-to-score.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";

/** Characters of all paths of a request, and of one. */
const [MOST_CHARACTERS, MOST_OF_PATH] = [20_000, 1_500];
const MOST_ANSWERS = 8;

/** The temperature of samples: replies of one request are to differ as far as the model is unsure. */
export const SAMPLED = 0.7;

/** Paths as a model is shown them to be scored. */
export function shownToScore(paths: readonly PathToScore[]): Json {
  const characters = Math.min(MOST_OF_PATH, Math.floor(MOST_CHARACTERS / Math.max(1, paths.length)));
  return paths.map(({ id, kind, text, answers }) => ({
    id,
    kind: kind === "GRAPH" ? "facts" : "text",
    path: cleanText(text, characters),
    answers: answers.slice(0, MOST_ANSWERS).map((answer) => cleanText(answer, 80)),
    ...(answers.length > MOST_ANSWERS ? { moreAnswers: answers.length - MOST_ANSWERS } : {}),
  }));
}
