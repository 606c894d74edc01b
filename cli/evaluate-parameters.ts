import { checkParameters } from "../engine/question/parameters.ts";
import type { StrategyDeclaration } from "../engine/strategies/strategy.ts";
import type { SystemVariant } from "../evaluation/run/prepare-runs.ts";
import { setParameters } from "./strategy-parameters.ts";
import { UsageError } from "./usage-error.ts";

/**
 * The same with these parameters, after which reports then name them: `TREEQA (maxDepth=2)`.
 * @throws UsageError where a baseline takes part, or a variant, or a strategy that has no parameters; Failure
 * `BAD_USER_INPUT` for a parameter that there is not or a value out of range
 */
export function withParameters(
  systemVariants: readonly SystemVariant[],
  settings: readonly string[],
  strategies: readonly StrategyDeclaration[],
): readonly SystemVariant[] {
  if (settings.length === 0) return systemVariants;
  return systemVariants.map(({ system, variant, variantsOf, optional }) => {
    if (variant !== undefined || variantsOf !== undefined)
      throw new UsageError("There are both --parameter and --ablate. Give one of them.");
    const strategy = strategies.find(({ name }) => name === system.name);
    if (strategy?.parameters === undefined)
      throw new UsageError(
        `${system.name} has no parameters that --parameter could change. Name others by --strategy.`,
      );
    const values = setParameters(settings, strategy, "--parameter");
    checkParameters(strategy.parameters, values);
    const options = { parameters: { [system.name]: values } };
    return { system, variant: { name: settings.join(", "), options: () => options }, optional };
  });
}
