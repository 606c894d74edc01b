import { LRUCache } from "lru-cache";
import type { RelationCandidate } from "../../../question/form/logical-form.ts";
import type { Catalogue } from "../../../sources/knowledge-graph.ts";
import type { Word } from "../language/words.ts";
import { bestCandidates } from "./best-candidates.ts";
import { contentOf } from "./content-words.ts";
import { endFit } from "./end-fit.ts";
import { FULL_COVERAGE, mostSimilarity, nameSimilarity, weightsIn } from "./name-similarity.ts";
import { type RelationName, relationNames } from "./relation-names.ts";
import { directions } from "./said-direction.ts";
import { inverseWord, turnedWords } from "./turned-phrase.ts";

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
 * The relations that a phrase may stand for, best first, each with the direction in which it is to be walked from the
 * known end. Empty when the graph has no relation of such a name. Where both ends are of one kind (father, influenced
 * by) only the direction that the words say is given; elsewhere the other one too, at a lower score, as the graph can
 * support only one.
 */
export function linkRelation(phrase: PhraseToLink, catalogue: Catalogue): readonly RelationCandidate[] {
  // A grammar asks for the same phrase dozens of times in one question.
  const links = linked.get(catalogue) ?? new LRUCache({ max: MOST_REMEMBERED });
  linked.set(catalogue, links);
  const { words, role, known, wanted = "" } = phrase;
  const key = [role, known, wanted, ...words.map(({ lower }) => lower)].join(" ");
  const candidates = links.get(key) ?? link(phrase, catalogue);
  links.set(key, candidates);
  return candidates;
}

/** Phrases that are remembered for each catalogue. */
const MOST_REMEMBERED = 2_000;

const linked = new WeakMap<Catalogue, LRUCache<string, readonly RelationCandidate[]>>();

function link(phrase: PhraseToLink, catalogue: Catalogue): readonly RelationCandidate[] {
  const content = contentOf(phrase.words);
  if (content.length === 0) return [];
  const inverse = content.map(inverseWord);
  const turned = inverse.every((word, index) => word === content[index])
    ? []
    : candidatesOf({ ...phrase, words: turnedWords(phrase.words, inverse) }, inverse, catalogue, true);
  const found = [
    ...candidatesOf(phrase, content, catalogue, false),
    ...turned.map((each) => ({ ...each, score: each.score * TURNED_SHARE })),
  ];
  // Where a name says all that the phrase says, those that say part of it only are not meant.
  const fullest = Math.max(0, ...found.map(({ coverage }) => coverage));
  const full =
    phrase.role === "NOUN" && content.length > 1 && fullest >= FULL_COVERAGE
      ? found.filter(({ coverage }) => coverage >= FULL_COVERAGE * fullest)
      : found;
  return bestCandidates(
    full.filter(({ score }) => score >= LEAST_SCORE).map(({ coverage: _, ...candidate }) => candidate),
  ).slice(0, MOST_CANDIDATES);
}

/** A candidate, and how much of the phrase its name says, 0–1. */
interface CoveringCandidate extends RelationCandidate {
  readonly coverage: number;
}

/** Candidates by one way to say the phrase; `turned` when it is said from the other end. */
function candidatesOf(
  phrase: PhraseToLink,
  content: readonly Word[],
  catalogue: Catalogue,
  turned: boolean,
): readonly CoveringCandidate[] {
  const found: CoveringCandidate[] = [];
  for (const name of namesInReach(content, phrase, catalogue)) {
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

/** Names that share enough with the phrase to come to the least score; most share a word and no more. */
function namesInReach(
  content: readonly Word[],
  { words, role }: PhraseToLink,
  catalogue: Catalogue,
): readonly RelationName[] {
  const { byRoot } = relationNames(catalogue);
  const weightIn = weightsIn(content, words, role);
  const shared = new Map<RelationName, number>();
  let total = 0;
  for (const word of content) {
    const weight = weightIn(word);
    total += weight;
    for (const name of new Set(word.roots.flatMap((root) => byRoot.get(root) ?? []))) {
      shared.set(name, (shared.get(name) ?? 0) + weight);
    }
  }
  return [...shared].flatMap(([name, weight]) => (mostSimilarity(weight / total, name) < LEAST_SCORE ? [] : [name]));
}
