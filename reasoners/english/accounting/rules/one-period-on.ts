import lists from "../../language/data/time-words.json" with { type: "json" };
import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { wordSet } from "../../language/word-set.ts";
import type { AskedQuestion } from "../asked-question.ts";

const PERIODS = wordSet(lists.periods);
const BESIDE: ReadonlySet<string> = new Set(["after", "before", "following", "preceding"]);

/** True for "the year after E was built", which is one year, read as all that came after it. */
export function takesPeriodForAll(_form: Form, { words, start }: AskedQuestion): boolean {
  return words.some(
    ({ lower, text }, at) =>
      at > start &&
      text === lower &&
      PERIODS.has(lower) &&
      words[at - 1]?.lower === "the" &&
      BESIDE.has(words[at + 1]?.lower ?? ""),
  );
}
