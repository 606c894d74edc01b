import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import { MOST_PER_STEP } from "../../evidence/path.ts";
import type { Slot } from "../../question/form/walk.ts";
import { endOf, startOf, type Hop, type Row } from "./hop.ts";

/** One way of a row from one thing to another. */
export interface Way<Kind extends Row> {
  readonly member: FactNode;
  readonly value: FactNode;
  /** The row with no other of the steps than those of this way. */
  readonly own: Kind;
}

/** May a row hold but a part of the ways to one thing, which are very many? */
export function isCut({ hops }: Row, chain: readonly Slot[]): boolean {
  return chain.some((slot) => hops.filter((hop) => hop.slot === slot).length >= MOST_PER_STEP);
}

export const NOT_ALL_WAYS = "one of them is reached in so many ways that not all could be read";

/** The ways of a row from a member to a value, step by step: what led to another member is told of that one alone. */
export function waysOf<Kind extends Row>(row: Kind, chain: readonly Slot[]): readonly Way<Kind>[] {
  let ways: readonly (readonly Hop[])[] = [[]];
  for (const slot of chain) {
    const steps = row.hops.filter((hop) => hop.slot === slot);
    ways = ways.flatMap((way) => {
      const last = way.at(-1);
      const at = last === undefined ? undefined : nodeKey(endOf(last));
      return steps.filter((step) => at === undefined || nodeKey(startOf(step)) === at).map((step) => [...way, step]);
    });
  }
  return ways.flatMap((way): readonly Way<Kind>[] => {
    const [first, last] = [way[0], way.at(-1)];
    if (first === undefined || last === undefined) return [];
    const value = endOf(last);
    const hops = row.hops.filter((hop) => !chain.includes(hop.slot) || way.includes(hop));
    return [{ member: startOf(first), value, own: { ...row, value, hops } }];
  });
}
