import { normalise } from "../../engine/text/normalise.ts";

/** Words that stand in every text. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and are as at be been but by did do does for from had has have he her him his how i if in into is it its of on or
  she so such that the their them then there these they this those to was were what when where which who whom whose why
  will with would you your s`.split(/\s+/u),
);

/** A word as it is indexed: normalised, without the endings of plural and tense; null for words that say nothing. */
export function searchTerm(word: string): string | null {
  const plain = normalise(word);
  return plain === "" || STOP_WORDS.has(plain) ? null : stem(plain);
}

/** A light stemmer: enough for "climbs", "climbed", "climbing", "cities"; irregular forms are left alone. */
function stem(word: string): string {
  if (word.length <= 4) return word.replace(/(?<=[^s]{2})s$/u, "");
  const singular = word.replace(/ies$/u, "y").replace(/(?<=[^su])s$/u, "");
  const present = singular.length > 5 ? singular.replace(/(?:ing|ed)$/u, "") : singular;
  return present.length > 4 ? present.replace(/([^aeiou])\1$/u, "$1").replace(/e$/u, "") : present;
}
