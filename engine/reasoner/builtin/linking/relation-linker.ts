import type { RelationCandidate } from "../../../question/form/logical-form.ts";
import type { Catalogue } from "../../../sources/knowledge-graph.ts";
import { BE, isFunctionWord } from "../language/function-words.ts";
import { INVERSE } from "../language/families.ts";
import type { Word } from "../language/words.ts";
import { bestCandidates } from "./best-candidates.ts";
import { endFit } from "./end-fit.ts";
import { closeness, relationNames, type RelationName } from "./relation-names.ts";

/**
 * Where the known end E and the wanted end y stand around the words of a phrase.
 * - NOUN: "phrase of E" or "E's phrase" (capital of France); - AFTER: "y phrase E" (y starred in E);
 * - BEFORE: "E phrase y" (E starred in y).
 */
export type PhraseRole = "NOUN" | "AFTER" | "BEFORE";

/** What an end of a relation is: a thing, a date, a number, or a place (a thing that answers "where"). */
export type EndKind = "ENTITY" | "DATE" | "NUMBER" | "PLACE" | "PERSON";

export interface PhraseToLink {
  readonly words: readonly Word[];
  readonly role: PhraseRole;
  /** What the known end is. */
  readonly known: "ENTITY" | "DATE" | "NUMBER" | "TEXT";
  /** What the wanted end must be, where the question says so. */
  readonly wanted?: EndKind | undefined;
}

/** Candidates below this say too little to be shown. */
const LEAST_SCORE = 0.5;
const MOST_CANDIDATES = 30;
/** What a relation is worth that says the phrase from its other end ("contains" for "located in"). */
const TURNED_SHARE = 0.9;

/**
 * The relations that a phrase may stand for, best first, each with the direction in which it is to be walked from the known
 * end. Empty when the graph has no relation of such a name. Where both ends are of one kind (father, influenced by) only the
 * direction that the words say is given; elsewhere the other one too, at a lower score, as the graph can support only one.
 */
export function linkRelation(phrase: PhraseToLink, catalogue: Catalogue): readonly RelationCandidate[] {
  const content = contentOf(phrase.words);
  if (content.length === 0) return [];
  const inverse = content.map(inverseWord);
  const turned = inverse.every((word, index) => word === content[index])
    ? []
    : candidatesOf({ ...phrase, words: turnedWords(phrase.words, inverse) }, inverse, catalogue, true);
  const found = [...candidatesOf(phrase, content, catalogue, false), ...turned.map((each) => ({ ...each, score: each.score * TURNED_SHARE }))];
  // Where a name says all that the phrase says, those that say part of it only are not meant.
  const fullest = Math.max(0, ...found.map(({ coverage }) => coverage));
  const full = phrase.role === "NOUN" && content.length > 1 && fullest >= FULL_COVERAGE ? found.filter(({ coverage }) => coverage >= FULL_COVERAGE * fullest) : found;
  return bestCandidates(full.filter(({ score }) => score >= LEAST_SCORE).map(({ coverage: _, ...candidate }) => candidate)).slice(0, MOST_CANDIDATES);
}

/** A candidate, and how much of the phrase its name says, 0–1. */
interface CoveringCandidate extends RelationCandidate {
  readonly coverage: number;
}

/** Candidates by one way to say the phrase; `turned` when it is said from the other end. */
function candidatesOf(phrase: PhraseToLink, content: readonly Word[], catalogue: Catalogue, turned: boolean): readonly CoveringCandidate[] {
  const { byRoot } = relationNames(catalogue);
  const names = new Set(content.flatMap((word) => word.roots.flatMap((root) => byRoot.get(root) ?? [])));
  const found: CoveringCandidate[] = [];
  for (const name of names) {
    const { similarity, coverage } = nameSimilarity(content, name, phrase.words, phrase.role);
    if (similarity < LEAST_SCORE) continue;
    for (const [said, share] of directions(phrase, name)) {
      const direction = turned ? (said === "FORWARD" ? "BACKWARD" : "FORWARD") : said;
      const score = Math.min(1, similarity * share * endFit(phrase, name.relation, direction, catalogue));
      found.push({ iri: name.relation.iri, label: name.relation.label, direction, score, coverage });
    }
  }
  return found;
}

const inverseRoots = new Map<string, readonly string[]>();
for (const [a, b] of INVERSE) {
  inverseRoots.set(a, [...(inverseRoots.get(a) ?? []), b]);
  inverseRoots.set(b, [...(inverseRoots.get(b) ?? []), a]);
}

/** The word for the same thing from the other end (contains: located in), the word itself where there is none. */
function inverseWord(word: Word): Word {
  const roots = word.roots.flatMap((root) => inverseRoots.get(root) ?? []);
  return roots.length === 0 ? word : { ...word, lower: `inverse of ${word.lower}`, roots };
}

function turnedWords(words: readonly Word[], said: readonly Word[]): readonly Word[] {
  return words.map((word) => said.find((other) => other.start === word.start) ?? word);
}

/** The words that say which relation is meant. "named" introduces a name and says nothing where other words do. */
export function contentOf(words: readonly Word[]): readonly Word[] {
  const content = words.filter((word) => !isFunctionWord(word.lower));
  const others = content.filter((word) => !NAMING.has(word.lower));
  return others.length > 0 ? others : content;
}

const NAMING = new Set(["named", "called", "titled", "entitled", "known"]);

/** How like a phrase a name is, and how much of the phrase it says; both 0–1. */
interface Similarity {
  readonly similarity: number;
  readonly coverage: number;
}

const NOT_SIMILAR: Similarity = { similarity: 0, coverage: 0 };
const FULL_COVERAGE = 0.94;
/** Names that weigh less are words of a description. */
const DESCRIPTION_WEIGHT = 0.5;

/** Words so general that a match of them alone says little. */
const GENERAL = new Set(["name", "date", "place", "genre", "part", "country", "title", "locate", "create", "region", "use", "number"]);

/** Verbs that leave it to their object to say what is done: "lists E as an influence", "held a position". */
export const LIGHT: ReadonlySet<string> = new Set("cause causes caused list lists listed originally primarily mainly mostly chiefly largely predominantly officially primary take takes took taken give gives gave given get gets got hold holds held lie lies play plays played".split(" "));

function weight(word: Word): number {
  if (LIGHT.has(word.lower)) return 0.5;
  return word.roots.some((root) => GENERAL.has(root)) ? 0.55 : 1;
}

/**
 * 0–1. The phrase must be covered by the name for the most part; words of the name that the phrase does not say cost less.
 */
function nameSimilarity(content: readonly Word[], name: RelationName, phrase: readonly Word[], role: PhraseRole): Similarity {
  // In "studied acting at" the verb says the relation, and its object less so; in "held a government position" the object does.
  const verb = LIGHT.has(content[0]?.lower ?? "") ? content.at(-1) : content[0];
  const weightIn = (word: Word): number => weight(word) * (role === "NOUN" || word === verb ? 1 : 0.5);
  const taken = new Set<Word>();
  let matched = 0;
  let matchedOfName = 0;
  for (const word of content) {
    let bestWord: Word | undefined;
    let best = 0;
    for (const candidate of name.content) {
      if (taken.has(candidate)) continue;
      const value = closeness(word, candidate);
      if (value > best) [best, bestWord] = [value, candidate];
    }
    if (bestWord === undefined) continue;
    taken.add(bestWord);
    matched += best * weightIn(word);
    matchedOfName += best * weight(bestWord);
  }
  // "starred actors" says one thing twice: a word of the same family as one that matched asks for nothing more.
  for (const word of name.content) {
    if (!taken.has(word) && [...taken].some((other) => closeness(other, word) >= 0.95)) matchedOfName += weight(word);
  }
  const ofPhrase = matched / content.reduce((sum, word) => sum + weightIn(word), 0);
  const ofName = matchedOfName / name.content.reduce((sum, word) => sum + weight(word), 0);
  if (ofPhrase < (role === "NOUN" ? 0.6 : 0.5) || !saysTheObject(phrase, name)) return NOT_SIMILAR;
  const sharesPreposition = phrase.some((word) => name.prepositions.has(word.lower) && word.lower !== "of");
  const similarity = Math.min(1, (0.68 * ofPhrase + 0.32 * ofName) * name.weight * (sharesPreposition ? 1.03 : 1));
  return { similarity, coverage: name.weight < DESCRIPTION_WEIGHT ? 0 : ofPhrase };
}

/** "wrote the introduction to E" is not "wrote E": where the phrase has an object of its own, the name must say it. */
function saysTheObject(phrase: readonly Word[], name: RelationName): boolean {
  const article = phrase.findIndex((word) => ["the", "a", "an", "his", "her", "its"].includes(word.lower));
  if (article < 1) return true;
  const object = phrase.slice(article + 1).filter((word) => !isFunctionWord(word.lower) && !NAMING.has(word.lower));
  return object.length === 0 || object.some((word) => METONYMS.has(word.lower) || name.content.some((said) => closeness(word, said) >= 0.95));
}

/** "influenced the work of E" is said of E. */
export const METONYMS: ReadonlySet<string> = new Set(
  ["work", "works", "art", "style", "life", "music", "writing", "writings", "career", "thinking", "thought", "paintings", "poetry"],
);

/** The direction that the words say, and the other one where the graph itself tells them apart. */
function directions(phrase: PhraseToLink, name: RelationName): readonly (readonly ["FORWARD" | "BACKWARD", number])[] {
  const said = saidDirection(phrase, name);
  const other = said === "FORWARD" ? "BACKWARD" : "FORWARD";
  if (name.relation.symmetric) return [[said, 1], [other, 0.99]];
  return name.relation.homogeneous ? [[said, 1]] : [[said, 1], [other, 0.9]];
}

function saidDirection(phrase: PhraseToLink, name: RelationName): "FORWARD" | "BACKWARD" {
  const lowers = phrase.words.map((word) => word.lower);
  if (phrase.role === "NOUN") {
    if (name.shape === "NOUN" || name.objectActs) return "FORWARD";
    // "member of E", "student of E": the phrase is the predicate itself, said of the wanted end.
    const saysThePredicate = name.prepositions.has(lowers.at(-1) ?? "") && phrase.words.some((word) => name.content.some((said) => closeness(word, said) >= 0.95));
    return saysThePredicate ? "BACKWARD" : "FORWARD";
  }
  const by = lowers.includes("by");
  const passive = by || (lowers.some((word) => BE.has(word)) && lowers.some((word) => /(?:ed|en|wn|nt)$/u.test(word)));
  const asNoun = lowers.some((word) => word === "as") || /^(?:has|have|had|with|having)$/u.test(lowers[0] ?? "");
  // "is spoken by E": E's language; "is directed by E": the film's director. Which end acts decides.
  const acts = by && !asNoun ? !name.objectActs && name.shape === "NOUN" : name.objectActs && !passive && !asNoun;
  return (phrase.role === "AFTER") === acts ? "FORWARD" : "BACKWARD";
}
