import type { Grammar } from "../grammar.ts";
import type { FormParse } from "../parse.ts";
import { nounAsked } from "./difference-between.ts";
import { differencesOf } from "./two-sides.ts";
import { leadingTo, valuesOfBoth, valuesOfEach } from "./values-of-two.ts";

/**
 * "What is the ratio of the height of A to that of B", "… between the heights of A and B": how many times the number of
 * the second is in that of the first. Between dates there is none.
 */
export function ratioOf(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const noun = nounAsked(grammar, from);
  const link = words[noun + 1]?.lower;
  if (words[noun]?.lower !== "ratio" || (link !== "of" && link !== "between")) return [];
  const span = [noun + 2, to] as const;
  return [
    ...valuesOfBoth(grammar, span),
    ...valuesOfEach(grammar, span, "to"),
    ...(link === "between" ? valuesOfEach(grammar, span, "and") : []),
  ].flatMap(({ a, b, by: values }) => {
    const by = leadingTo(grammar, values, ["NUMBER"]);
    return by === undefined ? [] : differencesOf([a], [b], [{ by, cost: 0 }], { how: "ratio" });
  });
}
