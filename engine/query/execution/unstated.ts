import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import { listOf } from "../../evidence/result.ts";
import type { TraceNode } from "../../evidence/trace.ts";
import {
  isOfSet,
  isSet,
  isWhetherAll,
  type Form,
  type SetForm,
  type WhereForm,
} from "../../question/form/logical-form.ts";
import { childForms, childSlot, mapForm, nodesOf, type Slot } from "../../question/form/walk.ts";
import type { CompiledSet } from "../compilation/compiled-set.ts";
import { isChosenTogether } from "../structure.ts";
import { setsOf, type PlacedSet } from "../form-sets.ts";
import { sharesTold } from "./compared.ts";
import type { TableOf } from "./execute.ts";
import { membersOf, type Table } from "./hop.ts";
import type { RawRow } from "./read-rows.ts";

/** What a condition could not be put to, since nothing is stated of it that the condition is about. */
export interface Unstated {
  /** The relation, as the graph calls it. */
  readonly relation: string;
  /** True where things stand at the other end of it: nobody is stated to be the director of anything. */
  readonly isTurned?: true;
  /** How many things were looked at, those without a value among them. */
  readonly of: number;
  /** Are there more than could be looked at? */
  readonly isPart: boolean;
  /** How many of them have no value. */
  readonly missing: number;
  /** A few of these. */
  readonly examples: readonly FactNode[];
}

const MOST_EXAMPLES = 3;

/**
 * The sets that a form is decided from, each with what of it may also have been meant: members of which no value is
 * stated that a condition could be put to. Undefined for a set without such conditions.
 */
function openSets(form: Form, tables: readonly Table[] = []): readonly (PlacedSet | undefined)[] {
  return setsOf(form).map(({ set, slot }, index) => {
    const isEmpty = (tables[index]?.rows ?? []).length === 0;
    const conditions = new Set(conditionsIn(set, slot, isEmpty));
    if (conditions.size === 0) return undefined;
    const open = mapForm(
      set,
      (node, at) => (node.kind === "where" && conditions.has(at) ? { ...node, orUnstated: true } : node),
      slot,
    );
    return isSet(open) ? { set: open, slot } : undefined;
  });
}

/** What is said of a form with conditions that nothing was found to meet, before what has no value was looked at. */
export function unmetIn(form: Form): readonly string[] {
  const relations = [...nodesOf(form)].flatMap(({ node }) => (isOnValue(node, true) ? [calledIn(node)] : []));
  return [...new Set(relations)].map(
    (text) => `nothing was found whose “${text}” meets the condition, and what states none may be meant as well`,
  );
}

/** How many sets of a form are looked through for things without a value, those that are computed by themselves too. */
export function setsLookedThrough(form: Form): number {
  return openSets(form).reduce((sum, open) => {
    if (open === undefined) return sum;
    const separate = [...nodesOf(open.set)].filter(({ node }) => isChosenTogether(node) || node.kind === "except");
    return sum + 1 + separate.length;
  }, 0);
}

/**
 * The slots of conditions on values by which a set has fewer members. Of what is left out it is found out by itself for
 * which things that is known; what others are compared with, or dates are of, has no members that could be missing.
 */
function conditionsIn(form: SetForm, slot: Slot, isEmpty: boolean): readonly Slot[] {
  const passing = form.kind === "except" || form.kind === "at" ? [form.set] : childForms(form);
  const isDecided = form.kind === "where" && isOfSet(form.condition);
  const parts = isDecided ? passing.slice(0, -1) : passing;
  const inner = parts.flatMap((part, index) => conditionsIn(part, childSlot(slot, index), isEmpty));
  return isOnValue(form, isEmpty) ? [...inner, slot] : inner;
}

/**
 * Of what leads to nothing but some things it is told by itself that no more may be stated; where there is none, what
 * leads to nothing at all may be one.
 */
function isOnValue(form: Form, isEmpty: boolean): form is WhereForm {
  if (form.kind !== "where" || form.tally !== undefined) return false;
  return form.condition.operator !== "every" && (isEmpty || form.condition.operator !== "only");
}

/** Is a set asked for what lacks a value alone? Where members are chosen among all, the others are needed as well. */
export function looksForUnstated(form: SetForm, { unstated }: CompiledSet): boolean {
  if (unstated.length === 0 || isChosenTogether(form)) return false;
  const open = [...nodesOf(form)].filter(({ node }) => node.kind === "where" && node.orUnstated === true);
  return new Set(unstated.map(({ slot }) => slot)).size === open.length;
}

/** Does a row rest on a thing without a value? */
export function lacksValue({ asked }: RawRow): boolean {
  return [...(asked?.values() ?? [])].some(({ isStated }) => !isStated);
}

/** How many things of some rows a condition is put to, by its slot. */
export function askedAmong(rows: readonly RawRow[]): ReadonlyMap<Slot, number> {
  const things = new Map<Slot, Set<string>>();
  for (const { asked } of rows)
    for (const [slot, { thing }] of asked ?? []) {
      const known = things.get(slot) ?? new Set<string>();
      things.set(slot, known.add(nodeKey(thing)));
    }
  return new Map([...things].map(([slot, all]) => [slot, all.size]));
}

/** What the things without a value among some rows come to. */
export function unstatedAmong(
  form: SetForm,
  slot: Slot,
  rows: readonly RawRow[],
  { asked, truncated }: { readonly asked: ReadonlyMap<Slot, number>; readonly truncated: boolean },
): readonly Unstated[] {
  if (asked.size === 0) return [];
  return [...nodesOf(form, slot)].flatMap(({ node, slot: at }): readonly Unstated[] => {
    const of = asked.get(at);
    if (of === undefined || node.kind !== "where") return [];
    const missing = new Map<string, FactNode>();
    for (const row of rows) {
      const own = row.asked?.get(at);
      if (own?.isStated === false) missing.set(nodeKey(own.thing), own.thing);
    }
    return missing.size === 0 && !truncated ? [] : [toldOf(node, of, [...missing.values()], truncated)];
  });
}

/** @param missing the things without a value, of as many as were looked at */
export function toldOf(form: WhereForm, of: number, missing: readonly FactNode[], isPart: boolean): Unstated {
  const isTurned = form.relation.candidates[0]?.direction === "BACKWARD";
  const relation = calledIn(form);
  return {
    relation,
    ...(isTurned ? { isTurned } : {}),
    of,
    isPart,
    missing: missing.length,
    examples: missing.slice(0, MOST_EXAMPLES),
  };
}

function calledIn({ relation: { text, candidates } }: WhereForm): string {
  return candidates[0]?.label ?? text;
}

/**
 * The tables of a form, with what conditions could not be put to where that leaves open what the form comes to. By one
 * that is found to exist nothing more is told.
 * @param onFailed told of what failed on the way, which takes nothing from the tables; or throws it
 */
export async function withUnstatedTold(
  form: Form,
  tables: readonly Table[],
  tableOf: TableOf,
  onFailed: (reason: unknown) => void,
): Promise<readonly Table[]> {
  const open = openSets(form, tables);
  return Promise.all(
    tables.map(async (table, index) => {
      const wanted = open[index];
      // Whether all are such is told of each by itself.
      if (wanted === undefined || (form.kind === "exists" && (table.rows.length > 0 || isWhetherAll(form))))
        return table;
      const beside = await tableOf(wanted.set, wanted.slot).catch(onFailed);
      const { unstated = [] } = beside ?? {};
      if (beside === undefined || unstated.length === 0 || (isMembership(form) && !hasOthers(beside, table)))
        return table;
      const shares = unstated.map(({ of, missing }) => (of === 0 ? 1 : (of - missing) / of));
      return { ...table, unstated, ...sharesTold([table.compared ?? 1, ...shares]) };
    }),
  );
}

/** Is a form told by its members, so that things which may belong to it change it only if they would be new? */
function isMembership(form: Form): boolean {
  const set = form.kind === "count" ? form.set : form;
  return isSet(set) && ![...nodesOf(set)].some(({ node }) => "tally" in node && node.tally !== undefined);
}

function hasOthers(beside: Table, { rows, truncated }: Table): boolean {
  if (truncated || beside.truncated) return true;
  const known = new Set(rows.map(({ value }) => nodeKey(value)));
  return membersOf(beside.rows).some((member) => !known.has(nodeKey(member)));
}

/**
 * What is said of things without a value, as a clause: "3 of the 47 that were looked at, for example Orm, Zeld, Kip,
 * state no “mass”, so that more may be meant".
 * @param named what examples are called; none is given without
 */
function unstatedTold(
  { relation, isTurned, of, isPart, missing, examples }: Unstated,
  named?: (node: FactNode) => TraceNode,
): string {
  const all = of.toLocaleString("en-US");
  if (missing === 0) return `no more than ${all} were looked at for a “${relation}”, so that more may be meant`;
  const share = `${missing.toLocaleString("en-US")} of the ${isPart ? "first " : ""}${all} that were looked at`;
  const such = named === undefined ? [] : examples.map(named);
  const example = such.length === 0 ? "" : `, ${such.length < missing ? "for example " : ""}${listOf(such)},`;
  const none =
    isTurned === true
      ? `${missing === 1 ? "is" : "are"} not stated to be the “${relation}” of anything`
      : `${missing === 1 ? "states" : "state"} no “${relation}”`;
  return `${share}${example} ${none}, so that more may be meant`;
}

/** What is said of all of some tables, each once. */
export function unstatedIn(
  tables: readonly Pick<Table, "unstated">[],
  named?: (node: FactNode) => TraceNode,
): readonly string[] {
  const all = tables.flatMap(({ unstated = [] }) => unstated);
  // A relation that holds both ways is asked either way, and says the same.
  const told = all.filter(
    (each) =>
      each.isTurned !== true ||
      !all.some((other) => other.isTurned !== true && other.relation === each.relation && isAsMany(other, each)),
  );
  return [...new Set(told.map((each) => unstatedTold(each, named)))];
}

function isAsMany(one: Unstated, other: Unstated): boolean {
  return one.of === other.of && one.missing === other.missing && one.isPart === other.isPart;
}
