import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { Said } from "../accounting/demand.ts";
import { OF_PLACES } from "../language/question-words.ts";
import { endClasses } from "./deeds-of-classes.ts";
import { relationNames } from "./relation-names.ts";
import { isPlace } from "./what-classes-hold.ts";

/**
 * "Where was E made" without who made E, "where is E" without what E is for: whoever does something is no place, though
 * a firm may have one, and nor is a purpose.
 */
export function withoutDoersOfPlaces(form: Form, { words, start }: Said, catalogue: Catalogue): Form {
  const follow = form.kind === "at" ? form.set : form;
  if (follow.kind !== "follow" || !OF_PLACES.has(words[start]?.lower ?? "")) return form;
  const candidates = follow.relation.candidates.filter((each) => {
    const [label] = relationNames(catalogue).byRelation.get(each.iri) ?? [];
    const ends = endClasses(each, catalogue);
    const isDoer = each.direction === "FORWARD" && label?.objectActs === true;
    const isPurpose = each.direction === "FORWARD" && label?.words[0]?.lower === "for";
    return !(isDoer || isPurpose) || ends.some((iri) => isPlace(iri, catalogue) === true);
  });
  if (candidates.length === follow.relation.candidates.length) return form;
  const left = { ...follow, relation: { ...follow.relation, candidates } };
  return form.kind === "at" ? { ...form, set: left } : left;
}
