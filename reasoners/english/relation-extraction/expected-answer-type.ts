import nouns from "../language/data/answer-nouns.json" with { type: "json" };
import { isNoPerson } from "../dictionary/no-person.ts";
import { anyOf } from "../language/word-set.ts";
/** What an answer must look like. ANY is a name where there is one, else a noun where the pattern is sure of it. */
export type ExpectedAnswerType =
  | "NAME"
  | "PERSON"
  | "PLACE"
  | "WORK"
  | "DATE"
  | "YEAR"
  | "NUMBER"
  | "TIME"
  | "NOUN"
  | "ANY";

const ending = (words: readonly string[]): string => `(?:^|\\s)${anyOf(words)}(?:e?s)?$`;

const DATE = new RegExp(ending(nouns.date), "u");
const NUMBER = new RegExp(ending(nouns.number), "u");
const PLACE = new RegExp(ending(nouns.place), "u");
const WORK = new RegExp(ending(nouns.work), "u");
const NOUN = new RegExp(ending(nouns.thing), "u");
const PERSON = new RegExp(`(?:^|\\s)${anyOf(nouns.person)}s?$`, "u");
/** Nouns that end like those for persons; some of them are others. */
const BY_ENDING = /(?:^|\s)(?<noun>[\p{L}-]+(?:er|or|ist|ian|eer|ect|ant|ess)s?)$/u;

/** The kind that the question's word for the answer tells; `relation` tells it where a noun is asked for by itself. */
export function expectedAnswerType(expects: string | undefined): ExpectedAnswerType {
  const wanted = (expects ?? "").toLowerCase().trim();
  if (wanted === "") return "ANY";
  if (/(?:^|\s)years?$/u.test(wanted)) return "YEAR";
  if (DATE.test(wanted)) return "DATE";
  if (/(?:^|\s)times?$/u.test(wanted)) return "TIME";
  if (NUMBER.test(wanted)) return "NUMBER";
  if (WORK.test(wanted)) return "WORK";
  if (PLACE.test(wanted)) return "PLACE";
  if (NOUN.test(wanted)) return "NOUN";
  if (PERSON.test(wanted)) return "PERSON";
  const noun = BY_ENDING.exec(wanted)?.groups?.["noun"];
  if (noun !== undefined && !isNoPerson(noun)) return "PERSON";
  return "NAME";
}

/** Kinds of things that do nothing themselves: they are what was done, not who did it. */
export function isDoneTo(kind: ExpectedAnswerType): boolean {
  return kind === "WORK" || kind === "NOUN";
}
