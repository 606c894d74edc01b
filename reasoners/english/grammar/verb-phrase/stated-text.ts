import lists from "../../language/data/text-value-words.json" with { type: "json" };
import type { RelationCandidate, RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, HAVE, isAuxiliary, MARKS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { closeness, relationNames, type RelationName } from "../../linking/relation-names.ts";
import { MADE, MATERIALS } from "../../text-values/saying-values.ts";
import { type StatedText, textsIn } from "../../text-values/stated-texts.ts";
import { LIKENESS, LINKING, VERBS } from "../../weights.ts";
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
    const isMade = words.some(({ lower }) => MADE.has(lower)) || words[text.from - 1]?.lower === "of";
    const before = words.slice(0, text.from);
    const way = wayTo(text, said, isMade, grammar, (name) => !isVerb || isVerbWith(name, before));
    return way === undefined ? [] : [stated(grammar, text, words, way)];
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
function isVerbWith({ shape, subjectActs, prepositions }: RelationName, before: readonly Word[]): boolean {
  const last = before.findLast(({ lower }) => !DETERMINERS.has(lower))?.lower ?? "";
  return shape === "PREDICATE" ? prepositions.size === 0 || prepositions.has(last) : subjectActs;
}

/**
 * The relation of a text, where words name it: word for word or in words of the same families, or by the noun that its
 * name turns on, "sleeves" for "coat sleeves", which may be others. Undefined where they do not.
 */
export function wayTo(
  { relation: { iri, label } }: StatedText,
  said: readonly Word[],
  isMade: boolean,
  { catalogue }: Grammar,
  isTaken: (name: RelationName) => boolean = () => true,
): RelationCandidate | undefined {
  const telling = said.filter(({ lower }) => !isMade || !MADE.has(lower));
  if (telling.length === 0) return undefined;
  const names = (relationNames(catalogue).byRelation.get(iri) ?? []).filter(
    (name) => isTaken(name) && telling.every((word) => isIn(word, name.content)),
  );
  const way = { iri, label, direction: "FORWARD" } as const;
  // What a thing is made of needs no noun for it: "a blade of steel".
  const isWhole = ({ content }: RelationName): boolean =>
    content.every((word) => isIn(word, said) || (isMade && MATERIALS.has(word.lower)));
  const weights = names.filter(isWhole).map(({ weight }) => weight);
  if (weights.length > 0) return { ...way, score: Math.max(...weights) };
  const isByHead = names.some(
    ({ shape, head, content }) =>
      shape === "NOUN" && telling.some((word) => content.some((each) => each.lower === head && isSame(word, each))),
  );
  return isByHead ? { ...way, score: LINKING.classByItsHead, loose: true, narrower: true } : undefined;
}

function isIn(word: Word, words: readonly Word[]): boolean {
  return words.some((each) => isSame(word, each));
}

function isSame(word: Word, other: Word): boolean {
  return closeness(word, other) >= LIKENESS.sameFamily;
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
    const way = wayTo(text, said, isMade, grammar);
    return way === undefined ? [] : [stated(grammar, text, words, way)];
  });
}

function stated(
  grammar: Grammar,
  { text }: StatedText,
  words: readonly Word[],
  way: RelationCandidate,
): Parse<Predicate> {
  const relation: RelationPhrase = { text: phraseText(words), candidates: [way] };
  const condition = { operator: "=", value: { type: "text", text } } as const;
  const said: Predicate = { kind: "where", relation, condition, domain: domainOf(grammar, relation) };
  return parse(said, VERBS.statedText + (way.narrower === true ? VERBS.byHeadAlone : 0));
}
