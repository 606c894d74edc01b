import { growingCache } from "../../../engine/values/growing-cache.ts";
import phrases from "./data/phrases.json" with { type: "json" };
import lists from "./data/word-forms.json" with { type: "json" };
import { withProgressives, withWhoIs } from "./progressive.ts";
import { rootsOf } from "./roots.ts";
import { anyOf, wordSet } from "./word-set.ts";

/** A word of a question, with its place in the text. */
export interface Word {
  /** As written; the possessive ending is a word of its own, `'s`. */
  readonly text: string;
  /** Lower case, straight apostrophes. */
  readonly lower: string;
  /** Word families that it belongs to; never empty. */
  readonly roots: readonly string[];
  /** Does it say what somebody is doing, as in "is building"? It then names no kind of things. */
  readonly isProgressive?: true;
  /** Character offsets in the question, end exclusive. */
  readonly start: number;
  readonly end: number;
}

const WORD =
  /(?:\p{L}\.){2,}|[<>!]=|[<>=≤≥≠]|[-−](?=\p{N})[\p{N}]+(?:[.,](?=\p{N})\p{N}+)*|[\p{L}\p{N}\p{M}]+(?:[.,](?=\p{N})\p{N}+)*(?:[-'’.&/](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}]+)*|['’]s?(?=\s|$)|[,;:?!"“”«»()]/gu;

/**
 * The words and marks of a text in order. `Bieber's` gives `Bieber` and `'s`; `wrestlers'` gives `wrestlers` and
 * `'s`.
 */
export function wordsOf(text: string): readonly Word[] {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const words = readWords(text);
  if (text.length <= LONGEST_REMEMBERED) remembered.set(text, words);
  return words;
}

/** Texts that are remembered with their words: names of a catalogue, and what a question may be read as, come again. */
const MOST_REMEMBERED = 4_000;
const LONGEST_REMEMBERED = 160;
const remembered = growingCache<readonly Word[]>(MOST_REMEMBERED);

function readWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const raw = match[0];
    const done = raw.includes("-") ? PARTICIPLE.exec(raw) : null;
    if (done?.[1] !== undefined && done[2] !== undefined) {
      words.push(word(done[1], start), word(done[2], start + done[1].length + 1));
      continue;
    }
    const lower = raw.toLowerCase();
    // A name begins with a capital, but for the first word of a question.
    const isPlain = words.length === 0 || raw === lower;
    if (isPlain && CONTRACTED.has(lower)) {
      words.push(word(raw.slice(0, -1), start), word(raw.slice(-1), start + raw.length - 1, "is"));
      continue;
    }
    if (isPlain && DENIED.has(lower)) {
      words.push(word(raw, start, `${lower.slice(0, -1)}'t`));
      continue;
    }
    if (!raw.includes("'") && !raw.includes("’")) {
      words.push(word(raw, start));
      continue;
    }
    const possessive = /^(.+)['’]s$/iu.exec(raw);
    const owner = possessive?.[1];
    if (/^['’]s?$/u.test(raw)) {
      if (words.length > 0) words.push(word(raw, start, "'s"));
    } else if (owner === undefined) {
      words.push(word(raw, start));
    } else if (CONTRACTING.has(owner.toLowerCase())) {
      words.push(word(owner, start), word(raw.slice(owner.length), start + owner.length, "is"));
    } else {
      words.push(word(owner, start), word(raw.slice(owner.length), start + owner.length, "'s"));
    }
  }
  return withProgressives(withWhoIs(joined(inBaseForm(words), text)));
}

const DO: ReadonlySet<string> = new Set(["do", "does", "did", "will", "would", "to"]);
const AUXILIARIES: ReadonlySet<string> = new Set([
  "be",
  "is",
  "are",
  "was",
  "were",
  "been",
  "being",
  "have",
  "has",
  "had",
]);

/**
 * "Did E found it", where "found" is no form of "find", as in "what was found": it goes by a synonym that is spelt as
 * no other verb's past.
 */
function inBaseForm(words: readonly Word[]): readonly Word[] {
  const auxiliary = words.findIndex(({ lower }) => DO.has(lower));
  if (auxiliary < 0) return words;
  return words.map((each, at) => {
    const isBase = each.lower === "found" && at > auxiliary && !AUXILIARIES.has(words[at - 1]?.lower ?? "");
    return isBase ? { ...each, lower: "establish", roots: rootsOf("establish") } : each;
  });
}

/** "Prague-born", "Dutch-speaking": a name, and what is done there, by it or with it. */
const PARTICIPLE = new RegExp(`^(\\p{Lu}[^-]*)-(${anyOf(lists.behindName)}|\\p{Ll}{2,}ed)$`, "u");

/** Words that own nothing: "what's" is "what is". */
const CONTRACTING = wordSet(lists.contracting);

/** The same without the apostrophe: "whats", and "dont". */
const CONTRACTED = wordSet(lists.contracted);
const DENIED = wordSet(lists.deniedInOneWord);

/** Words that mean one thing together. */
const IDIOMS: ReadonlySet<string> = new Set(phrases.idioms);
const BEGIN_IDIOMS: ReadonlySet<string> = new Set(phrases.idioms.map((idiom) => idiom.slice(0, idiom.indexOf(" "))));

const GOING = wordSet(lists.going);
const SCHOOLING = wordSet(lists.schooling);

function joined(words: readonly Word[], text: string): readonly Word[] {
  const result: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index];
    if (first === undefined) break;
    const length = idiomLength(words, index);
    if (length === 1) {
      result.push(first);
      continue;
    }
    const last = words[index + length - 1] ?? first;
    const idiom = words.slice(index, index + length).map(({ lower }) => lower);
    const one = { text: text.slice(first.start, last.end), lower: idiom.join(" "), start: first.start, end: last.end };
    // What is learnt at a school is said by the verb: "went to university" is "studied".
    result.push({ ...one, roots: rootsOf(length === 3 ? "studied" : idiom.join("-")) });
    index += length - 1;
  }
  return result;
}

function idiomLength(words: readonly Word[], index: number): number {
  const [first = "", second = ""] = [words[index]?.lower, words[index + 1]?.lower];
  if (GOING.has(first) && second === "to" && SCHOOLING.has(words[index + 2]?.lower ?? "")) return 3;
  return BEGIN_IDIOMS.has(first) && IDIOMS.has(`${first} ${second}`) ? 2 : 1;
}

function word(text: string, start: number, as?: string): Word {
  const lower = as ?? text.toLowerCase().replaceAll("’", "'").replace("−", "-");
  return { text, lower, roots: rootsOf(lower), start, end: start + text.length };
}

/** The words in reading order as one text. */
export function phraseText(words: readonly Word[]): string {
  return words
    .map((each) => each.text)
    .join(" ")
    .replaceAll(" 's", "'s");
}

/** A capital inside a sentence is part of some name, known or not. */
export function isPartOfName(word: Word | undefined): boolean {
  return word !== undefined && word.start > 0 && /^\p{Lu}\p{Ll}/u.test(word.text);
}
