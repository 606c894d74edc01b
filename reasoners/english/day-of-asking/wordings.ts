import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";

/** How a question asks, "E" for whom, "U" for a unit of time and "S" for one of several phrases; "a|b" is either. */
export type Wording = readonly string[];

/** What stands in the places of a wording. */
export interface Matched {
  /** The words for whom it is asked of; empty where the wording has no place for them. */
  readonly whom: readonly [from: number, to: number];
  /** In the singular. */
  readonly unit?: string;
  /** What is said in the place of "S". */
  readonly said?: string;
}

const UNITS: ReadonlyMap<string, string> = new Map(
  ["year", "month", "week", "day"].flatMap((unit) => [[unit, unit] as const, [`${unit}s`, unit] as const]),
);
const NOTHING_MORE = wordSet("now today for exactly");
/** Words that a wording may leave between its parts for whom it is asked of: more are another question. */
const MOST_WORDS_OF_WHOM = 14;

export function wordingsOf(lines: readonly string[]): readonly Wording[] {
  return lines.map((line) => line.split(" "));
}

/** The words of a question put so, from one place to another; undefined where they are put otherwise. */
export function matched(
  words: readonly Word[],
  [start, end]: readonly [number, number],
  wording: Wording,
  phrases: readonly (readonly string[])[] = [],
): Matched | undefined {
  const at = wording.indexOf("E");
  const before = matchedFrom(words, start, at < 0 ? wording : wording.slice(0, at), phrases);
  if (before === undefined) return undefined;
  if (at < 0) return { ...before, whom: [before.end, end] };
  const behind = wording.slice(at + 1);
  for (let from = end; from > before.end && from >= end - MOST_WORDS_BEHIND; from -= 1) {
    const last = matchedFrom(words, from, behind, phrases);
    if (last === undefined || !isOnly(words.slice(last.end, end))) continue;
    if (from - before.end > MOST_WORDS_OF_WHOM) return undefined;
    return { ...before, ...last, whom: [before.end, from] };
  }
  return undefined;
}

const MOST_WORDS_BEHIND = 7;

/** "For", "now": what may stand at the end of any of them. */
function isOnly(words: readonly Word[]): boolean {
  return words.length <= 1 && words.every(({ lower }) => NOTHING_MORE.has(lower));
}

function matchedFrom(
  words: readonly Word[],
  from: number,
  wording: Wording,
  phrases: readonly (readonly string[])[],
): (Omit<Matched, "whom"> & { readonly end: number }) | undefined {
  let at = from;
  let found: Omit<Matched, "whom"> = {};
  for (const part of wording) {
    const lower = words[at]?.lower ?? "";
    if (part === "S") {
      const phrase = longestAt(words, at, phrases);
      if (phrase === undefined) return undefined;
      found = { ...found, said: phrase.join(" ") };
      at += phrase.length;
      continue;
    }
    const unit = part === "U" ? UNITS.get(lower) : undefined;
    if (part === "U" ? unit === undefined : !part.split("|").includes(lower)) return undefined;
    if (unit !== undefined) found = { ...found, unit };
    at += 1;
  }
  return { ...found, end: at };
}

function longestAt(
  words: readonly Word[],
  at: number,
  phrases: readonly (readonly string[])[],
): readonly string[] | undefined {
  return phrases
    .filter((phrase) => phrase.every((lower, more) => words[at + more]?.lower === lower))
    .sort((a, b) => b.length - a.length)[0];
}
