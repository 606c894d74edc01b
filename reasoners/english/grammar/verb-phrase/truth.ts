import type { Condition, Form, RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { isAuxiliary, isFunctionWord, MARKS, NEGATION, WH } from "../../language/function-words.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { closeness, relationNames } from "../../linking/relation-names.ts";
import { LIKENESS, VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { parse, type Predicates } from "../parse.ts";
import { domainOf } from "./domain.ts";

/** A verb, its object and what belongs to both: "have a disabled toilet". */
const MOST_WORDS = 8;

/** "Carry cars", "do not allow dogs", "are open": what a relation says to be true or false of each thing. */
export function truths(grammar: Grammar, from: number, to: number): Predicates {
  const words = grammar.words.slice(from, to);
  if (words.length > MOST_WORDS || !grammar.isLowerCase(from, to)) return [];
  if (words.some(({ lower }) => MARKS.has(lower) || WH.has(lower))) return [];
  const opening = words.findIndex(({ lower }) => !isAuxiliary(lower) && !NEGATION.has(lower) && lower !== "with");
  const denials = words.filter(({ lower }) => NEGATION.has(lower)).length;
  const rest = opening < 0 ? [] : words.slice(opening);
  // "Carry no cars": one word denies, and it stands before the verb.
  if (denials > 1 || rest.some(({ lower }) => NEGATION.has(lower))) return [];
  const said = rest.filter(({ lower }) => !isFunctionWord(lower));
  const relation: RelationPhrase = { text: phraseText(rest), candidates: toldBy(said, grammar) };
  if (said.length === 0 || relation.candidates.length === 0) return [];
  const condition: Condition = { operator: "=", value: { type: "text", text: denials === 1 ? "false" : "true" } };
  return [parse({ kind: "where", relation, condition, domain: domainOf(grammar, relation) }, VERBS.truth)];
}

/** The relations of truth values that are called by just these words, in whatever form and order. */
function toldBy(said: readonly Word[], { catalogue }: Grammar): RelationPhrase["candidates"] {
  const { byRelation } = relationNames(catalogue);
  return catalogue.relations.flatMap(({ iri, label, isTruth }) => {
    const names = isTruth === true ? (byRelation.get(iri) ?? []) : [];
    const weights = names
      .filter(({ content }) => content.length === said.length && sayTheSame(said, content) && sayTheSame(content, said))
      .map(({ weight }) => weight);
    return weights.length === 0 ? [] : [{ iri, label, direction: "FORWARD" as const, score: Math.max(...weights) }];
  });
}

function sayTheSame(words: readonly Word[], others: readonly Word[]): boolean {
  return words.every((word) => others.some((other) => closeness(word, other) >= LIKENESS.sameFamily));
}

/** Does a node take those of which something is said to be false? */
export function deniesTruth(node: Form): boolean {
  return (
    node.kind === "where" &&
    node.condition.operator === "=" &&
    "value" in node.condition &&
    node.condition.value.type === "text" &&
    node.condition.value.text === "false"
  );
}
