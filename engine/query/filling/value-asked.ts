import { type Form, type FollowForm, isOfSet, type SetForm } from "../../question/form/logical-form.ts";
import type { Row } from "../execution/hop.ts";
import { endOf, membersOf } from "../execution/hop.ts";
import { nodeKey } from "../../evidence/fact.ts";
import type { FactNode } from "../../evidence/fact.ts";
import { literalValue } from "../../values/literal-value.ts";
import { textValue } from "../../values/text-value.ts";
import { isValueSlot, type Slot } from "../../question/form/walk.ts";
import type { Filled } from "./filling.ts";

/** What whoever reads is told to look for where things are compared: words of an order alone name nothing in a text. */
const COMPARED = "number or date";

/** The value that a text is to give, where what is read of a thing is held against one; undefined where it is not. */
export function valueAsked(form: Form): string | undefined {
  switch (form.kind) {
    case "compare":
    case "difference":
    case "extreme":
      return form.tally === undefined ? COMPARED : undefined;
    case "where": {
      const { condition } = form;
      if (form.tally !== undefined || condition.operator === "contains") return undefined;
      if (isOfSet(condition)) return ["<", ">", "<=", ">="].includes(condition.operator) ? COMPARED : undefined;
      const { type } = condition.operator === "between" ? condition.from : condition.value;
      return type === "text" ? undefined : type;
    }
    default:
      return undefined;
  }
}

/** The set of the values of things, with what is expected where no relation of a graph leads to it. */
export function withValueAsked(set: SetForm, expects: string | undefined): SetForm {
  const isOpen = set.kind === "follow" && set.relation.candidates.length === 0 && set.expects === undefined;
  return expects === undefined || !isOpen ? set : { ...set, expects };
}

/**
 * What a side of a comparison starts from, where that is its value already ("has so many inhabitants"), as the value of
 * what has it: of a number no text says more. Undefined where it is anything else.
 */
export function valueItself({ relation }: FollowForm, slot: Slot, from: Filled): Filled | undefined {
  if (!isValueSlot(slot) || relation.candidates.length > 0) return undefined;
  if (from.rows.length === 0 || !membersOf(from.rows).every(isValue)) return undefined;
  const rows = from.rows.flatMap(({ value, hops }): Row[] => {
    const at = hops.findLastIndex((hop) => nodeKey(endOf(hop)) === nodeKey(value));
    return at < 0 ? [] : [{ value, hops: hops.map((hop, index) => (index === at ? { ...hop, slot } : hop)) }];
  });
  return rows.length === 0 ? undefined : { rows, score: from.score };
}

function isValue(node: FactNode): boolean {
  if (node.kind === "literal") return literalValue(node).type !== "text";
  return node.kind === "words" && textValue(node.text).type !== "text";
}
