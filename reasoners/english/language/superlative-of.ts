import { gradedAdjective } from "./adjectives.ts";

/** What compares amounts, with what says the end of them. */
export const AMOUNTS: ReadonlyMap<string, string> = new Map([
  ["more", "most"],
  ["fewer", "fewest"],
  ["less", "least"],
]);

/** "Tallest" of "taller", and "most" of "more"; of what is a superlative already, itself. */
export function superlativeOf(lower: string): string | undefined {
  const amount = AMOUNTS.get(lower);
  if (amount !== undefined) return amount;
  const graded = gradedAdjective(lower);
  if (graded?.degree === "superlative") return lower;
  if (graded?.degree !== "comparative" || !lower.endsWith("er")) return undefined;
  const most = `${lower.slice(0, -2)}est`;
  const asMost = gradedAdjective(most);
  return asMost?.degree === "superlative" && asMost.base === graded.base ? most : undefined;
}
