import phrases from "../../language/data/phrases.json" with { type: "json" };
import { phraseList } from "../../language/word-set.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { parse, type Predicate, type Predicates } from "../parse.ts";

const EXCEPTING = phraseList(phrases.exceptions);

/** "other than E", "except E". */
export function exceptions(grammar: Grammar, from: number, to: number): Predicates {
  const said = EXCEPTING.find((words) => words.every((lower, index) => grammar.words[from + index]?.lower === lower));
  if (said === undefined) return [];
  return grammar
    .sets(from + said.length, to)
    .map(({ value, cost }) => parse<Predicate>({ kind: "not-among", set: value }, cost + VERBS.exception));
}
