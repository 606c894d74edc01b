import type { ExtremeForm, FollowForm, SetForm } from "../../question/form/logical-form.ts";
import { childSlot, nodesOf, type Slot } from "../../question/form/walk.ts";
import type { Turn } from "../../investigation/turn.ts";
import { nodeKey } from "../../evidence/fact.ts";
import { isPlain } from "../structure.ts";
import { extremeRows, valueAt } from "./extreme.ts";
import { startOf, type Row, type Table } from "./hop.ts";
import type { Settling } from "./settle.ts";
import { remarkOnSoMany } from "./without-value.ts";

/** A superlative among nodes of which some have no IRI, and what it is followed to. */
export interface OnTheWay {
  readonly extreme: ExtremeForm;
  readonly slot: Slot;
  /** The step that leaves them. */
  readonly step: FollowForm;
  /** The same step from all the nodes, first or not. */
  readonly all: FollowForm;
}

/**
 * "The tool of the loan with the highest deposit": a node without an IRI can not be asked about by itself, so that
 * which of them is first is only told by what the same query says of what they lead to. None for what can be computed
 * one after the other, as superlatives mostly are.
 *
 * @param before what was computed of the superlatives by themselves
 * @returns those anywhere in a set, by the slots of the steps that leave them
 */
export function onTheWay(
  form: SetForm,
  slot: Slot,
  before: ReadonlyMap<Slot, Table>,
  isNameless: (table: Table) => boolean,
): ReadonlyMap<Slot, OnTheWay> {
  const found = [...nodesOf(form, slot)].flatMap(({ node, slot: at }): readonly [Slot, OnTheWay][] => {
    const inner = childSlot(at, 0);
    const table = before.get(inner);
    if (node.kind !== "follow" || node.from.kind !== "extreme" || table === undefined || !isNameless(table)) return [];
    const { tally, rank, set, ofEach } = node.from;
    const isTold = tally === undefined && ofEach === undefined && rank === 1 && isPlain(set);
    return isTold ? [[at, { extreme: node.from, slot: inner, step: node, all: { ...node, from: set } }]] : [];
  });
  return new Map(found);
}

/**
 * The rows by the nodes whose value is the greatest, or the least. Of nodes that state none it is told.
 * @param all rows by all nodes, with a value and without
 * @param slot of the step that leaves the nodes
 */
export async function firstOnTheWay<Kind extends Row>(
  rows: readonly Kind[],
  { extreme, slot: at }: OnTheWay,
  all: readonly Row[],
  slot: Slot,
  { literals, notes, unchecked }: Pick<Settling, "literals" | "notes" | "unchecked">,
  turn: Turn,
): Promise<readonly Kind[]> {
  const missing = nodesLeft(all, slot) - nodesLeft(rows, slot);
  if (missing > 0) {
    const remark = remarkOnSoMany(missing, extreme);
    notes.push(remark);
    unchecked.push(remark);
  }
  const first = await extremeRows(rows, extreme, (row) => valueAt(row, at, literals), turn);
  notes.push(...first.notes);
  return first.rows;
}

function nodesLeft(rows: readonly Row[], slot: Slot): number {
  const nodes = rows.flatMap(({ hops }) => hops.filter((hop) => hop.slot === slot).map((hop) => nodeKey(startOf(hop))));
  return new Set(nodes).size;
}
