import { editDistance } from "../text/edit-similarity.ts";

/** A word of a question, as it is held against the words of names. */
export interface QuestionWord {
  /** Normalised; empty for what is no word of any name. */
  readonly word: string;
  /** Character offsets in the question, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Is it a small word, or the ending of an owner ("'s")? */
  readonly isSmall: boolean;
  /** Does nothing that is known account for it: no name, no kind and no relation? */
  readonly isLeft: boolean;
  /** Is it known to be spelt as it should be, as names have it? Absent where that is not known. */
  readonly isSpelt?: boolean;
  /** Has it a capital which does not only begin the question? */
  readonly isCapital: boolean;
  /** Does it follow on the word before it with nothing but a blank, a hyphen or an apostrophe between them? */
  readonly follows: boolean;
  /** Is there but a hyphen between them, as in "RK-118"? */
  readonly isJoined?: boolean;
}

/** Words of a question that say a part of a name. */
export interface PartSaid {
  /** Indices of words, end exclusive. */
  readonly from: number;
  readonly to: number;
  /** How many words of the name, and of its kind, are said; small ones aside. */
  readonly said: number;
}

/** Between words of a name these may stand: "the tour of 1988", "St Anne's". */
const CONNECTING: ReadonlySet<string> = new Set(["the", "of", "in", "at", "to", "and", "a", "an", "for", "s"]);
const ASKS_OF_SEVERAL: ReadonlySet<string> = new Set(["which", "what", "many", "all", "every", "each", "any", "no"]);
const DIGITS = /^\p{N}+$/u;

/**
 * The words of a question that say most of a name: words of it that stand together, in any order, each once, and before
 * or behind them a word for its kind. Undefined where none of them is left over by all that is known, where a number is
 * all there is, and where what stands beside them makes it the name of something else: "Ada Marrow" is not called
 * "Philippa Marrow", and platform 4 is not platform 3.
 * @param name The words of the name, normalised
 * @param kinds What its kinds are called, normalised; one word each
 */
export function partSaid(
  words: readonly QuestionWord[],
  name: readonly string[],
  kinds: ReadonlySet<string>,
): PartSaid | undefined {
  let best: PartSaid | undefined;
  for (let from = 0; from < words.length; from += 1) {
    const part = partFrom(words, from, name, kinds);
    if (part !== undefined && (best === undefined || part.said > best.said)) best = part;
  }
  return best;
}

function partFrom(
  words: readonly QuestionWord[],
  from: number,
  name: readonly string[],
  kinds: ReadonlySet<string>,
): PartSaid | undefined {
  const open = [...name];
  const taken: QuestionWord[] = [];
  const exact: QuestionWord[] = [];
  let [to, said, saysKind] = [from, 0, false];
  for (let at = from; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || (at > from && !word.follows)) break;
    // "Aliens" is no part of "Alien".
    const isWhole = name.length === 1 && word.isCapital;
    const placeSaid = open.findIndex(
      (part) => (isWhole ? word.word === part : isSame(word.word, part)) || isInitial(word, part),
    );
    const place = placeSaid >= 0 ? placeSaid : open.findIndex((part) => isMisspelt(word, part));
    if (place >= 0 && (!word.isSmall || at > from)) {
      open.splice(place, 1);
      if (!word.isSmall) {
        said += 1;
        taken.push(word);
        if (placeSaid >= 0) exact.push(word);
      }
      to = endOfOwner(words, at, name);
    } else if (!saysKind && kinds.has(word.word) && mayBeKind(words, at, taken.length > 0)) {
      saysKind = true;
      said += 1;
      to = at + 1;
    } else if (at === from || !word.isSmall || !CONNECTING.has(word.word)) break;
  }
  // An initial, a year or a misspelling names nothing by itself.
  const isTold = taken.some(({ isLeft }) => isLeft) && exact.some(({ word }) => word.length > 1 && !DIGITS.test(word));
  return isTold && !isOtherName(words, from, to, name) ? { from, to, said } : undefined;
}

function isSame(word: string, part: string): boolean {
  return (
    word !== "" &&
    (word === part || (word.length > 2 && part === `${word}s`) || (part.length > 2 && word === `${part}s`))
  );
}

/** Below it a letter more or less makes another word, and from so many on two of them may be wrong. */
const LEAST_LETTERS = 5;
const LETTERS_FOR_TWO = 9;

/**
 * "Brewrey", of Brewery Quay; a word that other names have is spelt as it should be, and with a capital it is taken for
 * another name.
 */
function isMisspelt({ word, isLeft, isSpelt, isCapital }: QuestionWord, part: string): boolean {
  if (!isLeft || isCapital || isSpelt === true || word.length < LEAST_LETTERS || part.length < LEAST_LETTERS)
    return false;
  if (/\p{N}/u.test(word + part) || word[0] !== part[0]) return false;
  return editDistance(word, part) <= (Math.min(word.length, part.length) < LETTERS_FOR_TWO ? 1 : 2);
}

/** "P. Dunnage". */
function isInitial({ word, isSmall, isCapital }: QuestionWord, part: string): boolean {
  return word.length === 1 && isCapital && !isSmall && part.startsWith(word);
}

/** "St Anne's", of St Anne's Infirmary, ends behind the ending, which belongs to the name. */
function endOfOwner(words: readonly QuestionWord[], at: number, name: readonly string[]): number {
  const [word, next] = [words[at], words[at + 1]];
  const isOwner = next?.word === "s" && next.isSmall && next.follows && word !== undefined;
  return isOwner && name.includes(`${word.word}s`) ? at + 2 : at + 1;
}

/** "The Grendon reservoir", "the reservoir Grendon"; not "which Grendon reservoir", which asks for one of several. */
function mayBeKind(words: readonly QuestionWord[], at: number, isBehind: boolean): boolean {
  if (!isBehind) return words[at - 1]?.word === "the";
  for (let before = at - 1; before >= 0 && before >= at - 4; before -= 1)
    if (ASKS_OF_SEVERAL.has(words[before]?.word ?? "")) return false;
  return true;
}

/** Is it another name, by a capital or a number that stands beside it? */
function isOtherName(words: readonly QuestionWord[], from: number, to: number, name: readonly string[]): boolean {
  const [before, behind] = [from > 0 && words[from]?.follows === true ? words[from - 1] : undefined, words[to]];
  const next = behind?.follows === true ? behind : undefined;
  const isNumbered = name.some((part) => DIGITS.test(part));
  return [before, next].some(
    (beside) =>
      beside !== undefined &&
      !beside.isSmall &&
      ((beside.isCapital && beside.isLeft) || (isNumbered && DIGITS.test(beside.word))),
  );
}
