import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { listsIn } from "../named-list.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";

/** "appeared in both E and F", "E and F directed": what is said holds of each. */
export function ofEach(
  grammar: Grammar,
  from: number,
  to: number,
  say: (each: Parse<SetForm>) => Predicates,
): Predicates {
  const start = grammar.words[from]?.lower === "both" ? from + 1 : from;
  const found: Parse<Predicate>[] = [];
  for (let at = start + 1; at < to - 1; at += 1) {
    if (grammar.words[at]?.lower !== "and") continue;
    for (const a of grammar.sets(start, at).slice(0, 3).flatMap(say).slice(0, 3)) {
      for (const b of grammar
        .sets(at + 1, to)
        .slice(0, 3)
        .flatMap(say)
        .slice(0, 3)) {
        found.push(parse({ kind: "all", predicates: [a.value, b.value] }, a.cost + b.cost + VERBS.ofEach));
      }
    }
  }
  return [...found, ...ofEachListed(grammar, [start, to], say)];
}

/** "Appeared in E, F and G". */
function ofEachListed(
  grammar: Grammar,
  span: readonly [from: number, to: number],
  say: (each: Parse<SetForm>) => Predicates,
): Predicates {
  const { words } = grammar;
  if (words.slice(...span).some(({ lower }) => lower === "or")) return [];
  return listsIn(grammar, span).flatMap(({ value: sets, cost }): Predicates => {
    if (sets.length < 3) return [];
    const said = sets.map((set) => say(parse(set, 0))[0]);
    const known = said.flatMap((each) => each ?? []);
    if (known.length < sets.length) return [];
    const predicates = known.map(({ value }) => value);
    return [parse({ kind: "all", predicates }, known.reduce((sum, each) => sum + each.cost, cost) + VERBS.ofEach)];
  });
}
