import type { Word } from "../language/words.ts";
import type { HoldsName, InName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

/** Not "up", "out" or "round", which tell one verb from another: "ended up at E". */
const TOWARDS: ReadonlySet<string> = new Set(["over", "down"]);
const LONGEST_NAME = 7;

/**
 * "Over at E", "down at E" as "at E": on which side of the asker a place lies says nothing of it. Undefined where no
 * place is said so.
 */
export function overAt(words: readonly Word[], holdsName: HoldsName, inName: InName): readonly Piece[] | undefined {
  const at = words.findIndex(({ text, lower }, index) => {
    if (index === 0 || text !== lower || !TOWARDS.has(lower) || inName(index)) return false;
    const name = index + 2;
    if (words[index + 1]?.lower !== "at") return false;
    return words.slice(name, name + LONGEST_NAME).some((_, more) => holdsName(name, name + more + 1));
  });
  if (at < 0) return undefined;
  return [
    { from: 0, to: at },
    { from: at + 1, to: words.length },
  ];
}
