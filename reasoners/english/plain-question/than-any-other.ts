import lists from "../language/data/frames.json" with { type: "json" };
import { singularForms } from "../../../engine/text/plural.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { isFunctionWord, MARKS } from "../language/function-words.ts";
import { AMOUNTS, superlativeOf } from "../language/superlative-of.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const ANY_OTHER = lists.anyOther.map((phrase) => phrase.split(" ")).sort((a, b) => b.length - a.length);
/** "Then" is often written for it. */
const THAN: ReadonlySet<string> = new Set(["than", "then"]);
/** Before the noun for those that are compared. */
const OTHERS = [
  ["any", "other"],
  ["every", "other"],
  ["all", "other"],
  ["all", "the", "other"],
];
const MOST_WORDS_BETWEEN = 4;

/**
 * "Who made more E than anyone else" as "who made the most E", and "which town is larger than any other town" as "which
 * town is the largest". Undefined where something is said of the others that is not said before.
 */
export function thanAnyOther(words: readonly Word[]): readonly Piece[] | undefined {
  const than = words.findIndex(({ lower }, at) => at > 1 && THAN.has(lower) && othersTo(words, at + 1) > at + 1);
  if (than < 0) return undefined;
  const at = words.findLastIndex(
    ({ lower }, place) =>
      place < than && (AMOUNTS.has(lower) || gradedAdjective(lower)?.degree === "comparative") && place > 0,
  );
  const most = at < 0 || than - at - 1 > MOST_WORDS_BETWEEN ? undefined : superlativeOf(words[at]?.lower ?? "");
  const noun = words.slice(at + 1, than);
  if (most === undefined || noun.some(({ lower }) => isFunctionWord(lower) && lower !== "of")) return undefined;
  // "Two more films than anyone else" says by how many.
  const before = words[at - 1]?.lower ?? "";
  const article = before === "a" || before === "an" ? 1 : 0;
  if (/\p{N}/u.test(before) || before === "much" || before === "many") return undefined;
  return [
    { from: 0, to: at - article },
    { said: `the ${most}` },
    { from: at + 1, to: than },
    { from: othersTo(words, than + 1), to: words.length },
  ];
}

/** Where what says all others ends, which is all that is said; as far as it begins where nothing says that. */
function othersTo(words: readonly Word[], from: number): number {
  const isEnd = (at: number): boolean => words.slice(at).every(({ lower }) => MARKS.has(lower));
  const phrase = ANY_OTHER.find((each) => each.every((lower, index) => words[from + index]?.lower === lower));
  if (phrase !== undefined && isEnd(from + phrase.length)) return from + phrase.length;
  const said = OTHERS.find((each) => each.every((lower, index) => words[from + index]?.lower === lower));
  if (said === undefined) return from;
  const at = from + said.length;
  const noun = words[at];
  if (noun === undefined || isEnd(at)) return isEnd(at) ? at : from;
  const isSaid = words.slice(0, from).some(({ lower }) => [lower, ...singularForms(lower)].includes(noun.lower));
  return isSaid && isEnd(at + 1) ? at + 1 : from;
}
