import type { RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { DETERMINERS, HAVE, isFunctionWord, NEGATION } from "../../language/function-words.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { closeness, type RelationName, relationNames } from "../../linking/relation-names.ts";
import { LIKENESS, VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { parse, type Predicate, type Predicates } from "../parse.ts";
import { domainOf } from "./domain.ts";

const MOST_WORDS_OF_A_NOUN = 4;

/**
 * "Have a chip number", "with no chip number", "without a chip number": something that is no thing, and by a relation
 * that is called just so, is stated of them, or nothing.
 */
export function hasStated(grammar: Grammar, from: number, to: number): Predicates {
  const lower = (at: number): string => grammar.words[at]?.lower ?? "";
  const isWithout = lower(from) === "without";
  if (!HAVE.has(lower(from)) && lower(from) !== "with" && !isWithout) return [];
  let at = from + 1;
  const isNone = isWithout || NEGATION.has(lower(at));
  if (NEGATION.has(lower(at))) at += 1;
  if (DETERMINERS.has(lower(at)) || lower(at) === "any") at += 1;
  const noun = grammar.words.slice(at, to);
  if (noun.length === 0 || noun.length > MOST_WORDS_OF_A_NOUN || !grammar.isLowerCase(at, to)) return [];
  if (noun.some(({ lower: each }) => isFunctionWord(each))) return [];
  return grammar.catalogue.relations.flatMap(({ iri, label }) => {
    if (!isPlainValue(grammar, iri)) return [];
    const names = relationNames(grammar.catalogue).byRelation.get(iri) ?? [];
    if (!names.some((name) => name.shape === "NOUN" && isSaidBy(noun, name))) return [];
    const candidates = [{ iri, label, direction: "FORWARD" as const, score: 1 }];
    const relation: RelationPhrase = { text: phraseText(grammar.words.slice(from, to)), candidates };
    const domain = domainOf(grammar, relation);
    const some = {
      relation,
      tally: { how: "count" },
      condition: { operator: ">=", value: { type: "number", number: 1 } },
    } as const;
    const set: SetForm = { kind: "where", set: domain, ...some };
    const said: Predicate = isNone ? { kind: "not-among", set } : { kind: "where", ...some, domain };
    return [parse(said, VERBS.hasStated)];
  });
}

function isPlainValue({ catalogue }: Grammar, iri: string): boolean {
  const entry = relationEntry(catalogue, iri);
  return entry !== undefined && entry.objectKind !== "ENTITY" && entry.isTruth !== true && entry.through === undefined;
}

/** Word for word, in the singular or the plural. */
function isSaidBy(noun: readonly Word[], { content }: RelationName): boolean {
  const isIn = (word: Word, words: readonly Word[]): boolean =>
    words.some((each) => closeness(word, each) >= LIKENESS.sameFamily);
  return noun.every((word) => isIn(word, content)) && content.every((word) => isIn(word, noun));
}
