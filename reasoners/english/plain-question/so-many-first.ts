import { gradedAdjective, gradedBehindDegree } from "../language/adjectives.ts";
import { BE, isFunctionWord, MARKS } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { numberOf } from "../grammar/value.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

/**
 * "Which two castles in E are the oldest" as "what are the two oldest castles in E": so many are told that come first.
 * Undefined where a clause may stand between, and where more is said behind.
 */
export function soManyFirst(words: readonly Word[]): readonly Piece[] | undefined {
  const lower = (at: number): string => words[at]?.lower ?? "";
  const many = words[1] === undefined ? undefined : numberOf([words[1]]);
  if (!OF_THINGS.has(lower(0)) || many?.type !== "number" || many.number < 2) return undefined;
  let end = words.length;
  while (end > 0 && MARKS.has(lower(end - 1))) end -= 1;
  const the = words.findLastIndex((each, at) => at < end - 1 && each.lower === "the");
  const [first, second] = [lower(the + 1), lower(the + 2)];
  const isOfDegree = (first === "most" || first === "least") && gradedBehindDegree(second)?.degree === "base";
  const isGraded = end === the + 2 && gradedAdjective(first)?.degree === "superlative";
  if (the < 4 || !(isGraded || (end === the + 3 && isOfDegree)) || !BE.has(lower(the - 1))) return undefined;
  const noun = words.slice(2, the - 1);
  if (isFunctionWord(noun[0]?.lower ?? "") || noun.some((each) => CLAUSES.has(each.lower) || BE.has(each.lower)))
    return undefined;
  return [
    { said: `what ${lower(the - 1)} the` },
    { from: 1, to: 2 },
    { from: the + 1, to: end },
    { from: 2, to: the - 1 },
    { from: end, to: words.length },
  ];
}

const CLAUSES: ReadonlySet<string> = new Set(["that", "which", "who", "whose", "and", "or"]);
