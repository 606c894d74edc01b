import { BEFORE_NUMBERS, NEVER_FINAL, SELDOM_FINAL, SENTENCE_STARTERS } from "./abbreviations.ts";

/** A stretch of a text, `text.slice(start, end)`, without white space at its ends. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Blank lines separate paragraphs; headings and list items stand on lines of their own. */
const BLOCK_BREAK = /\n[^\S\n]*\n\s*|\n(?=[^\S\n]*(?:#{1,6}\s|[-*•]\s|\d{1,3}[.)]\s))|(?<=(?:^|\n)#{1,6}\s[^\n]*)\n/gu;
/** A mark that may end a sentence, with what closes behind it (quotation marks, brackets, footnote numbers). */
const TERMINATOR = /(?:[.!?…]+["'”’»)\]]*(?:\[\d+\])*(?=\s))|(?:[。！？]+[」』”]*)/gu;

/**
 * The sentences of a text, in order. They do not overlap, and only white space is left out between them. English
 * abbreviations, initials, decimals and quotations inside a sentence do not end it; a heading or a list item is a
 * sentence of its own.
 */
export function splitSentences(text: string): readonly Sentence[] {
  return blocksOf(text).flatMap(([start, end]) => {
    const ends = sentenceEnds(text.slice(start, end)).map((offset) => start + offset);
    return [...ends, end].flatMap((sentenceEnd, place) => {
      const sentence = trimmed(text, ends[place - 1] ?? start, sentenceEnd);
      return sentence === undefined ? [] : [sentence];
    });
  });
}

function blocksOf(text: string): readonly (readonly [number, number])[] {
  const blocks: [number, number][] = [];
  let start = 0;
  for (const match of text.matchAll(BLOCK_BREAK)) {
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
  const next = /^[^\p{L}\p{N}]*(?<word>[\p{L}\p{N}][\p{L}\p{N}'’.]*)/u.exec(block.slice(offset + mark.length, offset + mark.length + 80));
  const following = next?.groups?.["word"] ?? "";
  if (/^[。！？]/u.test(mark)) return true;
  // '"Really?" she asked.' goes on; so does "Yahoo! is" and "Well … perhaps".
  if (/^\p{Ll}/u.test(following)) return false;
  if (!mark.startsWith(".") || mark.startsWith("..")) return true;
  const before = /(?<word>[^\s("'“‘[–—]+)$/u.exec(block.slice(Math.max(0, offset - 40), offset))?.groups?.["word"] ?? "";
  return !isAbbreviation(before, following, offset === before.length);
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

function trimmed(text: string, from: number, to: number): Sentence | undefined {
  const raw = text.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  const end = to - (raw.length - raw.trimEnd().length);
  return start < end ? { text: text.slice(start, end), start, end } : undefined;
}
