import { quantifierIn } from "../grammar/quantifier.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

/**
 * "At least two different owners" as "at least two owners": whatever is counted is counted once. Undefined where
 * nothing of the kind is said.
 */
export function soManyDifferent(words: readonly Word[]): readonly Piece[] | undefined {
  for (const at of words.keys()) {
    const many = quantifierIn(words.slice(at));
    if (many === undefined) continue;
    const different = at + many.length;
    const isIdle = DIFFERENT.has(words[different]?.lower ?? "") && different + 1 < words.length;
    return isIdle
      ? [
          { from: 0, to: different },
          { from: different + 1, to: words.length },
        ]
      : undefined;
  }
  return undefined;
}

const DIFFERENT: ReadonlySet<string> = new Set(["different", "distinct"]);
