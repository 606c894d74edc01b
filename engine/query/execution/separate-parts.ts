import { isOfSet, type SetForm } from "../../question/form/logical-form.ts";
import { childForms, childSlot, type Slot } from "../../question/form/walk.ts";
import { isChosenTogether, isPlain } from "../structure.ts";

/** A part of a form, and where it stands. */
export interface Part {
  readonly form: SetForm;
  readonly slot: Slot;
  readonly use: "PART" | "LEFT_OUT";
}

/**
 * The outermost parts of a set that have to be computed before it. The events of a time are not among its parts.
 * @param apart Sets to leave out that are computed by themselves though SPARQL can say them
 */
export function separateParts(form: SetForm, slot: Slot, apart: ReadonlySet<Slot>): readonly Part[] {
  const children = form.kind === "at" ? [form.set] : childForms(form);
  return children.flatMap((child, index): readonly Part[] => {
    const use = form.kind === "except" && index === 1 ? "LEFT_OUT" : "PART";
    const part = { form: child, slot: childSlot(slot, index), use } as const;
    return isSeparate(form, index) || apart.has(part.slot) ? [part] : separateParts(child, part.slot, apart);
  });
}

/** Is a node's n-th child computed by itself? */
export function isSeparate(form: SetForm, index: number): boolean {
  const child = childForms(form)[index];
  if (child === undefined) return false;
  if (form.kind === "where" && isOfSet(form.condition) && child === form.condition.of) return true;
  return isChosenTogether(child) || (form.kind === "except" && index === 1 && !isPlain(child));
}
