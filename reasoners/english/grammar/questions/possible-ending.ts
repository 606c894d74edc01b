import { isOfSet, type SetForm, type WhereForm } from "../../../../engine/question/form/logical-form.ts";
import { canEndIn } from "../../linking/domain-range-fit.ts";
import type { Grammar } from "../grammar.ts";
import { turned } from "../relation/turned.ts";

/** The set with those links left out whose other end can not be what is asked for; undefined when nothing is left. */
export function endingIn(grammar: Grammar, set: SetForm, wanted: "PERSON" | "ENTITY"): SetForm | undefined {
  if (set.kind === "intersect") {
    const sets = set.sets.map((each) => endingIn(grammar, each, wanted));
    return sets.every((each) => each !== undefined) ? { ...set, sets } : undefined;
  }
  if (set.kind === "at") {
    const inner = endingIn(grammar, set.set, wanted);
    return inner === undefined ? undefined : { ...set, set: inner };
  }
  if (set.kind === "where" && isOfSeveral(set)) return endingSo(grammar, set, wanted);
  if (set.kind !== "follow" || set.relation.candidates.length === 0) return set;
  const candidates = set.relation.candidates.filter((candidate) => canEndIn(candidate, wanted, grammar.catalogue));
  return candidates.length === 0 && set.relation.any !== true
    ? undefined
    : { ...set, relation: { ...set.relation, candidates } };
}

function isOfSeveral({ condition, tally }: WhereForm): boolean {
  return isOfSet(condition) && tally === undefined && (condition.operator === "every" || condition.operator === "only");
}

/** "Starred in every film by E": those who did are at the other end of what leads to the films. */
function endingSo(grammar: Grammar, form: WhereForm, wanted: "PERSON" | "ENTITY"): SetForm | undefined {
  const set = endingIn(grammar, form.set, wanted);
  if (set?.kind !== "follow" || form.set.kind !== "follow") return set && { ...form, set };
  const kept = new Set(set.relation.candidates.map(({ iri, direction }) => `${direction} ${iri}`));
  const candidates = form.relation.candidates.filter((each) => {
    const { direction, iri } = turned(each);
    return kept.has(`${direction} ${iri}`);
  });
  return candidates.length === 0 ? undefined : { ...form, set, relation: { ...form.relation, candidates } };
}
