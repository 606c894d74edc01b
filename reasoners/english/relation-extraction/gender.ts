import { singularForms } from "../../../engine/text/plural.ts";
import lists from "../language/data/nouns.json" with { type: "json" };

/**
 * Words that name a gender, as pairs: of one family in the lexicon, but no answer for each other. A sibling may be
 * either.
 */
const PAIRS = lists.pairs.map((pair) => pair.split(" "));

export type Gender = "MALE" | "FEMALE";
const SEXES: ReadonlyMap<string, Gender> = new Map(
  PAIRS.flatMap(([male = "", female = ""]) => [[male, "MALE"] as const, [female, "FEMALE"] as const]),
);

/** The gender that a lower-case word names ("sister", "ex-wife"), if it does. */
export function genderOf(lower: string): Gender | undefined {
  const word = lower.split("-").at(-1) ?? lower;
  const form = singularForms(word).find((each) => SEXES.has(each));
  return form === undefined ? undefined : SEXES.get(form);
}

/** "brother" where a sister is asked for. */
export function areOfOtherGender(a: string, b: string): boolean {
  const [one, other] = [genderOf(a), genderOf(b)];
  return one !== undefined && other !== undefined && one !== other;
}
