import lists from "../language/data/linking-words.json" with { type: "json" };
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import type { RelationName } from "./relation-names.ts";
import { wordSaid } from "./turned-phrase.ts";

const LEARNING = wordSet(lists.learning);
/** "Studied under E": only with these it is somebody from whom one learns. */
const LEARNING_FROM: ReadonlySet<string> = new Set(["with", "under", "from", "by"]);

/** "What did E study": a subject, and neither those who trained E nor those whom E trained. */
export function learnsNobody({ words, role }: PhraseToLink, name: RelationName): boolean {
  const { prepositions, objectActs, subjectActs } = name;
  const isDoneBy = objectActs && prepositions.has("by");
  const isDone = (subjectActs || isPast(name.words[0]?.lower ?? "")) && prepositions.size === 0;
  if (role === "NOUN" || !(isDoneBy || isDone) || name.words.some(({ lower }) => LEARNING.has(lower))) return false;
  return words.some((word) => LEARNING.has(wordSaid(word))) && !words.some(({ lower }) => LEARNING_FROM.has(lower));
}
