import type { QuestionPart } from "../../../engine/question/analysis.ts";
import type { Form, RelationCandidate, SetForm } from "../../../engine/question/form/logical-form.ts";
import { isSet } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { Word } from "../language/words.ts";
import { linkClass } from "../linking/class-linker.ts";
import { linkedPhrase } from "../linking/relation-linker.ts";
import { LINKING } from "../weights.ts";
import type { Antecedent } from "./antecedents.ts";

/**
 * Which of those that were named or asked for before "the painter" or "that country" is: the one that is of that kind,
 * or that was asked for as that ("who painted E"). Undefined where none is, or more than one may be.
 */
export function meantByNoun(
  noun: Word,
  antecedents: readonly Antecedent[],
  earlier: readonly QuestionPart[],
  catalogue: Catalogue,
): Antecedent | undefined {
  const kinds = linkClass([noun], catalogue).map(({ iri }) => iri);
  const { candidates } = linkedPhrase({ words: [noun], role: "NOUN", known: "ENTITY" }, catalogue);
  const roles = candidates.filter(({ loose }) => loose !== true);
  const meant = antecedents.filter(
    ({ types, answerOf }) =>
      types.some((type) => kinds.includes(type)) ||
      (answerOf !== undefined && isAskedAs(roles, earlier[answerOf]?.readings[0]?.form)),
  );
  const [only, ...others] = meant;
  return others.length > 0 ? undefined : only;
}

/** Does a form ask for those to whom such a relation leads? */
function isAskedAs(roles: readonly RelationCandidate[], form: Form | undefined): boolean {
  const relation = form !== undefined && isSet(form) ? lastRelation(form) : undefined;
  return roles.some(({ iri, direction }) => iri === relation?.iri && direction === relation.direction);
}

function lastRelation(set: SetForm): RelationCandidate | undefined {
  switch (set.kind) {
    case "follow": {
      const [best] = set.relation.candidates;
      return best !== undefined && best.score >= LINKING.likely ? best : undefined;
    }
    case "at":
    case "where":
    case "extreme":
    case "except":
      return lastRelation(set.set);
    default:
      return undefined;
  }
}
