import { rootsOf } from "./roots.ts";

/** A word of a question, with its place in the text. */
export interface Word {
  /** As written; the possessive ending is a word of its own, `'s`. */
  readonly text: string;
  /** Lower case, straight apostrophes. */
  readonly lower: string;
  /** Word families that it belongs to; never empty. */
  readonly roots: readonly string[];
  /** Character offsets in the question, end exclusive. */
  readonly start: number;
  readonly end: number;
}

const WORD =
  /(?:\p{L}\.){2,}|[\p{L}\p{N}\p{M}]+(?:[.,](?=\p{N})\p{N}+)*(?:[-'’.&/](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}]+)*|['’]s?(?=\s|$)|[,;:?!"“”«»()]/gu;

/**
 * The words and marks of a text in order. `Bieber's` gives `Bieber` and `'s`; `wrestlers'` gives `wrestlers` and
 * `'s`.
 */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const raw = match[0];
    const possessive = /^(.+)['’]s$/iu.exec(raw);
    const owner = possessive?.[1];
    if (/^['’]s?$/u.test(raw)) {
      if (words.length > 0) words.push(word(raw, start, "'s"));
    } else if (owner === undefined) {
      words.push(word(raw, start));
    } else {
      // "what's" is "what is": both readings of 's share one spelling and the grammar takes it as either.
      words.push(word(owner, start), word(raw.slice(owner.length), start + owner.length, "'s"));
    }
  }
  return joined(words, text);
}

/** Words that mean one thing together. */
const IDIOMS = new Set([
  "other half",
  "better half",
  "alma mater",
  "set up",
  "home to",
  "took place",
  "take place",
  "takes place",
  "taken place",
  "came out",
  "comes out",
  "come out",
]);

function joined(words: readonly Word[], text: string): readonly Word[] {
  const result: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [first, second] = [words[index], words[index + 1]];
    if (first === undefined) break;
    const idiom = `${first.lower} ${second?.lower ?? ""}`;
    if (second === undefined || !IDIOMS.has(idiom)) {
      result.push(first);
      continue;
    }
    result.push({
      text: text.slice(first.start, second.end),
      lower: idiom,
      roots: rootsOf(idiom.replace(" ", "-")),
      start: first.start,
      end: second.end,
    });
    index += 1;
  }
  return result;
}

function word(text: string, start: number, as?: string): Word {
  const lower = as ?? text.toLowerCase().replaceAll("’", "'");
  return { text, lower, roots: rootsOf(lower), start, end: start + text.length };
}

/** The words in reading order as one text. */
export function phraseText(words: readonly Word[]): string {
  return words
    .map((each) => each.text)
    .join(" ")
    .replaceAll(" 's", "'s");
}
