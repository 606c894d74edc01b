import type { DateValue, Form, SetForm } from "../../question/form/logical-form.ts";
import { questionFor } from "../../question/form/question-for.ts";
import { childSlot, mapForm, valueSlot, type Slot } from "../../question/form/walk.ts";
import { partsOf } from "./parts.ts";

/** What a part's answer is called, in a question that starts from it. */
export interface KnownAnswer {
  readonly labels: readonly string[];
  /** The answer, where it is one date. */
  readonly date?: DateValue;
}

/** A part as a question about answers that are known by now, by the parts that they answer. */
export function questionFrom(form: Form, part: Slot, known: ReadonlyMap<Slot, KnownAnswer>): string {
  const names = new Map([...known].map(([slot, answer]) => [slotInForm(slot), answer.labels]));
  const said = mapForm(form, (node, slot) => {
    const labels = names.get(slot);
    if (labels !== undefined) return named(labels);
    const date = known.get(valueSlot(childSlot(slot, 1)))?.date;
    if (node.kind === "at" && date !== undefined) return { ...node, time: { kind: "instant", date } };
    // Which class they are of has been validated with them.
    return node.kind === "intersect" ? (node.sets.find(isNamed) ?? node) : node;
  });
  const own = partsOf(said).find(({ id }) => id === part);
  return own === undefined ? "" : questionFor(own.set);
}

/** Execution calls the events of a time and the sides of a comparison by slots of their own; the form does not. */
export function slotInForm(slot: Slot): Slot {
  return slot.replaceAll("v.0", "");
}

const KNOWN = "known";

function named(labels: readonly string[]): SetForm {
  const label = labels.length > 1 ? `${labels.slice(0, -1).join(", ")} and ${labels.at(-1) ?? ""}` : (labels[0] ?? "");
  return { kind: "mention", text: label, candidates: [{ iri: KNOWN, label, score: 1 }] };
}

function isNamed(set: SetForm): boolean {
  return set.kind === "mention" && set.candidates[0]?.iri === KNOWN;
}
