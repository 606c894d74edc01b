import lists from "../../language/data/text-value-words.json" with { type: "json" };
import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { BE } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText } from "../../language/words.ts";
import { relationNames } from "../../linking/relation-names.ts";
import { textsIn } from "../../text-values/stated-texts.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { parse, type Predicates } from "../parse.ts";
import { domainOf } from "./domain.ts";

/** What relations to that are called which something is said to be "of": a material, a colour, a make. */
const OF_ITS_VALUE = wordSet(lists.ofItsValue);
const MADE = wordSet(lists.made);
const MOST_WORDS = 9;

/**
 * "Of oil on canvas", "made of silver": what the graph states as somebody's material, colour or the like needs no name
 * of the relation behind "of". Not where several relations of that kind lead to the text.
 */
export function madeOf(grammar: Grammar, from: number, to: number): Predicates {
  const words = grammar.words.slice(from, to);
  const of = words.findIndex(({ lower }) => lower === "of");
  if (of < 0 || words.length > MOST_WORDS || words.length < of + 2) return [];
  if (!words.slice(0, of).every(({ lower }) => BE.has(lower) || MADE.has(lower))) return [];
  const { byRelation } = relationNames(grammar.catalogue);
  const [only, ...others] = textsIn(words, grammar.catalogue).filter(
    (text) =>
      text.from === of + 1 &&
      text.to === words.length &&
      (byRelation.get(text.relation.iri) ?? []).some(({ head }) => OF_ITS_VALUE.has(head)),
  );
  if (only === undefined || others.length > 0) return [];
  const { iri, label } = only.relation;
  const relation: RelationPhrase = {
    text: phraseText(words),
    candidates: [{ iri, label, direction: "FORWARD", score: 1 }],
  };
  const condition = { operator: "=", value: { type: "text", text: only.text } } as const;
  return [parse({ kind: "where", relation, condition, domain: domainOf(grammar, relation) }, VERBS.statedText)];
}
