import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { wordsOf } from "../language/words.ts";
import { namedInOrder } from "./named-in-order.ts";
import type { Piece } from "./pieces.ts";

const MOST_WORDS_BETWEEN = 6;

/**
 * "When was A, the warden of E, born" as "when was the A who is the warden of E born": what stands between commas
 * tells which one is meant, where several are called A, and has to be so where there is one. Undefined where nothing
 * stands so.
 */
export function appositions({
  question,
  mentions,
}: Pick<AnalysisInput, "question" | "mentions">): readonly Piece[] | undefined {
  const words = wordsOf(question);
  const names = namedInOrder(words, mentions);
  for (const [at, name] of names.entries()) {
    const other = names[at + 1];
    const isSet = words[name.to]?.lower === "," && words[name.to + 1]?.lower === "the";
    if (!isSet || other === undefined || words[other.to]?.lower !== ",") continue;
    const between = words.slice(name.to + 2, other.from);
    if (between.length < 2 || between.length > MOST_WORDS_BETWEEN || between.some(({ lower }) => lower === ","))
      continue;
    return [
      { from: 0, to: name.from },
      { said: "the" },
      { from: name.from, to: name.to },
      { said: "who is" },
      { from: name.to + 1, to: other.to },
      { from: other.to + 1, to: words.length },
    ];
  }
  return undefined;
}
