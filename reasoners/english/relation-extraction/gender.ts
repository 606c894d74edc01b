/** Words that name a sex, as pairs: of one family in the lexicon, but no answer for each other. A sibling may be either. */
const PAIRS =
  "man woman|boy girl|father mother|dad mum|son daughter|brother sister|husband wife|groom bride|boyfriend girlfriend|uncle aunt|nephew niece|king queen|emperor empress|prince princess|duke duchess|lord lady|heir heiress|actor actress"
    .split("|")
    .map((pair) => pair.split(" "));
const IRREGULAR: Readonly<Record<string, string>> = { men: "man", women: "woman", wives: "wife", ladies: "lady" };

export type Sex = "MALE" | "FEMALE";
const SEXES: ReadonlyMap<string, Sex> = new Map(PAIRS.flatMap(([male = "", female = ""]) => [[male, "MALE"] as const, [female, "FEMALE"] as const]));

/** The sex that a lower-case word names ("sister", "ex-wife"), if it does. */
export function sexOf(lower: string): Sex | undefined {
  const word = lower.split("-").at(-1) ?? lower;
  return SEXES.get(IRREGULAR[word] ?? word) ?? SEXES.get(word.replace(/(?:(?<=ss)e)?s$/u, ""));
}

/** "brother" where a sister is asked for. */
export function areOfOtherSex(a: string, b: string): boolean {
  const [one, other] = [sexOf(a), sexOf(b)];
  return one !== undefined && other !== undefined && one !== other;
}
