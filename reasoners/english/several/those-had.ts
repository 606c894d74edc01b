import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { BE, DETERMINERS, DO, HAVE, isFunctionWord, WH } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { PartPiece } from "./part-text.ts";
import { isPronoun } from "./pronouns.ts";
import type { Segment } from "./segments.ts";

/** Words of what somebody has: "an outboard engine". */
const MOST_WORDS_OF_A_NOUN = 4;

/**
 * "And who are they" behind "does E have kids": who the kids of E are, since who E is was not in question. Undefined
 * where the thing before asks for nothing that somebody has, or this one for more than that.
 */
export function thoseHad(
  words: readonly Word[],
  before: Segment | undefined,
  { from, to }: Segment,
  mentions: AnalysisInput["mentions"],
): readonly PartPiece[] | undefined {
  const [asking, is, they] = words.slice(from, to);
  if (before === undefined || to !== from + 3 || asking === undefined || is === undefined) return undefined;
  if (!WH.has(asking.lower) || !BE.has(is.lower) || !isPronoun(they?.lower ?? "")) return undefined;
  const had = whatIsHad(words, before, mentions);
  if (had === undefined) return undefined;
  return [{ from, to: to - 1 }, { said: "the" }, had.noun, { said: "of" }, had.by];
}

/** The noun and the name of "does E have any kids" and "has E got kids". */
function whatIsHad(
  words: readonly Word[],
  { from, to }: Segment,
  mentions: AnalysisInput["mentions"],
): { readonly noun: Segment; readonly by: Segment } | undefined {
  const auxiliary = words[from]?.lower ?? "";
  if (!DO.has(auxiliary) && !HAVE.has(auxiliary)) return undefined;
  const start = DETERMINERS.has(words[from + 1]?.lower ?? "") ? from + 2 : from + 1;
  const name = mentions
    .filter((each) => each.start === words[start]?.start)
    .reduce((longest, { end }) => Math.max(longest, end), 0);
  const behind = words.findIndex((word, at) => at > start && word.start >= name);
  if (name === 0 || behind < 0) return undefined;
  const verb = words[behind]?.lower ?? "";
  if (DO.has(auxiliary) && verb !== "have") return undefined;
  const noun = verb === "have" || verb === "got" ? behind + 1 : behind;
  const first = DETERMINERS.has(words[noun]?.lower ?? "") || words[noun]?.lower === "any" ? noun + 1 : noun;
  const isNoun = words.slice(first, to).every(({ lower }) => !isFunctionWord(lower));
  if (!isNoun || first >= to || to - first > MOST_WORDS_OF_A_NOUN) return undefined;
  return { noun: { from: first, to }, by: { from: from + 1, to: behind } };
}
