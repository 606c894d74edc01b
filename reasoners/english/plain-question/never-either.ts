import { HAVE } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "any"]);

/**
 * "Have never led a mission or an expedition" as "have led neither a mission nor an expedition": of what is denied of
 * two kinds, neither holds. Undefined where nothing is denied so.
 */
export function neverEither(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  const never = words.findIndex(({ lower }, at) => lower === "never" && isPast(words[at + 1]?.lower ?? ""));
  const or = words.findIndex(({ lower }, at) => at > never + 2 && lower === "or");
  if (never < 1 || or < 0 || words.some(({ lower }, at) => at !== or && (lower === "or" || lower === "and")))
    return undefined;
  if (!ARTICLES.has(words[never + 2]?.lower ?? "") || !ARTICLES.has(words[or + 1]?.lower ?? "")) return undefined;
  if (holdsName(never, or + 2) && !HAVE.has(words[never - 1]?.lower ?? "")) return undefined;
  return [
    { from: 0, to: never },
    { from: never + 1, to: never + 2 },
    { said: "neither" },
    { from: never + 2, to: or },
    { said: "nor" },
    { from: or + 1, to: words.length },
  ];
}
