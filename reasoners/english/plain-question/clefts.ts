import lists from "../language/data/frames.json" with { type: "json" };
import { PREPOSITIONS, WH } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import { frameOf, longest } from "./frames.ts";
import type { Piece } from "./pieces.ts";

const IS = new Set(lists.clefts.is);
const THAT = new Set(lists.clefts.that);
const REALLY = lists.clefts.really.map(frameOf);
const NAMES_OF = lists.namesOf.map(frameOf);
const PERSONS = lists.persons.map(frameOf);
const WHOEVER: Readonly<Record<string, string>> = lists.whoever;
const WHETHER: ReadonlySet<string> = new Set(lists.groups.whether);
/** "In which of the towns was it that …": how far from the question word "it was that" may stand. */
const MOST_NOUNS = 3;

/**
 * A question without "it was … that", which only stresses: "who was it that built E" asks who built E, "was it E who
 * built F" whether E built F, and "the name of whoever built E" is who built E. Undefined where there is none.
 */
export function withoutCleft(words: readonly Word[], from: number, to: number): readonly Piece[] | undefined {
  const lowers = words.slice(0, to).map(({ lower }) => lower);
  return whoIsMeant(lowers, from, to) ?? behindQuestionWord(lowers, from, to) ?? whetherIt(words, lowers, from, to);
}

/** "(the name of) whoever it was that built E". */
function whoIsMeant(lowers: readonly string[], from: number, to: number): readonly Piece[] | undefined {
  const names = longest(NAMES_OF, lowers, from);
  const at = from + names;
  const word = WHOEVER[lowers[at] ?? ""] ?? (names > 0 && lowers[at] === "who" ? "who" : undefined);
  if (word !== undefined) {
    const cleft = itWasThat(lowers, at + 1);
    const that = cleft === 0 && THAT.has(lowers[at + 1] ?? "") ? 1 : cleft;
    return [{ said: `tell me ${word}` }, { from: at + 1 + that, to }];
  }
  const persons = names === 0 ? 0 : longest(PERSONS, lowers, at);
  if (persons === 0 || !THAT.has(lowers[at + persons] ?? "")) return undefined;
  return [{ said: "tell me who" }, { from: at + persons + 1, to }];
}

/** "Who was it that built E", "in which town it is that E lives". */
function behindQuestionWord(lowers: readonly string[], from: number, to: number): readonly Piece[] | undefined {
  const start = PREPOSITIONS.has(lowers[from] ?? "") ? from + 1 : from;
  if (!WH.has(lowers[start] ?? "")) return undefined;
  for (let at = start + 1; at <= start + 1 + MOST_NOUNS && at < to; at += 1) {
    const length = itWasThat(lowers, at) || wasItThat(lowers, at);
    if (length > 0) return [{ said: "tell me" }, { from, to: at }, { from: at + length, to }];
  }
  return undefined;
}

/** "It was that": its length, or 0. */
function itWasThat(lowers: readonly string[], at: number): number {
  if (lowers[at] !== "it") return 0;
  const is = at + 1 + longest(REALLY, lowers, at + 1);
  return IS.has(lowers[is] ?? "") ? thatEnd(lowers, is + 1) - at : 0;
}

/** "Was it that": its length, or 0. */
function wasItThat(lowers: readonly string[], at: number): number {
  return IS.has(lowers[at] ?? "") && lowers[at + 1] === "it" ? Math.max(0, thatEnd(lowers, at + 2) - at) : 0;
}

/** Behind "(really) that"; far to the left where there is no such word, so that no length comes of it. */
function thatEnd(lowers: readonly string[], at: number): number {
  const that = at + longest(REALLY, lowers, at);
  return THAT.has(lowers[that] ?? "") ? that + 1 : 0;
}

/** "Was it E who built F", "whether it really was E who built F". */
function whetherIt(
  words: readonly Word[],
  lowers: readonly string[],
  from: number,
  to: number,
): readonly Piece[] | undefined {
  const name = WHETHER.has(lowers[from] ?? "") ? itWas(lowers, from + 1) : wasIt(lowers, from);
  if (name === undefined) return undefined;
  const that = lowers.findIndex((lower, at) => at > name && THAT.has(lower));
  const isName = that > name && words.slice(name, that).some(({ text }) => /^\p{Lu}/u.test(text));
  return isName && that + 1 < to
    ? [{ said: "tell me whether" }, { from: name, to: that }, { from: that + 1, to }]
    : undefined;
}

function itWas(lowers: readonly string[], at: number): number | undefined {
  if (lowers[at] !== "it") return undefined;
  const is = at + 1 + longest(REALLY, lowers, at + 1);
  return IS.has(lowers[is] ?? "") ? is + 1 + longest(REALLY, lowers, is + 1) : undefined;
}

function wasIt(lowers: readonly string[], at: number): number | undefined {
  return IS.has(lowers[at] ?? "") && lowers[at + 1] === "it" ? at + 2 + longest(REALLY, lowers, at + 2) : undefined;
}
