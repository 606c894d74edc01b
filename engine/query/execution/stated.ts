import { counted } from "../../values/counted.ts";
import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import {
  type ExceptForm,
  type Form,
  isOfSet,
  type RelationPhrase,
  type SetForm,
} from "../../question/form/logical-form.ts";
import { thingsTallied } from "../../question/form/things-tallied.ts";
import { childForms, childSlot, nodesOf, ROOT, type Slot } from "../../question/form/walk.ts";
import { sharesTold } from "./compared.ts";
import { membersOf, startOf, type Row, type Table } from "./hop.ts";

/**
 * What has to be stated of a thing before it is known not to be in a set: a value of a relation, of all of several, or
 * of any of several.
 */
type Needed =
  | { readonly kind: "value"; readonly relation: RelationPhrase; readonly among?: SetForm }
  | { readonly kind: "all" | "any"; readonly of: readonly Needed[] };

/** An exclusion of a form, and what is asked to find out of which things anything is stated that may exclude them. */
export interface OpenExclusion {
  readonly form: ExceptForm;
  readonly slot: Slot;
  readonly needed: Needed;
  /** Are its members those of the whole form, so that what is not known to be one can be left out? */
  readonly isWhole: boolean;
  /** Is what stands in a relation to anything left out ("have no owner"), not what does to a name? */
  readonly isOfAny: boolean;
}

/** The exclusions of a form by what things are stated to be in a relation to. */
export function openExclusions(form: Form): readonly OpenExclusion[] {
  const whole = wholeSlots(form);
  return [...nodesOf(form)].flatMap(({ node, slot }): readonly OpenExclusion[] => {
    if (node.kind !== "except") return [];
    const needed = neededFor(node.without);
    if (needed === undefined) return [];
    const isOfAny = [...nodesOf(node.without)].every(({ node: part }) => !NAMES.includes(part.kind) || hasAny(part));
    return [{ form: node, slot, needed, isWhole: whole.has(slot), isOfAny }];
  });
}

const NAMES: readonly Form["kind"][] = ["mention", "value", "where", "extreme"];

/** Is it a condition that something is stated at all: one thing or more? */
function hasAny(form: Form): boolean {
  if (form.kind !== "where" || form.tally === undefined || form.condition.operator !== ">=") return false;
  return !isOfSet(form.condition) && form.condition.value.type === "number" && form.condition.value.number === 1;
}

/** The sets by which it is found out, each with the slot of the hops that start from the things. */
export function setsToAsk({ form, needed }: OpenExclusion): readonly SetForm[] {
  return valuesIn(needed).map(({ relation, among }) => {
    const values: SetForm = { kind: "follow", from: form.set, relation };
    return {
      kind: "at",
      set: among === undefined ? values : { kind: "intersect", sets: [values, among] },
      // What has ended tells as well that something is known of it.
      time: { kind: "interval" },
    };
  });
}

/** Where the hops to the values stand in these sets. */
const VALUES: Slot = childSlot(ROOT, 0);
const VALUES_AMONG: Slot = childSlot(VALUES, 0);

/**
 * The members of which enough is stated.
 * @param tables of the sets that `setsToAsk` gives, in their order
 */
export function statedMembers(
  members: readonly FactNode[],
  { needed }: OpenExclusion,
  tables: readonly Pick<Table, "rows">[],
): readonly FactNode[] {
  const known = new Map(
    valuesIn(needed).map(({ relation, among }, index) => [
      relation,
      startsOf(tables[index]?.rows ?? [], among === undefined ? VALUES : VALUES_AMONG),
    ]),
  );
  const isStated = (key: string, each: Needed): boolean => {
    switch (each.kind) {
      case "value":
        return known.get(each.relation)?.has(key) === true;
      case "all":
        return each.of.every((part) => isStated(key, part));
      case "any":
        return each.of.some((part) => isStated(key, part));
    }
  };
  return members.filter((member) => isStated(nodeKey(member), needed));
}

/**
 * What becomes of a table of a form with an exclusion, once it is known of which things anything is stated.
 * @param leftOut how many things are known to be what the exclusion leaves out
 */
export function withoutUnstated(
  table: Table,
  exclusion: OpenExclusion,
  asked: readonly Table[],
  leftOut: number,
): Table {
  const remarked = (rows: readonly Row[], remark: string): Table => ({
    ...table,
    rows,
    notes: [...table.notes, remark],
    unchecked: [...(table.unchecked ?? []), remark],
    narrowed: table.narrowed === true || rows.length < table.rows.length,
  });
  if (asked.some(({ truncated }) => truncated)) return remarked(table.rows, NOT_ALL_READ);
  if (!exclusion.isWhole) return remarked(table.rows, MAYBE_MORE);
  const members = membersOf(table.rows);
  const stated = new Set(statedMembers(members, exclusion, asked).map(nodeKey));
  if (stated.size === members.length) return table;
  if (stated.size === 0 && exclusion.isOfAny) {
    const told = remarked(table.rows, statedForOthers(leftOut));
    return { ...told, ...sharesTold([table.compared ?? 1, AS_LIKELY_AS_NOT]) };
  }
  const left = members.length - stated.size;
  return remarked(
    table.rows.filter(({ value }) => stated.has(nodeKey(value))),
    `for ${counted(left, "other")} nothing is stated that tells whether ${left === 1 ? "it is" : "they are"} to be left out`,
  );
}

const NOT_ALL_READ = "only a part of what tells what is to be left out could be read";
const MAYBE_MORE = "for some of what this rests on, nothing is stated that tells whether it is to be left out";

/** What is said of those for whom a graph states nothing: the only sign that there is nothing. */
function statedForOthers(others: number): string {
  const as = others === 0 ? "" : `, as it is for ${counted(others, "other")}`;
  return `nothing is stated for any of them${as}, which does not mean that there is nothing`;
}

/**
 * How likely there is nothing where nothing is stated, 0–1. Of a share s of all things something is stated: in truth
 * there is something for a share q of them, of which s/q is stated. With nothing known of q but that it lies between s
 * and 1, the expected (1 - q) / (1 - s) is a half, whatever s is.
 */
const AS_LIKELY_AS_NOT = 0.5;

function startsOf(rows: readonly Row[], values: Slot): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ hops }) => hops.filter(({ slot }) => slot === values).map((hop) => nodeKey(startOf(hop)))),
  );
}

function valuesIn(needed: Needed): readonly (Needed & { readonly kind: "value" })[] {
  return needed.kind === "value" ? [needed] : needed.of.flatMap(valuesIn);
}

/** Undefined where what is left out is told by a name or a kind, and not by a relation. */
function neededFor(without: SetForm): Needed | undefined {
  switch (without.kind) {
    case "follow":
      return without.relation.candidates.length === 0
        ? undefined
        : { kind: "value", relation: turned(without.relation) };
    case "where": {
      const { relation } = without;
      const among = thingsTallied(without);
      return { kind: "value", relation, ...(among === undefined ? {} : { among }) };
    }
    case "at":
    case "except":
      return neededFor(without.set);
    case "union":
    case "intersect": {
      const of = without.sets.flatMap((set) => neededFor(set) ?? []);
      return of.length === 0 ? undefined : { kind: without.kind === "union" ? "all" : "any", of };
    }
    default:
      return undefined;
  }
}

/** From the members to what they stand in the relation to. */
function turned({ text, candidates }: RelationPhrase): RelationPhrase {
  return {
    text,
    candidates: candidates.map((each) => ({
      ...each,
      direction: each.direction === "FORWARD" ? "BACKWARD" : "FORWARD",
    })),
  };
}

/** The slots of the parts of a form whose members all members of the form are. */
function wholeSlots(form: Form): ReadonlySet<Slot> {
  const slots = new Set<Slot>();
  const visit = (node: Form, slot: Slot): void => {
    slots.add(slot);
    switch (node.kind) {
      case "count":
      case "exists":
        childForms(node).forEach((set, index) => visit(set, childSlot(slot, index)));
        break;
      case "at":
      case "where":
      case "except":
        visit(node.set, childSlot(slot, 0));
        break;
      case "intersect":
        node.sets.forEach((set, index) => visit(set, childSlot(slot, index)));
        break;
      default:
    }
  };
  visit(form, ROOT);
  return slots;
}
