import { BE, DETERMINERS, isAuxiliary, isFunctionWord, MARKS } from "../language/function-words.ts";
import { OF_DATES, OF_PLACES } from "../language/question-words.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { isParticiple } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

/** Two question words of which one asks for a time and the other for a place, by index, end exclusive. */
export interface TimeAndPlace {
  readonly from: number;
  readonly to: number;
  readonly isJoined: boolean;
}

/**
 * "When where was E born", "E born when where", "E when and where born": as "when and where was E born" both are asked,
 * and neither may be answered alone. Undefined where nothing is asked so.
 */
export function whenAndWhere(words: readonly Word[]): readonly Piece[] | undefined {
  const pair = timeAndPlaceIn(words);
  if (pair === undefined) return undefined;
  const [first, second] = [words[pair.from], words[pair.to - 1]];
  const start = Math.min(politeOpening(words, 0), pair.from);
  const asking: Piece = { said: `${first?.lower ?? ""} and ${second?.lower ?? ""}` };
  if (pair.from === start && isAuxiliary(words[pair.to]?.lower ?? ""))
    return pair.isJoined ? undefined : [{ from: 0, to: start }, asking, { from: pair.to, to: words.length }];
  const end = words.findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  // The deed stands last of all that is said besides: "E was born when and where", "when and where E was born".
  const deed = end === pair.to ? pair.from - 1 : end - 1;
  const subject = words.slice(start, deed).filter((_, at) => at + start < pair.from || at + start >= pair.to);
  // "E, and when and where was he born" asks that of something else than it says before.
  if (!isParticiple(words[deed]?.lower ?? "") || subject.length === 0 || !subject.every(isOfSubject)) return undefined;
  const be = BE.has(words[deed - 1]?.lower ?? "") ? deed - 1 : deed;
  const named: Piece[] = [
    { from: start, to: Math.min(pair.from, be) },
    { from: pair.to, to: be },
  ];
  const rest: Piece = { from: end, to: words.length };
  // To die is done to nobody.
  if (words[deed]?.lower === "died") return [asking, { said: "did" }, ...named, { said: "die" }, rest];
  const is: Piece = be < deed ? { from: be, to: deed } : { said: "was" };
  return [asking, is, ...named, { from: deed, to: deed + 1 }, rest];
}

/** Words of a name, before or behind "was". */
function isOfSubject({ lower }: Word): boolean {
  return BE.has(lower) || DETERMINERS.has(lower) || !(isFunctionWord(lower) || MARKS.has(lower));
}

/** Where a time and a place are asked for side by side, joined or not. */
export function timeAndPlaceIn(words: readonly Word[]): TimeAndPlace | undefined {
  for (const [from, { lower }] of words.entries()) {
    const isJoined = JOINING.has(words[from + 1]?.lower ?? "");
    const at = isJoined ? from + 2 : from + 1;
    const other = words[at]?.lower ?? "";
    if ((OF_DATES.has(lower) && OF_PLACES.has(other)) || (OF_PLACES.has(lower) && OF_DATES.has(other)))
      return { from, to: at + 1, isJoined };
  }
  return undefined;
}

const JOINING: ReadonlySet<string> = new Set(["and", ",", "or"]);
