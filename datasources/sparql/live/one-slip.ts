import { tokens } from "../../../engine/text/tokens.ts";
import { LEAST_LETTERS } from "../../graph-index/misspelling.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** A word of a name that may be misspelt in it, with all that may have been meant. */
export interface MayBeMeant {
  readonly word: string;
  /** The name as it would be with each of them, in small letters. */
  readonly names: readonly string[];
}

/**
 * What a name may have been meant for, by one slip in one of its longer words: a letter left out, put in, taken for
 * another or swapped with the next, and never the first one for another.
 *
 * @param only Words that may be misspelt; any, where it is absent
 */
export function oneSlipFrom(name: string, only?: readonly string[]): readonly MayBeMeant[] {
  const lower = name.toLowerCase();
  return tokens(lower)
    .map(({ start, end }) => ({ start, end, word: lower.slice(start, end) }))
    .filter(({ word }) => word.length >= LEAST_LETTERS && /^[a-z]+$/u.test(word) && only?.includes(word) !== false)
    .map(({ start, end, word }) => ({
      word,
      names: spelledOtherwise(word).map((meant) => lower.slice(0, start) + meant + lower.slice(end)),
    }));
}

function spelledOtherwise(word: string): readonly string[] {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, here, next] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)];
    if (next !== "") found.add(before + next + here + word.slice(at + 2));
    if (at === 0) continue;
    if (here !== "") found.add(before + word.slice(at + 1));
    for (const letter of LETTERS) {
      found.add(before + letter + word.slice(at));
      if (here !== "") found.add(before + letter + word.slice(at + 1));
    }
  }
  found.delete(word);
  return [...found];
}
