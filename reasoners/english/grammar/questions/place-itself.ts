import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { BE, isFunctionWord } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { wordsOf } from "../../language/words.ts";
import { leadsToPlace } from "../../linking/domain-range-fit.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { relationNames } from "../../linking/relation-names.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";

/** "where is the birthplace of E": a place, which is the answer where the graph does not say in what it lies. */
export function placeItself(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  if (!BE.has(grammar.words[from]?.lower ?? "")) return [];
  return grammar.sets(from + 1, to).flatMap(({ value, cost }): readonly FormParse[] => {
    if (value.kind !== "follow") return [];
    const candidates = value.relation.candidates.filter(({ iri, direction }) => {
      const relation = relationEntry(grammar.catalogue, iri);
      if (direction !== "FORWARD" || relation === undefined) return false;
      // "Where is the seat of E", where the graph has the town in words.
      return (
        leadsToPlace(relation, grammar.catalogue) ||
        (relation.objectKind === "TEXT" && isCalledWhere(relation, grammar.catalogue))
      );
    });
    return candidates.length === 0
      ? []
      : [
          parse(
            { ...value, relation: { ...value.relation, candidates } },
            cost + (saysWhere(value.relation) ? 0 : QUESTIONS.placeItself),
          ),
        ];
  });
}

/** "Headquarters", "birthplace": what says where something is, rather than something that is somewhere. */
function saysWhere({ text }: RelationPhrase): boolean {
  const noun = wordsOf(text).findLast(({ lower }) => !isFunctionWord(lower));
  return noun !== undefined && SAYING_WHERE.has(noun.lower);
}

/** The same of the name of a relation, whose noun may stand before a preposition: "place of birth". */
function isCalledWhere({ iri }: RelationEntry, catalogue: Catalogue): boolean {
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(({ head }) => SAYING_WHERE.has(head));
}

const SAYING_WHERE = wordSet(lists.sayingWhere);
