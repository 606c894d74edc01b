import lists from "../../language/data/linking-words.json" with { type: "json" };
import type { Form, InstancesForm, RelationCandidate, SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText, wordsOf } from "../../language/words.ts";
import { classEntry, relationEntry } from "../../linking/known-entries.ts";
import { closeness } from "../../linking/relation-names.ts";
import { LINKING } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse } from "../parse.ts";

const HOLDER = wordsOf("officeholder");
/** Nouns for an office, and for those who hold one. */
const OFFICES = wordSet(lists.offices);

/** Those who hold an office, where the graph says who holds offices. */
export function holders(
  grammar: Grammar,
  office: Parse<SetForm>,
  types: readonly string[],
): Parse<SetForm> | undefined {
  const held = grammar.follow(office, { words: HOLDER, role: "NOUN", wanted: "PERSON" });
  if (held?.value.kind !== "follow") return undefined;
  // Words that are only near to it name no office: "held at" and "post town" are said of other things.
  const linked = held.value.relation.candidates.filter(({ iri }) =>
    saysWhoHolds(relationEntry(grammar.catalogue, iri)),
  );
  const { value: set } = office;
  const candidates =
    set.kind === "instances"
      ? linked.filter((each) => isOfOffices(grammar, each, set, linked))
      : linked.filter((each) => isHeld(grammar, each, types));
  return candidates.length === 0
    ? undefined
    : parse({ ...held.value, relation: { ...held.value.relation, candidates } }, held.cost);
}

/** Does a form ask who holds an office? */
export function asksForHolders(form: Form): boolean {
  if (form.kind === "at") return asksForHolders(form.set);
  return form.kind === "follow" && form.relation.text === phraseText(HOLDER);
}

/** Is one of its names made of words for offices and their holders alone: "position held", "officeholder"? */
function saysWhoHolds(relation: RelationEntry | undefined): boolean {
  return [relation?.label ?? "", ...(relation?.aliases ?? [])].some((name) => {
    const words = wordsOf(name).filter(({ lower }) => !isFunctionWord(lower));
    return (
      words.some(({ lower }) => OFFICES.has(lower)) &&
      words.every((word) => HOLDER.some((holder) => closeness(word, holder) > 0))
    );
  });
}

/** "The presidents" are offices where they are of the kind that is held, and "the countries" are not. */
function isOfOffices(
  grammar: Grammar,
  candidate: RelationCandidate,
  { candidates: kinds }: InstancesForm,
  linked: readonly RelationCandidate[],
): boolean {
  const ofKind = kinds.flatMap(({ iri }) => [iri, ...(classEntry(grammar.catalogue, iri)?.ancestors ?? [])]);
  const isSaid = candidate.score >= LINKING.likely * Math.max(...linked.map(({ score }) => score));
  return isSaid && candidate.loose !== true && isHeld(grammar, candidate, ofKind);
}

/** Is it of things of these classes that the relation says who holds them? Where classes are not known, it may be. */
function isHeld(grammar: Grammar, { iri, direction }: RelationCandidate, types: readonly string[]): boolean {
  const relation = relationEntry(grammar.catalogue, iri);
  const classes = (direction === "FORWARD" ? relation?.subjectClasses : relation?.objectClasses) ?? [];
  return (
    classes.length === 0 ||
    types.length === 0 ||
    classes.some((each) => types.includes(each) && !isEverything(grammar, each))
  );
}

/** A class above most others ("entity") says nothing of a thing. */
function isEverything(grammar: Grammar, iri: string): boolean {
  const { classes } = grammar.catalogue;
  return classes.filter(({ ancestors }) => ancestors.includes(iri)).length > classes.length / 2;
}
