import lists from "../language/data/linking-words.json" with { type: "json" };
import { BE } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import type { RelationName } from "./relation-names.ts";
import { wordSaid } from "./turned-phrase.ts";

const LEARNING = wordSet(lists.learning);
const TEACHING = wordSet(lists.teaching);
/** "Studied under E": only with these it is somebody from whom one learns. */
const LEARNING_FROM: ReadonlySet<string> = new Set(["with", "under", "from", "by"]);

/** "Where does E teach": not where E was taught, though whoever teaches educates. */
export function teachesThere({ words, role }: PhraseToLink, { content }: RelationName): boolean {
  if (role !== "BEFORE" || words.some(({ lower }) => BE.has(lower))) return false;
  const teaches = words.map(wordSaid).some((lower) => TEACHING.has(lower) && !isPast(lower));
  return teaches && content.some(isOfPupils) && !content.some(({ roots }) => roots.includes("teach"));
}

function isOfPupils({ roots }: Word): boolean {
  return roots.includes("educate") || roots.includes("student");
}

/** "What did E study": a subject, and neither those who trained E nor those whom E trained. */
export function learnsNobody({ words, role }: PhraseToLink, name: RelationName): boolean {
  const { prepositions, objectActs, subjectActs } = name;
  const isDoneBy = objectActs && prepositions.has("by");
  const isDone = (subjectActs || isPast(name.words[0]?.lower ?? "")) && prepositions.size === 0;
  if (role === "NOUN" || !(isDoneBy || isDone) || name.words.some(({ lower }) => LEARNING.has(lower))) return false;
  return words.some((word) => LEARNING.has(wordSaid(word))) && !words.some(({ lower }) => LEARNING_FROM.has(lower));
}
