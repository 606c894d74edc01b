import { BE, MARKS } from "../language/function-words.ts";
import { phraseList } from "../language/word-set.ts";
import frames from "../language/data/frames.json" with { type: "json" };
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const IN_ALL = phraseList(frames.inAll);

/** "How many boats are there in all": they are counted together anyway. Undefined where nothing is counted so. */
export function withoutInAll(words: readonly Word[]): readonly Piece[] | undefined {
  let end = words.length;
  while (end > 0 && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const tail = IN_ALL.find((phrase) => phrase.every((each, at) => words[end - phrase.length + at]?.lower === each));
  const from = end - (tail?.length ?? 0);
  if (tail === undefined || words[0]?.lower !== "how" || words[1]?.lower !== "many") return undefined;
  if (words[from - 1]?.lower !== "there" || !BE.has(words[from - 2]?.lower ?? "")) return undefined;
  return [
    { from: 0, to: from },
    { from: end, to: words.length },
  ];
}
