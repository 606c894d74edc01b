import { BE, isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { changingVerbs, isOfPlace } from "../linking/particles.ts";

/** Small words that turn what a name says into something else: "out of use", "not open", "must be booked". */
const TURNING = wordSet(["not no never without out off can may must"]);

/** Of a name of a relation, so much is read. */
export const LONGEST_NAME = 80;

/**
 * The words of a name that are no small ones, in lower case, with the preposition at its end: whose captain somebody
 * is, "captain of" says, and who works with somebody does not work for him. Only where or when something is says
 * no more: "established" of "established on", but "based on" and "based at".
 */
export function meaningIn(name: string): readonly string[] {
  const all = wordsOf(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replaceAll("_", " "));
  const words = all.map(({ lower }) => lower);
  const last = words.length - 1;
  const preposition = words[last] ?? "";
  const changes = changingVerbs(all.slice(-2)).some(({ isWithAny }) => isWithAny);
  const keepsLast = last > 0 && PREPOSITIONS.has(preposition) && (!isOfPlace(preposition) || changes);
  const meaning = words.filter(
    (lower, at) =>
      /^\p{L}/u.test(lower) && (!isFunctionWord(lower) || TURNING.has(lower) || (at === last && keepsLast)),
  );
  // "Is about" has no other words.
  if (meaning.length === 0) return words;
  // What "is in the county of" something is no county of it.
  if (keepsLast && BE.has(words[0] ?? "") && isOfPlace(words[1] ?? "")) return words;
  return keepsLast && changes && preposition !== "on" && isOfPlace(preposition)
    ? [...meaning.slice(0, -1), "at"]
    : meaning;
}
