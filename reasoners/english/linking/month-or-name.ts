import values from "../language/data/values.json" with { type: "json" };
import type { Reading } from "../../../engine/question/analysis.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";

const MONTHS = wordSet(values.months);
/** Behind these a month may be meant. */
const BEFORE_MONTHS: ReadonlySet<string> = new Set(
  "in since until till during before after from by last next".split(" "),
);

/** The readings, with a doubt where one takes a month in small letters for a name: "who was born in march". */
export function monthsDoubted(readings: readonly Reading[], question: string): readonly Reading[] {
  const words = wordsOf(question);
  const months = words.flatMap(({ text }, at) =>
    MONTHS.has(text) && BEFORE_MONTHS.has(words[at - 1]?.lower ?? "") ? [text] : [],
  );
  if (months.length === 0) return readings;
  return readings.map((reading) => {
    const doubts = [...nodesOf(reading.form)].flatMap(({ node }) =>
      node.kind === "mention" && months.includes(node.text)
        ? [`“${node.text}” was read as a name, and may be the month`]
        : [],
    );
    return doubts.length === 0 ? reading : { ...reading, doubts: [...(reading.doubts ?? []), ...doubts] };
  });
}
