import type { DateValue, SetForm, TimeExpression } from "../../../engine/question/form/logical-form.ts";
import { phraseOf } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import type { SaidTime } from "./said-time.ts";

/** What is said at a time of nodes: which of them, and when what they link held. */
export interface Timely {
  readonly nodes: SetForm;
  readonly time: TimeExpression | undefined;
}

/**
 * The nodes at a time: a fact of a node with a beginning or an end holds when the node does, and one with one date is
 * of that date. Of a deed, those that began then may be meant as well as those that held then, and where these differ
 * nobody can tell which. None where the nodes bear no such dates.
 */
export function timely(nodes: SetForm, time: SaidTime, kind: NodeKind, isDeed: boolean): readonly Timely[] {
  if (time === undefined) return [{ nodes, time: undefined }];
  const { start, end, point } = kind;
  if (time === "now") return end === undefined ? [] : [{ nodes, time: { kind: "now" } }];
  if (point !== undefined) return [{ nodes: dated(nodes, point, "=", time), time: undefined }];
  if (start === undefined) return [];
  const held: Timely = { nodes, time: { kind: "instant", date: time } };
  const began: Timely = { nodes: dated(nodes, start, "=", time), time: undefined };
  if (end === undefined) return isDeed ? [began] : [];
  return isDeed ? [held, began] : [held];
}

export function dated(
  set: SetForm,
  relation: NonNullable<NodeKind["start"]>,
  operator: "=" | "<" | "<=" | ">" | ">=",
  value: DateValue,
): SetForm {
  return { kind: "where", set, relation: phraseOf(relation, "FORWARD"), condition: { operator, value } };
}
