import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { quantifierIn } from "../grammar/quantifier.ts";
import { DETERMINERS, DO, HAVE, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { OF_PERSONS, OF_THINGS } from "../language/question-words.ts";
import { endsAsParticiple, isPlural } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const MOST_WORDS_OF_A_NOUN = 4;
const POINTING: ReadonlySet<string> = new Set(["it", "them", "him", "her"]);

/**
 * "Which yards have at least two boats lying in them" as "in which yards do at least two boats lie", and those "moored
 * in them" as those that are moored: the pronoun stands for what is asked for. Undefined where nothing of the kind is
 * asked.
 */
export function standingInThem(words: readonly Word[]): readonly Piece[] | undefined {
  const lower = (at: number): string => words[at]?.lower ?? "";
  const has = words.findIndex((word) => HAVE.has(word.lower));
  const isAsked = OF_THINGS.has(lower(0)) ? has > 1 && has <= MOST_WORDS_OF_A_NOUN + 1 : has === 1;
  if (!isAsked || !(OF_THINGS.has(lower(0)) || OF_PERSONS.has(lower(0)))) return undefined;
  const things = HAVE.has(lower(has + 1)) ? has + 2 : has + 1;
  const start = DETERMINERS.has(lower(things)) ? things + 1 : things;
  const many = quantifierIn(words.slice(start));
  const pointing = words.findIndex(({ lower: each }, at) => at > start && POINTING.has(each));
  if (many === undefined || pointing - start <= many.length + 2) return undefined;
  const [verb, preposition] = [lower(pointing - 2), lower(pointing - 1)];
  if (!PREPOSITIONS.has(preposition) || !endsAsParticiple(verb)) return undefined;
  if (words.slice(start, pointing).some(({ lower: each }) => MARKS.has(each))) return undefined;
  const going = verb.endsWith("ing") ? baseOf(verb) : undefined;
  return [
    { from: pointing - 1, to: pointing },
    { said: OF_PERSONS.has(lower(0)) ? "whom" : lower(0) },
    { from: 1, to: has },
    { said: going === undefined ? (isPlural(lower(pointing - 3)) ? "are" : "is") : "do" },
    { from: things, to: going === undefined ? pointing - 1 : pointing - 2 },
    ...(going === undefined ? [] : [{ said: going }]),
    { from: pointing + 1, to: words.length },
  ];
}

/** "Stand" of "standing", "lie" of "lying", which no dictionary of lemmas has. */
function baseOf(verb: string): string | undefined {
  const short = /^(.{1,2})ying$/u.exec(verb)?.[1];
  return (
    englishDictionary()
      .lemmasOf(verb, "v")
      .find((each) => each !== verb) ?? (short === undefined ? undefined : `${short}ie`)
  );
}

/**
 * "At which hall do the most choirs hold their rehearsals" as "… hold the rehearsals": whose they are is said already.
 * Undefined where nothing of the kind is asked.
 */
export function holdingTheirs(words: readonly Word[]): readonly Piece[] | undefined {
  const lower = (at: number): string => words[at]?.lower ?? "";
  const does = words.findIndex((word) => DO.has(word.lower));
  const isInFront = PREPOSITIONS.has(lower(0)) && (OF_THINGS.has(lower(1)) || OF_PERSONS.has(lower(1)));
  if (!isInFront || does < 2 || does > MOST_WORDS_OF_A_NOUN + 2) return undefined;
  const start = DETERMINERS.has(lower(does + 1)) ? does + 2 : does + 1;
  if (quantifierIn(words.slice(start)) === undefined) return undefined;
  const [theirs, ...others] = [...words.keys()].filter((at) => at > start && lower(at) === "their");
  if (theirs === undefined || others.length > 0) return undefined;
  return [{ from: 0, to: theirs }, { said: "the" }, { from: theirs + 1, to: words.length }];
}
