import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { listsIn } from "../named-list.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { among } from "./said.ts";

/** Readings of each of the things that are named. */
const MOST_EACH = 3;

/** "Built by E or F", "by either E or F", "by E, F or G": what is said holds of one of them at least. */
export function ofAny(
  grammar: Grammar,
  from: number,
  to: number,
  say: (each: Parse<SetForm>) => Predicates,
): Predicates {
  const start = grammar.words[from]?.lower === "either" ? from + 1 : from;
  // "Which is broader, E or F" asks for one of the two.
  if ([from - 1, from].some((at) => grammar.words[at]?.lower === ",")) return [];
  if (!grammar.words.slice(start, to).some(({ lower }) => lower === "or")) return [];
  return listsIn(grammar, [start, to]).flatMap(({ value: named, cost }): Predicates => {
    const sets = named.map((each) => saidOf(say(parse(each, 0))));
    const known = sets.flatMap((each) => each ?? []);
    if (known.length < sets.length) return [];
    const all = known.reduce((sum, each) => sum + each.cost, cost);
    return [among({ kind: "union", sets: known.map(({ value }) => value) }, all + VERBS.ofEach)];
  });
}

function saidOf(predicates: readonly Parse<Predicate>[]): Parse<SetForm> | undefined {
  return predicates
    .slice(0, MOST_EACH)
    .flatMap(({ value, cost }) => (value.kind === "among" ? [parse(value.set, cost)] : []))[0];
}
