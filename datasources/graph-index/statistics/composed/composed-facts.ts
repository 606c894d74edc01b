import type { ComposedRelation } from "../../../../engine/sources/knowledge-graph.ts";
import type { Node, Pairs } from "../pairs.ts";

/** A relation through nodes without names, with its facts. */
export interface ComposedFacts extends ComposedRelation {
  readonly pairs: Pairs;
  /** Facts that have ended by what their node says, as `subject object`. */
  readonly ended: ReadonlySet<string>;
  /** Names of its two relations, the one that it is called by first. */
  readonly called: readonly string[];
  /** Relations by whose names alone it is called, too. */
  readonly alsoCalled?: readonly string[];
  readonly through: readonly [string, string] | undefined;
  /** Units of its numbers, as they are stated. */
  readonly units: readonly Node[];
}

/** The relation without its facts. */
export function composedRelation(facts: ComposedFacts): ComposedRelation {
  const { relation, ways, start, end, hasUnreadTimes, measure } = facts;
  return {
    relation,
    ways,
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    ...(hasUnreadTimes === undefined ? {} : { hasUnreadTimes }),
    ...(measure === undefined ? {} : { measure }),
  };
}
