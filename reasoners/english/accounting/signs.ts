import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import { wordsOf } from "../language/words.ts";

/** Signs of money, of reckoning and of denial; those of quotation, of stress and of trade say nothing. */
const SIGN = /[\p{Sc}\p{Sm}%‰&#@\\°]|!(?=\p{L})/gu;

/** The first sign of a question, with what stands behind it, that is no part of a word or name. */
export function unreadSign(question: string, form: Form): string | undefined {
  const names = [...nodesOf(form)].flatMap(({ node }) => (node.kind === "mention" ? spansOf(node.text, question) : []));
  const spans = [...names, ...wordsOf(question).filter(({ text }) => text !== "!")];
  for (const { index, 0: sign } of question.matchAll(SIGN)) {
    if (spans.some(({ start, end }) => start <= index && index < end)) continue;
    return sign;
  }
  return undefined;
}

function spansOf(name: string, question: string): readonly { readonly start: number; readonly end: number }[] {
  const spans: { readonly start: number; readonly end: number }[] = [];
  if (name === "") return spans;
  for (let start = question.indexOf(name); start >= 0; start = question.indexOf(name, start + name.length))
    spans.push({ start, end: start + name.length });
  return spans;
}
