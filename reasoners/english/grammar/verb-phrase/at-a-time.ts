import lists from "../../language/data/time-words.json" with { type: "json" };
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
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

/** Verbs of beginning and ending: their time is that of the change. */
const INCEPTIVE = wordSet(lists.changing);

/** True for words that say a change; "married to E" is a state, unlike "married E" and "got married to E". */
export function isChange(words: readonly Word[]): boolean {
  const isState = !words.some(({ lower }) => lower === "got" || lower === "get");
  return words.some(
    ({ lower }, index) => INCEPTIVE.has(lower) && !(isState && lower === "married" && words[index + 1]?.lower === "to"),
  );
}
