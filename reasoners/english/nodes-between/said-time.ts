import lists from "../language/data/node-words.json" with { type: "json" };
import type { DateValue } from "../../../engine/question/form/logical-form.ts";
import { decadeIn } from "../grammar/time/century.ts";
import { dateOf } from "../grammar/value.ts";
import { phraseList } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { lowerOf, placeOfPhrase, type Token } from "./tokens.ts";

/** From one date to another, or with one of them open. */
export interface DateRange {
  readonly from?: DateValue;
  readonly to?: DateValue;
  /** Without the dates themselves: "before 1990". */
  readonly strict?: true;
}

/** When what is asked was so: at a date, between two, now, or at any time. */
export type SaidTime = DateValue | DateRange | "now" | undefined;

export function isRange(time: SaidTime): time is DateRange {
  return typeof time === "object" && !("type" in time);
}

export interface Timed {
  readonly time: SaidTime;
  /** Is all of it asked for together: "altogether", "added up"? */
  readonly isTotal: boolean;
  /** What is left of the question. */
  readonly tokens: readonly Token[];
}

const BEFORE_DATES: ReadonlySet<string> = new Set(["in", "on", "during"]);
const MOST_WORDS_OF_A_DATE = 4;
/** Without articles. */
const NOW = phraseList(lists.nowadays);
const TOTALS = phraseList(lists.totals);
const ANY_TIME = phraseList(lists.anyTime);

/** The time that a question says, and the question without it; undefined where it says two. */
export function timeIn(said: readonly Token[]): Timed | undefined {
  let tokens = said;
  let time: SaidTime;
  let isTotal = false;
  for (const phrase of [...NOW, ...ANY_TIME, ...TOTALS]) {
    const at = placeOfPhrase(tokens, phrase);
    if (at < 0) continue;
    if (time !== undefined) return undefined;
    tokens = [...tokens.slice(0, at), ...tokens.slice(at + phrase.length)];
    if (NOW.includes(phrase)) time = "now";
    isTotal ||= TOTALS.includes(phrase);
  }
  for (const [at, token] of tokens.entries()) {
    const isBefore = BEFORE_DATES.has(lowerOf(token));
    const found = isBefore ? (dateAt(tokens, at + 1) ?? decadeAt(tokens, at + 1)) : rangeAt(tokens, at);
    if (found === undefined) continue;
    if (time !== undefined) return undefined;
    return { time: found.date, isTotal, tokens: [...tokens.slice(0, at), ...tokens.slice(found.to)] };
  }
  return { time, isTotal, tokens };
}

/** "Between 1919 and 1938", "from May to July 2001", "before 1990", "since 2010". */
function rangeAt(tokens: readonly Token[], at: number): { readonly date: DateRange; readonly to: number } | undefined {
  const word = lowerOf(tokens[at]);
  const first = dateAt(tokens, at + 1);
  if (first === undefined) return undefined;
  if (word === "between" || word === "from") {
    const isJoined = lowerOf(tokens[first.to]) === (word === "between" ? "and" : "to");
    const second = isJoined ? dateAt(tokens, first.to + 1) : undefined;
    return second === undefined ? undefined : { date: { from: first.date, to: second.date }, to: second.to };
  }
  if (word === "since") return { date: { from: first.date }, to: first.to };
  if (word === "after") return { date: { from: first.date, strict: true }, to: first.to };
  if (word === "before") return { date: { to: first.date, strict: true }, to: first.to };
  return undefined;
}

/** "The 1990s". */
function decadeAt(
  tokens: readonly Token[],
  from: number,
): { readonly date: DateRange; readonly to: number } | undefined {
  const at = lowerOf(tokens[from]) === "the" ? from + 1 : from;
  const date = decadeIn(lowerOf(tokens[at]));
  return date === undefined ? undefined : { date, to: at + 1 };
}

function dateAt(tokens: readonly Token[], from: number): { readonly date: DateValue; readonly to: number } | undefined {
  for (let to = Math.min(tokens.length, from + MOST_WORDS_OF_A_DATE); to > from; to -= 1) {
    const words = tokens.slice(from, to).flatMap((token) => ("word" in token ? [token.word] : []));
    if (words.length < to - from) continue;
    const date = dateOf(words) ?? dateOf(inFull(words));
    if (date !== undefined) return { date, to };
  }
  return undefined;
}

/** "May 97": of two digits behind a month, those from 30 on are of the last century. */
function inFull(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  if (last === undefined || words.length < 2 || !/^\d{2}$/u.test(last.lower)) return words;
  const year = `${Number(last.lower) >= FIRST_OF_LAST_CENTURY ? "19" : "20"}${last.lower}`;
  return [...words.slice(0, -1), { ...last, text: year, lower: year }];
}

const FIRST_OF_LAST_CENTURY = 30;
