import { isAuxiliary } from "../../language/function-words.ts";
import { COMPARISONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { lastIndex, measuresOf } from "./measure.ts";
import { whetherMore } from "./whether-more.ts";

/** "Is A older than B?", "Is A longer than 100 metres?" */
export function thanQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  if (!isAuxiliary(grammar.words[from]?.lower ?? "")) return [];
  const than = lastIndex(grammar.words, from, to, "than");
  if (than === undefined) return [];
  const found: FormParse[] = [];
  for (let at = from + 2; at < than; at += 1) {
    const measures = measuresOf(grammar, grammar.words.slice(at, than));
    if (measures.length === 0) continue;
    for (const a of grammar.sets(from + 1, at)) {
      for (const b of grammar.sets(than + 1, to)) {
        for (const measure of measures) {
          const form = whetherMore(a.value, b.value, measure);
          if (form !== undefined) found.push(parse(form, a.cost + b.cost + measure.cost + COMPARISONS.said));
        }
      }
    }
  }
  return found;
}
