import lists from "../language/data/walk-words.json" with { type: "json" };
import graphLed from "../language/data/graph-led-words.json" with { type: "json" };
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { LinkCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord, NEGATION, PREPOSITIONS } from "../language/function-words.ts";
import { isMay } from "../language/may.ts";
import { OF_DATES, OF_PERSONS, OF_PLACES, OF_THINGS } from "../language/question-words.ts";
import { ordinal } from "../language/adjectives.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { classesEndingIn, linkClass } from "../linking/class-linker.ts";
import { lowerOf, type Token, tokensOf } from "../nodes-between/tokens.ts";

/** What the question word asks for. */
type Wanted = "SOMEBODY" | "PLACE" | "DATE" | "ANYTHING";

/** Words that call a class, by their places, end exclusive. */
export interface ClassSaid {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly candidates: readonly LinkCandidate[];
}

/** A number, by its place. */
interface NumberSaid {
  readonly at: number;
  readonly text: string;
  readonly number: number;
}

/** A question that asks for one set of things or values, part by part. */
export interface Sentence {
  readonly tokens: readonly Token[];
  readonly wanted: Wanted;
  /** The place behind the question word and what is one with it. */
  readonly opening: number;
  /** The place of what is asked for, behind the question word; -1 where no noun stands there. */
  readonly noun: number;
  readonly classes: readonly ClassSaid[];
  readonly numbers: readonly NumberSaid[];
  /** The places of all words that must be accounted for. */
  readonly content: ReadonlySet<number>;
  /** Is it said of the present? */
  readonly isPresent: boolean;
}

const UNSAYABLE = wordSet(graphLed.unsayable);
const MORE_UNSAYABLE = wordSet(lists.unsayable);
const LIGHT = wordSet(lists.light);
const STRONG = wordSet(lists.strongPrepositions);
const YEARS = wordSet(lists.dateNouns);
const PLACES = wordSet(lists.placeNouns);
const PRESENT: ReadonlySet<string> = new Set(["is", "are", "'s", "does", "do"]);
const MOST_WORDS_OF_A_CLASS = 3;

/** Undefined for what asks otherwise, twice, or with words that no walk from thing to thing says. */
export function sentenceOf(input: GraphLedInput): Sentence | undefined {
  const lowers = wordsOf(input.question).map(({ lower }) => lower);
  if (lowers.some((lower) => NEGATION.has(lower) || UNSAYABLE.has(lower) || MORE_UNSAYABLE.has(lower)))
    return undefined;
  const tokens = tokensOf(input);
  if (tokens === undefined) return undefined;
  const first = PREPOSITIONS.has(lowerOf(tokens[0])) ? 1 : 0;
  const opening = openingAt(tokens, first);
  if (opening === undefined) return undefined;
  const classes = classesIn(tokens, opening.to, input.catalogue);
  const numbers = tokens.flatMap((token, at): readonly NumberSaid[] => {
    const number = "word" in token ? numberIn(token.lower) : undefined;
    return number === undefined ? [] : [{ at, text: lowerOf(token), number }];
  });
  const content = new Set(
    tokens.flatMap((token, at) =>
      at >= opening.to && "word" in token && mustBeSaid(token.word, lowerOf(tokens[at - 1])) ? [at] : [],
    ),
  );
  const behind = tokens.slice(opening.to);
  const isPresent = behind.some((token) => PRESENT.has(lowerOf(token)) && "word" in token && token.word.text !== "'s");
  return { tokens, classes, numbers, content, isPresent, ...opening, opening: opening.to };
}

function openingAt(
  tokens: readonly Token[],
  at: number,
): { readonly wanted: Wanted; readonly noun: number; readonly to: number } | undefined {
  const word = lowerOf(tokens[at]);
  const to = at + 1;
  if (OF_PERSONS.has(word)) return { wanted: "SOMEBODY", noun: -1, to };
  if (OF_PLACES.has(word)) return { wanted: "PLACE", noun: -1, to };
  if (OF_DATES.has(word)) return { wanted: "DATE", noun: -1, to };
  if (!OF_THINGS.has(word)) return undefined;
  const next = lowerOf(tokens[to]);
  if (YEARS.has(next)) return { wanted: "DATE", noun: -1, to: to + 1 };
  if (PLACES.has(next)) return { wanted: "PLACE", noun: -1, to: to + 1 };
  const isNoun = next !== "" && !isFunctionWord(next);
  return { wanted: "ANYTHING", noun: isNoun ? to : -1, to };
}

/** A word of meaning, or a preposition that changes what is said. */
function mustBeSaid(word: Word, before: string): boolean {
  const { lower } = word;
  return STRONG.has(lower) || isMay(word, before) || (!isFunctionWord(lower) && !LIGHT.has(lower));
}

function numberIn(lower: string): number | undefined {
  return /^\d{1,9}$/u.test(lower) ? Number(lower) : ordinal(lower);
}

function classesIn(tokens: readonly Token[], begin: number, catalogue: Catalogue): readonly ClassSaid[] {
  const found: ClassSaid[] = [];
  for (let from = begin; from < tokens.length; from += 1)
    for (let to = from + 1; to <= Math.min(tokens.length, from + MOST_WORDS_OF_A_CLASS); to += 1) {
      const words = tokens.slice(from, to).flatMap((token): readonly Word[] => ("word" in token ? [token.word] : []));
      if (words.length < to - from) break;
      const own = linkClass(words, catalogue);
      const candidates = own.length > 0 ? own : classesEndingIn(words, catalogue);
      if (candidates.length > 0) found.push({ from, to, text: words.map(({ text }) => text).join(" "), candidates });
    }
  // What a kind is called in several words says no other kind by one of them: "race editions" are no races.
  const wholes = found.filter(
    ({ from, to, candidates }) => to > from + 1 && candidates.some(({ score }) => score === 1),
  );
  const isHalf = ({ from, to }: ClassSaid): boolean =>
    wholes.some((whole) => from >= whole.from && to <= whole.to && to - from < whole.to - whole.from);
  return found.filter((each) => !isHalf(each));
}
