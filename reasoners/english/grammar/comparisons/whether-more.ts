import type { Condition, Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import type { Measured } from "./measure.ts";

/**
 * Has `a` more than `b`? A stated value is a bound of what `a` has, and no thing to compare with. Undefined where
 * nothing of its own is compared: any ferry may be longer than any tug.
 */
export function whetherMore(a: SetForm, b: SetForm, { by, direction }: Measured): Form | undefined {
  if (!isOneThing(a)) return undefined;
  if (b.kind === "value") {
    const condition: Condition = { operator: direction === "max" ? ">" : "<", value: b.value };
    return { kind: "exists", set: { kind: "where", set: a, relation: by, condition } };
  }
  return isOneThing(b) ? { kind: "compare", a, b, by, direction, whether: true } : undefined;
}

/** A name, or what is told of one, and no value. */
export function isOneThing(set: SetForm): boolean {
  const nodes = [...nodesOf(set)].map(({ node }) => node.kind);
  return nodes.includes("mention") && !nodes.includes("value") && set.kind !== "union";
}
