import { ENGLISH, ENGLISH_BEHIND, ENGLISH_OPENING, ERAS, FOREIGN, TITLES } from "./word-lists.ts";

/** A word or a run of digits of the question. */
export interface SaidWord {
  readonly text: string;
  /** In lower case, apostrophes straight. */
  readonly lower: string;
  /** Character offsets in the question, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly beginsSentence: boolean;
  readonly isQuoted: boolean;
  /** With a capital where one says that it is a name, or part of one. */
  readonly isName: boolean;
}

/** The question as words. */
export interface SaidQuestion {
  readonly text: string;
  readonly words: readonly SaidWord[];
  readonly isEnglish: boolean;
  /** False where nearly all words have capitals, or none has, as people type: then they tell no names. */
  readonly hasCapitalNames: boolean;
  /** What stands in quotation marks, without them. */
  readonly quotations: readonly { readonly start: number; readonly end: number }[];
}

const WORD = /\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}]+(?:['’](?!s(?![\p{L}\p{N}]))[\p{L}\p{M}]+)*/gu;
const CLOSING: ReadonlyMap<string, string> = new Map([
  ["“", "”"],
  ["„", "“”"],
  ["«", "»"],
  ["「", "」"],
  ["『", "』"],
  ['"', '"'],
]);
const MOST_QUOTATIONS = 16;
const CAPITAL = /^\p{Lu}/u;
/** From this share of capitals on they are a habit of who asks. */
const MOST_CAPITALS = 0.7;

export function saidWords(text: string): SaidQuestion {
  const quotations = quotationsIn(text);
  const found = [...text.matchAll(WORD)].filter(
    ({ 0: word, index }) => !(word.toLowerCase() === "s" && /['’]/u.test(text[index - 1] ?? "")),
  );
  const placed = found.map(({ 0: word, index }, at) => {
    const before = found[at - 1];
    const gap = before === undefined ? "" : text.slice(before.index + before[0].length, index);
    return {
      text: word,
      lower: word.toLowerCase().replaceAll("’", "'"),
      start: index,
      end: index + word.length,
      beginsSentence: before === undefined || endsSentence(gap, before[0]),
      isQuoted: quotations.some(({ start, end }) => start <= index && index < end),
    };
  });
  const inner = placed.filter(({ beginsSentence, isQuoted }) => !beginsSentence && !isQuoted);
  const capitals = inner.filter((word) => CAPITAL.test(word.text)).length;
  const hasCapitalNames = capitals > 0 && (inner.length < 4 || capitals / inner.length < MOST_CAPITALS);
  const words = placed.map((word) => ({
    ...word,
    isName:
      hasCapitalNames &&
      CAPITAL.test(word.text) &&
      !word.beginsSentence &&
      !/^i(?:'|$)/u.test(word.lower) &&
      !ERAS.has(word.lower),
  }));
  return { text, words, isEnglish: isEnglish(words), hasCapitalNames, quotations };
}

/** "Who is it? Name …", and not "St. Louis" or "J. R. R.". */
function endsSentence(gap: string, before: string): boolean {
  if (/[?!:]/u.test(gap)) return true;
  return gap.includes(".") && before.length > 2 && !TITLES.has(before.toLowerCase());
}

/** By words that other languages do not have, or by two of which one stands first and none is of another. */
function isEnglish(words: readonly SaidWord[]): boolean {
  const plain = words.filter((word) => !word.isName && !word.isQuoted).map(({ lower }) => lower);
  if (plain.some((lower) => ENGLISH.has(lower))) return true;
  const [first = "", ...behind] = plain;
  if (!ENGLISH_OPENING.has(first) || behind.some((lower) => FOREIGN.has(lower))) return false;
  return first.includes("'") || behind.some((lower) => ENGLISH_BEHIND.has(lower));
}

function quotationsIn(text: string): SaidQuestion["quotations"] {
  const found: { readonly start: number; readonly end: number }[] = [];
  for (let at = 0; at < text.length && found.length < MOST_QUOTATIONS; at += 1) {
    const closing = CLOSING.get(text[at] ?? "");
    if (closing === undefined) continue;
    const ends = [...closing].map((mark) => text.indexOf(mark, at + 1)).filter((end) => end > at + 1);
    if (ends.length === 0) continue;
    const end = Math.min(...ends);
    found.push({ start: at + 1, end });
    at = end;
  }
  return found;
}
