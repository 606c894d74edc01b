import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { isChange } from "../time/change.ts";
import { timeExpressions } from "../time/time-expression.ts";
import { among } from "./said.ts";

/** A predicate that is said of a time: "was president in 1969". */
export function timed(grammar: Grammar, from: number, to: number): Predicates {
  const found: Parse<Predicate>[] = [];
  for (let at = from; at < to; at += 1) {
    const times = timeExpressions(grammar, at, to);
    if (times.length === 0) continue;
    if (at === from) {
      found.push(
        ...times.map(({ value, cost }) => parse<Predicate>({ kind: "at", time: value }, cost + VERBS.atATime)),
      );
      continue;
    }
    // "joined in 2004" is said of the beginning, which intervals of validity do not tell from what still holds.
    if (isChange(grammar.words.slice(from, at))) continue;
    for (const said of grammar.predicates(from, at)) {
      if (said.value.kind !== "among") continue;
      for (const time of times)
        found.push(among({ kind: "at", set: said.value.set, time: time.value }, said.cost + time.cost + VERBS.timed));
    }
  }
  return found;
}
