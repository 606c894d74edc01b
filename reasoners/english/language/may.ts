import { type Word } from "./words.ts";
import { wordSet } from "./word-set.ts";
import lists from "./data/values.json" with { type: "json" };

const BEFORE_MONTHS = wordSet(lists.beforeMonths);

/**
 * Is it the month, and not the verb that is written alike? It has a capital that no beginning gives it, or stands where
 * no verb does: "in may".
 */
export function isMay({ text, lower, start }: Pick<Word, "text" | "lower" | "start">, before = ""): boolean {
  return lower === "may" && ((text === "May" && start > 0) || BEFORE_MONTHS.has(before));
}
