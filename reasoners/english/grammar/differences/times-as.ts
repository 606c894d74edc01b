import { gradedAdjective } from "../../language/adjectives.ts";
import { isAuxiliary } from "../../language/function-words.ts";
import { lastIndex } from "../comparisons/measure.ts";
import type { Grammar } from "../grammar.ts";
import type { FormParse } from "../parse.ts";
import { extremeRelations } from "../scale.ts";
import { differencesOf, thingsAt } from "./two-sides.ts";

const TIMES_AS = ["how", "many", "times", "as"];

/**
 * "How many times as long is A as B": of what the adjective names the greater end of. "How many times longer" may be
 * said of how much more it is, and is not read.
 */
export function timesAs(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  if (!TIMES_AS.every((lower, index) => words[from + index]?.lower === lower)) return [];
  const graded = gradedAdjective(words[from + TIMES_AS.length]?.lower ?? "");
  const aux = from + TIMES_AS.length + 1;
  const as = lastIndex(words, aux, to, "as");
  if (graded?.degree !== "base" || as === undefined || !isAuxiliary(words[aux]?.lower ?? "")) return [];
  const measures = extremeRelations(grammar, graded.base, undefined)
    .filter(({ direction }) => direction === "max")
    .map(({ relation, cost }) => ({ by: relation, cost }));
  return differencesOf(thingsAt(grammar, aux + 1, as), thingsAt(grammar, as + 1, to), measures, { how: "ratio" });
}
