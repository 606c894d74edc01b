import phrases from "../../language/data/phrases.json" with { type: "json" };
import { isSet, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, MODAL } from "../../language/function-words.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { definitionRelation, kindNamed } from "../noun-phrase/definition.ts";
import { type FormParse, type Parse, parse } from "../parse.ts";
import { holders } from "../relation/office-holders.ts";
import { isBareName } from "./bare-name.ts";
import { endingIn } from "./possible-ending.ts";
import { phraseList } from "../../language/word-set.ts";

/** "who is E's wife", "what is the capital of E"; for an office, who holds it. */
export function identity(
  grammar: Grammar,
  from: number,
  to: number,
  wanted: "PERSON" | "ENTITY",
): readonly FormParse[] {
  let at = from;
  while (at < to && (BE.has(grammar.words[at]?.lower ?? "") || MODAL.has(grammar.words[at]?.lower ?? ""))) at += 1;
  const past = USED_TO_BE.every((lower, index) => grammar.words[at + index]?.lower === lower);
  if (past) at += USED_TO_BE.length;
  if (at === from) return [];
  const isDefined = wanted === "ENTITY" && !past;
  const isDefinite = grammar.words[at]?.lower === "the";
  const found = grammar.sets(at, to).flatMap((set): readonly FormParse[] => {
    if (isBareName(set.value)) {
      // "What is E?" asks what E is, and "who is E?" may ask who holds the office.
      const held = wanted === "PERSON" ? heldBy(grammar, set, at, to) : [];
      return [...held, ...(isDefined ? definedAs(grammar, set) : [])];
    }
    const kind = isDefined && !isDefinite ? kindNamed(set.value) : undefined;
    const defined = kind === undefined ? [] : definedAs(grammar, parse(kind, set.cost));
    if (defined.length > 0) return defined;
    const persons = wanted === "PERSON" ? endingIn(grammar, set.value, wanted) : undefined;
    return [parse<Form>(persons ?? set.value, set.cost + QUESTIONS.identity)];
  });
  return past ? found.map(inThePast) : found;
}

const [USED_TO_BE = []] = phraseList(phrases.pastIdentity);

/** "who used to be …": a fact that has ended. */
function inThePast({ value, cost }: FormParse): FormParse {
  return parse<Form>(isSet(value) ? { kind: "at", set: value, time: { kind: "past" } } : value, cost);
}

/** A noun phrase alone asks for its members ("E's director?", "Name a player who …"); an office, for who holds it. */
export function nounPhraseAlone(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  return grammar
    .sets(from, to)
    .flatMap((set) =>
      isBareName(set.value) ? heldBy(grammar, set, from, to) : [parse<Form>(set.value, set.cost + QUESTIONS.alone)],
    );
}

/** Those who hold the office that the words name, at the time that they say. */
function heldBy(grammar: Grammar, set: Parse<SetForm>, from: number, to: number): readonly FormParse[] {
  const office = set.value.kind === "at" ? parse(set.value.set, set.cost) : set;
  const holder = holders(grammar, office, typesOf(grammar, from, to));
  if (holder === undefined) return [];
  const held: SetForm = set.value.kind === "at" ? { ...set.value, set: holder.value } : holder.value;
  return [parse<Form>(held, holder.cost + QUESTIONS.office)];
}

/** "What is a flute?": the text by which the graph says what it is. */
function definedAs(grammar: Grammar, { value, cost }: Parse<SetForm>): readonly FormParse[] {
  const relation = value.kind === "mention" ? definitionRelation(grammar) : undefined;
  if (relation === undefined) return [];
  return [parse<Form>({ kind: "follow", from: value, relation }, cost + QUESTIONS.definition)];
}

/** The classes of the name that the words end in, articles and adjectives aside. */
function typesOf(grammar: Grammar, from: number, to: number): readonly string[] {
  for (let at = from; at < to; at += 1) {
    const types = grammar.typesOfMention(at, to);
    if (types.length > 0) return types;
  }
  return [];
}
