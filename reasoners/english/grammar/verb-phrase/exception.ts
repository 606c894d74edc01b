import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { parse, type Predicate, type Predicates } from "../parse.ts";

/** "other than E", "except E". */
export function exceptions(grammar: Grammar, from: number, to: number): Predicates {
  const text = grammar.words.slice(from, from + 2).map((word) => word.lower);
  const length =
    text.join(" ") === "other than" || text.join(" ") === "apart from" || text.join(" ") === "except for"
      ? 2
      : ["except", "besides", "excluding", "without"].includes(text[0] ?? "")
        ? 1
        : 0;
  return length === 0
    ? []
    : grammar
        .sets(from + length, to)
        .map(({ value, cost }) => parse<Predicate>({ kind: "not-among", set: value }, cost + VERBS.exception));
}
