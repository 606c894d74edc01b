import {
  chooseEntities,
  type ChooseEntitiesInput,
  type ChooseEntitiesOutput,
  type EntityOption,
} from "../../../engine/strategies/treeqa/tasks/choose-entities.ts";
import { likelierFirst } from "../../../engine/strategies/treeqa/tasks/choices.ts";

/** Of what each mention may mean: first what fits the whole question, then what is written most alike. */
function choose({ nodes, keep }: ChooseEntitiesInput): ChooseEntitiesOutput {
  return {
    nodes: nodes.map(({ id, candidates }) => {
      const mentions = new Map<string, EntityOption[]>();
      for (const candidate of candidates)
        mentions.set(candidate.mention, [...(mentions.get(candidate.mention) ?? []), candidate]);
      const kept = [...mentions.values()].flatMap((options) => options.sort(likelierFirst).slice(0, keep));
      return { id, entities: kept.map((option) => option.id) };
    }),
  };
}

export const chooseEntitiesHandler = { task: chooseEntities, run: choose } as const;
