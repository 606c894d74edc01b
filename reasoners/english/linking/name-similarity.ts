import lists from "../language/data/linking-words.json" with { type: "json" };
import { HAVE, isFunctionWord } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { LIKENESS, LINKING } from "../weights.ts";
import { LIGHT, METONYMS, NAMING, weight } from "./content-words.ts";
import type { PhraseRole } from "./phrase-to-link.ts";
import { closeness, type RelationName } from "./relation-names.ts";

/** How like a phrase a name is, and how much of the phrase it says; both 0–1. */
interface Similarity {
  readonly similarity: number;
  readonly coverage: number;
  /** Does it say a word of the phrase by one that is only like it? */
  readonly loose: boolean;
}

const NOT_SIMILAR: Similarity = { similarity: 0, coverage: 0, loose: false };

/** A phrase, with what does not depend on the name that it is compared with. */
export interface SaidPhrase {
  readonly words: readonly Word[];
  readonly role: PhraseRole;
  readonly content: readonly Word[];
  /** How much each word of the content says of the relation, and all of them. */
  readonly weights: readonly number[];
  readonly total: number;
  /** What an object of the phrase's own says; empty where it has none. */
  readonly object: readonly Word[];
}

export function saidPhrase(content: readonly Word[], words: readonly Word[], role: PhraseRole): SaidPhrase {
  const weights = content.map(weightsIn(content, words, role));
  return {
    words,
    role,
    content,
    weights,
    total: weights.reduce((sum, each) => sum + each, 0),
    object: ownObject(words),
  };
}

/**
 * 0–1. The phrase must be covered by the name for the most part; words of the name that the phrase does not say cost
 * less.
 */
export function nameSimilarity(
  { content, weights, total, words: phrase, role, object }: SaidPhrase,
  name: RelationName,
): Similarity {
  const taken: Word[] = [];
  let matched = 0;
  let matchedOfName = 0;
  let loose = false;
  for (const [index, word] of content.entries()) {
    let bestWord: Word | undefined;
    let [best, weightOfBest] = [0, 0];
    for (const [at, candidate] of name.content.entries()) {
      if (taken.includes(candidate)) continue;
      const value = closeness(word, candidate);
      if (value <= best) continue;
      best = value;
      bestWord = candidate;
      weightOfBest = name.weights[at] ?? 0;
    }
    if (bestWord === undefined) continue;
    taken.push(bestWord);
    // What says all of the phrase is no light word in it.
    loose ||= best < LIKENESS.synonym && (content.length === 1 || !LIGHT.has(word.lower));
    matched += best * (weights[index] ?? 0);
    matchedOfName += best * weightOfBest;
  }
  const ofPhrase = matched / total;
  if (ofPhrase < (role === "NOUN" ? LINKING.leastOfNoun : LINKING.leastOfVerb) || !saysTheObject(object, name))
    return NOT_SIMILAR;
  // "starred actors" says one thing twice: a word of the same family as one that matched asks for nothing more.
  for (const [at, word] of name.content.entries()) {
    if (!taken.includes(word) && taken.some((other) => closeness(other, word) >= LIKENESS.sameFamily))
      matchedOfName += name.weights[at] ?? 0;
  }
  const ofName = matchedOfName / name.total;
  const sharesPreposition =
    name.prepositions.size > 0 && phrase.some((word) => name.prepositions.has(word.lower) && word.lower !== "of");
  const share = LINKING.ofPhrase * ofPhrase + LINKING.ofName * ofName;
  const similarity = Math.min(1, share * name.weight * (sharesPreposition ? LINKING.samePreposition : 1));
  return { similarity, coverage: name.weight < LINKING.leastName ? 0 : ofPhrase, loose };
}

/** The most that a name can come to which has words for so much of the phrase, 0–1. */
export function mostSimilarity(ofPhrase: number, name: RelationName): number {
  return (LINKING.ofPhrase * Math.min(1, ofPhrase) + LINKING.ofName) * name.weight * LINKING.samePreposition;
}

/** How much each word of a phrase says of the relation. */
function weightsIn(content: readonly Word[], phrase: readonly Word[], role: PhraseRole): (word: Word) => number {
  // In "studied acting at" the verb says the relation, and its object less so; in "held a government position" and in
  // "has the official language" the object does.
  const owns = HAVE.has(phrase[0]?.lower ?? "");
  const verb = owns || LIGHT.has(content[0]?.lower ?? "") ? content.at(-1) : content[0];
  return (word) => weight(word) * (role === "NOUN" || word === verb ? 1 : LINKING.besideVerb);
}

/** Words that begin an object of the phrase itself. */
const BEFORE_OBJECT = wordSet(lists.beforeOwnObject);

/** The words behind an article inside the phrase. */
function ownObject(phrase: readonly Word[]): readonly Word[] {
  const article = phrase.findIndex((word) => BEFORE_OBJECT.has(word.lower));
  if (article < 1) return [];
  return phrase.slice(article + 1).filter((word) => !isFunctionWord(word.lower) && !NAMING.has(word.lower));
}

/** "wrote the introduction to E" is not "wrote E": where the phrase has an object of its own, the name must say it. */
function saysTheObject(object: readonly Word[], name: RelationName): boolean {
  return (
    object.length === 0 ||
    object.some(
      (word) => METONYMS.has(word.lower) || name.content.some((said) => closeness(word, said) >= LIKENESS.sameFamily),
    )
  );
}
