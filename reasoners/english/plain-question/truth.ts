import lists from "../language/data/frames.json" with { type: "json" };
import { isAuxiliary, MARKS, WH } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import { frameOf, longest } from "./frames.ts";
import type { Piece } from "./pieces.ts";

const OPENINGS = lists.truthOpenings.map(frameOf);
const CLOSINGS = lists.truthClosings.map(frameOf);

/** "Would you say that E is longer than F?", "E built F, right?": whether what is stated is so. */
export function whetherStated(words: readonly Word[], from: number, to: number): readonly Piece[] | undefined {
  const lowers = words.map(({ lower }) => lower);
  let end = to;
  while (end > from && ENDS.has(lowers[end - 1] ?? "")) end -= 1;
  const opening = longest(OPENINGS, lowers, from);
  if (opening > 0) return stated(lowers, from + opening, end);
  const comma = lowers.lastIndexOf(",", end - 1);
  const isClosed = comma > from && longest(CLOSINGS, lowers, comma + 1) === end - comma - 1;
  return isClosed ? stated(lowers, from, comma) : undefined;
}

const ENDS: ReadonlySet<string> = new Set(["?", "!", "."]);
const LEAST_WORDS = 3;
const NOT_STATED: ReadonlySet<string> = new Set(lists.groups.whether);

/** A statement, and no question: that begins otherwise. */
function stated(lowers: readonly string[], from: number, to: number): readonly Piece[] | undefined {
  const first = lowers[from] ?? "";
  if (to - from < LEAST_WORDS || NOT_STATED.has(first) || WH.has(first) || isAuxiliary(first) || MARKS.has(first))
    return undefined;
  return [{ said: "tell me whether" }, { from, to }];
}
