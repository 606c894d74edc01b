import { BEFORE_NUMBERS, NEVER_FINAL, SELDOM_FINAL, SENTENCE_STARTERS } from "./abbreviations.ts";
import { endingFrom } from "./ending.ts";

/** A stretch of a text, `text.slice(start, end)`, without white space at its ends. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** False for a stretch of text that was cut only because no sentence is that long. */
  readonly whole: boolean;
}

/**
 * Characters of a sentence, at most: a text that never ends one is cut between words, so that what is done with a
 * sentence may take longer the longer it is.
 */
export const LONGEST_SENTENCE = 2_000;

/** Blank lines separate paragraphs; headings and list items stand on lines of their own. */
const LINE_BREAK = /(?<block>\n[^\S\n]*\n\s*|\n(?=[^\S\n]*(?:#{1,6}\s|[-*•]\s|\d{1,3}[.)]\s)))|\n/gu;
const HEADING = /^#{1,6}\s/u;
/** A mark that may end a sentence, with what closes behind it (quotation marks, brackets, footnote numbers). */
const TERMINATOR = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?:\[\d+\])*(?=\s)|[。！？]+[」』”]*/gu;

/** Characters of a quotation that may be a title: what is longer is speech. */
const LONGEST_TITLE = 80;
const QUOTATION_MARKS: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ["“", "”"],
  ["«", "»"],
];

/**
 * The sentences of a text, in order. They do not overlap, and only white space is left out between them. English
 * abbreviations, initials, decimals, titles and quotations inside a sentence do not end it; a heading or a list item is
 * a sentence of its own. None is longer than `LONGEST_SENTENCE`.
 */
export function splitSentences(text: string): readonly Sentence[] {
  return blocksOf(text).flatMap(([start, end]) => {
    const ends = sentenceEnds(text.slice(start, end)).map((offset) => start + offset);
    return [...ends, end].flatMap((sentenceEnd, place) => {
      return cut(text, ends[place - 1] ?? start, sentenceEnd);
    });
  });
}

function blocksOf(text: string): readonly (readonly [number, number])[] {
  const blocks: [number, number][] = [];
  let start = 0;
  for (const match of text.matchAll(LINE_BREAK)) {
    const line = match.index === 0 ? 0 : text.lastIndexOf("\n", match.index - 1) + 1;
    if (match.groups?.["block"] === undefined && !HEADING.test(text.slice(line, match.index + 1))) continue;
    blocks.push([start, match.index]);
    start = match.index + match[0].length;
  }
  return [...blocks, [start, text.length]];
}

function sentenceEnds(block: string): readonly number[] {
  return Array.from(block.matchAll(TERMINATOR))
    .filter((match) => endsSentence(block, match.index, match[0]))
    .map((match) => match.index + match[0].length);
}

function endsSentence(block: string, offset: number, mark: string): boolean {
  const next = /^[^\p{L}\p{N}]*(?<word>[\p{L}\p{N}][\p{L}\p{N}'’.]*)/u.exec(
    block.slice(offset + mark.length, offset + mark.length + 80),
  );
  const following = next?.groups?.["word"] ?? "";
  if (/^[。！？]/u.test(mark)) return true;
  // '"Really?" she asked.' goes on; so does "Yahoo! is" and "Well … perhaps".
  if (/^\p{Ll}/u.test(following)) return false;
  const end = offset + mark.length;
  if (closesNext(block, end) || isWithinTitle(block, offset, end)) return false;
  const behind = block.slice(Math.max(0, offset - 40), offset);
  const before = behind.slice(endingFrom(behind, /[^\s("'“‘[–—]/u));
  if (mark === "!") return !isNameGoingOn(before, following, behind);
  if (!mark.startsWith(".") || mark.startsWith("..")) return true;
  return !isAbbreviation(before, following, offset === before.length);
}

/** Does what opened before close behind the white space, and the sentence go on: `"Hey Ho! ", "The B Team"`? */
function closesNext(block: string, end: number): boolean {
  return /^\s{1,4}["'”’»)\]]{1,3}[,;:]/u.test(block.slice(end, end + 10));
}

/**
 * Does a mark stand within a short quotation that ends without one, as titles do: "Mamma Mia! Here We Go Again"? What
 * is said ends with one.
 */
function isWithinTitle(block: string, offset: number, end: number): boolean {
  const before = block.slice(Math.max(0, offset - LONGEST_TITLE), offset);
  const behind = block.slice(end, end + LONGEST_TITLE);
  return QUOTATION_MARKS.some(([open, close]) => {
    const [opensAt, closesAt] = [before.lastIndexOf(open), behind.indexOf(close)];
    if (opensAt < 0 || closesAt < 1 || before.indexOf(close, opensAt + 1) >= 0) return false;
    const [first, leading] = [before.charAt(opensAt + 1), block.charAt(offset - before.length + opensAt - 1)];
    const [last, trailing] = [behind.charAt(closesAt - 1), behind.charAt(closesAt + 1)];
    const opens = /\S/u.test(first) && (leading === "" || /[\s([–—-]/u.test(leading));
    const closes = /[^\s.!?…]/u.test(last) && (trailing === "" || /[\s\p{P}]/u.test(trailing));
    return opens && closes;
  });
}

/** Is the mark a part of a name inside the sentence, which its next word goes on: "part of Yum! Brands"? */
function isNameGoingOn(word: string, following: string, behind: string): boolean {
  const isInside = /\p{Ll}\s+$/u.test(behind.slice(0, behind.length - word.length));
  return (
    isInside && /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(following) && !SENTENCE_STARTERS.has(following.toLowerCase())
  );
}

/** Whether the full stop after `word` is its own, given the next word. */
function isAbbreviation(word: string, following: string, opensBlock: boolean): boolean {
  const lower = word.toLowerCase();
  const starter = SENTENCE_STARTERS.has(following.toLowerCase());
  if (opensBlock && /^\d{1,3}$/u.test(word)) return true; // "1. First item"
  if (NEVER_FINAL.has(lower)) return !(starter && lower === "st"); // "Main St. The shop"
  if (BEFORE_NUMBERS.has(lower) && /^\p{N}/u.test(following)) return true;
  if (SELDOM_FINAL.has(lower)) return !starter && /^\p{Lu}/u.test(following) && lower !== "etc";
  if (/^\p{Lu}$/u.test(word)) return !starter; // an initial
  if (/^(?:\p{L}{1,2}\.)+\p{L}{1,2}$/u.test(word)) return !starter; // "U.S.", "a.m.", "Ph.D."
  return false;
}

/** One sentence as a rule, none of white space alone, and several of what is too long for one. */
function cut(text: string, from: number, to: number): readonly Sentence[] {
  const pieces: Sentence[] = [];
  const all = trimmed(text, from, to);
  const whole = all !== undefined && all.text.length <= LONGEST_SENTENCE;
  for (let rest = all; rest !== undefined;) {
    const end =
      rest.text.length <= LONGEST_SENTENCE ? rest.end : rest.start + breakWithin(rest.text.slice(0, LONGEST_SENTENCE));
    const piece = trimmed(text, rest.start, end);
    if (piece !== undefined) pieces.push({ ...piece, whole });
    rest = trimmed(text, end, to);
  }
  return pieces;
}

/** Behind the last word that is whole, or the last character where there is but one word. */
function breakWithin(beginning: string): number {
  const word = endingFrom(beginning, /\S/u);
  if (word > 0) return word;
  return /[\ud800-\udbff]$/u.test(beginning) ? beginning.length - 1 : beginning.length;
}

function trimmed(text: string, from: number, to: number): Omit<Sentence, "whole"> | undefined {
  const raw = text.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  const end = to - (raw.length - raw.trimEnd().length);
  return start < end ? { text: text.slice(start, end), start, end } : undefined;
}
