import type { ExtremeForm, Form, NumbersTally, SetForm, WhereForm } from "./logical-form.ts";
import { thingsInTally } from "./walk.ts";

/** A node that chooses by numbers of things together. */
export type TakingNumbers = (WhereForm | ExtremeForm) & { readonly tally: NumbersTally };

export function takesNumbers(form: Form): form is TakingNumbers {
  return (form.kind === "where" || form.kind === "extreme") && form.tally !== undefined && form.tally.how !== "count";
}

/**
 * What the things of a tally are among; undefined where it is all that the relation leads to. Numbers start from a set,
 * and where a question says nothing of the things they start from all of these.
 */
export function thingsTallied(node: WhereForm | ExtremeForm): SetForm | undefined {
  const things = thingsInTally(node.tally);
  return takesNumbers(node) && things !== undefined && isAllLedTo(node, things) ? undefined : things;
}

/** Do the numbers of a tally start from all that its relation leads to? */
export function isOfAllLedTo(node: WhereForm | ExtremeForm): boolean {
  return thingsInTally(node.tally) !== undefined && thingsTallied(node) === undefined;
}

function isAllLedTo(node: WhereForm | ExtremeForm, things: SetForm): boolean {
  if (things.kind !== "follow") return false;
  const { text, candidates } = node.kind === "where" ? node.relation : node.by;
  return (
    things.relation.text === text &&
    JSON.stringify(things.relation.candidates) === JSON.stringify(candidates) &&
    JSON.stringify(things.from) === JSON.stringify(node.set)
  );
}
