import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { gradedAdjective, ordinal } from "../../language/adjectives.ts";
import type { Grammar } from "../grammar.ts";
import { type Nominal, parse, type Nominals } from "../parse.ts";
import { extremeRelation } from "../scale.ts";

/** "largest N", "second largest N", "third N", "N with the highest R". */
export function superlatives(grammar: Grammar, from: number, to: number): Nominals {
  const words = grammar.words;
  let at = from;
  const rank = ordinal(words[at]?.lower ?? "");
  if (rank !== undefined) at += 1;
  const most = words[at]?.lower === "most" || words[at]?.lower === "least" ? words[at]?.lower : undefined;
  const adjective =
    most === undefined ? gradedAdjective(words[at]?.lower ?? "") : gradedAdjective(words[at + 1]?.lower ?? "");
  const isSuperlative = adjective !== undefined && (adjective.degree === "superlative" || most !== undefined);
  if (!isSuperlative && rank === undefined) return [];
  const base = isSuperlative ? adjective.base : "early";
  const next = isSuperlative ? at + (most === undefined ? 1 : 2) : at;
  const of = ["of", "among", "in"].includes(words[next]?.lower ?? "") ? next + 1 : next;
  return grammar.nominals(of, to).flatMap(({ value, cost }) => {
    const by = extremeRelation(grammar, base, value.set);
    if (by === undefined || value.set === undefined) return [];
    const direction = most === "least" ? (by.direction === "max" ? "min" : "max") : by.direction;
    const set: SetForm = { kind: "extreme", set: value.set, by: by.relation, direction, rank: rank ?? 1 };
    return [parse<Nominal>({ ...value, set }, cost + by.cost)];
  });
}
