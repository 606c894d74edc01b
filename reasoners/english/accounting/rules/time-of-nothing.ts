import { type Form, isAnyTime, type TimeExpression } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";

/**
 * Is a time that a calendar tells said of nothing but the members of a kind: "how many runs were there in 2005"? These
 * are there at any time as far as a graph tells, so that the time would be held against nothing.
 */
export function timesNothing(form: Form): boolean {
  return [...nodesOf(form)].some(
    ({ node }) =>
      node.kind === "at" &&
      isOfCalendar(node.time) &&
      ![...nodesOf(node.set)].some(({ node: part }) => part.kind === "mention" || relationOf(part) !== undefined),
  );
}

function isOfCalendar(time: TimeExpression): boolean {
  return time.kind === "instant" || (time.kind === "interval" && !isAnyTime(time));
}
