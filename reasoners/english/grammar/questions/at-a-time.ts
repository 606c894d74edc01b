import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { withOuterSets } from "../../../../engine/question/form/outer-sets.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { isChange } from "../time/change.ts";
import { timeExpressions } from "../time/time-expression.ts";
import { totals } from "../totals/total.ts";
import { asked } from "./asked.ts";

/** "Who was president in 1969?": the question, read at a time said at its end. */
export function askedAtATime(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const found: FormParse[] = [];
  for (let at = from + 3; at < to; at += 1) {
    if (isChange(grammar.words.slice(from, at))) break;
    for (const time of timeExpressions(grammar, at, to)) {
      const end = grammar.words[at - 1]?.lower === "," ? at - 1 : at;
      for (const question of [...asked(grammar, from, end), ...totals(grammar, from, end)]) {
        const form = atTime(question.value, time.value);
        if (form !== undefined) found.push(parse(form, question.cost + time.cost + QUESTIONS.atATime));
      }
    }
  }
  return found;
}

function atTime(form: Form, time: Extract<SetForm, { kind: "at" }>["time"]): Form | undefined {
  // Which values of two things are compared, a time of the things does not say.
  if (form.kind === "compare" || form.kind === "difference" || form.kind === "same") return undefined;
  return withOuterSets(form, (set) => ({ kind: "at", set, time }));
}
