import type { Form, SetForm } from "./logical-form.ts";
import { isSet } from "./logical-form.ts";
import { mapForm } from "./walk.ts";

/**
 * What a question asks that asks several things at once: "who wrote it, and when was it published". Each part is a form
 * as any other, with an answer of its own. What parts share is said in each of them, and means one thing in all; where
 * a part speaks of what an earlier one asks for, a mention says of which (`answerOf`).
 */
interface SeveralForm {
  readonly kind: "several";
  /** Two or more, in the order of the question. */
  readonly parts: readonly Form[];
}

/** What a question asks: one thing, or several. */
export type AskedForm = Form | SeveralForm;

/** A part in which what an earlier part asks for stands in place of the words that speak of it. */
export function withPartsSaid(part: Form, earlier: readonly Form[]): Form {
  return mapForm(part, (node) => {
    const said = node.kind === "mention" && node.answerOf !== undefined ? earlier[node.answerOf] : undefined;
    return said !== undefined && isSet(said) ? said : node;
  });
}

/** A part with a set in place of the words that speak of what an earlier part asks for. */
export function withAnswerOf(part: Form, set: SetForm): Form {
  return mapForm(part, (node) => (node.kind === "mention" && node.answerOf !== undefined ? set : node));
}

/** The part whose answer a form speaks of; undefined where it stands by itself. */
export function answerNeededBy(part: Form): number | undefined {
  let needed: number | undefined;
  mapForm(part, (node) => {
    if (node.kind === "mention" && node.answerOf !== undefined) needed ??= node.answerOf;
    return node;
  });
  return needed;
}
