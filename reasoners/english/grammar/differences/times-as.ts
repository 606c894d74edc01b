import { gradedAdjective } from "../../language/adjectives.ts";
import { isAuxiliary } from "../../language/function-words.ts";
import { lastIndex } from "../comparisons/measure.ts";
import type { Grammar } from "../grammar.ts";
import type { FormParse } from "../parse.ts";
import { extremeRelations } from "../scale.ts";
import { differencesOf, thingsAt } from "./two-sides.ts";

const TIMES_AS = ["how", "many", "times", "as"];

/**
 * "How many times as long is A as B", "how many times as long as B is A": of what the adjective names the greater end of. "How many times longer" may be
 * said of how much more it is, and is not read.
 */
export function timesAs(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  if (!TIMES_AS.every((lower, index) => words[from + index]?.lower === lower)) return [];
  const graded = gradedAdjective(words[from + TIMES_AS.length]?.lower ?? "");
  const next = from + TIMES_AS.length + 1;
  if (graded?.degree !== "base") return [];
  const measures = extremeRelations(grammar, graded.base, undefined)
    .filter(({ direction }) => direction === "max")
    .map(({ relation, cost }) => ({ by: relation, cost }));
  return (words[next]?.lower === "as" ? behindOther(grammar, next, to) : beforeOther(grammar, next, to)).flatMap(
    ([a, b]) => differencesOf(thingsAt(grammar, ...a), thingsAt(grammar, ...b), measures, { how: "ratio" }),
  );
}

type Span = readonly [from: number, to: number];

/** "Is A as B". */
function beforeOther({ words }: Grammar, aux: number, to: number): readonly (readonly [Span, Span])[] {
  const as = lastIndex(words, aux, to, "as");
  if (as === undefined || !isAuxiliary(words[aux]?.lower ?? "")) return [];
  return [
    [
      [aux + 1, as],
      [as + 1, to],
    ],
  ];
}

/** "As B is A". */
function behindOther({ words }: Grammar, as: number, to: number): readonly (readonly [Span, Span])[] {
  const found: (readonly [Span, Span])[] = [];
  for (let aux = as + 2; aux < to - 1; aux += 1)
    if (isAuxiliary(words[aux]?.lower ?? ""))
      found.push([
        [aux + 1, to],
        [as + 1, aux],
      ]);
  return found;
}
