import {
  isOfSet,
  type Condition,
  type ExtremeForm,
  type SetForm,
  type Tally,
  type Value,
  type WhereForm,
} from "../../question/form/logical-form.ts";
import type { Turn } from "../../investigation/turn.ts";
import { childSlot, decidingSlot, type Slot } from "../../question/form/walk.ts";
import { nodeKey } from "../../evidence/fact.ts";
import { satisfies } from "../../values/compare-values.ts";
import { counted } from "../../values/counted.ts";
import { valueLabel } from "../../values/literal-value.ts";
import { extremeRows, remarkOnMany, valueAt } from "./extreme.ts";
import { firstOfEach } from "./first-of-each.ts";
import { rowsBySet } from "./by-set.ts";
import { membersOf, type Row, type Table } from "./hop.ts";
import type { Settling } from "./settle.ts";
import { statedAlone, talliesOf } from "./tally.ts";
import { remarkOnNumbers, withoutNumber } from "./without-number.ts";
import { isChoice, missingFrom, remarkOnMissing } from "./without-value.ts";

/** The set of which all members have to be known before a form chooses among them, those without a value among them. */
export function chosenFrom(form: SetForm): SetForm | undefined {
  if (form.kind === "extreme") {
    if (isOfEach(form)) return form.set;
    // Of what has none, nobody expects that it has the most.
    return form.tally === undefined || form.direction === "min" || isChoice(form) ? form.set : undefined;
  }
  if (form.kind !== "where" || form.tally === undefined || isOfSet(form.condition)) return undefined;
  return allowsNone(form.condition) ? form.set : undefined;
}

/** Is the first of each of several things told, for which all is needed that leads from each of them to its own? */
export function isOfEach(form: SetForm): boolean {
  return form.kind === "extreme" && form.ofEach !== undefined;
}

/** What has to be known beside the rows that are chosen from. */
export interface ChosenBeside {
  /** All members of what is chosen from, where `chosenFrom` asks for them. */
  readonly all?: readonly Row[] | undefined;
  /** All things of a tally, as `withAllThings` asks for them. */
  readonly things?: Pick<Table, "rows" | "truncated"> | undefined;
  /** The set that decides the condition, of one that another set decides. */
  readonly deciding?: Pick<Table, "rows" | "truncated"> | undefined;
  /** All things whose mean a condition compares with, as `averagedIn` asks for them. */
  readonly averaged?: Pick<Table, "rows" | "truncated"> | undefined;
}

/** The set of all things whose mean a condition compares with, and where it stands; undefined where there is none. */
export function averagedIn(form: SetForm, slot: Slot): { readonly set: SetForm; readonly slot: Slot } | undefined {
  if (form.kind !== "where" || !isOfSet(form.condition) || form.condition.mean !== true) return undefined;
  const [{ of }, at] = [form.condition, decidingSlot(form, slot)];
  return of.kind !== "follow" || at === undefined ? undefined : { set: of.from, slot: childSlot(at, 0) };
}

/**
 * Of a superlative, the rows that are first, or second; of a condition on what things come to, the rows of the
 * members of which they come to so much; of any other set all. Of things that are named one by one nobody can tell
 * which is first when one of them has no value.
 */
export async function chosenRows<Kind extends Row>(
  rows: readonly Kind[],
  form: SetForm,
  slot: Slot,
  settling: Settling,
  turn: Turn,
  { all = [], things, deciding, averaged }: ChosenBeside,
): Promise<readonly Kind[]> {
  if (things !== undefined) noteWithoutNumber(rows, form, slot, things, settling);
  if (form.kind === "extreme") return await firstRows(rows, form, slot, settling, turn, all);
  if (form.kind === "where" && isOfSet(form.condition)) {
    const judged = rows.filter((row) => form.orUnstated !== true || row.hops.some((hop) => hop.slot === slot));
    const holding = rowsBySet(judged, form, slot, form.condition, settling, deciding, averaged);
    return judged.length === rows.length ? holding : [...holding, ...rows.filter((row) => !judged.includes(row))];
  }
  if (form.kind === "where" && form.tally !== undefined) return rowsOfSoMuch(rows, form, slot, settling, all);
  return rows;
}

/** Things of which no number is stated are in no sum and no mean, which is said. */
function noteWithoutNumber(
  rows: readonly Row[],
  form: SetForm,
  slot: Slot,
  things: Pick<Table, "rows" | "truncated">,
  { notes, unchecked, compared }: Settling,
): void {
  const numbers = withoutNumber(rows, things.rows, slot);
  const remark = remarkOnNumbers(form, numbers, things);
  if (remark === undefined) return;
  notes.push(remark);
  unchecked.push(remark);
  if (numbers.all > 0) compared.push((numbers.all - numbers.missing) / numbers.all);
}

async function firstRows<Kind extends Row>(
  rows: readonly Kind[],
  form: ExtremeForm,
  slot: Slot,
  { literals, notes, unchecked, compared }: Settling,
  turn: Turn,
  all: readonly Row[],
): Promise<readonly Kind[]> {
  const missing = remarkOnMissing(rows, all, form);
  if (missing !== undefined) {
    notes.push(missing);
    unchecked.push(missing);
    if (isChoice(form)) return [];
  }
  await turn.rest();
  const value = valueOf(rows, form, slot, literals);
  const extreme =
    form.ofEach === undefined
      ? { ...(await extremeRows(rows, form, value, turn)), unchecked: [] }
      : await firstOfEach(rows, { form, slot, steps: form.ofEach }, value, all, turn);
  notes.push(...extreme.notes);
  unchecked.push(...extreme.unchecked);
  if (extreme.uncompared > 0) {
    const note = `${counted(extreme.uncompared, "other has a value that can not be compared, and was", "others have values that can not be compared, and were")} left out`;
    notes.push(note);
    unchecked.push(note);
  }
  const many = form.many === undefined || form.ofEach !== undefined ? undefined : membersOf(extreme.rows).length;
  const remark = many === undefined ? undefined : remarkOnMany(many, form.many ?? many);
  if (remark !== undefined) notes.push(remark);
  if (remark !== undefined && many !== undefined && many < (form.many ?? 0)) unchecked.push(remark);
  compared.push(shareCompared(membersOf(rows).length, missingFrom(all, rows), extreme.uncompared));
  if (form.tally !== undefined && extreme.rows.length > 0)
    notes.push(isOfOneRank(form) ? howMuch(extreme.rows, slot, form.tally, literals) : statedAlone(form.tally));
  return extreme.rows;
}

/** Is it told of all winners by one number? */
function isOfOneRank({ ofEach, many }: ExtremeForm): boolean {
  return ofEach === undefined && many === undefined;
}

/** How many of all could be compared, 0–1. */
function shareCompared(having: number, missing: number, uncompared: number): number {
  return having === 0 ? 1 : Math.max(0, having - uncompared) / (having + missing);
}

function valueOf(
  rows: readonly Row[],
  { tally }: ExtremeForm,
  slot: Slot,
  literals: Settling["literals"],
): (row: Row) => Value | undefined {
  if (tally === undefined) return (row) => valueAt(row, slot, literals);
  const tallies = talliesOf(rows, slot, tally, literals);
  return ({ value }) => tallies.get(nodeKey(value));
}

/** What the things of the winners come to, which is the same of all of them. */
function howMuch(rows: readonly Row[], slot: Slot, tally: Tally, literals: Settling["literals"]): string {
  const [number] = talliesOf(rows, slot, tally, literals).values();
  if (tally.how !== "count" && number !== undefined) return `${statedAlone(tally)}: ${valueLabel(number)}`;
  return `${statedAlone(tally)}: ${number?.type === "number" ? number.number : 0}`;
}

function rowsOfSoMuch<Kind extends Row>(
  rows: readonly Kind[],
  { condition, tally }: WhereForm,
  slot: Slot,
  { literals, notes, unchecked }: Settling,
  all: readonly Row[],
): readonly Kind[] {
  if (isOfSet(condition) || tally === undefined) return [];
  const tallies = talliesOf(rows, slot, tally, literals);
  const missing = missingFrom(all, rows);
  const open = membersOf(rows).filter((member) => !isDecided(tallies.get(nodeKey(member)), condition)).length;
  const left = [
    ...(missing > 0 ? [`for ${counted(missing, "other")} none is stated, which does not mean that there is none`] : []),
    ...(open > 0
      ? [`${counted(open, "other was", "others were")} left out: what they have can not be compared for certain`]
      : []),
  ];
  notes.push(...left, statedAlone(tally));
  unchecked.push(...left);
  const members = new Set(
    membersOf(rows)
      .map(nodeKey)
      .filter((key) => {
        const tally = tallies.get(key);
        return tally !== undefined && satisfies(tally, condition) === "yes";
      }),
  );
  return rows.filter(({ value }) => members.has(nodeKey(value)));
}

function isDecided(number: Value | undefined, condition: Condition): boolean {
  return number !== undefined && satisfies(number, condition) !== "unknown";
}

/** Does a condition on a number of things hold of none at all? */
function allowsNone(condition: Condition): boolean {
  return satisfies({ type: "number", number: 0 }, condition) === "yes";
}
