import {
  chooseRelations,
  type ChooseRelationsInput,
  type ChooseRelationsOutput,
} from "../../../engine/strategies/treeqa/tasks/choose-relations.ts";
import { likelierFirst } from "../../../engine/strategies/treeqa/tasks/choices.ts";

/** First what fits the whole question, then what is named most like its words; never what no word of it names. */
function choose({ nodes, keep }: ChooseRelationsInput): ChooseRelationsOutput {
  return {
    nodes: nodes.map(({ id, candidates }) => {
      const named = candidates.filter(({ fits, score }) => fits || score > 0);
      const kept = named.sort(likelierFirst).slice(0, keep);
      return { id, relations: kept.map((candidate) => candidate.id) };
    }),
  };
}

export const chooseRelationsHandler = { task: chooseRelations, run: choose } as const;
