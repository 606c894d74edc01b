import type { AnswerType, GoldAnswer } from "../../question-set.ts";
import { valueOf } from "../../knowledge/value-form.ts";

const YES_NO: ReadonlyMap<string, string> = new Map([
  ["yes", "yes"],
  ["true", "yes"],
  ["no", "no"],
  ["false", "no"],
]);

/** An answer with the other ways to write it; a date and a number count in their standard form too. */
export function goldAnswer(label: string, aliases: readonly string[] = [], iri?: string): GoldAnswer {
  const standard = valueOf(label)?.lexical;
  const others = new Set([...aliases, ...(standard === undefined ? [] : [standard])]);
  others.delete(label);
  others.delete("");
  return { label, aliases: [...others], ...(iri === undefined ? {} : { iri }) };
}

/** `yes` or `no`, for what a set calls by these words or by those of logic. */
export function yesNo(said: string | boolean): GoldAnswer | undefined {
  const label = YES_NO.get(String(said).trim().toLowerCase());
  if (label === undefined) return undefined;
  return { label, aliases: [label === "yes" ? "true" : "false"] };
}

/**
 * What kind of answer a question has, for sets that do not say so: by the form of all its answers together. What has
 * no form of its own is a name.
 */
export function answerTypeOf(labels: readonly string[]): AnswerType {
  if (labels.length === 0) return "ENTITIES";
  if (labels.length === 1 && ["yes", "no"].includes(labels[0]?.toLowerCase() ?? "")) return "YES_NO";
  const kinds = new Set(labels.map((label) => valueOf(label)?.kind));
  if (kinds.size > 1) return "ENTITIES";
  return [...kinds][0] ?? "ENTITIES";
}

/** Type and answers of a question that has one answer in text, and other ways to write it. */
export function textAnswer(
  text: string,
  aliases: readonly string[] = [],
): { type: AnswerType; answers: readonly GoldAnswer[] } {
  const type = answerTypeOf([text]);
  const answer = (type === "YES_NO" ? yesNo(text) : undefined) ?? goldAnswer(text, aliases);
  return { type, answers: [answer] };
}
