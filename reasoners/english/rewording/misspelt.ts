import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { pluralOf } from "../../../engine/text/plural.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { isFunctionWord, WH } from "../language/function-words.ts";
import { verbForms } from "../language/inflection.ts";
import { rootsOf } from "../language/roots.ts";
import { baseForms } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import { SLIPS } from "../weights.ts";
import { graphWords } from "./graph-words.ts";
import { grammarWords } from "./grammar-words.ts";
import type { ReadAs } from "./read-as.ts";
import { MOST_LETTERS, oneSlipFrom, slipsBetween, soundOf } from "./slips.ts";

/** Shorter words are one slip away from too many others. */
const LEAST_LETTERS = 4;
/** Shorter sounds are those of too many words: "hit", "heat", "height". */
const LEAST_OF_A_SOUND = 4;
/** Two slips leave enough of a word of so many letters. */
const LEAST_OF_TWO_SLIPS = 7;

/** Is it a word, or may it be a name or a number? Only what is neither can be misspelt. */
export function isNoWord({ lower }: Word, catalogue: Catalogue, dictionary: Dictionary): boolean {
  if (lower.length < LEAST_LETTERS || lower.length > MOST_LETTERS || !/^[a-z]+$/u.test(lower)) return false;
  if (isFunctionWord(lower) || grammarWords().has(lower) || graphWords(catalogue).written.has(lower)) return false;
  return !dictionary.isWord(lower);
}

/**
 * Is it a word that is hardly ever met, and stands for nothing in the graph? It may be another one that sounds alike:
 * "capitol".
 */
export function isRareWord({ lower }: Word, dictionary: Dictionary): boolean {
  if (lower.length < LEAST_LETTERS || lower.length > MOST_LETTERS || !/^[a-z]+$/u.test(lower)) return false;
  return dictionary.isWord(lower) && !dictionary.isCommonWord(lower);
}

/**
 * The word of the graph that was meant by one that is rare: the only one that sounds alike and differs in a vowel or a
 * doubled letter. What was said is a word, so that it may be meant nevertheless.
 */
export function soundsLike(word: Word, catalogue: Catalogue): ReadAs | undefined {
  const sound = soundOf(word.lower);
  if (sound.length < LEAST_OF_A_SOUND) return undefined;
  const found = spellings(catalogue).filter(
    (each) => each.sound === sound && slipsBetween(word.lower, each.word, SLIPS.vowel) <= SLIPS.vowel,
  );
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  return { start: word.start, end: word.end, said: word.text, read: only.word, isDoubtful: true };
}

/** The question word that was meant by what a question begins with and is no word: "wich". */
export function askedBy(word: Word): ReadAs | undefined {
  const found = [...WH].filter(
    (each) => each.length >= LEAST_LETTERS && slipsBetween(word.lower, each, SLIPS.any) <= SLIPS.any,
  );
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  return { start: word.start, end: word.end, said: word.text, read: only, isDoubtful: false };
}

/**
 * The word that was meant by one that is none: a word of the graph or of English grammar that it is one slip from, or
 * two where it is long. None where another word is about as near.
 */
export function meantBy(word: Word, catalogue: Catalogue, dictionary: Dictionary): ReadAs | undefined {
  const found = [...candidatesFor(word.lower, catalogue)].sort((a, b) => a.slips - b.slips);
  const [best] = found;
  if (best === undefined) return undefined;
  const roots = rootsOf(best.word);
  const isOfBest = (other: string): boolean => rootsOf(other).some((root) => roots.includes(root));
  const isRival = (slips: number): boolean => slips < best.slips + SLIPS.rival;
  if (found.some(({ word: other, slips }) => isRival(slips) && !isOfBest(other))) return undefined;
  // What the graph does not have can not be read, and may be meant nevertheless.
  const others = [...oneSlipFrom(word.lower)].filter(
    ({ word: other, slips }) => isRival(slips) && dictionary.isWord(other) && !isOfBest(other),
  );
  if (others.some((other) => isMeantBefore(other, best, word.lower) && dictionary.isCommonWord(other.word)))
    return undefined;
  return {
    start: word.start,
    end: word.end,
    said: word.text,
    read: best.word,
    isDoubtful: best.slips > SLIPS.vowel || others.length > 0,
  };
}

interface Candidate {
  readonly word: string;
  readonly slips: number;
  /** It only sounds alike: so many slips lie between them that nobody makes. */
  readonly isSoundAlone: boolean;
}

/**
 * Is a word that the graph does not have meant as well as the best that it has? Long words have few others beside them:
 * of two that are as near and begin as it is written, that of the graph is the likelier one.
 */
function isMeantBefore(other: Pick<Candidate, "slips">, best: Candidate, written: string): boolean {
  if (best.isSoundAlone) return true;
  const isLong = written.length >= LEAST_OF_TWO_SLIPS && best.word.charAt(0) === written.charAt(0);
  return isLong ? other.slips < best.slips : other.slips <= best.slips;
}

function* candidatesFor(written: string, catalogue: Catalogue): Generator<Candidate> {
  const most = written.length >= LEAST_OF_TWO_SLIPS ? SLIPS.most : SLIPS.any;
  const sound = soundOf(written);
  const telling = sound.length >= LEAST_OF_A_SOUND ? sound : undefined;
  const ofWritten = lettersOf(written);
  for (const { word, sound: ofWord, letters } of spellings(catalogue)) {
    if (ofWord !== telling && bitsOf(letters ^ ofWritten) > (most > SLIPS.any ? 2 : 1) * LETTERS_OF_A_SLIP) continue;
    const ofPen = slipsBetween(written, word, most);
    const slips = Math.min(ofPen, ofWord === telling ? SLIPS.sound : Infinity);
    if (slips === Infinity || (slips > SLIPS.any && word.charAt(0) !== written.charAt(0))) continue;
    yield { word, slips, isSoundAlone: ofPen === Infinity };
  }
}

interface Spelling {
  readonly word: string;
  readonly sound: string;
  /** The letters that it has, a bit each. */
  readonly letters: number;
}

/** One letter for another: the word has one that it should not have, and lacks one. */
const LETTERS_OF_A_SLIP = 2;

const knownSpellings = new WeakMap<Catalogue, readonly Spelling[]>();

/** How many words one that is misspelt is compared with. */
export function spellingsOf(catalogue: Catalogue): number {
  return spellings(catalogue).length;
}

/** All that may be meant: words of the graph in all their forms, and words of English grammar. */
function spellings(catalogue: Catalogue): readonly Spelling[] {
  const found = knownSpellings.get(catalogue);
  if (found !== undefined) return found;
  const { written, isUsedAs } = graphWords(catalogue);
  const dictionary = englishDictionary();
  const words = new Set(grammarWords());
  for (const word of written) {
    words.add(word);
    if (isUsedAs("n", word) && isNounOrUnknown(word, dictionary)) words.add(pluralOf(word));
    // A noun of a relation may be said by the verb of the same spelling.
    for (const base of baseForms(word))
      if (isUsedAs("v", base) || isUsedAs("n", base))
        for (const form of verbForms(base)) if (dictionary.lemmasOf(form, "v").length > 0) words.add(form);
  }
  const made = [...words]
    .filter((word) => word.length > 2 && word.length <= MOST_LETTERS && /^[a-z]+$/u.test(word))
    .map((word) => ({ word, sound: soundOf(word), letters: lettersOf(word) }));
  knownSpellings.set(catalogue, made);
  return made;
}

/** "Previous" has no plural, and "postcode" has one, though the dictionary may not know it. */
function isNounOrUnknown(word: string, dictionary: Dictionary): boolean {
  return dictionary.lemmasOf(word, "n").length > 0 || !dictionary.isWord(word);
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - A);
  return bits;
}

const A = "a".charCodeAt(0);

function bitsOf(letters: number): number {
  let count = 0;
  for (let left = letters; left !== 0; left &= left - 1) count += 1;
  return count;
}
