import { isAuxiliary } from "../../language/function-words.ts";
import { amountAsked } from "../../language/measured-in.ts";
import { lastIndex, measuresOf } from "../comparisons/measure.ts";
import type { Grammar } from "../grammar.ts";
import type { FormParse } from "../parse.ts";
import { differencesOf, thingsAt } from "./two-sides.ts";

const MOST_WORDS_OF_A_VERB = 3;

/** "How much taller is A than B", "how many years later was A built than B", "by how many metres is A longer". */
export function howMuchMore(grammar: Grammar, start: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const from = words[start]?.lower === "by" ? start + 1 : start;
  const amount = amountAsked(words, from);
  const than = lastIndex(words, from, to, "than");
  if (amount === undefined || than === undefined) return [];
  const unit = amount.unit === undefined ? {} : { unit: amount.unit };
  const found: FormParse[] = [];
  for (let aux = amount.at; aux < than - 1; aux += 1) {
    if (!isAuxiliary(words[aux]?.lower ?? "")) continue;
    for (let end = than; end > Math.max(aux + 1, than - 1 - MOST_WORDS_OF_A_VERB); end -= 1) {
      const said = [...words.slice(amount.at, aux), ...words.slice(end, than)];
      const measures = said.length === 0 ? [] : measuresOf(grammar, said);
      if (measures.length === 0) continue;
      const [a, b] = [thingsAt(grammar, aux + 1, end), thingsAt(grammar, than + 1, to)];
      found.push(...differencesOf(a, b, measures, { how: "difference", ...unit }));
    }
    break;
  }
  return found;
}
