import { BE, DETERMINERS, DO, FILLERS, HAVE, isAuxiliary, PREPOSITIONS, WH } from "../language/function-words.ts";
import { OF_DATES, OF_PERSONS, OF_PLACES, OF_THINGS } from "../language/question-words.ts";
import type { Word } from "../language/words.ts";
import type { EndKind } from "../linking/phrase-to-link.ts";
import type { Claim, RankClaim } from "./claims.ts";

/** A preposition that no claim holds, and the claims that stand directly before and behind it. */
export interface LoosePreposition {
  readonly at: number;
  readonly word: Word;
  readonly before: Claim | undefined;
  readonly behind: Claim | undefined;
  /** Does it stand before the question word? */
  readonly isFronted: boolean;
}

/** How the claims of a question lie in it. */
export interface Layout {
  readonly words: readonly Word[];
  readonly claims: readonly Claim[];
  /** What the question word asks for; undefined where there is none, or it asks for anything. */
  readonly wanted: EndKind | undefined;
  /** The index of the question word; -1 where there is none. */
  readonly asked: number;
  /** What stands behind "which", "what" or "how many": it says what is asked for. */
  readonly askedNoun: Claim | undefined;
  readonly isCount: boolean;
  readonly rank: RankClaim | undefined;
  readonly hasOr: boolean;
  /** Does the question ask for yes or no: "did E …"? */
  readonly isWhether: boolean;
  readonly prepositions: readonly LoosePreposition[];
  /** Indices of "and". */
  readonly ands: readonly number[];
}

/** Undefined for questions that ask twice, or otherwise than for what stands somewhere. */
export function layoutOf(words: readonly Word[], claims: readonly Claim[]): Layout | undefined {
  const claimed = (at: number): boolean => claims.some(({ from, to }) => from <= at && at < to);
  const endingAt = (at: number): Claim | undefined => claims.find(({ to }) => to === at);
  const beginningAt = (at: number): Claim | undefined => claims.find(({ from }) => from === skip(words, at));
  const open = words.flatMap((word, at) => (claimed(at) ? [] : [{ word, at, lower: word.lower }]));
  const questionWords = open.filter(({ lower }) => WH.has(lower));
  const isRelative = (at: number): boolean => {
    const before = PREPOSITIONS.has(words[at - 1]?.lower ?? "") ? at - 1 : at;
    const noun = endingAt(before);
    return noun !== undefined && noun.kind !== "name" && noun.kind !== "count";
  };
  const counts = claims.filter(({ kind }) => kind === "count" || kind === "measure");
  const plain = questionWords.filter(({ at }) => !isRelative(at));
  const named = plain.filter(({ at }) => endingAt(at)?.kind !== "name");
  // "The museum E, which …" is no question where another word asks.
  const askedOnes = named.length > 0 ? named : plain;
  if (askedOnes.length + counts.filter(({ from }) => words[from]?.lower === "how").length > 1) return undefined;
  const [asked] = askedOnes;
  if (asked !== undefined && !isKnownQuestionWord(asked.lower)) return undefined;
  const [count] = counts;
  if (counts.length > 1) return undefined;
  const isOfThings = asked !== undefined && OF_THINGS.has(asked.lower);
  const askedNoun = isOfThings
    ? claims.find(({ from }) => from === asked.at + 1)
    : count === undefined
      ? undefined
      : beginningAt(count.to);
  const prepositions = open
    .filter(({ lower }) => PREPOSITIONS.has(lower))
    .map(({ at, word }): LoosePreposition => ({
      at,
      word,
      before: endingAt(at),
      behind: beginningAt(at + 1),
      isFronted: asked?.at === at + 1 || count?.from === at + 1,
    }));
  return {
    words,
    claims,
    wanted: count === undefined ? wantedBy(asked?.lower) : undefined,
    asked: asked?.at ?? -1,
    askedNoun,
    isCount: count?.kind === "count",
    rank: claims.find((claim): claim is RankClaim => claim.kind === "rank"),
    hasOr: open.some(({ lower }) => lower === "or"),
    isWhether: asked === undefined && count === undefined && isWhetherOpening(words[0]?.lower ?? ""),
    prepositions,
    ands: open.flatMap(({ lower, at }) => (lower === "and" ? [at] : [])),
  };
}

function isWhetherOpening(lower: string): boolean {
  return [BE, DO, HAVE].some((words) => words.has(lower)) && lower !== "'s";
}

function isKnownQuestionWord(lower: string): boolean {
  return [OF_PERSONS, OF_PLACES, OF_DATES, OF_THINGS].some((words) => words.has(lower));
}

function wantedBy(lower: string | undefined): EndKind | undefined {
  if (lower === undefined || OF_THINGS.has(lower)) return undefined;
  return OF_PERSONS.has(lower) ? "PERSON" : OF_PLACES.has(lower) ? "PLACE" : "DATE";
}

/** Behind articles and what says nothing. */
function skip(words: readonly Word[], from: number): number {
  let at = from;
  while (DETERMINERS.has(words[at]?.lower ?? "")) at += 1;
  return at;
}

/** What stands before a verb, auxiliaries and fillers aside, by its index; -1 where a clause begins there. */
export function beforeVerb(words: readonly Word[], from: number): number {
  let at = from - 1;
  while (at >= 0) {
    const word = words[at];
    if (word === undefined || !(isAuxiliary(word.lower) || FILLERS.has(word.lower))) break;
    at -= 1;
  }
  return at;
}

/** What stands behind words, one preposition and articles aside, by its index. */
export function behind(words: readonly Word[], to: number): number {
  return skip(words, PREPOSITIONS.has(words[to]?.lower ?? "") ? to + 1 : to);
}
