import { MARKS } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const YEAR = /^(?:1\d|20)\d\d$/u;
const WAYS: ReadonlyMap<string, string> = new Map([
  ["newer", "from after"],
  ["younger", "from after"],
  ["older", "from before"],
]);

/** "Engines newer than 2005" as "engines from after 2005". Undefined where nothing is compared with a year so. */
export function thanAYear(words: readonly Word[]): readonly Piece[] | undefined {
  const at = words.findIndex(({ lower }) => WAYS.has(lower));
  const isYear = words[at + 1]?.lower === "than" && YEAR.test(words[at + 2]?.lower ?? "");
  const end = words[at + 3];
  if (at < 1 || !isYear || (end !== undefined && !MARKS.has(end.lower))) return undefined;
  return [{ from: 0, to: at }, { said: WAYS.get(words[at]?.lower ?? "") ?? "" }, { from: at + 2, to: words.length }];
}

const SEA = ["above", "sea", "level"];

/** "Higher above sea level" as "higher", "how high above sea level" as "how high". */
export function aboveTheSea(words: readonly Word[]): readonly Piece[] | undefined {
  const at = words.findIndex((_, index) => SEA.every((each, more) => words[index + more]?.lower === each));
  if (at < 1 || !HIGH.has(words[at - 1]?.lower ?? "")) return undefined;
  return [
    { from: 0, to: at },
    { from: at + SEA.length, to: words.length },
  ];
}

const HIGH: ReadonlySet<string> = new Set(["high", "higher", "highest"]);
