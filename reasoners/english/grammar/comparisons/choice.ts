import { WH } from "../../language/function-words.ts";
import { COMPARISONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { lastIndex, measuresOf } from "./measure.ts";
import { isOneThing } from "./whether-more.ts";

/** "which (N) … COMPARATIVE …, A or B". */
export function choices(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  if (!WH.has(grammar.words[from]?.lower ?? "")) return [];
  const found: FormParse[] = [];
  const or = lastIndex(grammar.words, from, to, "or");
  if (or === undefined) return [];
  for (let at = from + 2; at < or; at += 1) {
    const question = grammar.words.slice(from, at);
    const start = ["between", "of"].includes(grammar.words[at]?.lower ?? "") ? at + 1 : at;
    const measures = measuresOf(grammar, question);
    if (measures.length === 0) continue;
    const paused = grammar.words[at - 1]?.lower === "," || grammar.words[at]?.lower === "," ? 0 : COMPARISONS.unpaused;
    for (const a of grammar.sets(start, or)) {
      for (const b of grammar.sets(or + 1, to)) {
        if (!isOneThing(a.value) || !isOneThing(b.value)) continue;
        for (const { by, direction, cost } of measures)
          found.push(
            parse({ kind: "compare", a: a.value, b: b.value, by, direction }, a.cost + b.cost + cost + paused),
          );
      }
    }
  }
  return found;
}
