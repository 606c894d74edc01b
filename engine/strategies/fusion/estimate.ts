import type { CostEstimate, EstimatedWork, StageEstimate } from "../../cost-estimate.ts";
import { atMost, requestsOf, together } from "../../cost-estimate.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import { NAME } from "./name.ts";
import type { FusionOptions } from "./parameters.ts";
import { MOST_OF_EACH } from "./weights.ts";
import { readsWhole } from "./whole/strategy.ts";

/** Tasks by which paths are scored, at most. */
const TASKS_OF_WEIGHING = 4;

/**
 * An upper bound: QUERY, and beside it all that may be asked if QUERY leaves something open. What is typical is
 * measured: most questions need QUERY alone. Stages that strategies share are counted for each.
 */
export function estimateFusion(
  first: CostEstimate,
  others: readonly CostEstimate[],
  { thoroughness, chains }: FusionOptions,
  parts: InvestigationParts,
): CostEstimate {
  const scored = (1 + others.length) * MOST_OF_EACH + chains;
  const own = [
    // Answers that exclude each other are compared in one request.
    atMost("fusion.result", 1, readsWhole(parts) ? requestsOf(1, parts) : {}),
    ...(others.length === 0
      ? []
      : [
          atMost("fusion.weights", 1, {
            ...requestsOf(TASKS_OF_WEIGHING, parts),
            ...(parts.rewardModel === undefined ? {} : { HTTP: scored }),
          }),
        ]),
    ...(thoroughness === "EXHAUSTIVE" && chains > 0 ? [atMost("fusion.thoughts", 1, requestsOf(1, parts))] : []),
  ];
  const all = [first, ...others];
  return {
    strategy: NAME,
    stages: asLines([...own, ...all.flatMap(({ stages }) => stages)]),
    most: together([...own.map(({ most }) => most), ...all.map(({ most }) => most)]),
  };
}

/** Each stage once by its name, where it first stands. */
function asLines(stages: readonly StageEstimate[]): readonly StageEstimate[] {
  const byName = new Map<string, EstimatedWork[]>();
  for (const { name, most } of stages) byName.set(name, [...(byName.get(name) ?? []), most]);
  return [...byName].map(([name, works]) => ({ name, most: together(works) }));
}
