import { nodeKey, type Direction, type Fact, type FactNode } from "./fact.ts";

/**
 * How something was found, as steps of facts: it has no question and no logical form, and is drawn as it is. All of it
 * survives JSON.
 */
export interface Path {
  /** The first leads from what was known to what was found; the others hang beside it. None of them is empty. */
  readonly chains: readonly Chain[];
  /** The facts that its steps show, in the order in which their evidence is listed. */
  readonly facts: readonly Fact[];
}

/** Steps that are walked one after another, each from where the one before it led. */
export type Chain = readonly PathStep[];

/** Facts of one relation, all walked in one direction. Never empty. */
export interface PathStep {
  readonly facts: readonly Fact[];
  readonly direction: Direction;
}

/** Facts and words on one side of a step, and pieces of evidence for it, that are shown. */
export const MOST_PER_STEP = 25;

/** A path of one chain, its facts in the order in which they are walked. */
export function pathAlong(chain: Chain): Path {
  return { chains: [chain], facts: shownFacts([chain]) };
}

/** Of the facts of steps, which may be thousands, those that are shown. */
export function shownFacts(chains: readonly Chain[]): readonly Fact[] {
  return chains.flat().flatMap(({ facts }) => facts.slice(0, MOST_PER_STEP));
}

/** The ends of all facts of a path, each once, by `nodeKey`. */
export function nodesOn({ chains }: Path): ReadonlyMap<string, FactNode> {
  const nodes = new Map<string, FactNode>();
  for (const step of chains.flat())
    for (const { subject, object } of step.facts) {
      nodes.set(nodeKey(subject), subject);
      nodes.set(nodeKey(object), object);
    }
  return nodes;
}
