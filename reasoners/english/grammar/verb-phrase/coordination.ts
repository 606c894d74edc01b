import { isAuxiliary } from "../../language/function-words.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";

/** "starred in E and studied at F": both hold. */
export function coordinated(grammar: Grammar, from: number, to: number): Predicates {
  const found: Parse<Predicate>[] = [];
  for (let at = from + 2; at < to - 1; at += 1) {
    const word = grammar.words[at]?.lower;
    if (word !== "and" && word !== "but" && word !== ",") continue;
    const next = word === "," && ["and", "but"].includes(grammar.words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
    const left = grammar.predicates(from, at);
    if (left.length === 0) continue;
    const auxiliary = isAuxiliary(grammar.words[from]?.lower ?? "") ? from : undefined;
    const right = grammar.predicates(next, to);
    for (const a of left) {
      for (const b of right)
        found.push(
          parse(
            { kind: "all", predicates: [a.value, b.value] },
            a.cost + b.cost + (auxiliary === undefined ? VERBS.both : VERBS.bothWithAuxiliary),
          ),
        );
    }
  }
  return found;
}
