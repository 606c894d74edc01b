import type { Grammar, Rule } from "../grammar.ts";
import type { FormParse } from "../parse.ts";
import { asksToAdd } from "./aggregate.ts";
import { sumsComeTo } from "./come-to.ts";
import { partsOfTotals } from "./part-of-total.ts";
import { totalsBehind } from "./total-behind.ts";
import { afterArticle, totalPhrases } from "./total-phrase.ts";
import { totalledSets } from "./totalled.ts";

/** The rules of values that are made one, by name. Each says in its file what it reads. */
export const TOTAL_RULES = {
  "total of a measure": totalPhrases,
  "said behind": totalsBehind,
  "come to": sumsComeTo,
  "add up": addedUp,
  "part of a total": partsOfTotals,
} satisfies Readonly<Record<string, Rule<readonly FormParse[]>>>;

/** All ways to read words as a question for what many values come to. */
export function totals(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  return Object.values(TOTAL_RULES).flatMap((rule): readonly FormParse[] => rule(grammar, from, to));
}

/** "Add up the lengths of the ships of E". */
function addedUp(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const adding = asksToAdd(grammar.words, from);
  return adding === 0 ? [] : totalledSets(grammar, afterArticle(grammar, from + adding), to, "sum");
}
