import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { AskedQuestion } from "./asked-question.ts";

/** Signs of money, of reckoning and of denial; those of quotation, of stress and of trade say nothing. */
const SIGN = /[\p{Sc}\p{Sm}%‰&#@\\°]|!(?=\p{L})/gu;

/** The first sign of a question, with what stands behind it, that is no part of a word or name. */
export function unreadSign({ text: question, words }: AskedQuestion, nodes: readonly Form[]): string | undefined {
  const signs = [...question.matchAll(SIGN)];
  if (signs.length === 0) return undefined;
  const names = nodes.flatMap((node) => (node.kind === "mention" ? spansOf(node.text, question) : []));
  const spans = [...names, ...words.filter(({ text }) => text !== "!")];
  for (const { index, 0: sign } of signs) {
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
