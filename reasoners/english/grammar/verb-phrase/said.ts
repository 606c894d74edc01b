import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Word } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import type { PhraseRole } from "../../linking/phrase-to-link.ts";
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

/** Is one relation walked twice, whose ends are of different sorts, so that nothing can be reached by it? */
function isSaidTwice(said: SetForm, object: SetForm, grammar: Grammar): boolean {
  if (said.kind !== "follow" || object.kind !== "follow") return false;
  const [outer, inner] = [said.relation.candidates[0], object.relation.candidates[0]];
  if (outer === undefined || outer.iri !== inner?.iri || outer.direction !== inner.direction) return false;
  return relationEntry(grammar.catalogue, outer.iri)?.homogeneous === false;
}
