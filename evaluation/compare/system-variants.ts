import type { StrategyName } from "../../engine/evidence/trace.ts";
import { type System, strategySystem } from "../run/system.ts";
import type { SystemVariant } from "../run/prepare-runs.ts";
import { RunError } from "../run/run-error.ts";
import { type Ablation, ablationNamed } from "./ablations.ts";

export interface Wishes {
  /** Names, in any case; `all` for every strategy. Nothing for what is usual. */
  readonly strategies: readonly string[];
  readonly compare: boolean;
  readonly ablate: string | undefined;
}

/**
 * Who takes part: the strategies that are named, or all that there are; baselines by their name, and all
 * that can be run where everything is compared; and the variants of an ablation in their place.
 * @param registered the strategies of the engine: a new one takes part by being registered
 * @throws RunError for a name that there is not, and an ablation of another strategy
 */
export function systemVariants(
  { strategies, compare, ablate }: Wishes,
  registered: readonly StrategyName[],
  baselines: readonly System[],
): readonly SystemVariant[] {
  const ablation = ablate === undefined ? undefined : ablationNamed(ablate);
  const systems = chosen({ strategies, compare, ablation }, registered, baselines);
  if (ablation === undefined)
    return systems.map((system) => ({ system, variant: undefined, optional: strategies.length === 0 }));
  const stranger = systems.find(({ name }) => ablation.strategies !== undefined && !ablation.strategies.includes(name));
  if (stranger !== undefined)
    throw new RunError(
      `The ablation ${ablation.name} is one of ${ablation.strategies?.join(", ")}, not of ${stranger.name}.`,
    );
  return systems.flatMap((system) => ablation.variants.map((variant) => ({ system, variant, optional: false })));
}

function chosen(
  wishes: Omit<Wishes, "ablate"> & { readonly ablation: Ablation | undefined },
  registered: readonly StrategyName[],
  baselines: readonly System[],
): readonly System[] {
  const { strategies, compare, ablation } = wishes;
  const all = registered.map(strategySystem);
  if (strategies.length === 0) {
    if (ablation !== undefined) return all.filter(({ name }) => (ablation.strategies ?? [all[0]?.name]).includes(name));
    return compare ? [...all, ...baselines] : all.slice(0, 1);
  }
  const named = strategies.flatMap((name) =>
    name.toLowerCase() === "all" ? all : [systemNamed(name, [...all, ...baselines])],
  );
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
}

function systemNamed(name: string, systems: readonly System[]): System {
  const found = systems.find((each) => each.name === name.toUpperCase().replaceAll("-", "_"));
  if (found !== undefined) return found;
  throw new RunError(
    `There is no strategy ${JSON.stringify(name)}. Those that there are: ${systems.map((each) => each.name).join(", ")}; or all.`,
  );
}
