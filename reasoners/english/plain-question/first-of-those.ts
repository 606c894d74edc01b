import { singularForms } from "../../../engine/text/plural.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { numberOf } from "../grammar/value.ts";
import { isFunctionWord, MARKS } from "../language/function-words.ts";
import { isPlural } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { InName, HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const ORDINALS: ReadonlySet<string> = new Set(["first", "last", "most", "least"]);
const MOST_WORDS_OF_A_NOUN = 3;

/**
 * "Newest of the boats" as "newest boat": a superlative of all that are of a kind, with nothing else said of them.
 * Undefined for others, such as the oldest of some persons who are told apart.
 */
export function firstOfThose(words: readonly Word[], _: HoldsName, inName: InName): readonly Piece[] | undefined {
  const at = words.findIndex(({ lower }) => gradedAdjective(lower)?.degree === "superlative" && !ORDINALS.has(lower));
  if (at < 0 || words[at + 1]?.lower !== "of") return undefined;
  const the = words[at + 2]?.lower === "all" ? at + 3 : at + 2;
  if (words[the]?.lower !== "the") return undefined;
  const end = words.findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  const noun = words.slice(the + 1, end);
  const last = noun.at(-1);
  if (last === undefined || noun.length > MOST_WORDS_OF_A_NOUN || !isPlural(last.lower)) return undefined;
  // "The oldest of the three boats" is one of them, and "the oldest three boats" are all.
  if (numberOf(noun.slice(0, 1)) !== undefined) return undefined;
  if (noun.some(({ lower, text }, index) => isFunctionWord(lower) || text !== lower || inName(the + 1 + index)))
    return undefined;
  const [singular = last.lower] = singularForms(last.lower);
  return [{ from: 0, to: at + 1 }, { from: the + 1, to: end - 1 }, { said: singular }, { from: end, to: words.length }];
}
