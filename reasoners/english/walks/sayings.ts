import lists from "../language/data/walk-words.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { isFunctionWord, MARKS } from "../language/function-words.ts";
import { patientOf } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { classEntry } from "../linking/known-entries.ts";
import { closeness, type RelationName, relationNames } from "../linking/relation-names.ts";
import { LIKENESS } from "../weights.ts";
import type { Sentence } from "./sentence.ts";

/** The words of a question that say a relation, by the places at which they stand. */
export interface Saying {
  readonly relation: RelationEntry;
  readonly name: RelationName;
  /** What says it: taken by no other relation. */
  readonly places: readonly number[];
  /** What belongs to its name as well, and may be said by something else. */
  readonly besides: readonly number[];
  /** How well its least word is said, 0–1. */
  readonly likeness: number;
}

const GENERAL = wordSet(lists.general);
const MOST_SAYINGS_OF_A_NAME = 3;

/** All relations that words of the question say: by a whole name, but for what the kinds of its ends tell. */
export function sayingsIn({ tokens, content }: Sentence, catalogue: Catalogue): readonly Saying[] {
  const said = [...content].flatMap((at): readonly Placed[] => {
    const token = tokens[at];
    return token !== undefined && "word" in token ? [{ at, word: token.word }] : [];
  });
  const { byRoot, byRelation } = relationNames(catalogue);
  const iris = new Set(
    said.flatMap(({ word }) => word.roots.flatMap((root) => (byRoot.get(root) ?? []).map((name) => name.relation.iri))),
  );
  return [...iris].flatMap((iri) => (byRelation.get(iri) ?? []).flatMap((name) => sayingsOf(name, said, catalogue)));
}

interface Placed {
  readonly at: number;
  readonly word: Word;
}

/** The words of a name, and which of them must be said: not those that the kinds of its ends tell. */
interface WordsOfName {
  readonly words: readonly Word[];
  readonly needed: readonly Word[];
  readonly implied: readonly Word[];
}

/** Worked out once a name, which belongs to one catalogue. */
const known = new WeakMap<RelationName, WordsOfName>();

function wordsOfName(name: RelationName, catalogue: Catalogue): WordsOfName {
  const found = known.get(name) ?? toldApart(name, catalogue);
  known.set(name, found);
  return found;
}

function toldApart({ text, words: all, relation }: RelationName, catalogue: Catalogue): WordsOfName {
  const brackets = text.indexOf("(");
  // "Second" in "second mayor" says who is meant as well.
  const words = all.filter(
    ({ lower, start }) => !isFunctionWord(lower) && !MARKS.has(lower) && (brackets < 0 || start < brackets),
  );
  const told = words.filter((word) => GENERAL.has(word.lower) || isOfKinds(word, relation, catalogue));
  return told.length === words.length
    ? { words, needed: words, implied: [] }
    : { words, needed: words.filter((word) => !told.includes(word)), implied: told };
}

function sayingsOf(name: RelationName, said: readonly Placed[], catalogue: Catalogue): readonly Saying[] {
  const { relation } = name;
  if (relation.iri.includes("..")) return [];
  const { words, needed, implied } = wordsOfName(name, catalogue);
  if (words.length === 0) return [];
  const besides = said.flatMap(({ at, word }) =>
    name.words.some(
      (each) =>
        (!words.includes(each) && each.lower === word.lower) || (implied.includes(each) && saysSame(word, each) > 0),
    )
      ? [at]
      : [],
  );
  return placesOf(needed, said).map(({ places, likeness }): Saying => ({ relation, name, places, likeness, besides }));
}

interface PlacesOfWords {
  readonly places: readonly number[];
  readonly likeness: number;
}

function placesOf(words: readonly Word[], said: readonly Placed[]): readonly PlacesOfWords[] {
  return words.reduce<readonly PlacesOfWords[]>(
    (found, word) =>
      found
        .flatMap(({ places, likeness }) =>
          said.flatMap(({ at, word: each }): readonly PlacesOfWords[] => {
            const like = places.includes(at) ? 0 : saysSame(each, word);
            return like === 0 ? [] : [{ places: [...places, at], likeness: Math.min(likeness, like) }];
          }),
        )
        .slice(0, MOST_SAYINGS_OF_A_NAME),
    [{ places: [], likeness: 1 }],
  );
}

/** 0 where one word does not say the other; whoever is employed does not employ. */
function saysSame(word: Word, named: Word): number {
  const like = closeness(word, named);
  if (like < LIKENESS.synonym) return 0;
  // A birthplace is no date of birth.
  const isCompound = [...GENERAL].some((head) => word.lower.length > head.length && word.lower.endsWith(head));
  if (isCompound && word.lower !== named.lower) return 0;
  // A deputy-mayor is no mayor.
  if (word.lower.includes("-") !== named.lower.includes("-")) return 0;
  if (like < 1 && (patientOf(word.lower) === undefined) !== (patientOf(named.lower) === undefined)) return 0;
  return singularForms(word.lower).includes(named.lower) ? 1 : like;
}

/**
 * "Yard" in "yard of build", which leads to yards: the kind of an end tells it. "Ladder" in "ladder length" tells it
 * of no ladder truck, of which it is a part.
 */
function isOfKinds(word: Word, { subjectClasses, objectClasses }: RelationEntry, catalogue: Catalogue): boolean {
  return [...subjectClasses, ...objectClasses].some((iri) => {
    const entry = classEntry(catalogue, iri);
    const names = entry === undefined ? [] : [entry.label, ...entry.aliases];
    return names.some((name) => {
      const head = wordsOf(name).at(-1);
      return head !== undefined && closeness(word, head) >= LIKENESS.sameFamily;
    });
  });
}
