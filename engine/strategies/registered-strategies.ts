import { BUILT_IN_STRATEGIES, strategiesTogether } from "../built-in-strategies.ts";
import { Failure, quoted } from "../failure.ts";
import { QUESTION_OPTIONS } from "../question/question-options.ts";
import type {
  ExplorationStages,
  LogicTreeStages,
  Strategy,
  StrategyDeclaration,
  StrategyDescription,
} from "./strategy.ts";

/** As GraphQL's enums are written. */
const NAME = /^[A-Z][A-Z0-9_]*$/;

/**
 * The built-in strategies, and those of a third party after them, which FUSION asks as well.
 * @throws TypeError for a strategy whose name can not be written in a query or is taken, for one without a description,
 * for parameters that the question options have no place for, and for one that neither joins FUSION nor does not
 */
export function strategiesWith(registered: readonly StrategyDeclaration[]): readonly StrategyDeclaration[] {
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
    if (strategy.joinsFusion !== undefined && typeof strategy.joinsFusion !== "boolean") {
      throw new TypeError(
        `Whether the strategy ${quoted(name)} joins FUSION is told by true or false; got ${quoted(strategy.joinsFusion)}.`,
      );
    }
    checkOption(strategy, strategies);
    checkCriteria(strategy, strategies);
    strategies.push(strategy);
  }
  return registered.length === 0 ? strategies : strategiesTogether(registered);
}

/** As GraphQL's fields and types are written. */
const OPTION = /^[a-z][A-Za-z0-9]*$/;
const INPUT_TYPE = /^[A-Z][A-Za-z0-9]*$/;

function checkOption({ name, parameters }: StrategyDeclaration, others: readonly StrategyDeclaration[]): void {
  if (parameters === undefined) return;
  const { option, inputType } = parameters;
  if (!OPTION.test(option) || !INPUT_TYPE.test(inputType)) {
    throw new TypeError(
      `The parameters of ${quoted(name)} are an option such as "tree", of a type such as "TreeOptions"; got ${quoted(option)} and ${quoted(inputType)}.`,
    );
  }
  const isTaken =
    QUESTION_OPTIONS.includes(option) ||
    others.some((other) => other.parameters?.option === option || other.parameters?.inputType === inputType);
  if (isTaken) {
    throw new TypeError(
      `The parameters of ${quoted(name)} can not be the option ${quoted(option)} of the type ${quoted(inputType)}: there is one of that name.`,
    );
  }
}

function checkCriteria(
  { name: strategy, criteria = [] }: StrategyDeclaration,
  others: readonly StrategyDeclaration[],
): void {
  const known = others.flatMap((other) => other.criteria ?? []);
  for (const [index, { name, description }] of criteria.entries()) {
    if (typeof name !== "string" || !NAME.test(name) || typeof description !== "string" || description.trim() === "") {
      throw new TypeError(
        `A criterion of ${quoted(strategy)} has a name of capitals, digits and underscores, a letter first, and a description; got ${quoted(name)}.`,
      );
    }
    const same = [...known, ...criteria.slice(0, index)].find((other) => other.name === name);
    if (same !== undefined && same.description !== description) {
      throw new TypeError(
        `The criterion ${quoted(name)} of ${quoted(strategy)} is described otherwise already: give it another name, or the same description.`,
      );
    }
  }
}

/** What clients are told of them. */
export function describeStrategies(strategies: readonly StrategyDeclaration[]): readonly StrategyDescription[] {
  return strategies.map(({ name, description, parameters, criteria, logicTree }) => ({
    name,
    description,
    ...(criteria === undefined ? {} : { criteria }),
    ...(parameters === undefined ? {} : { parameters }),
    ...(logicTree === undefined ? {} : { hasLogicTree: true }),
  }));
}

/** The stages of the logic trees that clients can ask for. @throws TypeError when no strategy declares them */
export function logicTreeOf(strategies: readonly StrategyDeclaration[]): LogicTreeStages {
  const [first] = strategies.flatMap(({ logicTree }) => logicTree ?? []);
  if (first === undefined) throw new TypeError("There is no strategy that draws logic trees.");
  return first;
}

/**
 * The stages of the exploration that a client is shown: those of the strategy itself, else of the first that has them.
 * @throws TypeError when no strategy has one of them
 */
export function explorationOf(name: string, strategies: readonly StrategyDeclaration[]): ExplorationStages {
  const own = strategies.filter((each) => each.name === name);
  const all = [...own, ...strategies].flatMap(({ exploration }) => exploration ?? []);
  const sourceSelection = all.find((each) => each.sourceSelection !== undefined)?.sourceSelection;
  const subgraph = all.find((each) => each.subgraph !== undefined)?.subgraph;
  if (sourceSelection === undefined || subgraph === undefined)
    throw new TypeError("There is no strategy that explores sources.");
  return { sourceSelection, subgraph };
}

/** @throws Failure `BAD_USER_INPUT` for a name that no strategy has */
export function strategyNamed(name: string, strategies: readonly StrategyDeclaration[]): Strategy {
  const strategy = strategies.find((each) => each.name === name);
  if (strategy !== undefined) return strategy;
  throw new Failure(
    "BAD_USER_INPUT",
    `There is no strategy ${quoted(name)}; there are ${strategies.map((each) => each.name).join(", ")}.`,
  );
}
