import { analyseQuestion } from "../../question/analysis.ts";
import { parametersOf } from "../../question/parameters.ts";
import type { Question } from "../../question/question.ts";
import { MAX_AGE_MS } from "../../query/stages.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { StrategyDeclaration } from "../strategy.ts";
import { FIDELIS_ABLATIONS } from "./ablations.ts";
import { answerFrom } from "./answering/answer.ts";
import { resultFrom } from "./answering/result.ts";
import { FIDELIS_CRITERIA } from "./criteria.ts";
import { estimateFidelis } from "./estimate.ts";
import { FIDELIS_PARAMETERS } from "./parameters.ts";
import { baseInputs, NAME, type FidelisQuestion } from "./run.ts";
import { beamSearch } from "./search.ts";
import { subgraphStage } from "./subgraph-stage.ts";
import { FIDELIS_TASKS } from "./tasks/tasks.ts";

/**
 * FiDeLiS (methods §3): paths grow step by step from what the question names. At each level Path-RAG retrieves the
 * steps that may be taken, a reasoner chooses the best, and verifies that each follows and whether the question's
 * statement does by now.
 */
export const fidelisStrategy: StrategyDeclaration = {
  name: NAME,
  description:
    "Follows paths through the graphs, step by step, from what the question names. Each step is verified, and a path ends when the answer follows from it.",
  parameters: FIDELIS_PARAMETERS,
  criteria: FIDELIS_CRITERIA,
  tasks: [analyseQuestion, ...FIDELIS_TASKS],
  ablations: FIDELIS_ABLATIONS,
  exploration: { subgraph: (question, parts) => subgraphStage(askedOf(question, parts)) },
  estimate: (question, parts) => estimateFidelis(askedOf(question, parts)),
  result: (question, parts) => {
    const asked = askedOf(question, parts);
    return {
      name: "fidelis.result",
      version: 5,
      inputs: { ...baseInputs(asked), tasks: FIDELIS_TASKS.map(({ version }) => version) },
      maxAgeMs: MAX_AGE_MS,
      async compute(context) {
        const search = await beamSearch(asked, context);
        return resultFrom(search, await answerFrom(search), context);
      },
    };
  },
};

function askedOf(question: Question, parts: InvestigationParts): FidelisQuestion {
  return { question, parts, options: parametersOf(question, NAME, FIDELIS_PARAMETERS) };
}
