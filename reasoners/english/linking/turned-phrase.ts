import { INVERSE } from "../language/close-families.ts";
import { patientOf } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";

const inverseRoots = new Map<string, readonly string[]>();

for (const [a, b] of INVERSE) {
  inverseRoots.set(a, [...(inverseRoots.get(a) ?? []), b]);
  inverseRoots.set(b, [...(inverseRoots.get(b) ?? []), a]);
}

/** The word for the same thing from the other end (contains: located in), the word itself where there is none. */
export function inverseWord(word: Word): Word {
  // A trainee is no student from the other end, though of the family of those who teach.
  if (patientOf(word.lower) !== undefined) return word;
  // What may be said of either end, as "work" of whoever has it and of who gives it, is no other word for its end.
  const roots = word.roots.flatMap((root) => inverseRoots.get(root) ?? []).filter((root) => !word.roots.includes(root));
  return roots.length === 0 ? word : { ...word, lower: `${INVERSE_OF}${word.lower}`, roots };
}

const INVERSE_OF = "inverse of ";

/** The word that was said, whether or not the phrase has been turned round. */
export function wordSaid({ lower }: Word): string {
  return lower.startsWith(INVERSE_OF) ? lower.slice(INVERSE_OF.length) : lower;
}

export function turnedWords(words: readonly Word[], said: readonly Word[]): readonly Word[] {
  return words.map((word) => said.find((other) => other.start === word.start) ?? word);
}
