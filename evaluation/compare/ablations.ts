import type { SourceDescription } from "../../engine/engine.ts";
import type { QuestionOptions } from "../../engine/question/question.ts";
import type { StrategyName } from "../../engine/evidence/trace.ts";
import type { ParameterValues } from "../../engine/question/parameters.ts";
import type { StrategyAblation, StrategyDeclaration } from "../../engine/strategies/strategy.ts";
import { RunError } from "../run/run-error.ts";
import { EACH_SOURCE } from "./each-source.ts";

/** A strategy with one thing changed. */
export interface Variant {
  /** As reports name it: `serial`. */
  readonly name: string;
  /**
   * What is asked otherwise. Empty for the strategy as it is.
   * @throws RunError when the sources do not allow it
   */
  options(sources: readonly Pick<SourceDescription, "id" | "kind">[]): QuestionOptions;
}

/** What an evaluation needs to know of a strategy. */
export type EvaluatedStrategy = Pick<StrategyDeclaration, "name" | "ablations">;

/** Variants of a strategy that are compared with each other; the first is the strategy as it is. */
export interface Ablation {
  readonly name: string;
  /** The strategy that it belongs to; any when absent. */
  readonly strategy?: StrategyName;
  /** What it shows. */
  readonly about: string;
  readonly variants: readonly Variant[] | VariantsOf;
}

/**
 * Variants that depend on which sources there are; the first is the strategy as it is.
 * @throws RunError when the sources do not allow any
 */
export type VariantsOf = (sources: readonly Pick<SourceDescription, "id" | "kind">[]) => readonly Variant[];

/** Of every strategy. */
const SOURCES: Ablation = {
  name: "sources",
  about: "what graph and documents contribute (Hydra, table 3; TreeQA, table 6)",
  variants: [
    asItIs("full"),
    { name: "graph only", options: (sources) => only(sources, ["KG"], "graph") },
    { name: "documents only", options: (sources) => only(sources, ["DOCUMENTS", "WEB"], "documents") },
  ],
};

/** The ablations that every strategy has, and those that these declare. Strategies may have ablations of one name. */
export function ablationsOf(strategies: readonly EvaluatedStrategy[]): readonly Ablation[] {
  return [
    SOURCES,
    EACH_SOURCE,
    ...strategies.flatMap(({ name, ablations = [] }) => ablations.map((each) => declared(name, each))),
  ];
}

function declared(strategy: StrategyName, ablation: StrategyAblation): Ablation {
  const { name, about, asItIs: whole = "full", variants } = ablation;
  return {
    name,
    strategy,
    about,
    variants: [
      asItIs(whole),
      ...variants.map((variant) => ({
        name: variant.name,
        options: () => ({ parameters: { [strategy]: variant.parameters as ParameterValues } }),
      })),
    ],
  };
}

function asItIs(name: string): Variant {
  return { name, options: () => ({}) };
}

/**
 * The ablations of a name, one for each strategy that declares it.
 * @throws RunError for a name that is not one, listing those that are
 */
export function ablationsNamed(name: string, ablations: readonly Ablation[]): readonly Ablation[] {
  const found = ablations.filter((each) => each.name === name.toLowerCase());
  if (found.length > 0) return found;
  const those = ablations.map((each) => `${each.name} (${each.strategy ?? "any strategy"})`);
  throw new RunError(`There is no ablation ${JSON.stringify(name)}. Those that there are: ${those.join(", ")}.`);
}

function only(
  sources: readonly Pick<SourceDescription, "id" | "kind">[],
  kinds: readonly SourceDescription["kind"][],
  what: string,
): QuestionOptions {
  const left = sources.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  if (left.length > 0 && left.length < sources.length) return { sources: left };
  throw new RunError(
    `The ablation sources compares a graph with documents, and there is ${left.length === 0 ? `no ${what}` : `nothing but ${what}`}. Name sources of both kinds, or leave it out.`,
  );
}
