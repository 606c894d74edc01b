import { printForm } from "../../question/form/print-form.ts";
import type { DateValue, Form, SetForm } from "../../question/form/logical-form.ts";
import { childForms, childSlot, mapForm, relationOf, valueSlot, type Slot } from "../../question/form/walk.ts";
import { partsOf } from "./parts.ts";

/**
 * A part of a logical form as a question. Where the words still have several meanings they are kept as they were asked;
 * once each has one, the names of the graph are used.
 */
export function questionFor(set: SetForm): string {
  const phrase = printForm(isLinked(set) ? set : inWords(set));
  if (phrase.startsWith("those with ")) return `What has ${phrase.slice("those with ".length)}?`;
  if (/^what /.test(phrase)) return `${capital(phrase)}?`;
  if (/^(the|whether) /.test(phrase)) return `What is ${phrase}?`;
  if (isAboutName(set))
    return phrase.includes(" that are among ")
      ? `Is ${phrase.replace(" that are among ", " among ")}?`
      : `Has ${phrase.replace(" with ", " ")}?`;
  return `Which are the ${phrase}?`;
}

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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Does the part ask whether something that is named is so? */
function isAboutName(set: SetForm): boolean {
  if (set.kind === "at" || set.kind === "where") return isAboutName(set.set);
  return set.kind === "mention" || (set.kind === "intersect" && set.sets.some(isAboutName));
}

/** Has every choice one candidate? */
function isLinked(form: Form): boolean {
  const own = form.kind === "mention" || form.kind === "instances" ? form.candidates.length === 1 : true;
  const relation = relationOf(form);
  return (
    own &&
    (relation === undefined || relation.any === true || relation.candidates.length === 1) &&
    childForms(form).every(isLinked)
  );
}

/** The same form, printed with the question's words for its relations and names. */
function inWords(set: SetForm): SetForm {
  return mapForm(set, (node) => {
    switch (node.kind) {
      case "mention":
        return { ...node, candidates: [{ iri: "", label: node.text, score: 1 }] };
      case "follow":
      case "where":
        return { ...node, relation: { ...node.relation, candidates: asSaid(node.relation) } };
      case "extreme":
        return { ...node, by: { ...node.by, candidates: asSaid(node.by) } };
      case "at":
        return node.time.kind === "dates"
          ? {
              ...node,
              time: { ...node.time, relation: { ...node.time.relation, candidates: asSaid(node.time.relation) } },
            }
          : node;
      default:
        return node;
    }
  }) as SetForm;
}

type Phrase = NonNullable<ReturnType<typeof relationOf>>;

/** The best candidate, under the words that stand for it. */
function asSaid({ text, candidates }: Phrase): Phrase["candidates"] {
  return candidates.slice(0, 1).map((candidate) => ({ ...candidate, label: `“${text}”` }));
}
