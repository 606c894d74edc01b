import { isAuxiliary } from "../../language/function-words.ts";
import { phraseText } from "../../language/words.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, type FormParse, parse } from "../parse.ts";
import type { Measured } from "./measure.ts";
import { whetherMore } from "./whether-more.ts";

/** "Was A launched before B?": a verb with a date, before or after. */
export function beforeQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  if (!isAuxiliary(grammar.words[from]?.lower ?? "")) return [];
  const found: FormParse[] = [];
  for (let at = from + 3; at < to - 1; at += 1) {
    const order = grammar.words[at]?.lower;
    if (order !== "before" && order !== "after") continue;
    for (let verb = from + 2; verb < at; verb += 1) {
      const words = grammar.words.slice(verb, at);
      const candidates = grammar
        .link({ words, role: "NOUN", known: "ENTITY", wanted: "DATE" })
        .filter((each) => each.direction === "FORWARD");
      const best = candidates[0]?.score;
      if (best === undefined) continue;
      const measure: Measured = {
        by: { text: phraseText(words), candidates },
        direction: order === "before" ? "min" : "max",
        cost: costOf(best),
      };
      for (const a of grammar.sets(from + 1, verb)) {
        for (const b of grammar.sets(at + 1, to)) {
          const form = b.value.kind === "value" ? undefined : whetherMore(a.value, b.value, measure);
          if (form !== undefined) found.push(parse(form, a.cost + b.cost + measure.cost));
        }
      }
    }
  }
  return found;
}
