import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { MARKS } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";
import { howLongAgo } from "./how-long-ago.ts";
import { howLongSo } from "./how-long-so.ts";
import { howLong, howLongIt, howOld } from "./how-old.ts";
import { thoseStill, whetherOver } from "./still.ts";
import { theLiving } from "./the-living.ts";
import type { Read } from "./whom.ts";

/** Longer questions say more than how old something is. */
const MOST_WORDS = 24;

/**
 * What a question means that is answered by the day on which it is asked: "how old is E", "how long ago was E built", "is
 * E still alive". Empty where any word of it says something else.
 */
export function askedToday(input: AnalysisInput, read: Read): readonly Reading[] {
  const all = wordsOf(input.question);
  if (all.length > MOST_WORDS) return [];
  const words = all.slice(politeOpening(all, 0));
  let end = words.length;
  while (end > 0 && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const ofParts: Read = (part) => {
    const plain = read(part);
    const said = wordsOf(part.question);
    return plain.length > 0 ? plain : theLiving(part, said, said.length, read);
  };
  for (const asked of [howOld, howLong, howLongIt, howLongAgo, howLongSo, whetherOver, thoseStill, theLiving]) {
    const readings = asked(input, words, end, asked === theLiving ? read : ofParts);
    if (readings.length > 0) return readings;
  }
  return [];
}
