import type { StrategyDescription } from "../engine/strategies/strategy.ts";
import { type DescriptionPrice, descriptionPrice } from "./limits/description-size.ts";
import type { Limits } from "./limits/limits.ts";
import { boundResponses } from "./limits/response-size.ts";
import { areSame, buildSubgraph, type Subgraph } from "./subgraph.ts";

/** A subgraph whose schema counts what it gives. */
export interface ServedSubgraph extends Subgraph {
  /** What an operation costs that asks about the schema. */
  readonly descriptions: DescriptionPrice;
}

interface Served {
  readonly strategies: readonly StrategyDescription[];
  readonly maxResponseBytes: number;
  readonly subgraph: Promise<ServedSubgraph>;
}

/** The last one that was begun. */
let last: Served | undefined;

/**
 * The subgraph of gateways that offer these strategies within these limits. Those that are alike share one, since to
 * build and to check a schema takes longer than most questions; whatever belongs to one gateway alone comes with each
 * operation.
 */
export function servedSubgraph(strategies: readonly StrategyDescription[], limits: Limits): Promise<ServedSubgraph> {
  const { maxResponseBytes } = limits;
  if (last === undefined || last.maxResponseBytes !== maxResponseBytes || !areSame(last.strategies, strategies))
    last = { strategies: [...strategies], maxResponseBytes, subgraph: build(strategies, limits) };
  return last.subgraph;
}

async function build(strategies: readonly StrategyDescription[], limits: Limits): Promise<ServedSubgraph> {
  const subgraph = await buildSubgraph(strategies);
  boundResponses(subgraph.schema, limits);
  return { ...subgraph, descriptions: descriptionPrice(subgraph.schema) };
}
