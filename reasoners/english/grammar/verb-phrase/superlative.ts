import { gradedAdjective, gradedBehindDegree, ordinal } from "../../language/adjectives.ts";
import { DETERMINERS, isAuxiliary, MARKS, WH } from "../../language/function-words.ts";
import type { Grammar } from "../grammar.ts";
import { parse, type Predicates } from "../parse.ts";
import { extremeRelations, namedMeasures } from "../scale.ts";

/**
 * "with the largest population", "has the most inhabitants", "is the oldest", "has the second highest price", "is the
 * most expensive".
 */
export function extremes(grammar: Grammar, from: number, to: number): Predicates {
  const words = grammar.words.slice(from, to);
  let at = 0;
  while (
    at < words.length &&
    (isAuxiliary(words[at]?.lower ?? "") || words[at]?.lower === "with" || DETERMINERS.has(words[at]?.lower ?? ""))
  )
    at += 1;
  // "With the second highest price"; "is second" alone is of no measure.
  const nth = at > 0 && at + 2 < words.length ? ordinal(words[at]?.lower ?? "") : undefined;
  if (nth !== undefined) at += 1;
  const rank = nth ?? 1;
  const word = words[at]?.lower ?? "";
  const graded =
    word === "most" || word === "least" || word === "fewest"
      ? { base: word, degree: "superlative" as const }
      : gradedAdjective(word);
  if (graded?.degree !== "superlative") return [];
  const rest = words.slice(at + 1);
  const [adjective, ...others] = rest;
  const base = others.length === 0 ? gradedBehindDegree(adjective?.lower ?? "") : undefined;
  if (base?.degree === "base" && (word === "most" || word === "least"))
    return extremeRelations(grammar, base.base, undefined).map(({ relation, direction, cost }) =>
      parse(
        { kind: "extreme", by: relation, direction: word === "most" ? direction : otherEnd(direction), rank },
        cost,
      ),
    );
  if (rest.length === 0) {
    return extremeRelations(grammar, graded.base, undefined).map(({ relation, direction, cost }) =>
      parse({ kind: "extreme", by: relation, direction, rank }, cost),
    );
  }
  if (rest.some((each) => MARKS.has(each.lower) || WH.has(each.lower))) return [];
  return namedMeasures(grammar, graded.base, rest).map(({ relation, direction, cost }) =>
    parse({ kind: "extreme", by: relation, direction, rank }, cost),
  );
}

function otherEnd(end: "max" | "min"): "max" | "min" {
  return end === "max" ? "min" : "max";
}
