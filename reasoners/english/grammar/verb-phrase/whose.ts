import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, FILLERS, isAuxiliary, MARKS } from "../../language/function-words.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { numbersOfOwned } from "../totals/numbers-of-owned.ts";
import { HAS } from "../relation/implied-words.ts";
import { among } from "./said.ts";
import { ownedTexts } from "./stated-text.ts";

/** "whose capital is E", "whose director was born in E". */
export function whose(grammar: Grammar, from: number, to: number): Predicates {
  const found: Parse<Predicate>[] = [...ownedTexts(grammar, from, to), ...numbersOfOwned(grammar, from, to)];
  for (let at = from + 1; at < to - 1 && at - from <= 6; at += 1) {
    const words = grammar.words.slice(from, at);
    if (words.some((word) => isAuxiliary(word.lower) || MARKS.has(word.lower))) break;
    // "whose actors also appear": said of the appearing.
    if (FILLERS.has(words.at(-1)?.lower ?? "")) continue;
    const inner: Parse<SetForm>[] = [];
    const next = grammar.words[at]?.lower ?? "";
    if (BE.has(next)) inner.push(...grammar.sets(at + 1, to));
    for (const said of grammar.predicates(at, to)) {
      if (said.value.kind === "among") inner.push(parse(said.value.set, said.cost));
    }
    for (const owned of inner) {
      const linked = grammar.follow(owned, { words: [HAS, ...words], role: "AFTER" });
      if (linked !== undefined) found.push(among(linked.value, linked.cost));
    }
  }
  return found;
}
