import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { BE, DETERMINERS, isFunctionWord, MARKS } from "../language/function-words.ts";
import { isPlural } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { PartPiece } from "./part-text.ts";
import type { Segment } from "./segments.ts";

const MOST_WORDS_OF_A_NOUN = 3;
const ASKING: ReadonlySet<string> = new Set(["what", "who"]);
const OF_KINDS: ReadonlySet<string> = new Set(["what", "which"]);

/** A part that leaves unsaid of what it asks, with a name for that. */
export type OfNamed = (name: PartPiece) => readonly PartPiece[];

/**
 * "What's the population", "population?", "how tall", "how many moons" and "what country", behind another thing that is
 * asked: what it is asked of was named before. Undefined where the part says more, or names something itself.
 */
export function ofWhatWasNamed(
  pieces: readonly PartPiece[],
  words: readonly Word[],
  mentions: AnalysisInput["mentions"],
): OfNamed | undefined {
  const piece = pieces.at(-1);
  // What it has in common with the thing before it is said already.
  const isWhole =
    pieces.length === 1 || (pieces.length === 2 && piece !== undefined && "from" in piece && piece.from > 0);
  if (piece === undefined || !("from" in piece) || !isWhole) return undefined;
  const to = piece.from + words.slice(piece.from, piece.to).findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  const [first, second] = [words[piece.from]?.lower ?? "", words[piece.from + 1]?.lower ?? ""];
  const of = (noun: readonly Word[]): OfNamed | undefined =>
    isUnnamed(noun, mentions) ? (name) => [{ said: `what is the ${said(noun)} of` }, name] : undefined;
  if (isAsked(words, piece)) {
    // "Who was king" asks who was it then.
    if (!DETERMINERS.has(words[piece.from + 2]?.lower ?? "")) return undefined;
    const noun = words.slice(piece.from + 3, to);
    return isUnnamed(noun, mentions)
      ? (name) => [{ from: piece.from, to: piece.from + 2 }, { said: `the ${said(noun)} of` }, name]
      : undefined;
  }
  if (first === "how" && second === "many") {
    const noun = words.slice(piece.from + 2, to);
    const isCounted = isPlural(noun.at(-1)?.lower ?? "") && isUnnamed(noun, mentions);
    return isCounted ? (name) => [{ said: `how many ${said(noun)} does` }, name, { said: "have" }] : undefined;
  }
  if (first === "how" && to === piece.from + 2)
    return gradedAdjective(second)?.degree === "base" ? (name) => [{ said: `how ${second} is` }, name] : undefined;
  if (OF_KINDS.has(first)) return of(words.slice(piece.from + 1, to));
  const noun = DETERMINERS.has(first) ? piece.from + 1 : piece.from;
  return of(words.slice(noun, to));
}

/** "What is", "who were". */
function isAsked(words: readonly Word[], { from }: Pick<Segment, "from">): boolean {
  return ASKING.has(words[from]?.lower ?? "") && BE.has(words[from + 1]?.lower ?? "");
}

/** In small letters: behind a mark it begins with a capital, and is no name for that. */
function said(words: readonly Word[]): string {
  return words.map(({ lower }) => lower).join(" ");
}

/** Is it a noun of few words, and no name in it? */
function isUnnamed(noun: readonly Word[], mentions: AnalysisInput["mentions"]): boolean {
  const [first, last] = [noun[0]?.start ?? 0, noun.at(-1)?.end ?? 0];
  const isShort = noun.length > 0 && noun.length <= MOST_WORDS_OF_A_NOUN;
  return (
    isShort &&
    noun.every(isNoun) &&
    !mentions.some(({ start, end, text }) => start < last && first < end && text !== text.toLowerCase())
  );
}

function isNoun({ lower }: Word): boolean {
  return /^\p{L}{3,}$/u.test(lower) && !isFunctionWord(lower);
}
