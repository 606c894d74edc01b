import { BE, isAuxiliary, NEGATION } from "../../language/function-words.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { parse, type Predicate, type Predicates } from "../parse.ts";
import { among } from "./said.ts";

/** "does not border E", "not directed by E". */
export function negated(grammar: Grammar, from: number, to: number): Predicates {
  const limit = Math.min(from + 3, to);
  for (let at = from; at < limit; at += 1) {
    if (!NEGATION.has(grammar.words[at]?.lower ?? "")) continue;
    if (!grammar.words.slice(from, at).every((word) => isAuxiliary(word.lower))) return [];
    const isCopula = grammar.words.slice(from, at + 1).some((word) => BE.has(word.lower));
    const inner = [
      ...grammar.predicates(at + 1, to),
      ...(isCopula ? grammar.sets(at + 1, to).map((set) => among(set.value, set.cost + VERBS.negatedSame)) : []),
    ];
    return inner.flatMap(({ value, cost }) =>
      value.kind === "among" ? [parse<Predicate>({ kind: "not-among", set: value.set }, cost + VERBS.negated)] : [],
    );
  }
  return [];
}
