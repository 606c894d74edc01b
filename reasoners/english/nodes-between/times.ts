import type { Condition, DateValue, SetForm, TimeExpression } from "../../../engine/question/form/logical-form.ts";
import { phraseOf } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import { type DateRange, isRange, type SaidTime } from "./said-time.ts";
import { lowerOf, type Token } from "./tokens.ts";

/** Does the word say of what is so that it is so now: "is", "does"? */
export function isPresent(token: Token): boolean {
  return PRESENT.has(lowerOf(token));
}

const PRESENT: ReadonlySet<string> = new Set(["is", "are", "'s", "does", "do"]);

/** What is said at a time of nodes: which of them, and when what they link held. */
interface Timely {
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
  const range: DateRange = isRange(time) ? time : { from: time, to: time };
  if (point !== undefined) return [{ nodes: dated(nodes, point, time), time: undefined }];
  if (start === undefined) return [];
  const began: Timely = { nodes: dated(nodes, start, time), time: undefined };
  if (end === undefined) return isDeed ? [began] : [];
  const { from, to } = range;
  // What is said to be so since a date held ever since, and not only for a while.
  if (from === undefined || to === undefined) return isDeed ? [began] : [];
  const held: Timely = {
    nodes,
    time: isRange(time) ? { kind: "interval", from, to } : { kind: "instant", date: time },
  };
  return isDeed ? [held, began] : [held];
}

type DateRelation = NonNullable<NodeKind["start"]>;

function dated(set: SetForm, relation: DateRelation, time: DateValue | DateRange): SetForm {
  if (!isRange(time)) return where(set, relation, { operator: "=", value: time });
  const { from, to, strict } = time;
  if (from !== undefined && to !== undefined) return where(set, relation, { operator: "between", from, to });
  if (from !== undefined) return where(set, relation, { operator: strict === true ? ">" : ">=", value: from });
  return to === undefined ? set : where(set, relation, { operator: strict === true ? "<" : "<=", value: to });
}

function where(set: SetForm, relation: DateRelation, condition: Condition): SetForm {
  return { kind: "where", set, relation: phraseOf(relation, "FORWARD"), condition };
}
