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

/** "Tallest" of "tall", "cheapest" of "cheap"; undefined where no list has the adjective. */
export function superlativeOfBase(base: string): string | undefined {
  if (gradedAdjective(base)?.degree !== "base") return undefined;
  const forms = [`${base}est`, `${base}st`, `${base}${base.slice(-1)}est`, `${base.slice(0, -1)}iest`];
  return forms.find((form) => {
    const graded = gradedAdjective(form);
    return graded?.degree === "superlative" && graded.base === base;
  });
}
