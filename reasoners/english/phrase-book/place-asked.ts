import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { labelWords } from "../linking/label-words.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { isAnyPlace } from "./kind-said.ts";
import { LONGEST_NAME } from "./names.ts";

/** The kind of place that is asked for, as in "what town is E in". */
export function placeAsked(words: readonly Word[]): Word | undefined {
  return words.find(({ lower }, at) => OF_THINGS.has(words[at - 1]?.lower ?? "") && isKindOfPlace(lower));
}

/** "What town is E in" is not answered by whatever E is in: a name of the relation, or of what it leads to, says it. */
export function saysPlace(asked: Word, relation: RelationEntry, { catalogue }: GraphLedInput): boolean {
  const ends = relation.objectClasses.flatMap((iri) => labelWords(iri, catalogue));
  const called = [relation.label, ...relation.aliases].flatMap((name) => wordsOf(name.slice(0, LONGEST_NAME)));
  return [...ends, ...called].some(({ roots }) => roots.some((root) => asked.roots.includes(root)));
}

/** "Town", and not "place", which may be any. */
function isKindOfPlace(lower: string): boolean {
  return expectedAnswerType(lower) === "PLACE" && !isAnyPlace(lower);
}
