import { isAuxiliary } from "../../language/function-words.ts";
import { amountAsked } from "../../language/measured-in.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { costOf, type FormParse } from "../parse.ts";
import type { Measured } from "../comparisons/measure.ts";
import type { Grammar } from "../grammar.ts";
import { differencesOf, thingsAt } from "./two-sides.ts";

const MOST_WORDS_OF_A_VERB = 3;

/** "How many years after A was B founded", "how long before A did B open": of both the date of the same happening. */
export function apartInTime(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const isLong = words[from]?.lower === "how" && words[from + 1]?.lower === "long";
  const amount = isLong ? { at: from + 2 } : amountAsked(words, from);
  const order = words[amount?.at ?? to]?.lower;
  if (amount === undefined || (order !== "after" && order !== "before")) return [];
  const unit = "unit" in amount && amount.unit !== undefined ? { unit: amount.unit } : {};
  const found: FormParse[] = [];
  for (let aux = amount.at + 2; aux < to - 2; aux += 1) {
    const lower = words[aux]?.lower ?? "";
    // "After Kemp's Yard did": the possessive belongs to a name.
    if (!isAuxiliary(lower) || lower === "'s") continue;
    for (let verb = Math.max(aux + 2, to - MOST_WORDS_OF_A_VERB); verb < to; verb += 1) {
      const measures = happening(grammar, words.slice(verb, to), order === "after" ? "max" : "min");
      if (measures.length === 0) continue;
      const [later, earlier] = [thingsAt(grammar, aux + 1, verb), thingsAt(grammar, amount.at + 1, aux)];
      found.push(...differencesOf(later, earlier, measures, { how: "difference", ...unit }));
    }
    break;
  }
  return found;
}

/** The dates that a verb tells of a thing. */
function happening(grammar: Grammar, words: readonly Word[], direction: "max" | "min"): readonly Measured[] {
  const candidates = grammar
    .link({ words, role: "NOUN", known: "ENTITY", wanted: "DATE" })
    .filter((each) => each.direction === "FORWARD");
  const best = candidates[0]?.score;
  return best === undefined ? [] : [{ by: { text: phraseText(words), candidates }, direction, cost: costOf(best) }];
}
