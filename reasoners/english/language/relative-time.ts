import account from "./data/account-words.json" with { type: "json" };
import lists from "./data/operator-words.json" with { type: "json" };
import { DETERMINERS } from "./function-words.ts";
import { wordSet } from "./word-set.ts";

const PERIODS: ReadonlySet<string> = new Set([...wordSet(account.shortPeriods), ...wordSet(lists.periods), "month"]);
const FROM_TODAY: ReadonlySet<string> = new Set(["last", "this", "next"]);
const ALONE: ReadonlySet<string> = new Set(["yesterday", "tomorrow", "tonight"]);

/**
 * Does an English question say a time that is reckoned from the day of asking ("last season", "yesterday")? What a text
 * says so was another day's; and "the last season of E" is the latest that there was.
 * @param words in lower case
 */
export function saysRelativeTime(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      ALONE.has(word) ||
      (FROM_TODAY.has(word) && PERIODS.has(words[at + 1] ?? "") && !isLatest(words[at - 1] ?? "", word)),
  );
}

function isLatest(before: string, word: string): boolean {
  return word !== "this" && (DETERMINERS.has(before) || /^(?:its|his|her|their|whose|s)$/u.test(before));
}
