import { isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { BASE_OF } from "../../language/word-forms.ts";
import { THING } from "../spoken.ts";
import { PARTICLES, PRONOUNS } from "./generic-words.ts";
import { isAny, isWh, isWhat, type Step, type Words } from "./step.ts";

/** "E, who put it up", "E, when" and "E split, when was that" as "who put E up", "when E" and "when E split". */
export const nameInFront: Step = (words) => {
  if (words[0] !== THING || words.filter((word) => word === THING).length > 1) return words;
  const at = words.findIndex((word, index) => index > 1 && isWh(word));
  if (at > 1 && words[at + 1] === "is" && at + 3 === words.length && isAny(POINTING, words[at + 2]))
    return [words[at] ?? "", ...words.slice(0, at)];
  const isAsked = isWh(words[1]) || (isAny(PREPOSITIONS, words[1]) && isWh(words[2]));
  const rest = words.slice(1);
  if (!isAsked) return words;
  const pronouns = rest.flatMap((word, index) => (PRONOUNS.has(word) ? [index] : []));
  // "What did they pay for it": whoever they are, it is what was named.
  const pronoun = pronouns.find((index) => rest[index] !== "they") ?? pronouns[0] ?? -1;
  if (pronoun > 0) return rest.map((word, at) => (at === pronoun ? THING : word));
  if (rest.length > 2 && rest[1] === "is") return [...rest, "of", THING];
  return [...rest, THING];
};

const POINTING: ReadonlySet<string> = new Set(["it", "that", "this"]);

/** "E works as what" as "what E works as", and "the boss of E is who" as "who is the boss of E". */
export const askedInFront: Step = (words) => {
  if (isWh(words[0]) || (isAny(PREPOSITIONS, words[0]) && isWh(words[1]))) return words;
  const last = words.length - 1;
  const asked = isWh(words[last]) ? last : isWh(words[last - 1]) && isWhat(words[last - 1]) ? last - 1 : -1;
  if (asked <= 0) return words;
  const rest = words.slice(0, asked);
  return [...words.slice(asked), ...(rest.at(-1) === "is" ? ["is", ...rest.slice(0, -1)] : rest)];
};

/** "Under whom does E work" as "who does E work under". */
export const prepositionBehind: Step = (words) => {
  const [first, second] = words;
  if (first === undefined || !PREPOSITIONS.has(first) || !isWh(second)) return words;
  return [...words.slice(1), first];
};

/** "What E is known for" as "what is E known for", "where is E's seat" as "where E's seat"; but "where is E based". */
export const beInFront: Step = (words) => {
  const [first] = words;
  const isOfPlaceOrTime = first === "when" || first === "where";
  const name = words.indexOf(THING);
  const is = words.indexOf("is");
  if (isOfPlaceOrTime && (is < 0 || !isPassive(behindName(words)))) return words.filter((_, at) => at !== is);
  if (name < 1 || words[name + 1] !== "is" || !isWh(first) || (name + 2 >= words.length && name < 2)) return words;
  return [...words.slice(0, name), "is", THING, ...words.slice(name + 2)];
};

function isPassive(lower: string): boolean {
  return BASE_OF.has(lower) || lower.endsWith("ed");
}

/** The first word behind the name that is none of "be". */
function behindName(words: Words): string {
  const behind = words.slice(words.indexOf(THING) + 1);
  return (behind[0] === "is" ? behind[1] : behind[0]) ?? "";
}

/** "Set E up" as "set up E". */
export const particleInFront: Step = (words) => {
  const name = words.indexOf(THING);
  const [verb, particle] = [words[name - 1], words[name + 1]];
  if (verb === undefined || isFunctionWord(verb) || !isAny(PARTICLES, particle)) return words;
  return [...words.slice(0, name), particle ?? "", THING, ...words.slice(name + 2)];
};
