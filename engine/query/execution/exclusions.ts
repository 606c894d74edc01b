import type { ExceptForm, Form, SetForm } from "../../question/form/logical-form.ts";
import { nodesOf } from "../../question/form/walk.ts";

/** The note of a set of whose members none is known to be in the excluded set. */
export const NOTHING_LEFT_OUT =
  "the sources say of none of them whether it is to be left out, so what remains is not known";

/** The note of a set of which nobody can say what is not among those that it leaves out. */
export const PART_LEFT_OUT = "only a part of what is to be left out could be read, so what remains is not known";

/**
 * What each exclusion of a form leaves out. A graph does not say that something is not so; that a film is not French
 * can be found out only where it is said which films are.
 */
export function exclusionsOf(form: Form): readonly LeftOut[] {
  return [...nodesOf(form)]
    .map(({ node }) => node)
    .filter((node): node is ExceptForm => node.kind === "except")
    .map((of) => ({ of, set: { kind: "intersect", sets: [of.set, withoutNames(of.without)] } }));
}

/** What an exclusion leaves out of its set. */
export interface LeftOut {
  readonly of: ExceptForm;
  readonly set: SetForm;
}

/**
 * A name that is left out beside what is said of others ("those that do not border E", E among them) shows nothing of
 * them.
 */
function withoutNames(set: SetForm): SetForm {
  if (set.kind !== "union") return set;
  const [first, ...others] = set.sets.filter(({ kind }) => kind !== "mention");
  if (first === undefined) return set;
  return others.length === 0 ? first : { ...set, sets: [first, ...others] };
}
