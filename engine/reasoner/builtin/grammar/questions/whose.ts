import type { Form } from "../../../../question/form/logical-form.ts";
import { BE } from "../../language/function-words.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { follow } from "../relation/follow.ts";
import { HAS } from "../relation/implied-words.ts";

/** "whose father is E". */
export function whoseQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const found: FormParse[] = [];
  for (let at = from + 1; at < to - 1; at += 1) {
    if (!BE.has(grammar.words[at]?.lower ?? "")) continue;
    const words = grammar.words.slice(from, at);
    for (const owned of grammar.sets(at + 1, to)) {
      const linked = follow(grammar, owned, { words: [HAS, ...words], role: "AFTER" });
      if (linked !== undefined) found.push(parse<Form>(linked.value, linked.cost));
    }
  }
  return found;
}
