import { overlaps } from "../../../engine/question/mentions.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { askedQuestion } from "../accounting/asked-question.ts";
import { hasMeaning } from "../accounting/content.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import type { Work } from "../grammar/work.ts";
import { PREPOSITIONS } from "../language/function-words.ts";
import { isGeneral } from "../language/general-nouns.ts";
import { isPrefixed } from "../language/roots.ts";
import { isPartOfName, type Word } from "../language/words.ts";
import { linkClass } from "../linking/class-linker.ts";
import { relationNames } from "../linking/relation-names.ts";
import { graphWords } from "./graph-words.ts";
import { inOtherWords } from "./in-other-words.ts";
import { askedBy, isNoWord, isRareWord, meantBy, soundsLike, spellingsOf } from "./misspelt.ts";
import type { ReadAs } from "./read-as.ts";

/** The question in words that the graph has. */
export interface Rewording {
  readonly input: AnalysisInput;
  /** In the order of the question; never empty. */
  readonly readAs: readonly ReadAs[];
}

/** A question with more words that the graph does not know is about something else. */
const MOST_UNKNOWN = 12;
/** With more words that are none, it is no English. */
const MOST_MISSPELT = 3;
/** Where several words may be meant by one, each is tried, but no more questions than this are read. */
const MOST_REWORDINGS = 2;

/** What a word costs to be looked up in all its forms, in steps; and how many spellings are compared in one. */
const STEPS_OF_A_LOOK_UP = 4;
const SPELLINGS_PER_STEP = 64;
/** To look for the English words one slip away, of which there are hundreds. */
const STEPS_OF_A_SLIP = 200;

/**
 * The question in other words, where it says some that neither graph nor lexicon has: those of the dictionary that the
 * graph goes by, and the spelling that was meant. Every word is looked up once. None where nothing is found.
 */
export function rewordings(input: AnalysisInput, work: Work): readonly Rewording[] {
  const asked = askedQuestion(input.question);
  const { words } = asked;
  const unknown = words.flatMap((word, at) =>
    at >= asked.start &&
    asked.demands[at] === undefined &&
    // A vice-captain is no captain, whatever the dictionary has both for.
    !isPrefixed(word.lower) &&
    (isUnknown(words, at, input) || isCompound(words, at, input))
      ? [at]
      : [],
  );
  if (unknown.length === 0 || unknown.length > MOST_UNKNOWN) return [];
  const dictionary = englishDictionary();
  const misspelt = unknown.filter((at) => isNoWord(words[at] as Word, input.catalogue, dictionary));
  if (misspelt.length > MOST_MISSPELT) return [];
  const found = unknown.map((at): readonly ReadAs[] => {
    work.spend(STEPS_OF_A_LOOK_UP);
    const word = words[at] as Word;
    const isNone = misspelt.includes(at);
    const others = isNone ? [] : inOtherWords(words, at, input.catalogue, dictionary);
    if (others.length > 0 || !(isNone || isRareWord(word, dictionary))) return others;
    work.spend(STEPS_OF_A_SLIP + Math.ceil(spellingsOf(input.catalogue) / SPELLINGS_PER_STEP));
    const meant = isNone
      ? ((mayAsk(words, at, asked.start) ? askedBy(word) : undefined) ?? meantBy(word, input.catalogue, dictionary))
      : soundsLike(word, input.catalogue);
    return meant === undefined ? [] : [meant];
  });
  const best = found.flatMap((each) => each.slice(0, 1));
  if (best.length === 0) return [];
  // What is written like a name was meant as that rather than as another word.
  const unnamed = best.filter((each) => !input.mentions.some((mention) => overlaps(mention, each)));
  if (unnamed.length > 0 && unnamed.length < best.length)
    return [unnamed, best].map((readAs) => reworded(input, withoutOverlap(readAs)));
  const others = found.flatMap((each) =>
    each.slice(1).map((other) => best.map((one) => (one.start === other.start ? other : one))),
  );
  return [best, ...others].slice(0, MOST_REWORDINGS).map((readAs) => reworded(input, withoutOverlap(readAs)));
}

/** A question word begins a question, or stands behind a preposition that does: "in wich county". */
function mayAsk(words: readonly Word[], at: number, start: number): boolean {
  return at === start || (at === start + 1 && PREPOSITIONS.has(words[start]?.lower ?? ""));
}

/** A word with a meaning of its own that is part of no name, and by which the graph has neither relation nor class. */
export function isUnknown(
  words: readonly Word[],
  at: number,
  { mentions, catalogue, question }: AnalysisInput,
): boolean {
  const word = words[at] as Word;
  if (!hasMeaning(word) || isPartOfName(word) || isGeneral(word.lower) || !/^\p{L}+$/u.test(word.text)) return false;
  const isNamed = mentions.some(
    ({ start, end, candidates }) =>
      start <= word.start &&
      word.end <= end &&
      // What is only written like a name may be no name.
      (!candidates.every(isOnlyAlike) || question.slice(start, end) !== word.text),
  );
  if (isNamed || word.roots.some((root) => relationNames(catalogue).byRoot.has(root))) return false;
  return ![0, 1].some((before) =>
    [1, 2].some((length) => {
      const from = at - before;
      return from >= 0 && from + length > at && linkClass(words.slice(from, from + length), catalogue).length > 0;
    }),
  );
}

/**
 * Two words that are one noun to the dictionary, for which the graph has another word: "religious order" is no order.
 * What stands in a name, or what the graph itself says of two words, is none.
 */
function isCompound(words: readonly Word[], at: number, { mentions, catalogue }: AnalysisInput): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined) return false;
  const isPlain = (each: Word): boolean =>
    hasMeaning(each) && /^\p{Ll}+$/u.test(each.text) && !mentions.some((name) => overlaps(name, each));
  const together = `${word.lower} ${next.lower}`;
  if (!isPlain(word) || !isPlain(next) || graphWords(catalogue).isUsedAs("n", together)) return false;
  return englishDictionary().lemmasOf(together, "n").length > 0;
}

/** Of two words that are read together and one of them alone, both can not be replaced. */
function withoutOverlap(readAs: readonly ReadAs[]): readonly ReadAs[] {
  return readAs.filter(({ start }, index) => start >= (readAs[index - 1]?.end ?? 0));
}

/** The question with the words replaced, and the names where they stand then. */
function reworded(input: AnalysisInput, readAs: readonly ReadAs[]): Rewording {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, read } of readAs) {
    pieces.push(input.question.slice(from, start), read);
    from = end;
  }
  pieces.push(input.question.slice(from));
  const movedBy = (offset: number): number =>
    readAs.reduce((sum, { start, end, read }) => (end <= offset ? sum + read.length - (end - start) : sum), 0);
  const mentions = input.mentions
    .filter(({ start, end }) => readAs.every((each) => end <= each.start || each.end <= start))
    .map((mention) => ({
      ...mention,
      start: mention.start + movedBy(mention.start),
      end: mention.end + movedBy(mention.start),
    }));
  return { input: { ...input, question: pieces.join(""), mentions }, readAs };
}
