import lists from "../language/data/frames.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { DETERMINERS, MARKS } from "../language/function-words.ts";
import { phraseList } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { namedInOrder } from "./named-in-order.ts";
import type { Piece } from "./pieces.ts";

const MARRIED = phraseList(lists.marriedToEachOther);
const ARE: ReadonlyMap<string, string> = new Map([
  ["are", "is"],
  ["were", "was"],
]);

/** "Are A and B married" as "is A married to B". Undefined where anything else is asked of two. */
export function areMarried({
  question,
  mentions,
}: Pick<AnalysisInput, "question" | "mentions">): readonly Piece[] | undefined {
  const words = wordsOf(question);
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const [one, other, ...more] = namedInOrder(words, mentions);
  const is = ARE.get(words[0]?.lower ?? "");
  if (is === undefined || one === undefined || other === undefined || more.length > 0 || one.from !== 1)
    return undefined;
  const isJoined = other.from === one.to + 1 && words[one.to]?.lower === "and";
  const said = words.slice(other.to, end).filter(({ lower }) => !DETERMINERS.has(lower));
  const isMarried = MARRIED.some(
    (phrase) => phrase.length === said.length && phrase.every((each, at) => said[at]?.lower === each),
  );
  if (!isJoined || !isMarried) return undefined;
  return [
    { said: is },
    { from: one.from, to: one.to },
    { said: "married to" },
    { from: other.from, to: other.to },
    { from: end, to: words.length },
  ];
}
