import { dimensionOf, knownUnit } from "../../../engine/values/unit.ts";
import { BE } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import lists from "../language/data/frames.json" with { type: "json" };
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const LYING = wordSet(lists.lyingHigh);
const WAYS: ReadonlyMap<string, string> = new Map([
  ["above", "higher than"],
  ["below", "lower than"],
]);
const NUMBER = /^\d[\d.,]*$/u;

/** "Huts that lie above 2500 metres" as "that are higher than 2500 metres". Undefined where no height is said so. */
export function higherUp(words: readonly Word[]): readonly Piece[] | undefined {
  const at = words.findIndex(({ lower }, index) => index > 0 && WAYS.has(lower) && isLength(words, index + 1));
  if (at < 0) return undefined;
  const way = WAYS.get(words[at]?.lower ?? "") ?? "";
  const verb = words[at - 1]?.lower ?? "";
  const isLying = LYING.has(verb);
  // "Situated above": what stands before says that it is.
  const isSaid = BE.has(words[at - 2]?.lower ?? "");
  return [
    { from: 0, to: isLying ? at - 1 : at },
    { said: isLying && !isSaid ? `are ${way}` : way },
    { from: at + 1, to: words.length },
  ];
}

/** "2500 metres", "2500m". */
function isLength(words: readonly Word[], at: number): boolean {
  const [number, unit] = [words[at]?.lower ?? "", words[at + 1]?.lower ?? ""];
  const known = NUMBER.test(number) ? knownUnit(unit) : undefined;
  return known !== undefined && dimensionOf(known) === "length";
}
