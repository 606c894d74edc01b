import lists from "../../language/data/totals.json" with { type: "json" };
import type { RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { relationNames } from "../../linking/relation-names.ts";
import type { Grammar } from "../grammar.ts";
import { classesOf } from "../scale.ts";

const AMOUNTS = wordSet(lists.amounts);

/**
 * The one relation by which things of a kind have an amount, as far as the graph tells by its classes: what a gift, a
 * grant or a debt comes to. Undefined where there is none, or more than one.
 * @param noun what the question calls it ("money"); empty where it does not
 */
export function amountOf(grammar: Grammar, set: SetForm, noun: readonly Word[]): RelationPhrase | undefined {
  if (!noun.every(({ lower }) => AMOUNTS.has(lower))) return undefined;
  const classes = classesOf(set, grammar);
  const { byRelation } = relationNames(grammar.catalogue);
  const [amount, ...others] = grammar.catalogue.relations.filter(
    ({ iri, objectKind, subjectClasses }) =>
      objectKind === "NUMBER" &&
      subjectClasses.some((each) => classes.has(each)) &&
      (byRelation.get(iri) ?? []).some(({ words }) => words.some(({ lower }) => AMOUNTS.has(lower))),
  );
  if (amount === undefined || others.length > 0) return undefined;
  const { iri, label } = amount;
  const text = noun.length === 0 ? label : phraseText(noun);
  return { text, candidates: [{ iri, label, direction: "FORWARD", score: 1 }] };
}
