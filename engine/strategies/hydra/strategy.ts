import { MAX_AGE_MS } from "../../query/stages.ts";
import { analyseQuestion } from "../../question/analysis.ts";
import { parametersOf } from "../../question/parameters.ts";
import type { Question } from "../../question/question.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { StrategyDeclaration } from "../strategy.ts";
import { resultFrom } from "./answering/result.ts";
import { HYDRA_ABLATIONS } from "./ablations.ts";
import { HYDRA_CRITERIA } from "./criteria.ts";
import { estimateHydra } from "./estimate.ts";
import { exploreInPhases } from "./explore-in-phases.ts";
import type { Variant } from "./name.ts";
import { HYDRA_PARAMETERS } from "./parameters.ts";
import { baseInputs, type HydraQuestion } from "./phases/run.ts";
import { subgraphStage } from "./phases/subgraph-stage.ts";
import { sourceSelectionStage } from "./sources/select.ts";
import { HYDRA_TASKS } from "./tasks/tasks.ts";

/**
 * Hydra (methods §1): evidence is looked for in graphs, documents and the web at once, pruned by how relevant it is and
 * how well its sources bear it out, and judged; what fails goes on in a wider search.
 */
export const hydraStrategy: StrategyDeclaration = {
  ...strategyOf("HYDRA"),
  description:
    "Searches for paths that connect everything the question names, in graphs, documents and the web at once. Keeps the paths that other sources confirm. Shows where sources disagree, and why one side is taken.",
};

/** The same with one relation drawn for each clustered edge (Hydra-E). */
export const hydraEStrategy: StrategyDeclaration = {
  ...strategyOf("HYDRA_E"),
  description:
    "Like HYDRA, but judges fewer paths: if several relations lead to the same thing, one of them is drawn at random, by a seed.",
  // It leaves out some of what HYDRA searches, and finds nothing beside.
  joinsFusion: false,
};

function strategyOf(variant: Variant): StrategyDeclaration {
  const asked = (question: Question, parts: InvestigationParts): HydraQuestion => ({
    question,
    parts,
    options: parametersOf(question, variant, HYDRA_PARAMETERS),
    variant,
  });
  return {
    name: variant,
    description: "",
    parameters: HYDRA_PARAMETERS,
    criteria: HYDRA_CRITERIA,
    tasks: [analyseQuestion, ...HYDRA_TASKS],
    ablations: HYDRA_ABLATIONS,
    exploration: {
      sourceSelection: (question, parts) => sourceSelectionStage(asked(question, parts)),
      subgraph: (question, parts) => subgraphStage(asked(question, parts)),
    },
    estimate: (question, parts) => estimateHydra(asked(question, parts)),
    result: (question, parts) => ({
      name: `${variant.toLowerCase()}.result`,
      version: 6,
      inputs: { ...baseInputs(asked(question, parts)), tasks: HYDRA_TASKS.map(({ version }) => version) },
      maxAgeMs: MAX_AGE_MS,
      compute: async (context) => resultFrom(await exploreInPhases(asked(question, parts), context), context),
    }),
  };
}
