import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { gradedAdjective, gradedBehindDegree, ordinal } from "../../language/adjectives.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Grammar } from "../grammar.ts";
import { type Nominal, type Nominals, type Parse, parse } from "../parse.ts";
import { extremeRelations, namedMeasures } from "../scale.ts";
import { rankedOf } from "./ranked-of.ts";

/** "largest N", "second largest N", "third N", "N with the highest R". */
export function superlatives(grammar: Grammar, from: number, to: number): Nominals {
  const words = grammar.words;
  let at = from;
  const rank = ordinal(words[at]?.lower ?? "");
  if (rank !== undefined) at += 1;
  const most = words[at]?.lower === "most" || words[at]?.lower === "least" ? words[at]?.lower : undefined;
  const adjective =
    most === undefined ? gradedAdjective(words[at]?.lower ?? "") : gradedBehindDegree(words[at + 1]?.lower ?? "");
  const isSuperlative = adjective !== undefined && (adjective.degree === "superlative" || most !== undefined);
  if (!isSuperlative && rank === undefined) return [];
  const base = isSuperlative ? adjective.base : "early";
  const next = isSuperlative ? at + (most === undefined ? 1 : 2) : at;
  const of = BEHIND_SUPERLATIVE.has(words[next]?.lower ?? "") ? next + 1 : next;
  const named = measuredBy(grammar, base, of, to);
  if (named.length > 0)
    return named.map(({ value: { by, direction, ...value }, cost }) => {
      const turned = most === "least" ? (direction === "max" ? "min" : "max") : direction;
      return parse<Nominal>(
        { ...value, set: { kind: "extreme", set: value.set, by, direction: turned, rank: rank ?? 1 } },
        cost,
      );
    });
  return [...grammar.nominals(of, to), ...rankedOf(grammar, of, to)].flatMap(({ value, cost }) =>
    extremeRelations(grammar, base, value.set).flatMap((by) => {
      if (value.set === undefined) return [];
      const direction = most === "least" ? (by.direction === "max" ? "min" : "max") : by.direction;
      const set: SetForm = { kind: "extreme", set: value.set, by: by.relation, direction, rank: rank ?? 1 };
      return [parse<Nominal>({ ...value, set }, cost + by.cost)];
    }),
  );
}

interface Measured extends Nominal {
  readonly set: SetForm;
  readonly by: RelationPhrase;
  readonly direction: "max" | "min";
}

/** "Largest village by population": the measure that is named, and not the one that the adjective mostly means. */
function measuredBy(grammar: Grammar, base: string, from: number, to: number): readonly Parse<Measured>[] {
  const by = grammar.words.findIndex(({ lower }, at) => at > from && at < to - 1 && lower === "by");
  if (by < 0 || !grammar.isLowerCase(by + 1, to)) return [];
  return namedMeasures(grammar, base, grammar.words.slice(by + 1, to)).flatMap((measure) =>
    [...grammar.nominals(from, by), ...rankedOf(grammar, from, by)].flatMap(({ value, cost }) =>
      value.set === undefined
        ? []
        : [
            parse(
              { ...value, set: value.set, by: measure.relation, direction: measure.direction },
              cost + measure.cost,
            ),
          ],
    ),
  );
}

const BEHIND_SUPERLATIVE = wordSet(lists.behindSuperlative);
