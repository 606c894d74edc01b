import { isAuxiliary } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const DENIED = "n't";

/** "Isn't E longer than F" as "is E longer than F": it asks the same. Undefined for all else that is denied. */
export function askingAssent(words: readonly Word[]): readonly Piece[] | undefined {
  const [first, second] = words;
  if (first === undefined || second === undefined || !first.lower.endsWith(DENIED)) return undefined;
  const said = first.lower.slice(0, -DENIED.length);
  return isAuxiliary(said) ? [{ said }, { from: 1, to: words.length }] : undefined;
}
