import lists from "../../language/data/account-words.json" with { type: "json" };
import phrases from "../../language/data/phrases.json" with { type: "json" };
import values from "../../language/data/values.json" with { type: "json" };
import { wordSet } from "../../language/word-set.ts";
import { wordsOf } from "../../language/words.ts";
import type { AskedQuestion } from "../asked-question.ts";
import {
  isOfSet,
  type Condition,
  type DateValue,
  type Form,
  type TimeExpression,
  type Value,
} from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";

const BOUNDING = [...wordSet(lists.bounding), ...phrases.boundingYear];
const OR_AT_BOUND = wordSet(lists.orAtBound);
const BEFORE_YEAR = new Set([...wordSet(lists.beforeYear), ...wordSet(values.months), ","]);

/** True for a reading in which a year of the question plays no part, or stands as a point where it is a bound. */
export function losesYear(form: Form, { words: asked }: AskedQuestion): boolean {
  const words = asked.flatMap(({ lower }) => lower.split(" "));
  const years = yearsIn(words);
  if (years.length === 0) return false;
  const { points, bounds } = yearsOf(form);
  const names = [...nodesOf(form)].map(({ node }) => wordsLookedFor(node));
  const isNamed = (year: string): boolean => names.some((name) => name.includes(year));
  if (years.some((year) => !points.has(year) && !bounds.has(year) && !isNamed(year))) return true;
  return boundsIn(words).some((year) => !bounds.has(year) && !isNamed(year));
}

/** "1995", and "1990s", which is no single year; of "1990-95" the first. */
function yearsIn(words: readonly string[]): readonly string[] {
  return words.flatMap((lower) => yearAt(lower) ?? []);
}

function yearAt(lower: string): string | undefined {
  const [first = ""] = lower.split(BEHIND_YEAR);
  return /^[12]\d{3}s?$/u.test(first) ? first : undefined;
}

/** Marks within a word. */
const BEHIND_YEAR = /[-'’&/]/u;

/** Years of which words make a bound: "after 2010", "before July 1969", "since the year 2000". */
function boundsIn(words: readonly string[]): readonly string[] {
  return words.flatMap((_, at) => {
    const bound = BOUNDING.map((phrase) => phrase.split(" ")).find((phrase) =>
      phrase.every((lower, index) => words[at + index] === lower),
    );
    if (bound === undefined) return [];
    let next = at + bound.length;
    if (words[next] === "or" && OR_AT_BOUND.has(words[next + 1] ?? "")) next += 2;
    while (BEFORE_YEAR.has(words[next] ?? "") || /^\d{1,2}(?:st|nd|rd|th)?$/u.test(words[next] ?? "")) next += 1;
    const year = yearAt(words[next] ?? "");
    return year === undefined ? [] : [year.slice(0, 4)];
  });
}

/** Words that are found as they stand: names, and what only documents can say, whose sentences then hold the year. */
function wordsLookedFor(node: Form): string {
  if (node.kind === "mention") return node.text;
  const relation = relationOf(node);
  return relation !== undefined && relation.any !== true && relation.candidates.length === 0 ? relation.text : "";
}

interface Years {
  readonly points: ReadonlySet<string>;
  readonly bounds: ReadonlySet<string>;
}

/** The years that a form's values and times hold; relations are words of the question and say nothing of them. */
function yearsOf(form: Form): Years {
  const points: string[] = [];
  const bounds: string[] = [];
  for (const { node } of nodesOf(form)) {
    if (node.kind === "value") points.push(node.text, yearOf(node.value));
    if (node.kind === "where" && !isOfSet(node.condition))
      (isBound(node.condition) ? bounds : points).push(...ofCondition(node.condition));
    if (node.kind === "at") (node.time.kind === "interval" ? bounds : points).push(...ofTime(node.time));
  }
  return { points: new Set(points), bounds: new Set(bounds) };
}

function isBound({ operator }: Condition): boolean {
  return operator !== "=" && operator !== "contains";
}

function ofCondition(condition: Condition): readonly string[] {
  if (condition.operator === "between") return [yearOf(condition.from), yearOf(condition.to)];
  if (condition.operator === "contains") return yearsIn(wordsOf(condition.text).map(({ lower }) => lower));
  return [yearOf(condition.value)];
}

function ofTime(time: TimeExpression): readonly string[] {
  if (time.kind === "instant") return [yearOf(time.date)];
  return time.kind === "interval" ? [time.from, time.to].map(yearOf) : [];
}

/** Four digits may have been read as a number ("1500 metres"), whose value they then are. */
function yearOf(value: Value | DateValue | undefined): string {
  if (value?.type === "date") return String(value.year > 0 ? value.year : 1 - value.year);
  if (value?.type === "number") return String(value.number);
  return value?.text ?? "";
}
