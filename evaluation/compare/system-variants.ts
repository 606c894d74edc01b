import { DEFAULT_STRATEGY } from "../../engine/strategies/default-strategy.ts";
import { type System, strategySystem } from "../run/system.ts";
import type { SystemVariant } from "../run/prepare-runs.ts";
import { RunError } from "../run/run-error.ts";
import { type Ablation, ablationsNamed, ablationsOf, type EvaluatedStrategy } from "./ablations.ts";

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
  registered: readonly EvaluatedStrategy[],
  baselines: readonly System[],
): readonly SystemVariant[] {
  const ablations = ablate === undefined ? undefined : ablationsNamed(ablate, ablationsOf(registered));
  const systems = chosen({ strategies, compare, ablations }, registered, baselines);
  if (ablations === undefined)
    return systems.map((system) => ({ system, variant: undefined, optional: strategies.length === 0 }));
  return systems.flatMap((system): readonly SystemVariant[] => {
    // Its own says more than what every strategy has of that name.
    const ablation =
      ablations.find(({ strategy }) => strategy === system.name) ??
      ablations.find(({ strategy }) => strategy === undefined);
    if (ablation === undefined) {
      const those = ablations.map(({ strategy }) => strategy).join(", ");
      throw new RunError(`The ablation ${ablate ?? ""} is one of ${those}, not of ${system.name}.`);
    }
    const { variants } = ablation;
    if (typeof variants === "function") return [{ system, variant: undefined, variantsOf: variants, optional: false }];
    return variants.map((variant) => ({ system, variant, optional: false }));
  });
}

function chosen(
  wishes: Omit<Wishes, "ablate"> & { readonly ablations: readonly Ablation[] | undefined },
  registered: readonly EvaluatedStrategy[],
  baselines: readonly System[],
): readonly System[] {
  const { strategies, compare, ablations } = wishes;
  const all = registered.map(({ name }) => strategySystem(name));
  if (strategies.length === 0) {
    if (ablations !== undefined)
      return all.filter(({ name }) => ablations.some(({ strategy = DEFAULT_STRATEGY }) => strategy === name));
    return compare ? [...all, ...baselines] : [strategySystem(DEFAULT_STRATEGY)];
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
