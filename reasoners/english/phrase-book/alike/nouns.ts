import { isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { THING } from "../spoken.ts";
import { PERSONS, TIMES } from "./generic-words.ts";
import { isAny, isWh, isWhat, type Step, type Words } from "./step.ts";

/** Begins what is asked by a noun alone: "E's boss", "the boss of E", "who is E's boss". */
const NOUN = "=";

/** "In what year" and "the year of" as "when"; "the person who" as "who"; "name of E's boss" as "E's boss". */
export const nounInFront: Step = (words) => {
  const rest = words.slice(1);
  const [first, second] = words;
  const asked = isWhat(first) && isAny(TIMES, second) && words.length > 2 ? ["when", ...words.slice(2)] : words;
  if (asked !== words) return isAny(ON_OR_IN, asked.at(-1)) && asked.length > 4 ? asked.slice(0, -1) : asked;
  if (isAny(TIMES, first)) {
    if (second === "that" || second === "when" || second === "of") return ["when", ...words.slice(2)];
    if (second === "in" && isWh(words[2])) return ["when", ...words.slice(3)];
    if (second === THING && words.length > 2 && words[2] !== "'s") return ["when", ...rest];
  }
  const behindName = first === "name" && second === "of" ? 2 : first === "of" ? 1 : 0;
  const named = words.length > behindName + 1 && !isWh(words[behindName]) ? words.slice(behindName) : words;
  return isAny(PERSONS, named[0]) && (named[1] === "who" || named[1] === "that") ? ["who", ...named.slice(2)] : named;
};

const ON_OR_IN: ReadonlySet<string> = new Set(["in", "on"]);

/** "Who is the boss of E", "boss of E" and "E's boss" as "= E boss". */
export const asNoun: Step = (words) => {
  const isIs = (isWhat(words[0]) || words[0] === "who") && words[1] === "is";
  const whole = isIs ? words.slice(2) : words;
  const phrase = whole[0] === "name" && whole[1] === "of" && whole.length > 3 ? whole.slice(2) : whole;
  if (isWh(phrase[0]) || (!isIs && isAny(PREPOSITIONS, phrase[0]))) return words;
  if (phrase[0] === THING && phrase[1] === "'s") return nounOf(phrase.slice(2)) ?? words;
  const last = phrase.length - 1;
  const called = phrase[last] === "called" || phrase[last] === "name" ? last : phrase.length;
  if (phrase[called - 1] === THING && phrase[called - 2] === "of") return nounOf(phrase.slice(0, called - 2)) ?? words;
  return words;
};

/** The noun that somebody is asked for by; "what it is called" asks for nothing else. */
function nounOf(noun: Words): Words | undefined {
  const last = noun.at(-1);
  const core = noun.length > 1 && (last === "called" || last === "name") ? noun.slice(0, -1) : noun;
  const bare = core.at(-1) === "'s" ? core.slice(0, -1) : core;
  return bare.length === 0 || bare.some((word) => isWh(word)) ? undefined : [NOUN, THING, ...bare];
}

/** "Motto of E" and "E's motto" in "how does E's motto go". */
export const withoutPossessive: Step = (words) => {
  const of = words.findIndex((word, at) => word === "of" && words[at + 1] === THING && at > 1);
  const noun = words[of - 1];
  if (words[0] === NOUN || of < 0 || noun === undefined || isFunctionWord(noun)) {
    const bare = words.filter((word) => word !== "'s");
    // "What is E's" asks for what it has, and "what is E" for itself.
    return bare.every((word) => word === THING || isFunctionWord(word)) ? words : bare;
  }
  const isWhole = words[0] === "when" || words[0] === "where";
  const from = isWhole && !words.slice(1, of).some(isFunctionWord) ? 1 : of - 1;
  const turned = [...words.slice(0, from), THING, ...words.slice(from, of), ...words.slice(of + 2)];
  return turned.filter((word) => word !== "'s");
};
