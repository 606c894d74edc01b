import {
  isOfSet,
  type InstancesForm,
  type LinkCandidate,
  type RelationPhrase,
  type SetForm,
} from "../../../../engine/question/form/logical-form.ts";
import { withDateOfKind } from "../../linking/dates-of-a-kind.ts";
import { classFit } from "../../linking/domain-range-fit.ts";
import { mayBeHad } from "../../linking/may-be-had.ts";
import { onlyRelationBetween } from "../../linking/only-relation-between.ts";
import { relationNames } from "../../linking/relation-names.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { MADE } from "../../text-values/saying-values.ts";
import type { Grammar } from "../grammar.ts";
import { classBehind } from "../noun-phrase/valued-class.ts";
import type { Predicate } from "../parse.ts";
import { turned } from "./turned.ts";

/** A predicate said of members of a set, its relations weighed by what the members are. */
export function fitted(base: SetForm | undefined, predicate: Predicate, grammar: Grammar): Predicate {
  if (predicate.kind === "among") return { kind: "among", set: saidOf(base, predicate.set, grammar) };
  if (predicate.kind === "all")
    return { kind: "all", predicates: predicate.predicates.map((each) => fitted(base, each, grammar)) };
  const kind = base === undefined ? undefined : classBehind(base);
  if (predicate.kind === "where" && isOfSet(predicate.condition) && kind !== undefined) {
    const { operator, of } = predicate.condition;
    if (operator === "every" && predicate.relation.candidates.length === 0) {
      const relation = between(kind, of, predicate.relation, grammar);
      return relation === undefined ? predicate : { ...predicate, relation };
    }
    if (operator === "every" || operator === "only")
      return { ...predicate, relation: leadingFrom(kind.candidates, predicate.relation, grammar) };
  }
  if (predicate.kind === "where" && predicate.tally === undefined && kind !== undefined)
    return { ...predicate, relation: withDateOfKind(predicate.relation, kind.candidates, grammar.catalogue) };
  return predicate;
}

/** "(Grapes) in every wine of E": the one relation that there is between the two kinds. */
function between(
  kind: InstancesForm,
  of: SetForm,
  phrase: RelationPhrase,
  grammar: Grammar,
): RelationPhrase | undefined {
  const things = of.kind === "intersect" ? of.sets.find((each) => each.kind === "instances") : of;
  if (things?.kind !== "instances") return undefined;
  const only = onlyRelationBetween(things, kind, grammar.catalogue, mayBeIn);
  return only && { ...phrase, candidates: [{ ...turned(only), loose: true }] };
}

/** What something has is in it, and what it is made from. */
function mayBeIn(iri: string, ends: readonly string[], catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  const isMadeFrom = names.some(
    ({ words, prepositions }) =>
      MADE.has(words[0]?.lower ?? "") && (prepositions.has("from") || prepositions.has("of")),
  );
  return isMadeFrom || mayBeHad(iri, ends, catalogue);
}

/** Relations that things of a class have come first. */
function leadingFrom(
  classes: readonly LinkCandidate[],
  { candidates, ...phrase }: RelationPhrase,
  { catalogue }: Grammar,
): RelationPhrase {
  const weighed = candidates.map((each) => ({
    ...each,
    score: each.score * classFit(turned(each), classes, catalogue),
  }));
  return { ...phrase, candidates: weighed.sort((a, b) => b.score - a.score) };
}

/** How many relations are kept for a phrase, once what is known of their ends has been weighed. */
const MOST_CANDIDATES = 14;

/** A set said of members of a class: relations that lead to things of that class come first. */
export function saidOf(base: SetForm | undefined, set: SetForm, grammar: Grammar): SetForm {
  const kind = base === undefined ? undefined : classBehind(base);
  if (set.kind !== "follow" || kind === undefined) return set;
  const candidates = set.relation.candidates
    .map((candidate) => ({
      ...candidate,
      score: candidate.score * classFit(candidate, kind.candidates, grammar.catalogue),
    }))
    .sort((a, b) => b.score - a.score);
  return { ...set, relation: { ...set.relation, candidates: candidates.slice(0, MOST_CANDIDATES) } };
}
