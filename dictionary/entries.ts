import type {
  Derivation,
  Entry,
  Field,
  FieldOfNoun,
  Kind,
  PartOfSpeech,
  Role,
  Synonym,
} from "../reasoners/english/dictionary/entry.ts";
import { fieldOf } from "./fields.ts";
import { roleOfNoun } from "./roles.ts";
import { TOLD_APART } from "./told-apart.ts";
import { senseKey, type Pointer, type Synset, type WordNet } from "./wordnet.ts";

/** Words that are synonyms less often than this in a hundred times say something else. */
const LEAST_SHARED = 0.01;

/** As "pass away" has. Longer names of things are for an encyclopaedia. */
const MOST_WORDS = 2;

/**
 * The entries of the dictionary, in the order of their words: what WordNet says of words, and nothing of names. What
 * words are opposed to and what follows from them is left out: none of it may stand for them.
 */
export function entriesOf(wordnet: WordNet): readonly Entry[] {
  const senses = sensesOf(wordnet);
  const opposed = new Set([...opposedWords(wordnet), ...TOLD_APART.map(([one, other]) => pairOf(one, other))]);
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
      kinds: (["n", "v"] as const).flatMap((part) => kindsOf(word, part, senses, wordnet)),
      fields: fieldsOfNoun(word, senses, wordnet),
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

/** Fewer uses of a noun than these tell nothing of what it may be. */
const LEAST_OF_FIELD = 0.05;

/** The fields that a noun is used in, that of most uses first. */
function fieldsOfNoun(word: string, senses: Senses, wordnet: WordNet): readonly FieldOfNoun[] {
  const shares = new Map<Field, number>();
  for (const { synset, share } of senses.get(`n${word}`) ?? []) {
    const field = fieldOf(synset, wordnet);
    shares.set(field, (shares.get(field) ?? 0) + share);
  }
  return [...shares]
    .map(([field, share]) => ({ field, share }))
    .filter(({ share }) => share >= LEAST_OF_FIELD)
    .sort((a, b) => b.share - a.share);
}

/** Rarer uses of a word are no kinds that anybody would ask for it by. */
const LEAST_OF_KIND = 0.02;
/** What so many synsets are kinds of says too little to stand for one of them: "act", "artifact". */
const MOST_BELOW = 60;

/** What a common word says a kind of, by its senses: the words of the synsets directly above. */
function kindsOf(word: string, part: "n" | "v", senses: Senses, wordnet: WordNet): readonly Kind[] {
  const below = countsBelow(wordnet);
  const found = new Map<string, Kind>();
  for (const { synset, share, count } of senses.get(part + word) ?? []) {
    if (share < LEAST_OF_KIND) continue;
    for (const { symbol, to } of synset.pointers) {
      const above = wordnet.synsets.get(to);
      if (symbol !== "@" || above === undefined || (below.get(to) ?? 0) > MOST_BELOW) continue;
      for (const { word: kind, isName } of above.words) {
        const theirs = senses.get(part + kind)?.find((each) => each.synset === above);
        // Nobody asks by words that no text has in that sense, and hardly anybody by several.
        if (kind === word || isName || kind.includes(" ") || theirs === undefined) continue;
        if (theirs.count === 0 || theirs.share < LEAST_OF_KIND) continue;
        const before = found.get(kind) ?? { partOfSpeech: part, word: kind, share: 0, shareOfWider: 0, usual: 0 };
        found.set(kind, {
          ...before,
          share: before.share + share,
          shareOfWider: before.shareOfWider + theirs.share,
          usual: Math.max(before.usual, count / (count + theirs.count)),
        });
      }
    }
  }
  return [...found.values()];
}

const counted = new WeakMap<WordNet, ReadonlyMap<string, number>>();

/** How many synsets are directly below each. */
function countsBelow(wordnet: WordNet): ReadonlyMap<string, number> {
  const known = counted.get(wordnet);
  if (known !== undefined) return known;
  const found = new Map<string, number>();
  for (const { pointers } of wordnet.synsets.values())
    for (const { symbol, to } of pointers) if (symbol === "@") found.set(to, (found.get(to) ?? 0) + 1);
  counted.set(wordnet, found);
  return found;
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
  const found = new Map<string, Map<string, SensesOfBoth>>();
  for (const synset of synsets.values()) {
    for (const pointer of synset.pointers) {
      const target = synsets.get(pointer.to);
      if (target === undefined || !mayDerive(pointer, synset, target)) continue;
      for (const { word: from } of endOf(synset, pointer.from)) {
        for (const { word: to } of endOf(target, pointer.at)) {
          const mine = senses.get(synset.partOfSpeech + from)?.find((each) => each.synset === synset);
          const theirs = senses.get(target.partOfSpeech + to)?.find((each) => each.synset === target);
          if (mine === undefined || theirs === undefined) continue;
          const role = roleOf(pointer, { synset, word: from }, { synset: target, word: to });
          const all = found.get(from) ?? new Map<string, SensesOfBoth>();
          found.set(from, all);
          const key = `${synset.partOfSpeech}${target.partOfSpeech}${role}${to}`;
          const both = all.get(key) ?? { ...{ role, word: to }, mine: new Set(), theirs: new Set() };
          all.set(key, both);
          both.mine.add(mine);
          both.theirs.add(theirs);
        }
      }
    }
  }
  return new Map(
    [...found].map(([word, all]) => [
      word,
      [...all.values()]
        .map(derivationOf)
        .filter(({ share, shareOfDerived }) => share * shareOfDerived >= LEAST_SHARED)
        .sort(byShares),
    ]),
  );
}

/** The senses of two words of which one is derived from the other, in one role. */
interface SensesOfBoth {
  readonly word: string;
  readonly role: Role;
  readonly mine: Set<SenseOfWord>;
  readonly theirs: Set<SenseOfWord>;
}

function derivationOf({ word, role, mine, theirs }: SensesOfBoth): Derivation {
  const sum = (senses: ReadonlySet<SenseOfWord>): number => [...senses].reduce((total, { share }) => total + share, 0);
  const partOf = (senses: ReadonlySet<SenseOfWord>): PartOfSpeech => [...senses][0]?.synset.partOfSpeech ?? "n";
  return { from: partOf(mine), to: partOf(theirs), word, role, share: sum(mine), shareOfDerived: sum(theirs) };
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

function byShares(a: Derivation, b: Derivation): number {
  return b.share * b.shareOfDerived - a.share * a.shareOfDerived || byBytes(a.word, b.word);
}

/** The order of their code units, whatever the language of the machine. */
function byBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
