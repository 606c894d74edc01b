import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { gradedAdjective, gradedBehindDegree, ordinal } from "../../language/adjectives.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import type { Grammar } from "../grammar.ts";
import { type Nominal, type Nominals, type Parse, parse } from "../parse.ts";
import { extremeRelations, namedMeasures } from "../scale.ts";
import { numberOf } from "../value.ts";
import { rankedOf } from "./ranked-of.ts";

/** "largest N", "second largest N", "third N", "two largest N", "largest two N", "first two N". */
export function superlatives(grammar: Grammar, from: number, to: number): Nominals {
  const words = grammar.words;
  let at = from;
  const before = severalAt(words, at);
  if (before !== undefined) at += 1;
  const rank = ordinal(words[at]?.lower ?? "");
  if (rank !== undefined) at += 1;
  const most = words[at]?.lower === "most" || words[at]?.lower === "least" ? words[at]?.lower : undefined;
  const adjective =
    most === undefined ? gradedAdjective(words[at]?.lower ?? "") : gradedBehindDegree(words[at + 1]?.lower ?? "");
  const isSuperlative = adjective !== undefined && (adjective.degree === "superlative" || most !== undefined);
  if (!isSuperlative && rank === undefined) return [];
  const base = isSuperlative ? adjective.base : "early";
  const end = isSuperlative ? at + (most === undefined ? 1 : 2) : at;
  const many = before ?? severalAt(words, end);
  // "The two second oldest" are of one rank, and "the first two" are the first and the second.
  if (many !== undefined && (rank ?? 1) > 1) return [];
  if (many !== undefined && before !== undefined && !isSuperlative) return [];
  const next = many !== undefined && before === undefined ? end + 1 : end;
  const ranked = { rank: rank ?? 1, ...(many === undefined ? {} : { many }) };
  const of = BEHIND_SUPERLATIVE.has(words[next]?.lower ?? "") ? next + 1 : next;
  const named = measuredBy(grammar, base, of, to);
  if (named.length > 0)
    return named.map(({ value: { by, direction, ...value }, cost }) => {
      const turned = most === "least" ? (direction === "max" ? "min" : "max") : direction;
      return parse<Nominal>(
        { ...value, set: { kind: "extreme", set: value.set, by, direction: turned, ...ranked } },
        cost,
      );
    });
  return [...grammar.nominals(of, to), ...rankedOf(grammar, of, to)].flatMap(({ value, cost }) =>
    extremeRelations(grammar, base, value.set).flatMap((by) => {
      if (value.set === undefined) return [];
      const direction = most === "least" ? (by.direction === "max" ? "min" : "max") : by.direction;
      const set: SetForm = { kind: "extreme", set: value.set, by: by.relation, direction, ...ranked };
      return [parse<Nominal>({ ...value, set }, cost + by.cost)];
    }),
  );
}

/** "Two", "5": so many of which more than one are told; undefined of all else. */
function severalAt(words: readonly Word[], at: number): number | undefined {
  const value = words[at] === undefined ? undefined : numberOf([words[at]]);
  if (value?.type !== "number" || value.unit !== undefined) return undefined;
  return Number.isSafeInteger(value.number) && value.number > 1 && value.number <= MOST_TOLD ? value.number : undefined;
}

/** "The 1900 oldest houses" is of a year, or of no list that anybody reads. */
const MOST_TOLD = 100;

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
