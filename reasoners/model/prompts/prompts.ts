import type { AnyPrompt } from "../prompt.ts";
import { analyseQuestionPrompt } from "./analysis/analyse-question.ts";
import { answerFromTreePrompt } from "./answer-from-tree.ts";
import { chooseEntitiesPrompt } from "./choose-entities.ts";
import { chooseRelationsPrompt } from "./choose-relations.ts";
import { draftTreePrompt } from "./draft-tree.ts";
import { readPassagesPrompt } from "./read-passages.ts";
import { verifyNodesPrompt } from "./verify-nodes.ts";

/** One prompt for each task. */
export const PROMPTS: readonly AnyPrompt[] = [
  analyseQuestionPrompt,
  readPassagesPrompt,
  draftTreePrompt,
  chooseEntitiesPrompt,
  chooseRelationsPrompt,
  verifyNodesPrompt,
  answerFromTreePrompt,
];
