import { isOfSet, isPartOfTotal, type Form, type SetForm } from "../question/form/logical-form.ts";
import { rankedOfEach } from "../question/form/steps-of-each.ts";
import { takesNumbers } from "../question/form/things-tallied.ts";
import { childForms, nodesOf } from "../question/form/walk.ts";

/** Can SPARQL say all of it, so that its complement can be taken in the query? */
export function isPlain(form: SetForm): boolean {
  const plain = ["mention", "instances", "follow", "intersect", "union", "except"].includes(form.kind);
  return plain && childForms(form).every(isPlain);
}

/**
 * Are its members chosen by all of its rows together, so that it is computed by itself: a superlative, a condition on
 * how many things a relation leads to, or one that another set decides?
 */
export function isChosenTogether(form: Form): boolean {
  return form.kind === "extreme" || (form.kind === "where" && (form.tally !== undefined || isOfSet(form.condition)));
}

/** Is it decided from two sets: those of both sides, or the values and all that might have one? */
function isOfTwo(form: Form): boolean {
  const { kind } = form;
  if (rankedOfEach(form) !== undefined) return true;
  if (form.kind === "age") return form.until !== undefined;
  return kind === "compare" || kind === "difference" || kind === "same" || ["total", "each"].includes(kind);
}

/** Of a total of things that are told one by one it is looked whether there is each of them. */
function partsNamed(form: Form): number {
  if (form.kind !== "total" || form.set.kind !== "union") return 0;
  return form.set.sets.filter(({ kind }) => kind !== "mention").length;
}

/** Of superlatives that lead on, nodes without an IRI are looked through once more. */
function followed(form: Form): number {
  return [...nodesOf(form)].filter(({ node }) => node.kind === "follow" && node.from.kind === "extreme").length;
}

/** At most as many sets of a form are computed by queries of their own. */
export function setsComputed(form: Form): number {
  const separate = [...nodesOf(form)].filter(
    ({ node }) =>
      isChosenTogether(node) ||
      node.kind === "except" ||
      (node.kind === "at" && (node.time.kind === "dates" || node.time.kind === "turn")),
  );
  // What is chosen from is listed besides, for members without a value.
  const listed = separate.filter(({ node }) => isChosenTogether(node));
  // So are things whose numbers are taken together, for those without a number.
  const things = separate.filter(({ node }) => takesNumbers(node));
  // Of what a total is told by itself is listed too.
  const told = form.kind === "total" && form.ofEach !== undefined ? 1 : 0;
  const parts = isPartOfTotal(form) ? 1 : 0;
  return (
    parts +
    separate.length +
    listed.length +
    things.length +
    followed(form) +
    (isOfTwo(form) ? 2 : 1) +
    partsNamed(form) +
    told
  );
}
