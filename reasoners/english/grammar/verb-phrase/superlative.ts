import lists from "../../language/data/phrase-words.json" with { type: "json" };
import { gradedAdjective } from "../../language/adjectives.ts";
import { DETERMINERS, isAuxiliary, MARKS, WH } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText } from "../../language/words.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, parse, type Predicates } from "../parse.ts";
import { extremeRelation } from "../scale.ts";

/** Adjectives whose most is the least of what the noun counts. */
const LEAST = wordSet(lists.leastOfNoun);

/** "with the largest population", "has the most inhabitants", "is the oldest". */
export function extremes(grammar: Grammar, from: number, to: number): Predicates {
  const words = grammar.words.slice(from, to);
  let at = 0;
  while (
    at < words.length &&
    (isAuxiliary(words[at]?.lower ?? "") || words[at]?.lower === "with" || DETERMINERS.has(words[at]?.lower ?? ""))
  )
    at += 1;
  const word = words[at]?.lower ?? "";
  const graded =
    word === "most" || word === "least" || word === "fewest"
      ? { base: word, degree: "superlative" as const }
      : gradedAdjective(word);
  if (graded?.degree !== "superlative") return [];
  const rest = words.slice(at + 1);
  if (rest.length === 0) {
    const measure = extremeRelation(grammar, graded.base, undefined);
    return measure === undefined
      ? []
      : [parse({ kind: "extreme", by: measure.relation, direction: measure.direction, rank: 1 }, measure.cost)];
  }
  if (rest.some((each) => MARKS.has(each.lower) || WH.has(each.lower))) return [];
  const candidates = grammar
    .link({ words: rest, role: "NOUN", known: "ENTITY", wanted: "NUMBER" })
    .filter((each) => each.direction === "FORWARD");
  const best = candidates[0]?.score;
  if (best === undefined) return [];
  const direction = LEAST.has(graded.base) ? "min" : "max";
  return [parse({ kind: "extreme", by: { text: phraseText(rest), candidates }, direction, rank: 1 }, costOf(best))];
}
