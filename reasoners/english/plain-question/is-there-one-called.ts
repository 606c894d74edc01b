import lists from "../language/data/phrase-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { BE, MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { namedInOrder } from "./named-in-order.ts";
import type { Piece } from "./pieces.ts";

const NAMING = wordSet(lists.naming);
const ONE: ReadonlySet<string> = new Set(["a", "an", "any"]);
const MOST_WORDS_OF_A_KIND = 4;

/** "Is there a winery called E" as "is E a winery". Undefined where more is said of it. */
export function isThereOneCalled({
  question,
  mentions,
}: Pick<AnalysisInput, "question" | "mentions">): readonly Piece[] | undefined {
  const words = wordsOf(question);
  const lowers = words.map(({ lower }) => lower);
  const [be = "", there, one = ""] = lowers;
  if (!BE.has(be) || there !== "there" || !ONE.has(one)) return undefined;
  const naming = lowers.findIndex((lower) => NAMING.has(lower));
  const [name, ...others] = namedInOrder(words, mentions);
  if (naming < 4 || naming > 3 + MOST_WORDS_OF_A_KIND || name === undefined || others.length > 0) return undefined;
  const isLast = words.slice(name.to).every(({ lower }) => MARKS.has(lower));
  const isBehind = words.slice(naming + 1, name.from).every(({ lower }) => MARKS.has(lower));
  if (!isLast || !isBehind || name.from <= naming) return undefined;
  return [{ said: "is" }, { from: name.from, to: name.to }, { said: "a" }, { from: 3, to: naming }];
}
