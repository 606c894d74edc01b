import lists from "./data/differences.json" with { type: "json" };
import { knownUnit } from "../../../engine/values/unit.ts";
import { wordSet } from "./word-set.ts";
import { phraseText, type Word } from "./words.ts";

const TIMES: ReadonlyMap<string, string> = new Map(
  [...wordSet(lists.timeUnits)].flatMap((unit) => [
    [unit, unit],
    [`${unit}s`, unit],
  ]),
);
const MOST_WORDS_OF_A_UNIT = 3;

/** Words that say in what a difference is to be told. */
export interface AmountAsked {
  /** In words and the singular; absent for "how much". */
  readonly unit?: string;
  /** Where what is asked of it begins. */
  readonly at: number;
}

/** "How much", "how many years", "how many square metres"; undefined for other words. */
export function amountAsked(words: readonly Word[], from: number): AmountAsked | undefined {
  if (words[from]?.lower !== "how") return undefined;
  const second = words[from + 1]?.lower ?? "";
  if (second === "much") return { at: from + 2 };
  if (second !== "many") return undefined;
  for (let length = MOST_WORDS_OF_A_UNIT; length > 0; length -= 1) {
    const said = words.slice(from + 2, from + 2 + length);
    const unit = said.length < length ? undefined : unitSaid(said);
    if (unit !== undefined) return { unit, at: from + 2 + length };
  }
  return undefined;
}

/** A unit by the words for it, and no symbol: "in" is no inch. */
function unitSaid(said: readonly Word[]): string | undefined {
  const text = phraseText(said).toLowerCase();
  const unit = TIMES.get(text) ?? knownUnit(text);
  return unit !== undefined && (text.startsWith(unit.slice(0, 3)) || TIMES.has(text)) ? unit : undefined;
}
