import frames from "../language/data/frames.json" with { type: "json" };
import { DO, isFunctionWord, MARKS, WH } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { HoldsName, InName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

/** "Took place", "happened"; several words are one where they are always said together. */
const HAPPENED: ReadonlySet<string> = new Set(frames.happened);
/** The same as it is said behind "did". */
const HAPPEN: ReadonlySet<string> = new Set(frames.happen);
const SOMEWHERE: ReadonlySet<string> = new Set(["in", "at", "on", "near"]);

/**
 * "The fires that took place at E" as "the fires that were at E", "where did E happen" as "where was E". Undefined
 * where nothing is said of a place, or it is asked what happened there: not all that is there did.
 */
export function happeningSomewhere(
  words: readonly Word[],
  holdsName: HoldsName,
  inName: InName,
): readonly Piece[] | undefined {
  return askedWhere(words, inName) ?? saidOfPlace(words, holdsName, inName);
}

function askedWhere(words: readonly Word[], inName: InName): readonly Piece[] | undefined {
  if (words[0]?.lower !== "where" || !DO.has(words[1]?.lower ?? "")) return undefined;
  let end = words.length;
  while (end > 0 && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const to = end - 1;
  if (!HAPPEN.has(words[to]?.lower ?? "") || to < 3 || inName(to)) return undefined;
  return [{ from: 0, to: 1 }, { said: "was" }, { from: 2, to }, { from: end, to: words.length }];
}

function saidOfPlace(words: readonly Word[], holdsName: HoldsName, inName: InName): readonly Piece[] | undefined {
  for (let at = 1; at < words.length; at += 1) {
    const behind = at + 1;
    const isPlace = SOMEWHERE.has(words[behind]?.lower ?? "") && holdsName(behind + 1, words.length);
    const before = words[at - 1]?.lower ?? "";
    const isOfThings = !WH.has(before) || (before === "which" && at > 1);
    if (!HAPPENED.has(words[at]?.lower ?? "") || !isPlace || inName(at) || !isOfThings) continue;
    if (isFunctionWord(before) && !RELATIVE.has(before)) return undefined;
    return [{ from: 0, to: at }, { said: "were" }, { from: behind, to: words.length }];
  }
  return undefined;
}

const RELATIVE: ReadonlySet<string> = new Set(["that", "which"]);
