import { readPassages } from "../../engine/documents/read-passages.ts";
import { readByGraph } from "../../engine/query/graph-led/read-by-graph.ts";
import { readInPhrases } from "../../engine/query/graph-led/read-in-phrases.ts";
import { judgePaths } from "../../engine/query/over-paths/judge-paths.ts";
import { analyseQuestion } from "../../engine/question/analysis.ts";
import { chooseSteps } from "../../engine/strategies/fidelis/tasks/choose-steps.ts";
import { verifySteps } from "../../engine/strategies/fidelis/tasks/verify-steps.ts";
import { answerFromWeightedPaths } from "../../engine/strategies/fusion/mqpf/tasks/answer-from-weighted-paths.ts";
import { judgeOutcomes } from "../../engine/strategies/fusion/mqpf/tasks/judge-outcomes.ts";
import { scorePaths } from "../../engine/strategies/fusion/mqpf/tasks/score-paths.ts";
import { thinkInSteps } from "../../engine/strategies/fusion/mqpf/tasks/think-in-steps.ts";
import { askFurther } from "../../engine/strategies/hydra/tasks/ask-further.ts";
import { choosePaths } from "../../engine/strategies/hydra/tasks/choose-paths.ts";
import { predictAnswers } from "../../engine/strategies/hydra/tasks/predict-answers.ts";
import { readPaths } from "../../engine/strategies/hydra/tasks/read-paths.ts";
import { refinePaths } from "../../engine/strategies/hydra/tasks/refine-paths.ts";
import { selectSources } from "../../engine/strategies/hydra/tasks/select-sources.ts";
import { answerFromTree } from "../../engine/strategies/treeqa/tasks/answer-from-tree.ts";
import { chooseEntities } from "../../engine/strategies/treeqa/tasks/choose-entities.ts";
import { chooseRelations } from "../../engine/strategies/treeqa/tasks/choose-relations.ts";
import { draftTree } from "../../engine/strategies/treeqa/tasks/draft-tree.ts";
import { verifyNodes } from "../../engine/strategies/treeqa/tasks/verify-nodes.ts";

/** Raised with every change of grammar or lexicon, so that stored analyses are made anew. */
const VERSION = 69;

/** What the built-in reasoner is called. */
export const BUILTIN_ID = `builtin-${VERSION}`;

/**
 * Names of all tasks that it has handlers for. They stand apart from the handlers: these are hundreds of modules, which
 * whoever has the work done in threads need not load.
 */
export const ANSWERED_TASKS: ReadonlySet<string> = new Set(
  [
    analyseQuestion,
    readByGraph,
    readInPhrases,
    readPassages,
    draftTree,
    chooseEntities,
    chooseRelations,
    verifyNodes,
    answerFromTree,
    selectSources,
    choosePaths,
    refinePaths,
    judgePaths,
    askFurther,
    predictAnswers,
    readPaths,
    chooseSteps,
    verifySteps,
    thinkInSteps,
    scorePaths,
    judgeOutcomes,
    answerFromWeightedPaths,
  ].map(({ name }) => name),
);
