import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import type { Slot } from "../../question/form/walk.ts";
import { rowsByMember, startOf, type Row } from "./hop.ts";

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

/** How the members that rows start from came about comes before what the rows say of them. */
export function withReasons(
  rows: readonly Row[],
  before: readonly Row[],
  startsOf: (row: Row) => readonly FactNode[],
): readonly Row[] {
  const reasons = rowsByMember(before);
  return rows.map((row) => {
    const starts = new Set(startsOf(row).map(nodeKey));
    const known = [...starts].flatMap((start) => reasons.get(start) ?? []);
    return { value: row.value, hops: [...known.flatMap(({ hops }) => hops), ...row.hops] };
  });
}

/** Tells what rows start from: the known ends of the relation at a node of the form. */
export function startsAt(slot: Slot): (row: Row) => readonly FactNode[] {
  return ({ hops }) => hops.filter((hop) => hop.slot === slot).map(startOf);
}
