import { XSD } from "../../rdf/term.ts";
import { isSet, type Form, type SetForm } from "../../question/form/logical-form.ts";
import type { Row } from "./hop.ts";

/**
 * True for "which mazes allow dogs?" read as the values of a relation that says true or false of each maze: "false,
 * true" says of none which it is. Of one thing that is named, its value is what is asked for.
 */
export function listsTruthValues(form: Form, rows: readonly Row[]): boolean {
  const set = form.kind === "count" ? form.set : isSet(form) ? form : undefined;
  return set !== undefined && !isOfOneName(set) && rows.some(({ value }) => isTruthValue(value));
}

function isTruthValue(node: Row["value"]): boolean {
  return node.kind === "literal" && node.datatype === `${XSD}boolean`;
}

/** Is it what a relation says of something that is named? */
function isOfOneName(set: SetForm): boolean {
  if (set.kind === "at") return isOfOneName(set.set);
  return set.kind === "follow" && isName(set.from);
}

function isName(set: SetForm): boolean {
  return set.kind === "at" ? isName(set.set) : set.kind === "mention";
}
