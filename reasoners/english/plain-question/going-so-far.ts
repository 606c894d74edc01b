import lists from "../language/data/frames.json" with { type: "json" };
import { gradedAdjective } from "../language/adjectives.ts";
import { DETERMINERS, MARKS } from "../language/function-words.ts";
import { baseForms } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";
import type { HoldsName, InName } from "./preambles.ts";

/** Verbs that say no more than that something is so: "goes fastest". */
const BEING_SO = wordSet(lists.beingSo);

/**
 * "Which boat goes (the) fastest" as "which boat is the fastest", "plants that grow taller than 90 cm" as "that are
 * taller". Undefined where no such verb stands before a degree, or more is said behind.
 */
export function goingSoFar(
  words: readonly Word[],
  _holdsName: HoldsName,
  inName: InName,
): readonly Piece[] | undefined {
  for (let at = 1; at < words.length - 1; at += 1) {
    const verb = words[at]?.lower ?? "";
    if (inName(at) || verb.endsWith("ing") || !baseForms(verb).some((base) => BEING_SO.has(base))) continue;
    const hasArticle = DETERMINERS.has(words[at + 1]?.lower ?? "");
    const degree = hasArticle ? at + 2 : at + 1;
    const graded = gradedAdjective(words[degree]?.lower ?? "")?.degree;
    const behind = words[degree + 1]?.lower;
    const isLast = behind === undefined || MARKS.has(behind);
    if (graded === "superlative" && isLast)
      return [{ from: 0, to: at }, { said: "is the" }, { from: degree, to: words.length }];
    if (graded === "comparative" && !hasArticle && behind === "than")
      return [{ from: 0, to: at }, { said: verb.endsWith("s") ? "is" : "are" }, { from: degree, to: words.length }];
  }
  return undefined;
}
