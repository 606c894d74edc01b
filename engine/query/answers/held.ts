import type { AnswerValue } from "../../evidence/trace.ts";
import { type Form, isRatioOfCounts, isShare, type SetForm } from "../../question/form/logical-form.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";

/**
 * What is to be said of a number of things, as a clause: it is how many the sources hold, who need not hold all of
 * them. Undefined for what is no count, and for a count of what there can be no more of.
 */
export function heldOf(form: Form, [value]: readonly AnswerValue[], catalogue: Catalogue): string | undefined {
  if (form.kind !== "count" || isShare(form) || isRatioOfCounts(form)) return undefined;
  if (value === undefined || isBounded(form.set, catalogue)) return undefined;
  return held(value.node.label);
}

/**
 * The same of the things of a kind that are one thing's: "4 are held, and the sources need not hold all". Undefined
 * where one is found, and where a relation is asked for, of which nothing says how many there may be.
 */
export function heldOfKind(form: Form, values: readonly AnswerValue[]): string | undefined {
  if (values.length < 2) return undefined;
  const set = form.kind === "at" ? form.set : form;
  if (set.kind !== "intersect" || set.sets.length !== 2) return undefined;
  const [follow, ...others] = set.sets.filter((each) => each.kind === "follow");
  const isOfOne = others.length === 0 && follow?.from.kind === "mention";
  return isOfOne && set.sets.some(({ kind }) => kind === "instances") ? held(`${values.length}`) : undefined;
}

function held(label: string): string {
  return `only what the sources state is counted: ${label}`;
}

/** Can there be no more than is known: what the question lists, or what each of these has one of by definition? */
function isBounded(set: SetForm, catalogue: Catalogue): boolean {
  switch (set.kind) {
    case "mention":
    case "value":
      return true;
    case "union":
      return set.sets.every((each) => isBounded(each, catalogue));
    case "at":
      return isBounded(set.set, catalogue);
    case "follow":
      return (
        isBounded(set.from, catalogue) &&
        set.relation.candidates.length > 0 &&
        set.relation.candidates.every(
          ({ iri, direction }) =>
            direction === "FORWARD" &&
            catalogue.relations.find((entry) => entry.iri === iri)?.declaredFunctional === true,
        )
      );
    default:
      return false;
  }
}
