import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import { MOST_PER_STEP } from "../../evidence/path.ts";
import type { Slot } from "../../question/form/walk.ts";
import { rowsByMember, startOf, type Hop, type Row } from "./hop.ts";

/** The members of both sets, each with every way in which it came about in the one and in the other. */
export function met(one: readonly Row[], other: readonly Row[]): readonly Row[] {
  const theirs = rowsByMember(other);
  return one.flatMap((row) =>
    (theirs.get(nodeKey(row.value)) ?? []).map((their): Row => ({
      value: row.value,
      hops: [...row.hops, ...their.hops],
    })),
  );
}

/**
 * Rows with the hops of the rows that they go on from in front of their own: of each node of the form as many as a step
 * shows. Where two steps lead to almost everything, each member has hundreds of ways, and what goes on from it would
 * have hundreds of each.
 * @param before the rows whose members the rows start from
 * @param startsOf the members that a row starts from
 */
export function withReasons(
  rows: readonly Row[],
  before: readonly Row[],
  startsOf: (row: Row) => readonly FactNode[],
): readonly Row[] {
  const reasons = new Map([...rowsByMember(before)].map(([member, ways]) => [member, hopsOf(ways)]));
  return rows.map((row) => {
    const starts = new Set(startsOf(row).map(nodeKey));
    const known = [...starts].flatMap((start) => reasons.get(start) ?? []);
    return { value: row.value, hops: [...known, ...row.hops] };
  });
}

/** The hops of several ways: of each node of the form as many as a step shows. */
export function hopsOf(ways: readonly Row[]): readonly Hop[] {
  const kept = new Set<Hop>();
  const counts = new Map<Slot, number>();
  for (const hop of ways.flatMap(({ hops }) => hops)) {
    const count = counts.get(hop.slot) ?? 0;
    if (kept.has(hop) || count >= MOST_PER_STEP) continue;
    kept.add(hop);
    counts.set(hop.slot, count + 1);
  }
  return [...kept];
}

/** Gives the nodes from which the hops of a row at one slot of the form were walked. */
export function startsAt(slot: Slot): (row: Row) => readonly FactNode[] {
  return ({ hops }) => hops.filter((hop) => hop.slot === slot).map(startOf);
}
