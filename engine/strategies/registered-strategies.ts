import { BUILT_IN_STRATEGIES } from "./built-in-strategies.ts";
import { Failure, quoted } from "../failure.ts";
import type { DescribedStrategy, Strategy } from "./strategy.ts";

/** As GraphQL's enums are written. */
const NAME = /^[A-Z][A-Z0-9_]*$/;

/**
 * The built-in strategies, and those of a third party after them.
 * @throws TypeError for a strategy whose name can not be written in a query or is taken, and for one without a description
 */
export function strategiesWith(registered: readonly DescribedStrategy[]): readonly DescribedStrategy[] {
  const strategies = [...BUILT_IN_STRATEGIES];
  for (const strategy of registered) {
    const { name, description } = strategy;
    if (typeof name !== "string" || !NAME.test(name)) {
      throw new TypeError(
        `A strategy's name is made of capitals, digits and underscores, a letter first; got ${quoted(name)}.`,
      );
    }
    if (strategies.some((other) => other.name === name)) {
      throw new TypeError(`There is a strategy ${quoted(name)} already; give each its own name.`);
    }
    if (typeof description !== "string" || description.trim() === "") {
      throw new TypeError(
        `The strategy ${quoted(name)} has no description; say in a sentence how it looks for the answer.`,
      );
    }
    strategies.push(strategy);
  }
  return strategies;
}

/** @throws Failure `BAD_USER_INPUT` for a name that no strategy has */
export function strategyNamed(name: string, strategies: readonly DescribedStrategy[]): Strategy {
  const strategy = strategies.find((each) => each.name === name);
  if (strategy !== undefined) return strategy;
  throw new Failure(
    "BAD_USER_INPUT",
    `There is no strategy ${quoted(name)}; there are ${strategies.map((each) => each.name).join(", ")}.`,
  );
}
