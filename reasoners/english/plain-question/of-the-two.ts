import lists from "../language/data/frames.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { wordsOf } from "../language/words.ts";
import { namedInOrder } from "./named-in-order.ts";
import type { Piece } from "./pieces.ts";

const OF_THEM = lists.oneOfThem.map((phrase) => phrase.split(" ")).sort((a, b) => b.length - a.length);
const CHOOSING: ReadonlySet<string> = new Set(["which", "who"]);

/** "Which of the two has more beds, A or B" without "of the two", which the names say. Undefined where they do not. */
export function ofTheTwo({
  question,
  mentions,
}: Pick<AnalysisInput, "question" | "mentions">): readonly Piece[] | undefined {
  const words = wordsOf(question);
  if (!CHOOSING.has(words[0]?.lower ?? "")) return undefined;
  const phrase = OF_THEM.find((each) => each.every((word, at) => words[at + 1]?.lower === word));
  const names = namedInOrder(words, mentions);
  const isChoice = names.some(
    ({ to }, at) => words.slice(to, names[at + 1]?.from ?? to).filter(({ lower }) => lower === "or").length === 1,
  );
  if (phrase === undefined || names.length < 2 || !isChoice) return undefined;
  return [
    { from: 0, to: 1 },
    { from: 1 + phrase.length, to: words.length },
  ];
}
