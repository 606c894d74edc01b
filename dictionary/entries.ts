import type { Derivation, Entry, PartOfSpeech, Role, Synonym } from "../reasoners/english/dictionary/entry.ts";
import { roleOfNoun } from "./roles.ts";
import { senseKey, type Pointer, type Synset, type WordNet } from "./wordnet.ts";

/** Words that are synonyms less often than this in a hundred times say something else. */
const LEAST_SHARED = 0.01;

/** As "pass away" has. Longer names of things are for an encyclopaedia. */
const MOST_WORDS = 2;

/**
 * The entries of the dictionary, in the order of their words: what WordNet says of words, and nothing of names. What
 * words are opposed to, what follows from them and what kinds they are is left out: none of it may stand for them.
 */
export function entriesOf(wordnet: WordNet): readonly Entry[] {
  const senses = sensesOf(wordnet);
  const opposed = opposedWords(wordnet);
  const derived = derivationsOf(wordnet, senses);
  const words = new Set([...senses.keys()].map((key) => key.slice(1)));
  return [...words]
    .sort(byBytes)
    .map((word) => ({
      word,
      partsOfSpeech: PARTS.filter((part) => senses.has(part + word)),
      isCommon: PARTS.some((part) => senses.get(part + word)?.some(({ count }) => count > 0)),
      synonyms: PARTS.flatMap((part) => synonymsOf(word, part, senses, opposed)),
      derivations: derived.get(word) ?? [],
    }))
    .filter(({ word, synonyms, derivations }) => !word.includes(" ") || synonyms.length + derivations.length > 0);
}

const PARTS: readonly PartOfSpeech[] = ["n", "v", "a", "r"];

/** A sense of a word that is no name. */
interface SenseOfWord {
  readonly synset: Synset;
  readonly rank: number;
  /** How often it was met. */
  readonly count: number;
  /** Of a hundred times that the word is used, as this part of speech, so often in this sense. */
  readonly share: number;
}

type Senses = ReadonlyMap<string, readonly SenseOfWord[]>;

/** The senses of every word, by part of speech and word ("nfilm"), the commonest first. */
function sensesOf({ synsets, senses }: WordNet): Senses {
  const found = new Map<string, { readonly synset: Synset; readonly rank: number; readonly count: number }[]>();
  for (const synset of synsets.values()) {
    const isOfNames = synset.pointers.some(({ symbol }) => symbol === "@i");
    for (const { word, isName } of synset.words) {
      if (isOfNames || (isName && synset.partOfSpeech === "n") || !isPlain(word)) continue;
      const { rank, count } = senses.get(senseKey(synset.id, word)) ?? { rank: 1, count: 0 };
      const key = synset.partOfSpeech + word;
      const sense = { synset, rank, count };
      const known = found.get(key);
      if (known === undefined) found.set(key, [sense]);
      else known.push(sense);
    }
  }
  return new Map(
    [...found].map(([key, all]) => {
      // Where no text has a sense, its rank is what the lexicographers thought of it.
      const weightOf = ({ rank, count }: { readonly rank: number; readonly count: number }): number => count + 1 / rank;
      const sum = all.reduce((total, each) => total + weightOf(each), 0);
      const ranked = [...all].sort((a, b) => a.rank - b.rank);
      return [key, ranked.map((each) => ({ ...each, share: weightOf(each) / sum }))];
    }),
  );
}

/** Letters with hyphens or apostrophes between them; one such word or two. */
function isPlain(word: string): boolean {
  return /^[a-z]+(?:['-][a-z]+)*(?: [a-z]+(?:['-][a-z]+)*)*$/u.test(word) && word.split(" ").length <= MOST_WORDS;
}

function synonymsOf(
  word: string,
  partOfSpeech: PartOfSpeech,
  senses: Senses,
  opposed: ReadonlySet<string>,
): readonly Synonym[] {
  const found = new Map<string, Synonym>();
  for (const { synset, rank, share } of senses.get(partOfSpeech + word) ?? []) {
    for (const { word: other, isName } of synset.words) {
      const theirs = senses.get(partOfSpeech + other)?.find((each) => each.synset === synset);
      if (other === word || isName || theirs === undefined || opposed.has(pairOf(word, other))) continue;
      const before = found.get(other) ?? { partOfSpeech, word: other, rank, share: 0, shareOfSynonym: 0 };
      found.set(other, {
        ...before,
        share: before.share + share,
        shareOfSynonym: before.shareOfSynonym + theirs.share,
      });
    }
  }
  return [...found.values()]
    .filter(({ share, shareOfSynonym }) => share * shareOfSynonym >= LEAST_SHARED)
    .sort((a, b) => a.rank - b.rank || b.share * b.shareOfSynonym - a.share * a.shareOfSynonym);
}

/**
 * Words that are opposed somewhere, or of which one brings the other about: who learned somebody something may have
 * taught them, but a question that says so hardly ever means it.
 */
function opposedWords({ synsets }: WordNet): ReadonlySet<string> {
  const found = new Set<string>();
  for (const synset of synsets.values()) {
    for (const pointer of synset.pointers) {
      const other = synsets.get(pointer.to);
      if (other === undefined || !OPPOSING.has(pointer.symbol)) continue;
      for (const { word } of endOf(synset, pointer.from))
        for (const { word: opposite } of endOf(other, pointer.at)) found.add(pairOf(word, opposite));
    }
  }
  return found;
}

/** Antonyms and causes. */
const OPPOSING: ReadonlySet<string> = new Set(["!", ">"]);

function endOf(synset: Synset, index: number | undefined): Synset["words"] {
  const word = index === undefined ? undefined : synset.words[index];
  return index === undefined ? synset.words : word === undefined ? [] : [word];
}

function pairOf(one: string, other: string): string {
  return one < other ? `${one}/${other}` : `${other}/${one}`;
}

/** What is derived from each word, and what each is derived from. */
function derivationsOf({ synsets }: WordNet, senses: Senses): ReadonlyMap<string, readonly Derivation[]> {
  const found = new Map<string, Map<string, Derivation>>();
  for (const synset of synsets.values()) {
    for (const pointer of synset.pointers) {
      const target = synsets.get(pointer.to);
      if (target === undefined || !mayDerive(pointer, synset, target)) continue;
      for (const from of endOf(synset, pointer.from)) {
        for (const to of endOf(target, pointer.at)) {
          const mine = senses.get(synset.partOfSpeech + from.word)?.find((each) => each.synset === synset);
          const theirs = senses.get(target.partOfSpeech + to.word)?.find((each) => each.synset === target);
          if (mine === undefined || theirs === undefined) continue;
          add(found, from.word, {
            from: synset.partOfSpeech,
            to: target.partOfSpeech,
            word: to.word,
            role: roleOf(pointer, { synset, word: from.word }, { synset: target, word: to.word }),
            share: mine.share,
            shareOfDerived: theirs.share,
          });
        }
      }
    }
  }
  return new Map(
    [...found].map(([word, all]) => [
      word,
      [...all.values()].filter(({ share, shareOfDerived }) => share * shareOfDerived >= LEAST_SHARED).sort(byShares),
    ]),
  );
}

/** Derived forms; what an adjective belongs to ("royal"); what a measure is called that an adjective is a value of. */
function mayDerive({ symbol }: Pointer, from: Synset, to: Synset): boolean {
  if (symbol === "=") return from.partOfSpeech !== to.partOfSpeech;
  return symbol === "+" || (symbol === "\\" && from.partOfSpeech === "a");
}

interface End {
  readonly synset: Synset;
  readonly word: string;
}

function roleOf({ symbol }: Pointer, from: End, to: End): Role {
  if (symbol === "=") return "MEASURE";
  if (to.synset.partOfSpeech === "n" && from.synset.partOfSpeech !== "n")
    return roleOfNoun(to.word, to.synset, from.synset.partOfSpeech);
  if (from.synset.partOfSpeech === "n" && to.synset.partOfSpeech !== "n")
    return roleOfNoun(from.word, from.synset, to.synset.partOfSpeech);
  return to.synset.partOfSpeech === "n" ? roleOfNoun(to.word, to.synset, "n") : "OPEN";
}

/** One derivation for each word, part of speech and role: that of the commonest senses, with the shares of all. */
function add(found: Map<string, Map<string, Derivation>>, word: string, derivation: Derivation): void {
  const all = found.get(word) ?? new Map<string, Derivation>();
  found.set(word, all);
  const key = `${derivation.from}${derivation.to}${derivation.role}${derivation.word}`;
  const before = all.get(key);
  if (before === undefined || before.share * before.shareOfDerived < derivation.share * derivation.shareOfDerived)
    all.set(key, derivation);
}

function byShares(a: Derivation, b: Derivation): number {
  return b.share * b.shareOfDerived - a.share * a.shareOfDerived || byBytes(a.word, b.word);
}

/** The order of their code units, whatever the language of the machine. */
function byBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
