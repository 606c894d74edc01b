import lists from "../language/data/linking-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import type { RelationName } from "./relation-names.ts";
import { wordSaid } from "./turned-phrase.ts";

const LEARNING = wordSet(lists.learning);
/** "Studied under E": only with these it is somebody from whom one learns. */
const LEARNING_FROM: ReadonlySet<string> = new Set(["with", "under", "from", "by"]);

/** "What did E study": a subject, and neither those who trained E nor those whom E trained. */
export function learnsNobody({ words, role }: PhraseToLink, { prepositions, objectActs }: RelationName): boolean {
  if (role === "NOUN" || !objectActs || !prepositions.has("by")) return false;
  return words.some((word) => LEARNING.has(wordSaid(word))) && !words.some(({ lower }) => LEARNING_FROM.has(lower));
}
