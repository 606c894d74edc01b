import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { expectedAnswerType, isDoneTo } from "../relation-extraction/expected-answer-type.ts";
import { nounsOf } from "./agent-classes.ts";
import { tellingClasses } from "./kinds-of-classes.ts";
import { classEntry } from "./known-entries.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import type { RelationName } from "./relation-names.ts";

/** Is what stands behind the verb what somebody is there as: "acted as E"? */
export function saysRole({ role, words }: PhraseToLink): boolean {
  const before = words.at(-2);
  return role !== "NOUN" && words.at(-1)?.lower === "as" && before !== undefined && !isFunctionWord(before.lower);
}

/**
 * Can "as" be said by that name? By one that says it, and by one for who plays a part, which is not said of works: who
 * acted as E is no one who acted in it.
 */
export function maySayRole(name: RelationName, catalogue: Catalogue): boolean {
  const { prepositions, objectActs, relation } = name;
  if (prepositions.has("as")) return true;
  return (
    objectActs && [...prepositions].every((each) => each === "by") && !isOfWorks(relation.subjectClasses, catalogue)
  );
}

/** Is it said of works above all? */
function isOfWorks(classes: readonly string[], catalogue: Catalogue): boolean {
  const [most] = tellingClasses(classes, catalogue);
  const entry = most === undefined ? undefined : classEntry(catalogue, most);
  return entry !== undefined && nounsOf(entry).some((noun) => isDoneTo(expectedAnswerType(noun)));
}

/** The part leads to the one who plays it. */
export function directionOfRole({ role }: PhraseToLink, { objectActs }: RelationName): RelationCandidate["direction"] {
  const toObject = role === "AFTER";
  return objectActs === toObject ? "FORWARD" : "BACKWARD";
}
