import capitals from "../language/data/name-words.json" with { type: "json" };
import { anyOf, wordSet } from "../language/word-set.ts";
import lists from "../language/data/sentence-words.json" with { type: "json" };
import { isFunctionWord } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";

/** "Lima", "d'Artagnan", "al-Khwarizmi". */
const CAPITAL = new RegExp(`^(?:\\p{Lu}|${anyOf(lists.articlesOfNames)}['’-]\\p{Lu})`, "u");
/** Function words that are names as well. */
const NAMES_AS_WELL = wordSet(capitals.namesAsWell);

/** Small words inside names. */
const PARTICLES = wordSet(lists.particles);
/** Nouns that a name with "of" begins with: "University of Oxford", but not "Lucy of Oxford". */
export const NAMED_WITH_OF = wordSet(lists.namedWithOf);
/** Nouns that a name goes on with behind a possessive: "St Mary's Hospital". */
const NAMED_AFTER_OWNER = wordSet(lists.namedAfterOwner);
/** Abbreviations that keep their full stop inside a name. */
const ABBREVIATED = new RegExp(`^(?:\\p{Lu}|${anyOf(capitals.abbreviations)})$`, "u");
const ROMAN = /^[IVX]{1,5}$/u;
/** Capitalised words that begin sentences, not names. */
const OPENERS = wordSet(lists.openers);

/**
 * Where the names of a sentence stand, as ranges of its words, end exclusive. A word that only begins the sentence is
 * none.
 */
export function nameRanges(words: readonly Word[], sentence: string): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  let index = 0;
  while (index < words.length) {
    if (!beginsName(words, index)) {
      index += 1;
      continue;
    }
    let end = index + 1;
    for (
      let next = nextEnd(words, end, sentence, index);
      next !== undefined;
      next = nextEnd(words, end, sentence, index)
    )
      end = next;
    if (!isCutShort(words, index, end, sentence)) ranges.push([index, end]);
    index = end;
  }
  return ranges;
}

/** Beside characters that no sentence has, nobody can tell where a name begins or ends. */
function isCutShort(words: readonly Word[], start: number, end: number, sentence: string): boolean {
  return [start, end].some((at) => {
    const [last, next] = [words[at - 1], words[at]];
    return last !== undefined && next !== undefined && /[^\P{Cc}\s]|\uFFFD/u.test(sentence.slice(last.end, next.start));
  });
}

function isCapital(word: Word | undefined): boolean {
  return word !== undefined && CAPITAL.test(word.text);
}

function beginsName(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (word === undefined || !isCapital(word) || word.text === "I") return false;
  if (!isFunctionWord(word.lower) && !OPENERS.has(word.lower)) return true;
  if (index > 0 && NAMES_AS_WELL.has(word.text)) return isCapital(words[index + 1]);
  // "The Hague" inside a sentence is a name with its article; "It" or "After" before a capital is not.
  return index > 0 && word.text === "The" && isCapital(words[index + 1]) && isWordBefore(words[index - 1]);
}

function isWordBefore(word: Word | undefined): boolean {
  return word !== undefined && /\p{L}$/u.test(word.text);
}

/** The end of the name when it goes on behind `end`; undefined when it ends there. */
function nextEnd(words: readonly Word[], end: number, sentence: string, start: number): number | undefined {
  const [last, next, afterNext, third] = [words[end - 1], words[end], words[end + 1], words[end + 2]];
  if (last === undefined || next === undefined) return undefined;
  const gap = sentence.slice(last.end, next.start);
  const open =
    gap === " " ||
    gap === " & " ||
    (gap === ". " && ABBREVIATED.test(last.text)) ||
    (gap === "." && /^\p{Lu}$/u.test(last.text));
  if (!open)
    return next.lower === "'s" && NAMED_AFTER_OWNER.has(afterNext?.lower ?? "") && isCapital(afterNext)
      ? end + 2
      : undefined;
  // "Ann Both": behind a name a capital makes a name of any word.
  if (isCapital(next)) return end + 1;
  if (/^\d{1,3}(?:\.\d)?$/u.test(next.text) || ROMAN.test(next.text)) return end + 1;
  const particle = PARTICLES.has(next.lower) || next.lower === "the";
  if (particle && isCapital(afterNext)) return end + 2;
  if (particle && PARTICLES.has(afterNext?.lower ?? "") && isCapital(third)) return end + 3;
  if (next.lower !== "of" || !NAMED_WITH_OF.has(last.lower.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())))
    return undefined;
  if (isCapital(afterNext)) return end + 2;
  return afterNext?.lower === "the" && isCapital(third) && start >= 0 ? end + 3 : undefined;
}
