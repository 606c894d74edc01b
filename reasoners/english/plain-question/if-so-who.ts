import { MARKS } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const CLAUSES: ReadonlySet<string> = new Set(["who", "whose", "that", "which"]);
const ASKING: ReadonlySet<string> = new Set(["who", "which", "what", "whom"]);
/** Words of the noun behind "is there a", with where such things are told of: "a painter in the archive". */
const MOST_OF_NOUN = 6;

/**
 * "Is there a painter in the archive who painted E, and if so, who?" as "which painter painted E": whether there is one
 * is told with who it is. What only says where the question is to be answered from is left out. Undefined where nothing
 * is asked so.
 */
export function ifSoWho(words: readonly Word[]): readonly Piece[] | undefined {
  const at = (index: number): string => words[index]?.lower ?? "";
  if (at(0) !== "is" || at(1) !== "there" || !["a", "an", "any"].includes(at(2))) return undefined;
  const clause = words.findIndex(({ lower }, index) => index > 3 && CLAUSES.has(lower));
  const so = words.findIndex(({ lower }, index) => index > clause && lower === "if" && at(index + 1) === "so");
  if (clause < 0 || clause > 3 + MOST_OF_NOUN || so < 0) return undefined;
  const asks = words.slice(so + 2).filter(({ lower }) => !MARKS.has(lower) && lower !== ",");
  if (!ASKING.has(asks[0]?.lower ?? "") || asks.length > 3) return undefined;
  let end = so;
  while (at(end - 1) === "and" || at(end - 1) === "," || at(end - 1) === "then") end -= 1;
  const held = words.findIndex(({ lower }, index) => index > 3 && index < clause && lower === "in");
  const noun = { from: 3, to: held > 0 && isHeld(words.slice(held + 1, clause)) ? held : clause };
  if (noun.to <= noun.from || end <= clause + 1) return undefined;
  if (at(clause) !== "whose") return [{ said: "which" }, noun, { from: clause + 1, to: end }];
  const last = words[noun.to - 1]?.text ?? "";
  return [
    { said: "which" },
    { from: noun.from, to: noun.to - 1 },
    { said: `${last}'s` },
    { from: clause + 1, to: end },
  ];
}

const HOLDING: ReadonlySet<string> = new Set([
  "the",
  "this",
  "your",
  "archive",
  "archives",
  "records",
  "files",
  "graph",
  "data",
]);

/** "The archive": what all questions are answered from. */
function isHeld(words: readonly Word[]): boolean {
  return words.length > 0 && words.every(({ lower }) => HOLDING.has(lower));
}
