import lists from "../../language/data/text-value-words.json" with { type: "json" };
import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, HAVE, isAuxiliary, MARKS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { closeness, relationNames, type RelationName } from "../../linking/relation-names.ts";
import { MADE, MATERIALS } from "../../text-values/saying-values.ts";
import { type StatedText, textsIn } from "../../text-values/stated-texts.ts";
import { LIKENESS, VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { domainOf } from "./domain.ts";

/** A verb, a text of some words and the name of a relation. */
const MOST_WORDS = 12;

const OWNERS = wordSet(lists.owners);
const PLACING = wordSet(lists.statedBy);

/**
 * "Have silver as their coating", "has its idle night on Monday", "with a fork mount", "on the mount fork": of whom the
 * graph states, by the relation that the words name, just the text that they say. Nothing else may be said.
 */
export function statedTexts(grammar: Grammar, from: number, to: number): Predicates {
  const words = grammar.words.slice(from, to);
  if (words.length > MOST_WORDS || words.some(({ lower }) => MARKS.has(lower) && lower !== '"')) return [];
  const start = words.findIndex(({ lower }) => !isAuxiliary(lower) && !PLACING.has(lower));
  if (start < 0) return [];
  const opening = words.slice(0, start).map(({ lower }) => lower);
  // "Is fork" alone names no relation, and "do" has none: then the verb is the relation's, "sings in Latin".
  const isVerb = !opening.some((lower) => HAVE.has(lower) || PLACING.has(lower) || BE.has(lower));
  const rest = words.slice(start);
  return grammar.once(textsOf, from, to).flatMap((text): readonly Parse<Predicate>[] => {
    const said = words.filter((word, at) => !isPartOf(text, at) && rest.includes(word) && !isSmall(word));
    if (!isWhole(words, text, start)) return [];
    const names = relationNames(grammar.catalogue).byRelation.get(text.relation.iri) ?? [];
    const isMade = words.some(({ lower }) => MADE.has(lower)) || words[text.from - 1]?.lower === "of";
    const weights = names
      .filter((name) => (isVerb ? isVerbWith(name, words.slice(0, text.from)) : true) && saysAll(said, name, isMade))
      .map(({ weight }) => weight);
    if (said.length === 0 || weights.length === 0) return [];
    return [stated(grammar, text, words, Math.max(...weights))];
  });
}

function textsOf({ words, catalogue }: Grammar, from: number, to: number): readonly StatedText[] {
  return textsIn(words.slice(from, to), catalogue);
}

function isPartOf({ from, to }: StatedText, at: number): boolean {
  return at >= from && at < to;
}

/** Does the text stand among what the verb or the preposition has behind it, first or last? */
function isWhole(words: readonly Word[], { from, to }: StatedText, start: number): boolean {
  const before = words.slice(start, from).every(({ lower }) => DETERMINERS.has(lower) || OWNERS.has(lower));
  return before || to === words.length;
}

function isSmall({ lower }: Word): boolean {
  return DETERMINERS.has(lower) || OWNERS.has(lower) || PLACING.has(lower) || lower === "as" || lower === "by";
}

/** Is the name a verb that takes the preposition before the text? */
function isVerbWith({ shape, prepositions }: RelationName, before: readonly Word[]): boolean {
  const last = before.findLast(({ lower }) => !DETERMINERS.has(lower))?.lower ?? "";
  return shape === "PREDICATE" && (prepositions.size === 0 || prepositions.has(last));
}

/**
 * Do words and name say the same, word for word or in words of the same families? What a thing is made of needs no noun
 * for it: "a blade of steel".
 */
function saysAll(said: readonly Word[], { content }: RelationName, isMade: boolean): boolean {
  const isIn = (word: Word, words: readonly Word[]): boolean =>
    words.some((each) => closeness(word, each) >= LIKENESS.sameFamily);
  const telling = said.filter(({ lower }) => !isMade || !MADE.has(lower));
  return (
    telling.length > 0 &&
    telling.every((word) => isIn(word, content)) &&
    content.every((word) => isIn(word, said) || (isMade && MATERIALS.has(word.lower)))
  );
}

/** "(Whose) blade is steel", "(whose) blade is of steel": by the relation that the words name. */
export function ownedTexts(grammar: Grammar, from: number, to: number): Predicates {
  const words = grammar.words.slice(from, to);
  const be = words.findIndex(({ lower }) => BE.has(lower));
  if (be < 1 || words.length > MOST_WORDS) return [];
  const said = words.slice(0, be);
  return grammar.once(textsOf, from, to).flatMap((text): readonly Parse<Predicate>[] => {
    const between = words.slice(be + 1, text.from);
    if (text.from <= be || text.to !== words.length || !between.every(isSmall)) return [];
    const isMade = between.some(({ lower }) => lower === "of");
    const names = relationNames(grammar.catalogue).byRelation.get(text.relation.iri) ?? [];
    const weights = names.filter((name) => saysAll(said, name, isMade)).map(({ weight }) => weight);
    return weights.length === 0 ? [] : [stated(grammar, text, words, Math.max(...weights))];
  });
}

function stated(grammar: Grammar, text: StatedText, words: readonly Word[], score: number): Parse<Predicate> {
  const { iri, label } = text.relation;
  const relation: RelationPhrase = {
    text: phraseText(words),
    candidates: [{ iri, label, direction: "FORWARD", score }],
  };
  const condition = { operator: "=", value: { type: "text", text: text.text } } as const;
  return parse({ kind: "where", relation, condition, domain: domainOf(grammar, relation) }, VERBS.statedText);
}
