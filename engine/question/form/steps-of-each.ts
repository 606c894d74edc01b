import type { ExtremeForm, Form, SetForm } from "./logical-form.ts";
import { childForms, childSlot, ROOT, type Slot } from "./walk.ts";

/** What a superlative of each of several things goes through. */
export interface StepsOfEach {
  /** Where the steps stand from each of the things to its own, in their order. */
  readonly chain: readonly Slot[];
  /** Those of each of which the first is asked for, and where they stand. */
  readonly things: SetForm;
  readonly slot: Slot;
}

/**
 * The steps to the members of a set from those of each of which the first is asked for; undefined where there are not
 * so many.
 * @param slot where the set stands
 * @param steps how many there are, at least one
 */
export function stepsOfEach(set: SetForm, slot: Slot, steps: number): StepsOfEach | undefined {
  const inner = (part: SetForm | undefined, index: number, left: number): StepsOfEach | undefined =>
    part === undefined ? undefined : stepsOfEach(part, childSlot(slot, index), left);
  switch (set.kind) {
    case "follow": {
      const from = childSlot(slot, 0);
      if (steps <= 1) return { chain: [slot], things: set.from, slot: from };
      const before = inner(set.from, 0, steps - 1);
      return before === undefined ? undefined : { ...before, chain: [...before.chain, slot] };
    }
    case "intersect":
      for (const [index, part] of set.sets.entries()) {
        const found = inner(part, index, steps);
        if (found !== undefined) return found;
      }
      return undefined;
    case "where":
    case "except":
    case "at":
    case "extreme":
      return inner(childForms(set)[0], 0, steps);
    default:
      return undefined;
  }
}

/** A superlative of each of several things, and where it stands. */
export interface RankedOfEach {
  readonly form: ExtremeForm;
  readonly slot: Slot;
  readonly steps: StepsOfEach;
}

/** The superlative of each of several things that a form answers with, at whatever time; undefined for any other. */
export function rankedOfEach(form: Form): RankedOfEach | undefined {
  let [inner, slot] = [form, ROOT];
  while (inner.kind === "at") [inner, slot] = [inner.set, childSlot(slot, 0)];
  if (inner.kind !== "extreme" || inner.ofEach === undefined) return undefined;
  const steps = stepsOfEach(inner.set, childSlot(slot, 0), inner.ofEach);
  return steps === undefined ? undefined : { form: inner, slot, steps };
}
