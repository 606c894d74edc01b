import { ofAnybody } from "./alike/of-anybody.ts";

/**
 * "What do you use E for" as "what do they use E for", and "who was E run by" as "who is E run by": what is no life is
 * asked of whenever, and by anybody.
 */
export function inNoTense(words: readonly string[]): readonly string[] {
  return ofAnybody(words).map((word) => NO_TENSE.get(word) ?? word);
}

const NO_TENSE: ReadonlyMap<string, string> = new Map(
  [
    ["is", "was were are"],
    ["do", "did does"],
    ["have", "had has"],
    ["can", "could"],
  ].flatMap(([one = "", others = ""]) => others.split(" ").map((other) => [other, one] as const)),
);
