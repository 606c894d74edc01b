import type { DateValue } from "../../engine/question/form/logical-form.ts";
import { textValue } from "../../engine/values/text-value.ts";

const ORDINAL = /(?<=\d)(?:st|nd|rd|th)\b/giu;

/**
 * Reads a text that is nothing but a date, in ISO 8601 or in English, at whatever precision; undefined for any other.
 */
export function readDate(text: string): DateValue | undefined {
  const plain = text
    .normalize("NFKC")
    .trim()
    .replace(ORDINAL, "")
    .replace(/(?<=[a-z]),? (?:of )?(?=\d{3,4}$)/iu, " ")
    .replace(" of ", " ");
  const value = textValue(plain);
  return value.type === "date" ? value : undefined;
}

/**
 * Does an answer say the gold date? It does when it agrees with every part that the gold states: "20 July 1969" says
 * "1969", but "1969" does not say "20 July 1969".
 */
export function saysDate(answer: DateValue, gold: DateValue): boolean {
  return (
    answer.year === gold.year &&
    (gold.month === undefined || answer.month === gold.month) &&
    (gold.day === undefined || answer.day === gold.day)
  );
}
