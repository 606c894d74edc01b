import { numberOf } from "../grammar/value.ts";
import { BE, isAuxiliary, isFunctionWord, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { InName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

/** Short for "number", where the word for what bears one stands before it. */
const NUMBERS: ReadonlySet<string> = new Set(["no", "nr", "num"]);
const GRAND: ReadonlySet<string> = new Set(["grand", "k"]);
/** A noun, as far as its form tells. */
const NOUN = /^\p{L}{3,}$/u;

/**
 * What is written short as it is spoken: "microchip no" is the microchip number, "w" is "with", and "3 grand" or
 * "3k" are 3000. Undefined where nothing is.
 */
export function texted(words: readonly Word[], _: unknown, inName: InName): readonly Piece[] | undefined {
  const said = new Map<number, readonly [to: number, said: string]>();
  words.forEach((word, at) => {
    if (isContracted(words, at)) said.set(at, [at + 1, "is"]);
    if (inName(at) || word.text !== word.lower) return;
    if (isPointedAt(words, at)) said.set(at, [at + 1, "the"]);
    if (word.lower === "belonging" && words[at + 1]?.lower === "to" && at > 0) said.set(at, [at + 1, "that belong"]);
    if (word.lower === "w" && isBetween(words, at)) said.set(at, [at + 1, "with"]);
    const bound = words[at - 1]?.lower === "for" && isNumber(words[at + 1]) ? LIMITS.get(word.lower) : undefined;
    if (bound !== undefined) said.set(at, [at + 1, bound]);
    if (NUMBERS.has(word.lower) && isNumbered(words, at)) said.set(at, [at + 1, "number"]);
    const short = /^(\d{1,3})k$/u.exec(word.lower)?.[1];
    if (short !== undefined && isBounded(words, at)) said.set(at, [at + 1, `${short}000`]);
    const number = words[at - 1] === undefined ? undefined : numberOf(words.slice(at - 1, at));
    if (GRAND.has(word.lower) && number?.type === "number" && !isNoun(words[at + 1]))
      said.set(at - 1, [at + 1, String(number.number * THOUSAND)]);
  });
  if (said.size === 0) return undefined;
  const pieces: Piece[] = [];
  let from = 0;
  for (const [at, [to, text]] of [...said].sort(([one], [other]) => one - other)) {
    pieces.push({ from, to: at }, { said: text });
    from = to;
  }
  return [...pieces, { from, to: words.length }];
}

/** "For under 300" says what "for less than 300" does. */
const LIMITS: ReadonlyMap<string, string> = new Map([
  ["under", "less than"],
  ["below", "less than"],
  ["over", "more than"],
  ["above", "more than"],
]);

function isNumber(word: Word | undefined): boolean {
  return word !== undefined && /^\d/u.test(word.text);
}

/** "The canal E's on": behind a name and before a preposition that stands last, it is no possessive. */
function isContracted(words: readonly Word[], at: number): boolean {
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  return words[at]?.lower === "'s" && at === end - 2 && at > 1 && PREPOSITIONS.has(words[at + 1]?.lower ?? "");
}

/** "Who is that guy that directed E": which one is said behind. */
function isPointedAt(words: readonly Word[], at: number): boolean {
  const [that, noun, clause] = [words[at]?.lower ?? "", words[at + 1]?.lower ?? "", words[at + 2]?.lower ?? ""];
  if (that !== "that" || !RELATIVES.has(clause)) return false;
  return (at === 0 || BE.has(words[at - 1]?.lower ?? "")) && !isFunctionWord(noun) && NOUN.test(noun);
}

const RELATIVES: ReadonlySet<string> = new Set(["that", "who", "which"]);

const THOUSAND = 1000;

/** "Coco's microchip no", "reg no of E": a noun before it, and behind it nothing or what bears the number. */
function isNumbered(words: readonly Word[], at: number): boolean {
  const [before, behind] = [words[at - 1], words[at + 1]];
  if (before === undefined || before.text !== before.lower || !NOUN.test(before.lower)) return false;
  if (isFunctionWord(before.lower) || isPast(before.lower)) return false;
  // "Is there any salt, yes or no" has its own verb in front.
  if (behind === undefined || MARKS.has(behind.lower)) return at > 1 && !isAuxiliary(words[0]?.lower ?? "");
  return OWNING.has(behind.lower);
}

/** "Villages w less than 200 people": between a noun and what belongs to it, and no letter of a list. */
function isBetween(words: readonly Word[], at: number): boolean {
  const [before, behind] = [words[at - 1], words[at + 1]];
  if (before === undefined || behind === undefined || before.text !== before.lower) return false;
  return NOUN.test(before.lower) && !isFunctionWord(before.lower) && /^[\p{Ll}\d]/u.test(behind.text);
}

const OWNING: ReadonlySet<string> = new Set(["of", "for"]);

/** "Under 3k", "more than 3k", and not "the 10k", which is a race. */
function isBounded(words: readonly Word[], at: number): boolean {
  return BOUNDING.has(words[at - 1]?.lower ?? "");
}

const BOUNDING: ReadonlySet<string> = new Set(["under", "over", "than", "above", "below", "least", "most"]);

/** "Three grand pianos". */
function isNoun(word: Word | undefined): boolean {
  return word !== undefined && !isFunctionWord(word.lower) && !MARKS.has(word.lower);
}
