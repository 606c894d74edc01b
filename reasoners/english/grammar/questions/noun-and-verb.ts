import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { onlyBelongs } from "../../linking/belonging-by-kind.ts";
import { linkClass } from "../../linking/class-linker.ts";
import type { EndKind } from "../../linking/phrase-to-link.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse } from "../parse.ts";
import { isNamed } from "../relation/called-by.ts";
import { isLinked } from "../relation/is-linked.ts";

/** The chain with those relations only whose name says the noun. */
export function saysItself(set: Parse<SetForm>, noun: string): Parse<SetForm> | undefined {
  if (set.value.kind !== "follow") return set;
  const candidates = set.value.relation.candidates.filter(({ label }) => isNamed(label, noun));
  return candidates.length === 0
    ? undefined
    : parse({ ...set.value, relation: { ...set.value.relation, candidates } }, set.cost);
}

/** Dates are not what "which name" or "what religion" asks for. */
function timeless(grammar: Grammar, set: Parse<SetForm> | undefined): Parse<SetForm> | undefined {
  if (set?.value.kind !== "follow" || set.value.relation.candidates.length === 0) return set;
  const candidates = set.value.relation.candidates.filter(
    ({ iri, direction }) => direction === "BACKWARD" || relationEntry(grammar.catalogue, iri)?.objectKind !== "DATE",
  );
  return candidates.length === 0
    ? undefined
    : parse({ ...set.value, relation: { ...set.value.relation, candidates } }, set.cost);
}

/** "Which art movement does E belong to": what is called E's movement, as E is a member of none. */
function ofThatNoun(
  grammar: Grammar,
  subject: Parse<SetForm>,
  noun: readonly Word[],
  behind: readonly Word[],
): Parse<SetForm> | undefined {
  for (const words of noun.length > 1 ? [noun, noun.slice(-1)] : [noun]) {
    const had = grammar.follow(subject, { words, role: "NOUN", wanted: "ENTITY" });
    const named = had === undefined || !isLinked(had.value) ? undefined : saysItself(had, phraseText(words));
    if (named?.value.kind !== "follow") continue;
    const relation = { ...named.value.relation, text: phraseText([...noun, ...behind]) };
    return parse({ ...named.value, relation }, named.cost + QUESTIONS.nounAlone);
  }
  return undefined;
}

/** "which religion does E follow": the noun and its verb name the relation, or else the noun alone. */
export function nounRelation(
  grammar: Grammar,
  subject: Parse<SetForm>,
  noun: readonly Word[],
  words: readonly Word[],
  wanted: EndKind | undefined,
): Parse<SetForm> | undefined {
  const whole =
    wanted === undefined
      ? timeless(grammar, grammar.follow(subject, { words, role: "NOUN" }))
      : grammar.follow(subject, { words, role: "NOUN", wanted });
  if (whole !== undefined && linkClass(noun, grammar.catalogue).length > 0 && isLinked(whole.value)) {
    // "in which country was E born": a country, which not every place of birth is.
    return (
      saysItself(whole, phraseText(noun)) ??
      (onlyBelongs(words.slice(noun.length)) ? ofThatNoun(grammar, subject, noun, words.slice(noun.length)) : undefined)
    );
  }
  if (whole === undefined || isLinked(whole.value) || wanted !== undefined) return whole;
  const of = noun.findIndex((word) => word.lower === "of");
  const alone = grammar.follow(subject, {
    words: of > 0 && noun[0]?.roots.includes("genre") === true ? noun.slice(0, of) : noun,
    role: "NOUN",
    wanted,
  });
  return alone !== undefined && isLinked(alone.value) ? parse(alone.value, alone.cost + QUESTIONS.nounAlone) : whole;
}
