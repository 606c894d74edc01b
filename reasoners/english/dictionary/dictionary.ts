import { growingCache } from "../../../engine/values/growing-cache.ts";
import {
  entryOf,
  type Derivation,
  type Entry,
  type FieldOfNoun,
  type Kind,
  type PartOfSpeech,
  type Synonym,
} from "./entry.ts";
import { lemmasOf } from "./lemmas.ts";
import { linesIn } from "./lines.ts";

/**
 * What a dictionary says of English words. Words are asked for in lower case and in any form; several with a space
 * between them. All that is asked takes a few look-ups, each of which is some twenty comparisons.
 */
export interface Dictionary {
  /** Is it a word of the dictionary, or a form of one, as a noun, verb, adjective or adverb? */
  isWord(lower: string): boolean;
  /** The same of those words that are met in texts. */
  isCommonWord(lower: string): boolean;
  /**
   * Words that may stand for this one, of the same part of speech, those of its commonest sense first. Never what it is
   * opposed to, what it brings about, nor kinds of it or what it is a kind of.
   */
  synonymsOf(lower: string, partOfSpeech: PartOfSpeech): readonly Synonym[];
  /** What is derived from the word, as that part of speech, or what it is derived from, the closest first. */
  derivationsOf(lower: string, partOfSpeech: PartOfSpeech): readonly Derivation[];
  /** The words that a form may be a form of, as that part of speech. */
  lemmasOf(lower: string, partOfSpeech: PartOfSpeech): readonly string[];
  /** What the word says a kind of, one step up: of common words only. */
  kindsOf(lower: string, partOfSpeech: PartOfSpeech): readonly Kind[];
  /** What the noun is one of, most uses first; none for what is no noun. */
  fieldsOf(lower: string): readonly FieldOfNoun[];
}

/** Words that are remembered with what they are forms of: readers ask of the words of a question again and again. */
const MOST_REMEMBERED = 5_000;
const LONGEST_REMEMBERED = 32;

/** @param text Lines of entries, in the order of their words */
export function dictionaryOf(text: string): Dictionary {
  const lineOf = linesIn(text);
  const entry = (word: string): Entry | undefined => {
    const line = lineOf(word);
    return line === undefined ? undefined : entryOf(line);
  };
  const isEntry = (word: string, partOfSpeech: PartOfSpeech): boolean =>
    partsIn(lineOf(word)).toLowerCase().includes(partOfSpeech);
  const isCommonEntry = (word: string, partOfSpeech: PartOfSpeech): boolean =>
    partsIn(lineOf(word)).includes(partOfSpeech.toUpperCase());
  const remembered = growingCache<readonly string[]>(MOST_REMEMBERED);
  const lemmas = (lower: string, partOfSpeech: PartOfSpeech): readonly string[] => {
    const key = `${partOfSpeech} ${lower}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const found = lemmasOf(lower, partOfSpeech, isEntry);
    if (lower.length <= LONGEST_REMEMBERED) remembered.set(key, found);
    return found;
  };
  const entriesOf = (lower: string, partOfSpeech: PartOfSpeech): readonly Entry[] =>
    lemmas(lower, partOfSpeech).flatMap((lemma) => entry(lemma) ?? []);
  return {
    isWord: (lower) => PARTS.some((part) => lemmas(lower, part).length > 0),
    isCommonWord: (lower) => PARTS.some((part) => lemmasOf(lower, part, isCommonEntry).length > 0),
    synonymsOf: (lower, partOfSpeech) =>
      entriesOf(lower, partOfSpeech)
        .flatMap(({ synonyms }) => synonyms.filter((each) => each.partOfSpeech === partOfSpeech))
        .sort((a, b) => a.rank - b.rank || b.share * b.shareOfSynonym - a.share * a.shareOfSynonym),
    derivationsOf: (lower, partOfSpeech) =>
      entriesOf(lower, partOfSpeech)
        .flatMap(({ derivations }) => derivations.filter(({ from }) => from === partOfSpeech))
        .sort((a, b) => b.share * b.shareOfDerived - a.share * a.shareOfDerived),
    lemmasOf: lemmas,
    kindsOf: (lower, partOfSpeech) =>
      entriesOf(lower, partOfSpeech).flatMap(({ kinds }) => kinds.filter((each) => each.partOfSpeech === partOfSpeech)),
    fieldsOf: (lower) => entriesOf(lower, "n")[0]?.fields ?? [],
  };
}

/** The parts of speech of a line, as they are written in it. */
function partsIn(line: string | undefined): string {
  if (line === undefined) return "";
  const start = line.indexOf("|") + 1;
  const end = line.indexOf("|", start);
  return line.slice(start, end < 0 ? undefined : end);
}

const PARTS: readonly PartOfSpeech[] = ["n", "v", "a", "r"];
