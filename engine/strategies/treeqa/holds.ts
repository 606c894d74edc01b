import type { Form, SetForm } from "../../question/form/logical-form.ts";
import { childSlot, valueSlot, type Slot } from "../../question/form/walk.ts";
import type { Part } from "./parts.ts";
import { setsOf } from "../../query/form-sets.ts";

/** Has a part a validated answer? Undefined for a slot that is no part. */
export type IsKnown = (part: Slot) => boolean | undefined;

/** Is all known that the answer of a form rests on? */
export function isFormKnown(form: Form, isKnown: IsKnown): boolean {
  return setsOf(form).every(({ set, slot }) => isSetKnown(set, slot, isKnown));
}

/** Is all known that a part starts from? */
export function canStart({ from, needs }: Part, isKnown: IsKnown): boolean {
  const begun = from === undefined || isSetKnown(from.set, from.slot, isKnown);
  const dates = needs.filter((need) => need.endsWith("v"));
  return begun && dates.every((need) => isKnown(need) !== false);
}

/** One branch of a union is enough; what is to be left out may be nothing. */
function isSetKnown(set: SetForm, slot: Slot, isKnown: IsKnown): boolean {
  const inner = (child: SetForm, index: number): boolean => isSetKnown(child, childSlot(slot, index), isKnown);
  switch (set.kind) {
    case "mention":
    case "value":
    case "instances":
    case "follow":
    case "where":
    case "extreme":
      return isKnown(slot) ?? true;
    case "intersect":
      return set.sets.every(inner);
    case "union":
      return set.sets.some(inner);
    case "except":
      return inner(set.set, 0);
    case "at":
      return inner(set.set, 0) && (set.time.kind !== "dates" || isKnown(valueSlot(childSlot(slot, 1))) !== false);
  }
}
