import lists from "../language/data/edition-words.json" with { type: "json" };
import nodes from "../language/data/node-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { dateOf } from "../grammar/value.ts";
import { ordinal } from "../language/adjectives.ts";
import { MARKS } from "../language/function-words.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { type SaidTime, timeIn } from "../nodes-between/said-time.ts";
import { isPhraseAt, lowerOf, outermost, type Token } from "../nodes-between/tokens.ts";
import type { Recurrence } from "./recurrences.ts";

/** What is asked of the times at which something took place, the words for which of them taken out. */
export interface AskedOfEditions {
  /** What takes place again. */
  readonly name: Mention;
  readonly tokens: readonly Token[];
  readonly time: SaidTime;
  /** The first, or the last but so many. */
  readonly rank?: { readonly direction: "min" | "max"; readonly rank: number };
}

/** Longer questions say more than one thing of them. */
const MOST_WORDS = 24;
const ARTICLES = wordSet(lists.articles);
const LAST = wordSet(lists.last);
const RECENT = wordSet(lists.recent);
/** A noun and "of" may stand between: "the first winner of the fair". */
const NOUN_AND_OF = 2;

/** The tokens of a question, articles included; undefined for long ones. */
export function tokensOfQuestion({ question, mentions }: AnalysisInput): readonly Token[] | undefined {
  const words = wordsOf(question);
  if (words.length > MOST_WORDS) return undefined;
  const names = outermost(mentions);
  const tokens: Token[] = [];
  for (const word of words) {
    const name = names.find(({ start, end }) => start < word.end && word.start < end);
    if (name === undefined) {
      if (!MARKS.has(word.lower)) tokens.push({ word, lower: word.lower });
    } else if (!tokens.some((each) => "name" in each && each.name === name)) tokens.push({ name });
  }
  return tokens;
}

/** The names of a question that what recurs may have. */
export function recurring(tokens: readonly Token[], { again }: Recurrence): readonly Mention[] {
  return tokens.flatMap((token) => {
    if (!("name" in token)) return [];
    const meant = token.name.candidates.filter(
      (each) => !isOnlyAlike(each) && each.isPart !== true && each.types.some((iri) => again.includes(iri)),
    );
    const best = meant[0]?.score ?? 0;
    const candidates = meant.filter(({ score }) => score >= best);
    return candidates.length === 0 ? [] : [{ ...token.name, candidates }];
  });
}

/** Which times of it a question asks about; undefined where it says two things of that. */
export function askedOfEditions(said: readonly Token[], name: Mention): AskedOfEditions | undefined {
  const timed = timeIn(said);
  if (timed === undefined || timed.isTotal || timed.time === "now") return undefined;
  const at = placeOf(timed.tokens, name);
  const beside = timed.time === undefined ? yearBeside(timed.tokens, at) : undefined;
  const tokens = beside?.tokens ?? timed.tokens;
  const time = beside?.time ?? timed.time;
  const ranked = rankBefore(tokens, placeOf(tokens, name));
  if (ranked === undefined) return { name, tokens, time };
  return time === undefined ? { name, tokens: ranked.tokens, time, rank: ranked.rank } : undefined;
}

export function placeOf(tokens: readonly Token[], { start, end }: Mention): number {
  return tokens.findIndex((token) => "name" in token && token.name.start === start && token.name.end === end);
}

/** Where a name at a place begins, with its article. */
export function beginOf(tokens: readonly Token[], at: number): number {
  return ARTICLES.has(lowerOf(tokens[at - 1])) ? at - 1 : at;
}

/** "Harp Fair 1996", "the 1996 Harp Fair". */
function yearBeside(
  tokens: readonly Token[],
  at: number,
): { readonly tokens: readonly Token[]; readonly time: SaidTime } | undefined {
  for (const place of [at + 1, at - 1]) {
    const token = tokens[place];
    const time = token !== undefined && "word" in token ? dateOf([token.word]) : undefined;
    if (time !== undefined) return { time, tokens: tokens.filter((_, index) => index !== place) };
  }
  return undefined;
}

interface Ranked {
  readonly tokens: readonly Token[];
  readonly rank: NonNullable<AskedOfEditions["rank"]>;
}

/** "The first Harp Fair", "the most recent Harp Fair", "the second winner of the Harp Fair". */
function rankBefore(tokens: readonly Token[], at: number): Ranked | undefined {
  const begin = beginOf(tokens, at);
  const places = lowerOf(tokens[begin - 1]) === "of" ? [begin - 1 - NOUN_AND_OF] : [at - 1];
  for (const place of places) {
    const lower = lowerOf(tokens[place]);
    const isRecent = RECENT.has(lower) && lowerOf(tokens[place - 1]) === "most";
    const number = ordinal(lower);
    if (number === undefined && !LAST.has(lower) && !isRecent) continue;
    const from = isRecent ? place - 1 : place;
    const rest = [...tokens.slice(0, from), ...tokens.slice(place + 1)];
    return {
      tokens: rest,
      rank: number === undefined ? { direction: "max", rank: 1 } : { direction: "min", rank: number },
    };
  }
  return undefined;
}

/** How often is asked, or how often it is to be; undefined where that is not said. */
export interface SaidOften {
  readonly tokens: readonly Token[];
  /** Where it is asked how often, the number of tokens that ask it. */
  readonly asking?: number;
  /** What is said before the noun: "the most", "at least two". */
  readonly before?: string;
  /** Is one of them enough to speak of it in the singular: "more than one"? */
  readonly isOne?: boolean;
}

const HOW_OFTEN = phraseList(lists.howOften);
const MOST_OFTEN = phraseList(nodes.mostOften);
const BOUNDS = phraseList(lists.bounds);
const TIMES = wordSet(lists.times);
const ONCE = wordSet(lists.once);
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ...[...wordSet(lists.twice)].map((word) => [word, "two"] as const),
  ...[...wordSet(lists.thrice)].map((word) => [word, "three"] as const),
]);

export function saidOften(tokens: readonly Token[]): SaidOften | undefined {
  const asking = HOW_OFTEN.find((phrase) => isPhraseAt(tokens, 0, phrase));
  if (asking !== undefined) return { tokens: tokens.slice(asking.length), asking: asking.length };
  for (const at of tokens.keys()) {
    const most = MOST_OFTEN.find((phrase) => isPhraseAt(tokens, at, phrase));
    if (most !== undefined) {
      const from = lowerOf(tokens[at - 1]) === "the" ? at - 1 : at;
      return { tokens: [...tokens.slice(0, from), ...tokens.slice(at + most.length)], before: "the most" };
    }
    const number = numberAt(tokens, at);
    if (number === undefined) continue;
    const bound = BOUNDS.find((phrase) => at >= phrase.length && isPhraseAt(tokens, at - phrase.length, phrase));
    // "Once" alone is said of what is over as well.
    if (bound === undefined && number.number === "one") continue;
    const said = bound?.join(" ") ?? "at least";
    return {
      tokens: [...tokens.slice(0, at - (bound?.length ?? 0)), ...tokens.slice(at + number.length)],
      before: `${said === "only" || said === "just" ? "exactly" : said} ${number.number}`,
      isOne: number.number === "one",
    };
  }
  return undefined;
}

/** "Once", "twice", "three times". */
function numberAt(
  tokens: readonly Token[],
  at: number,
): { readonly number: string; readonly length: number } | undefined {
  const lower = lowerOf(tokens[at]);
  if (ONCE.has(lower)) return { number: "one", length: 1 };
  const number = NUMBERS.get(lower);
  if (number !== undefined) return { number, length: 1 };
  return TIMES.has(lowerOf(tokens[at + 1])) && lower !== "" && lower !== "many"
    ? { number: lower, length: 2 }
    : undefined;
}

const WHEN = phraseList(lists.when);

/** Of a question that asks when, the number of tokens that ask it; 0 for others. */
export function askingWhen(tokens: readonly Token[]): number {
  return WHEN.find((phrase) => isPhraseAt(tokens, 0, phrase))?.length ?? 0;
}
