import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import { wordsOf, type Word } from "../../language/words.ts";
import { tellingClasses } from "../../linking/kinds-of-classes.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import type { PhraseRole } from "../../linking/phrase-to-link.ts";
import { namesAgent } from "../../linking/relation-names.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";

/** Said of those who are in a set. */
export function among(set: SetForm, cost: number): Parse<Predicate> {
  return parse({ kind: "among", set }, cost);
}

/** { y | y words E }, or { y | E words y } where E is the one who does it. */
export function said(
  grammar: Grammar,
  object: Parse<SetForm>,
  words: readonly Word[],
  cost: number,
  role: PhraseRole = "AFTER",
): Predicates {
  if (object.value.kind === "value") return [];
  const linked = grammar.follow(object, { words, role });
  if (linked === undefined) return [];
  // "wrote the screenplay for E": the verb says once more what the noun says.
  return isSaidTwice(linked.value, object.value, grammar)
    ? [among(object.value, object.cost + cost + VERBS.saidTwice)]
    : [among(linked.value, linked.cost + cost)];
}

/**
 * Is one relation walked twice, whose ends are of different sorts, or is it said of those who did what the noun names,
 * and of whom the graph never says it: nobody is the author of a composer, and "wrote the music for E" tells of that
 * composer. Nothing can be reached by either.
 */
function isSaidTwice(whole: SetForm, object: SetForm, { catalogue }: Grammar): boolean {
  if (whole.kind !== "follow" || object.kind !== "follow") return false;
  const [outer, inner] = [whole.relation.candidates[0], object.relation.candidates[0]];
  if (outer === undefined || inner === undefined || outer.direction !== inner.direction) return false;
  const [verb, noun] = [relationEntry(catalogue, outer.iri), relationEntry(catalogue, inner.iri)];
  if (outer.iri === inner.iri) return verb?.homogeneous === false;
  if (verb === undefined || noun === undefined || outer.direction !== "FORWARD") return false;
  const said = wordsOf(object.relation.text).filter(({ lower }) => !isFunctionWord(lower));
  if (said.some(({ lower }) => namesAgent(lower))) return false;
  const ends = tellingClasses(noun.objectClasses, catalogue);
  const subjects = tellingClasses(verb.subjectClasses, catalogue);
  const doers = tellingClasses(verb.objectClasses, catalogue);
  const shares = (classes: readonly string[]): boolean => classes.some((each) => ends.includes(each));
  return subjects.length > 0 && shares(doers) && !shares(subjects);
}
