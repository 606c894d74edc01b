import lists from "../language/data/several.json" with { type: "json" };
import { isAuxiliary } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";

/** Whom or what a pronoun may stand for; NOUN: what the noun behind its article says. */
export type PronounKind = "HE" | "SHE" | "IT" | "THEY" | "THERE" | "NOUN";

const KINDS: readonly (readonly [PronounKind, ReadonlySet<string>])[] = [
  ["HE", wordSet(lists.he)],
  ["SHE", wordSet(lists.she)],
  ["IT", wordSet(lists.it)],
  ["THEY", wordSet(lists.they)],
  ["THERE", wordSet(lists.there)],
];
const OWNING = wordSet(lists.owning);

/** A word that speaks of something that was named, or asked for, before. */
export interface Pronoun {
  /** Its place among the words. */
  readonly at: number;
  readonly kind: PronounKind;
  /** How many words say it, its ending included: "the painter's". One when absent. */
  readonly length?: number;
  /** "Its captain": what it owns stands behind it. */
  readonly owns: boolean;
}

export function isPronoun(lower: string): boolean {
  return KINDS.some(([, words]) => words.has(lower));
}

/** The pronouns among some words. "How many are there" speaks of no place. */
export function pronounsIn(words: readonly Word[], from: number, to: number): readonly Pronoun[] {
  const found: Pronoun[] = [];
  for (let at = from; at < to; at += 1) {
    const lower = words[at]?.lower ?? "";
    const kind = KINDS.find(([, each]) => each.has(lower))?.[0];
    if (kind === undefined) continue;
    const [before, next] = [words[at - 1]?.lower ?? "", at + 1 < to ? (words[at + 1]?.lower ?? "") : ""];
    if (kind === "THERE" && (isAuxiliary(before) || isAuxiliary(next)) && at + 1 < to) continue;
    const owns = OWNING.has(lower) && (lower !== "her" || isNounNext(next));
    found.push({ at, kind, owns });
  }
  return found;
}

/** "Her captain" and not "built her in". */
function isNounNext(next: string): boolean {
  return next !== "" && !/^(?:in|on|at|for|from|by|with|to|and|before|after)$/u.test(next);
}
