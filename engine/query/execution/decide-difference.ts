import { nodeKey } from "../../evidence/fact.ts";
import type { DateValue, DifferenceForm, Value } from "../../question/form/logical-form.ts";
import { childSlot, ROOT, valueSlot, type Slot } from "../../question/form/walk.ts";
import { timeBetween } from "../../values/between-dates.ts";
import { compareValues, unitOfNumber } from "../../values/compare-values.ts";
import { counted } from "../../values/counted.ts";
import type { LiteralContext } from "../../values/literal-value.ts";
import { inOneUnit, rounded, type NumberValue } from "../../values/reckoning.ts";
import { convert, unitName } from "../../values/unit.ts";
import type { Decision } from "./decide.ts";
import { isFurther, valueAt } from "./extreme.ts";
import { membersOf, startOf, type Row } from "./hop.ts";

/** What is reckoned of two values, or why it can not be. */
type Reckoned =
  | { readonly number: number; readonly unit?: string; readonly remarks?: readonly string[] }
  | { readonly reason: string };

/**
 * How far two values lie apart, or how many times the one is the other. Each side must have one value: of one without
 * any nothing is known, and of several nobody can tell which counts.
 * @param a the values, or the things that are counted, of the first, as `setsOf` gives them
 */
export function decideDifference(
  form: DifferenceForm,
  a: readonly Row[],
  b: readonly Row[],
  literals: (relation: string) => LiteralContext,
): Decision {
  const rows = [...a, ...b];
  const [mine, yours] = [a, b].map((side, index) => valueOf(side, valueSlot(childSlot(ROOT, index)), form, literals));
  if (mine === undefined || yours === undefined) return { kind: "undecided", reason: NO_VALUE, rows };
  if ("reason" in mine) return { kind: "undecided", reason: mine.reason, rows };
  if ("reason" in yours) return { kind: "undecided", reason: yours.reason, rows };
  if (form.since !== undefined && !areOfOne(a, b)) return { kind: "undecided", reason: NO_VALUE, rows };
  const reckoned = reckon(form, mine.value, yours.value);
  if ("reason" in reckoned) return { kind: "undecided", reason: reckoned.reason, rows };
  const { number, unit, remarks = [] } = reckoned;
  const held = form.tally === undefined ? [] : [heldOf(mine.value, yours.value)];
  return { kind: "number", number, ...(unit === undefined ? {} : { unit }), rows, remarks: [...held, ...remarks] };
}

const NO_VALUE = "for one of the two nothing is stated, which is not the same as none";

/** Do both values stand at one thing? From the beginning of one to the end of another is no time that anything took. */
function areOfOne(a: readonly Row[], b: readonly Row[]): boolean {
  const [mine, yours] = [a, b].map((rows, index) => ownersOf(rows, valueSlot(childSlot(ROOT, index)))) as [
    ReadonlySet<string>,
    ReadonlySet<string>,
  ];
  return mine.size === 1 && [...mine].every((owner) => yours.has(owner));
}

function ownersOf(rows: readonly Row[], slot: Slot): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ hops }) => hops.filter((hop) => hop.slot === slot).map((hop) => nodeKey(startOf(hop)))),
  );
}

/** What a side has: its one value, or how many things it leads to. */
function valueOf(
  rows: readonly Row[],
  slot: Slot,
  { tally }: DifferenceForm,
  literals: (relation: string) => LiteralContext,
): { readonly value: Value } | { readonly reason: string } | undefined {
  if (rows.length === 0) return undefined;
  if (tally !== undefined) return { value: { type: "number", number: membersOf(rows).length } };
  if (ownersOf(rows, slot).size > 1) return { reason: "one of the two is several things" };
  const values = rows.map((row) => valueAt(row, slot, literals));
  const [first] = values;
  if (first === undefined || values.some((value) => value === undefined || value.type === "text"))
    return { reason: "not all that was found are numbers or dates" };
  return values.every((value) => value !== undefined && compareValues(value, first) === "equal")
    ? { value: first }
    : { reason: "of one of the two several values are stated, and nobody can tell which of those counts" };
}

function reckon(form: DifferenceForm, a: Value, b: Value): Reckoned {
  if (a.type === "date" && b.type === "date")
    return form.how === "ratio" ? { reason: "dates are no multiples of each other" } : betweenDates(form, a, b);
  if (a.type !== "number" || b.type !== "number") return { reason: "the two values are of different kinds" };
  const inUnit = inOneUnit([a, b]);
  const [mine, yours] = inUnit ?? [];
  if (mine === undefined || yours === undefined)
    return { reason: "the values are in units that can not be converted into each other" };
  return form.how === "ratio" ? ratioOf(mine, yours) : differenceOf(form, mine, yours);
}

function ratioOf(a: NumberValue, b: NumberValue): Reckoned {
  if (a.number < 0 || b.number <= 0) return { reason: "the one is no multiple of the other" };
  const number = rounded(a.number / b.number);
  return Number.isFinite(number) ? { number } : { reason: "the numbers are too large to be divided" };
}

function differenceOf(form: DifferenceForm, a: NumberValue, b: NumberValue): Reckoned {
  const turned = turnedRound(form, a, b);
  if (turned !== undefined) return turned;
  const number = rounded(Math.abs(a.number - b.number));
  if (!Number.isFinite(number)) return { reason: "the numbers are too large to be subtracted" };
  const stated = form.tally === undefined ? unitOfNumber(a) : undefined;
  if (form.unit === undefined) return a.unit === undefined ? { number } : { number, unit: a.unit };
  const converted = stated === undefined ? undefined : convert(number, stated, form.unit);
  return converted === undefined
    ? { reason: `the values are not stated in what can be told in ${unitName(form.unit)}s` }
    : { number: rounded(converted), unit: unitName(form.unit) };
}

/** "How much more", where it is less. Equal values are 0 apart either way. */
function turnedRound({ direction }: DifferenceForm, a: Value, b: Value): Reckoned | undefined {
  if (direction === undefined || compareValues(a, b) === "equal") return undefined;
  const isSo = isFurther(a, b, direction);
  if (isSo === undefined)
    return {
      reason: "the two values can not be compared for certain: they are not exact enough, or of different kinds",
    };
  return isSo ? undefined : { reason: "it is the other way round: it is the second that has more of what is asked" };
}

const DAYS_PER_WEEK = 7;

function betweenDates(form: DifferenceForm, a: DateValue, b: DateValue): Reckoned {
  const turned = turnedRound(form, a, b);
  if (turned !== undefined) return turned;
  const isLater = isFurther(a, b, "max");
  if (isLater === undefined) return { reason: "the two dates are not exact enough" };
  const { calendarYears, fullYears, fullMonths, days } = isLater ? timeBetween(b, a) : timeBetween(a, b);
  const unit = form.unit === undefined ? (fullYears === 0 && days !== undefined ? "day" : "year") : unitName(form.unit);
  const told = new Map([
    ["day", days],
    ["week", days === undefined ? undefined : Math.floor(days / DAYS_PER_WEEK)],
    ["month", fullMonths],
  ]).get(unit);
  if (unit !== "year")
    return told === undefined ? { reason: `the two dates do not tell of ${unit}s` } : { number: told, unit };
  if (fullYears === undefined)
    return { number: calendarYears, unit, remarks: ["reckoned by the years alone, as no more is stated of one date"] };
  if (fullYears === calendarYears) return { number: fullYears, unit };
  const remark = `${counted(fullYears, "full year")} had passed; by the calendar years alone it is ${calendarYears}`;
  return { number: fullYears, unit, remarks: [remark] };
}

/** Of how many things each number is: the sources need not hold all. */
function heldOf(a: Value, b: Value): string {
  const numbers = [a, b].map((value) => (value.type === "number" ? value.number : 0));
  return `only what the sources state is counted: ${numbers.join(" and ")}`;
}
