import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { BE, DETERMINERS, isFunctionWord, MARKS } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { Segment } from "./segments.ts";
import type { PartPiece } from "./part-text.ts";

const MOST_WORDS_OF_A_NOUN = 3;
const ASKING: ReadonlySet<string> = new Set(["what", "who"]);

/**
 * "What's the population" and "population?", behind another thing that is asked: what it is asked of was named before.
 * The piece for that stands last. Undefined where the part says more than a noun, or names something itself.
 */
export function ofWhatWasNamed(
  pieces: readonly PartPiece[],
  words: readonly Word[],
  mentions: AnalysisInput["mentions"],
): readonly PartPiece[] | undefined {
  const piece = pieces.at(-1);
  if (piece === undefined || !("from" in piece)) return undefined;
  const to = piece.from + words.slice(piece.from, piece.to).findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  const asks = isAsked(words, piece);
  const start = asks ? piece.from + 2 : piece.from;
  const noun = DETERMINERS.has(words[start]?.lower ?? "") ? start + 1 : start;
  const said = words.slice(noun, to);
  // "Who was king" asks who was it then.
  if (asks && noun === start) return undefined;
  if (said.length === 0 || said.length > MOST_WORDS_OF_A_NOUN || !said.every(isNoun)) return undefined;
  const [first, last] = [said[0]?.start ?? 0, said.at(-1)?.end ?? 0];
  if (mentions.some(({ start: begins, end, text }) => begins < last && first < end && text !== text.toLowerCase()))
    return undefined;
  const asking: PartPiece = asks ? { from: piece.from, to: start } : { said: "what is" };
  return [asking, { said: "the" }, { from: noun, to }, { said: "of" }];
}

/** "What is", "who were". */
export function isAsked(words: readonly Word[], { from }: Pick<Segment, "from">): boolean {
  return ASKING.has(words[from]?.lower ?? "") && BE.has(words[from + 1]?.lower ?? "");
}

function isNoun({ lower }: Word): boolean {
  return /^\p{L}{3,}$/u.test(lower) && !isFunctionWord(lower);
}
