import { knownUnit } from "../../../engine/values/unit.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { fractionBehind, numberSaid } from "../language/number-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";
import type { HoldsName, InName } from "./preambles.ts";

/** Behind these an amount is told. */
const BOUNDING = wordSet("than over under above below least most exactly beyond");
const ONE = wordSet("a an one");

/**
 * "More than thirteen", "over a kilo and a half" as "more than 13", "over 1.5 kilos". Undefined where none is said so.
 */
export function amountsInDigits(
  words: readonly Word[],
  _holdsName: HoldsName,
  inName: InName,
): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  let kept = 0;
  for (let at = 1; at < words.length; at += 1) {
    if (!BOUNDING.has(words[at - 1]?.lower ?? "") || inName(at)) continue;
    const amount = ofOneUnit(words, at) ?? ofNumber(words, at);
    if (amount === undefined || words.slice(at, amount.to).some((_word, more) => inName(at + more))) continue;
    pieces.push({ from: kept, to: at }, { said: amount.said });
    kept = amount.to;
    at = amount.to;
  }
  return pieces.length === 0 ? undefined : [...pieces, { from: kept, to: words.length }];
}

interface Amount {
  readonly said: string;
  readonly to: number;
}

/** "A kilo", "half a tonne", "an hour and a quarter". */
function ofOneUnit(words: readonly Word[], from: number): Amount | undefined {
  const isHalf = words[from]?.lower === "half";
  const at = isHalf ? from + 1 : from;
  const unit = words[at + 1];
  if (!ONE.has(words[at]?.lower ?? "") || unit === undefined || !isUnit(unit.lower)) return undefined;
  const fraction = isHalf ? undefined : fractionBehind(words, at + 2);
  if (isHalf) return { said: `0.5 ${unit.text}`, to: at + 2 };
  return { said: `${1 + (fraction?.number ?? 0)} ${unit.text}`, to: fraction?.to ?? at + 2 };
}

function isUnit(lower: string): boolean {
  // A letter alone is a symbol, and stands behind digits.
  return lower.length > 1 && singularForms(lower).some((form) => knownUnit(form) !== undefined);
}

/** "Thirteen", "ten acres", "two and a half kilos", "two kilos and a half". */
function ofNumber(words: readonly Word[], at: number): Amount | undefined {
  const found = numberSaid(words, at);
  const first = words[at];
  if (found === undefined || first === undefined) return undefined;
  const unit = words[found.to];
  const isOfUnit = unit !== undefined && isUnit(unit.lower);
  const fraction = fractionBehind(words, isOfUnit ? found.to + 1 : found.to);
  const to = fraction?.to ?? found.to;
  // Digits are left as they stand, and so is what counts things: "more than two boats".
  if (to === at + 1 && (/^\d/u.test(first.lower) || (found.number <= MOST_COUNTED && !isOfUnit))) return undefined;
  const number = found.number + (fraction?.number ?? 0);
  return { said: fraction === undefined || !isOfUnit ? `${number}` : `${number} ${unit.text}`, to };
}

const MOST_COUNTED = 12;
