import type {
  Condition,
  DateValue,
  EachForm,
  ExtremeForm,
  SetCondition,
  SetForm,
  TimeExpression,
  Value,
} from "../../../../engine/question/form/logical-form.ts";
import { stepsOfEach } from "../../../../engine/question/form/steps-of-each.ts";
import { ROOT } from "../../../../engine/question/form/walk.ts";
import { UnusableReply } from "../../prompt.ts";
import type { WireStep } from "./wire.ts";

type Step<Op extends WireStep["op"]> = Extract<WireStep, { op: Op }>;

/** A value as a model writes it. @throws UnusableReply for a number or date that is none */
export function valueOf(text: string, type: "text" | "number" | "date", unit: string | null, where: string): Value {
  switch (type) {
    case "text":
      return { type, text };
    case "date":
      return dateOf(text, where);
    case "number": {
      const number = Number(text.replaceAll(/[,_\s]/gu, ""));
      if (text.trim() === "" || !Number.isFinite(number))
        throw new UnusableReply(`${where}: ${JSON.stringify(text)} is no number; write digits alone, as in "8000".`);
      return unit === null ? { type, number } : { type, number, unit };
    }
  }
}

const DATE = /^([+-]?\d{1,6})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:T.*)?$/u;
const BEFORE_COMMON_ERA = /^(\d{1,6}) ?(?:bc|bce)$/iu;

function dateOf(text: string, where: string): DateValue {
  const old = BEFORE_COMMON_ERA.exec(text.trim());
  // There is no year 0 in "44 BC"; in years that are counted there is.
  if (old !== null) return { type: "date", year: 1 - Number(old[1]) };
  const [, year, month, day] = DATE.exec(text.trim()) ?? [];
  const valid = year !== undefined && inRange(month, 12) && inRange(day, 31);
  if (!valid)
    throw new UnusableReply(`${where}: ${JSON.stringify(text)} is no date; write "1969", "1969-07" or "1969-07-20".`);
  return {
    type: "date",
    year: Number(year),
    ...(month === undefined ? {} : { month: Number(month) }),
    ...(day === undefined ? {} : { day: Number(day) }),
  };
}

function inRange(digits: string | undefined, most: number): boolean {
  return digits === undefined || (Number(digits) >= 1 && Number(digits) <= most);
}

export function conditionOf({ id, test, type, value, to, unit }: Step<"filter">): Condition {
  const where = `step ${id}`;
  if (test === "every" || test === "only")
    throw new UnusableReply(`${where}: "${test}" needs the step of a set as "of".`);
  if (test === "contains") return { operator: test, text: value };
  if (test !== "between") return { operator: test, value: valueOf(value, type, unit, where) };
  if (to === null)
    throw new UnusableReply(`${where}: "between" needs a lower bound as "value" and an upper one as "to".`);
  return { operator: test, from: valueOf(value, type, unit, where), to: valueOf(to, type, unit, where) };
}

/** How a step compares with what another step gives, or with so many times that. */
export function setConditionOf({ id, test, times, ofCount, ofMean, count }: Step<"filter">, of: SetForm): SetCondition {
  if (test === "between" || test === "contains")
    throw new UnusableReply(`step ${id}: "${test}" takes a value that is written, and not the step of "of".`);
  if (test === "every" || test === "only") return { operator: test, of };
  if (ofCount && !count) throw new UnusableReply(`step ${id}: "ofCount" stands beside "count": true.`);
  if (ofMean && (count || of.kind !== "follow"))
    throw new UnusableReply(
      `step ${id}: "ofMean" is of the numbers that one "follow" leads to, and stands without "count".`,
    );
  return {
    ...{ operator: test, of },
    ...(ofMean ? { mean: true as const } : {}),
    ...(times === null || times === 1 ? {} : { times }),
    ...(ofCount ? { counted: true } : {}),
  };
}

/** What is told "back" steps before a set, where so many lead to it. */
export function withStepsBack(set: SetForm, { id, back }: Step<"each">): Pick<EachForm, "set" | "stepsBack"> {
  if (back === 0) return { set };
  let inner: SetForm = set.kind === "at" ? set.set : set;
  for (let step = 0; step < back; step += 1) {
    if (inner.kind !== "follow")
      throw new UnusableReply(
        `step ${id}: "back": ${back} needs as many "follow" steps, one from another, as its set.`,
      );
    inner = inner.from;
  }
  return { set, stepsBack: back };
}

/** Of how many steps before a set each thing has a first, or a total, of its own, where so many lead to it. */
export function ofEachOf(set: SetForm, { id, each }: Step<"top" | "total">): Pick<ExtremeForm, "ofEach"> {
  if (each === 0) return {};
  if (stepsOfEach(set, ROOT, each) === undefined)
    throw new UnusableReply(`step ${id}: "each": ${each} needs as many "follow" steps, one from another, in its set.`);
  return { ofEach: each };
}

/** A time that is written in the question; that of an event needs the other steps. */
export function writtenTime({ id, time, from, to }: Step<"when">): Exclude<TimeExpression, { kind: "dates" }> {
  const where = `step ${id}`;
  switch (time) {
    case "now":
    case "past":
      return { kind: time };
    case "ever":
      return { kind: "interval" };
    case "at":
      if (from === null) throw new UnusableReply(`${where}: a time "at" needs the date as "from".`);
      return { kind: "instant", date: dateOf(from, where) };
    case "before":
    case "after": {
      if (from === null) throw new UnusableReply(`${where}: a time "${time}" needs the date as "from".`);
      const date = dateOf(from, where);
      return { kind: "interval", strict: true, ...(time === "before" ? { to: date } : { from: date }) };
    }
    case "during":
      if (from === null && to === null)
        throw new UnusableReply(`${where}: a time "during" needs "from", "to" or both.`);
      return {
        kind: "interval",
        ...(from === null ? {} : { from: dateOf(from, where) }),
        ...(to === null ? {} : { to: dateOf(to, where) }),
      };
    case "event":
      throw new UnusableReply(`${where}: a time of an "event" needs the step of the event.`);
  }
}
