import { nodeKey } from "../../evidence/fact.ts";
import type { SetCondition, Value, WhereForm } from "../../question/form/logical-form.ts";
import type { Slot } from "../../question/form/walk.ts";
import { satisfies } from "../../values/compare-values.ts";
import { counted } from "../../values/counted.ts";
import type { Certainty } from "../../values/interval.ts";
import { literalValue, valueLabel } from "../../values/literal-value.ts";
import type { NumberValue } from "../../values/reckoning.ts";
import { textValue } from "../../values/text-value.ts";
import { valueAt } from "./extreme.ts";
import { endOf, membersOf, relationTo, startOf, type Row, type Table } from "./hop.ts";
import { numbersTogether } from "./numbers-together.ts";
import { hopsOf } from "./rows.ts";
import type { Settling } from "./settle.ts";
import { statedAlone, talliesOf } from "./tally.ts";

const NONE_TO_DECIDE = "the sources hold nothing of what it is to be compared with";
const NOTHING_ELSE_STATED = "that nothing else is stated for them does not mean that there is nothing else";
const PART_TO_DECIDE = "only a part of what it is to be compared with could be read";

/**
 * The rows of those of which a condition is true that another set decides; how that came about is put to them.
 * @param averaged All things whose mean the condition compares with, those without a number among them
 */
export function rowsBySet<Kind extends Row>(
  rows: readonly Kind[],
  form: WhereForm,
  slot: Slot,
  condition: SetCondition,
  settling: Settling,
  deciding: Pick<Table, "rows" | "truncated"> | undefined,
  averaged?: Pick<Table, "rows" | "truncated">,
): readonly Kind[] {
  const others = deciding?.rows ?? [];
  const open = deciding?.truncated === true ? PART_TO_DECIDE : others.length === 0 ? NONE_TO_DECIDE : undefined;
  if (open !== undefined) {
    settling.notes.push(open);
    settling.unchecked.push(open);
    return [];
  }
  switch (condition.operator) {
    case "every":
      return rowsLeading(rows, slot, condition.operator, others);
    case "only": {
      const leading = rowsLeading(rows, slot, condition.operator, others);
      if (leading.length > 0) {
        settling.notes.push(NOTHING_ELSE_STATED);
        settling.unchecked.push(NOTHING_ELSE_STATED);
      }
      return leading;
    }
    default:
      if (condition.mean === true) tellOfMean(others, averaged, settling);
      return rowsCompared(rows, form, slot, { ...condition, operator: condition.operator }, others, settling);
  }
}

/** Of members that lead to every one of some things, or to them only, the rows that lead to them. */
function rowsLeading<Kind extends Row>(
  rows: readonly Kind[],
  slot: Slot,
  operator: "every" | "only",
  others: readonly Row[],
): readonly Kind[] {
  const wanted = new Map(membersOf(others).map((member) => [nodeKey(member), [] as Row[]]));
  for (const other of others) wanted.get(nodeKey(other.value))?.push(other);
  const ends = endsByMember(rows, slot);
  const holds = (reached: ReadonlySet<string>): boolean =>
    operator === "only"
      ? [...reached].every((each) => wanted.has(each))
      : [...wanted.keys()].every((each) => reached.has(each));
  const members = new Set([...ends].flatMap(([member, reached]) => (holds(reached) ? [member] : [])));
  return rows.flatMap((row): readonly Kind[] => {
    if (!members.has(nodeKey(row.value))) return [];
    const reached = row.hops.filter((hop) => hop.slot === slot).map((hop) => nodeKey(endOf(hop)));
    const ways = reached.flatMap((each) => wanted.get(each) ?? []);
    return ways.length === 0 ? [] : [{ ...row, hops: [...row.hops, ...hopsOf(ways)] }];
  });
}

function endsByMember(rows: readonly Row[], slot: Slot): ReadonlyMap<string, ReadonlySet<string>> {
  const ends = new Map<string, Set<string>>();
  for (const { value, hops } of rows) {
    const known = ends.get(nodeKey(value)) ?? new Set<string>();
    for (const hop of hops) if (hop.slot === slot) known.add(nodeKey(endOf(hop)));
    ends.set(nodeKey(value), known);
  }
  return ends;
}

type Comparison = SetCondition & { readonly operator: Exclude<SetCondition["operator"], "every" | "only"> };

/** The rows whose value, or number of things, compares so with every value of a set, or the number of its members. */
function rowsCompared<Kind extends Row>(
  rows: readonly Kind[],
  form: WhereForm,
  slot: Slot,
  { operator, times = 1, counted: isCounted = false, mean }: Comparison,
  others: readonly Row[],
  { literals, notes, unchecked }: Settling,
): readonly Kind[] {
  const tallies = form.tally === undefined ? undefined : talliesOf(rows, slot, form.tally, literals);
  const mine = (row: Row): Value | undefined =>
    tallies === undefined ? valueAt(row, slot, literals) : tallies.get(nodeKey(row.value));
  const average = mean === true ? meanOf(others, literals) : undefined;
  if (typeof average === "string") {
    notes.push(average);
    unchecked.push(average);
    return [];
  }
  if (average !== undefined) notes.push(`the average is ${valueLabel(average)}`);
  const values =
    average !== undefined
      ? [[average]]
      : isCounted
        ? [[{ type: "number" as const, number: membersOf(others).length }]]
        : statedOfEach(others, literals);
  const theirs = values.map((stated) => stated.map((value) => multiplied(value, times)));
  const judged = rows.map((row) => ({ row, certainty: compared(mine(row), operator, theirs) }));
  const open = membersOf(judged.flatMap(({ row, certainty }) => (certainty === "unknown" ? [row] : []))).length;
  if (open > 0) {
    const note = `${counted(open, "other was", "others were")} left out: the values can not be compared for certain`;
    notes.push(note);
    unchecked.push(note);
  }
  if (form.tally !== undefined) notes.push(statedAlone(form.tally));
  const because = hopsOf(others);
  return judged.flatMap(({ row, certainty }) =>
    certainty === "yes" ? [{ ...row, hops: [...row.hops, ...because] }] : [],
  );
}

/** The mean of the numbers of the things that they are stated of; or why there is none. */
function meanOf(others: readonly Row[], literals: Settling["literals"]): NumberValue | string {
  return numbersTogether("mean", statedOfEach(others, literals));
}

/** The values by the thing that each is stated of; of a value that nothing leads to by itself. */
function statedOfEach(
  others: readonly Row[],
  literals: Settling["literals"],
): readonly (readonly (Value | undefined)[])[] {
  const stated = new Map<string, (Value | undefined)[]>();
  for (const row of others) {
    const hop = row.hops.findLast((each) => nodeKey(endOf(each)) === nodeKey(row.value));
    const thing = nodeKey(hop === undefined ? row.value : startOf(hop));
    const known = stated.get(thing);
    if (known === undefined) stated.set(thing, [valueOf(row, literals)]);
    else known.push(valueOf(row, literals));
  }
  return [...stated.values()];
}

/** Of how many things the mean leaves out the numbers, which it does not know. */
function tellOfMean(
  others: readonly Row[],
  averaged: Pick<Table, "rows" | "truncated"> | undefined,
  { notes, unchecked, compared }: Settling,
): void {
  if (averaged === undefined) return;
  const known = new Set(others.flatMap(({ hops }) => hops.map((hop) => nodeKey(startOf(hop)))));
  const all = membersOf(averaged.rows);
  const missing = all.filter((thing) => !known.has(nodeKey(thing))).length;
  if (missing === 0 && !averaged.truncated) return;
  const note = averaged.truncated
    ? "nobody looked how many things without a number the average leaves out"
    : `the average leaves out ${counted(missing, "thing")} of which no number is stated`;
  notes.push(note);
  unchecked.push(note);
  if (all.length > 0) compared.push((all.length - missing) / all.length);
}

/** So many times a value; undefined of a date, and of what is not more than 0, of which there is no such thing. */
function multiplied(value: Value | undefined, times: number): Value | undefined {
  if (times === 1 || value === undefined) return value;
  if (value.type !== "number" || value.number <= 0) return undefined;
  // 3 times 1.1 is 3.3, and not the number next to it.
  return { ...value, number: Number((value.number * times).toPrecision(DIGITS)) };
}

/** Decimal places that every number of 64 bits keeps. */
const DIGITS = 15;

function valueOf({ value, hops }: Row, literals: Settling["literals"]): Value | undefined {
  if (value.kind === "words") return textValue(value.text);
  if (value.kind !== "literal") return undefined;
  const relation = relationTo(value, hops);
  return literalValue(value, relation === undefined ? {} : literals(relation));
}

function compared(
  mine: Value | undefined,
  operator: Comparison["operator"],
  theirs: readonly (readonly (Value | undefined)[])[],
): Certainty {
  if (mine === undefined) return "unknown";
  const all = theirs.map((stated): Certainty => {
    const judged = stated.map((value) => (value === undefined ? "unknown" : satisfies(mine, { operator, value })));
    // Of one thing with several values nobody can tell which of them counts.
    return judged.every((each) => each === judged[0]) ? (judged[0] ?? "unknown") : "unknown";
  });
  // What is not more than one of them is not more than each of them.
  if (all.includes("no")) return "no";
  return all.every((each) => each === "yes") ? "yes" : "unknown";
}
