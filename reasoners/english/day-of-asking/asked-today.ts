import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { MARKS } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";
import { howLongAgo } from "./how-long-ago.ts";
import { howLongSo } from "./how-long-so.ts";
import { howLong, howLongIt, howOld } from "./how-old.ts";
import { stillSo } from "./still-so.ts";
import { thoseStill, whetherOver } from "./still.ts";
import { theLiving } from "./the-living.ts";
import type { Read } from "./whom.ts";

/** Longer questions say more than how old something is. */
const MOST_WORDS = 24;

/** What is asked of the day of asking. */
export interface AskedToday {
  readonly readings: readonly Reading[];
  /** Does it come before what the words may mean otherwise: "how long has E been", which asks for no length? */
  readonly isFirst: boolean;
  /** Is there nothing else that they may mean? */
  readonly isOnly: boolean;
}

export const NO_DAY: AskedToday = { readings: [], isFirst: false, isOnly: false };

/**
 * What a question means that is answered by the day on which it is asked: "how old is E", "how long ago was E built",
 * "is E still alive". Empty where any word of it says something else.
 */
export function askedToday(input: AnalysisInput, read: Read): AskedToday {
  const all = wordsOf(input.question);
  if (all.length > MOST_WORDS) return NO_DAY;
  const words = all.slice(politeOpening(all, 0));
  let end = words.length;
  while (end > 0 && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const ofParts: Read = (part) => {
    const plain = read(part);
    const said = wordsOf(part.question);
    return plain.length > 0 ? plain : theLiving(part, said, said.length, read);
  };
  for (const asked of [
    howOld,
    howLong,
    howLongIt,
    howLongAgo,
    howLongSo,
    whetherOver,
    stillSo,
    thoseStill,
    theLiving,
  ]) {
    const readings = asked(input, words, end, asked === theLiving ? read : ofParts);
    if (readings.length === 0) continue;
    const isOnly =
      words.slice(0, end).some(({ lower }) => GOING_ON.has(lower)) && (asked === howLong || asked === howLongSo);
    return {
      readings,
      isFirst: isOnly || asked === howLongSo || asked === howLongAgo,
      isOnly: isOnly || asked === howLongAgo,
    };
  }
  return NO_DAY;
}

const GOING_ON: ReadonlySet<string> = new Set(["has", "have"]);
