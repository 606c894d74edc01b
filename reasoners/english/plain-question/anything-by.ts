import { MARKS } from "../language/function-words.ts";
import { isParticiple, isPast } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const ANYTHING: ReadonlySet<string> = new Set(["anything", "something", "everything"]);
const LONGEST_NAME = 6;

/**
 * "Anything by E set in F" as "what is by E and set in F". Undefined where it does not begin so, or says no more: what
 * is by somebody may be so in several ways.
 */
export function anythingBy(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  if (!ANYTHING.has(words[0]?.lower ?? "") || words[1]?.lower !== "by") return undefined;
  const end = words.findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  const deed = words.findIndex(
    ({ lower, text }, at) =>
      at > 2 &&
      at <= 2 + LONGEST_NAME &&
      text === lower &&
      (isParticiple(lower) || isPast(lower)) &&
      holdsName(2, at) &&
      at < end - 1,
  );
  if (deed < 0) return undefined;
  return [{ said: "what is" }, { from: 1, to: deed }, { said: "and" }, { from: deed, to: words.length }];
}
