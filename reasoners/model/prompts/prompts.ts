import type { AnyPrompt } from "../prompt.ts";
import { analyseQuestionPrompt } from "./analysis/analyse-question.ts";
import { reviseFormPrompt } from "./analysis/revise-form.ts";
import { answerFromTreePrompt } from "./answer-from-tree.ts";
import { chooseEntitiesPrompt } from "./choose-entities.ts";
import { chooseRelationsPrompt } from "./choose-relations.ts";
import { draftTreePrompt } from "./draft-tree.ts";
import { chooseStepsPrompt } from "./fidelis/choose-steps.ts";
import { verifyStepsPrompt } from "./fidelis/verify-steps.ts";
import { answerFromWeightedPathsPrompt } from "./fusion/answer-from-weighted-paths.ts";
import { compareAnswersPrompt } from "./fusion/compare-answers.ts";
import { judgeOutcomesPrompt } from "./fusion/judge-outcomes.ts";
import { scorePathsPrompt } from "./fusion/score-paths.ts";
import { thinkInStepsPrompt } from "./fusion/think-in-steps.ts";
import { askFurtherPrompt } from "./hydra/ask-further.ts";
import { choosePathsPrompt } from "./hydra/choose-paths.ts";
import { judgePathsPrompt } from "./hydra/judge-paths.ts";
import { predictAnswersPrompt } from "./hydra/predict-answers.ts";
import { refinePathsPrompt } from "./hydra/refine-paths.ts";
import { selectSourcesPrompt } from "./hydra/select-sources.ts";
import { readPassagesPrompt } from "./read-passages.ts";
import { readPathsPrompt } from "./read-paths.ts";
import { readQuestionPrompt } from "./read-question.ts";
import { verifyNodesPrompt } from "./verify-nodes.ts";

/** One prompt for each task. */
export const PROMPTS: readonly AnyPrompt[] = [
  analyseQuestionPrompt,
  reviseFormPrompt,
  readPassagesPrompt,
  readQuestionPrompt,
  draftTreePrompt,
  chooseEntitiesPrompt,
  chooseRelationsPrompt,
  verifyNodesPrompt,
  answerFromTreePrompt,
  selectSourcesPrompt,
  choosePathsPrompt,
  refinePathsPrompt,
  judgePathsPrompt,
  askFurtherPrompt,
  predictAnswersPrompt,
  readPathsPrompt,
  chooseStepsPrompt,
  verifyStepsPrompt,
  compareAnswersPrompt,
  thinkInStepsPrompt,
  scorePathsPrompt,
  judgeOutcomesPrompt,
  answerFromWeightedPathsPrompt,
];
