import { isAuxiliary } from "../../language/function-words.ts";
import type { Step } from "./step.ts";

/** Behind an auxiliary, those who are anybody. */
const ANYBODY: ReadonlySet<string> = new Set(["they", "you", "we", "people", "folk", "i", "one", "anyone", "anybody"]);

/** "What do you use E for" as "what do they use E for", and "which" as "what". */
export const ofAnybody: Step = (words) =>
  words.map((word, at) => {
    if (word === "which") return "what";
    if (word === "whom") return "who";
    return ANYBODY.has(word) && isAuxiliary(words[at - 1] ?? "") ? "they" : word;
  });
