import type { RelationPhrase, SetForm, WhereForm } from "../../../../engine/question/form/logical-form.ts";
import type { RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { DETERMINERS, HAVE, isFunctionWord, NEGATION } from "../../language/function-words.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { closeness, type RelationName, relationNames } from "../../linking/relation-names.ts";
import { FOR_NONE } from "../../text-values/saying-values.ts";
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
    const some = having(relation, relationEntry(grammar.catalogue, iri));
    const none = textsForNone(relationEntry(grammar.catalogue, iri));
    const all: SetForm = { kind: "where", set: domain, ...some };
    const set = none.reduce<SetForm>((left, text) => ({ kind: "except", set: left, without: stated(text) }), all);
    if (isNone) return [parse<Predicate>({ kind: "not-among", set }, VERBS.hasStated)];
    const said: Predicate = none.length > 0 ? { kind: "among", set } : { kind: "where", ...some, domain };
    return [parse(said, VERBS.hasStated)];

    function stated(text: string): SetForm {
      return { kind: "where", set: domain, relation, condition: { operator: "=", value: { type: "text", text } } };
    }
  });
}

/** Who has 0 of something has none. */
function having(
  relation: RelationPhrase,
  entry: RelationEntry | undefined,
): Pick<WhereForm, "relation" | "tally" | "condition"> {
  return entry?.objectKind === "NUMBER"
    ? { relation, condition: { operator: ">", value: { type: "number", number: 0 } } }
    : { relation, tally: { how: "count" }, condition: { operator: ">=", value: { type: "number", number: 1 } } };
}

/** The texts of a relation by which it states that there is nothing: "none". */
function textsForNone(entry: RelationEntry | undefined): readonly string[] {
  if (entry?.objectKind !== "TEXT") return [];
  return (entry.texts ?? entry.values ?? []).filter((text) => FOR_NONE.has(text.toLowerCase()));
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
