import type { ExceptForm, Form, SetForm } from "../../../question/form/logical-form.ts";
import { nodesOf } from "../../../question/form/walk.ts";

/** What is said of a set where nothing of it is known to be what is left out. */
export const NOTHING_LEFT_OUT = "nothing of what is asked about is known to be what is left out, so that nobody can say what is not";

/**
 * What each exclusion of a form leaves out. A graph does not say that something is not so; that a film is not French can be
 * found out only where it is said which films are.
 */
export function exclusionsOf(form: Form): readonly SetForm[] {
  return [...nodesOf(form)]
    .map(({ node }) => node)
    .filter((node): node is ExceptForm => node.kind === "except")
    .map(({ set, without }) => ({ kind: "intersect", sets: [set, without] }));
}
