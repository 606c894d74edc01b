import comparisons from "../language/data/comparisons.json" with { type: "json" };
import lists from "../language/data/phrases.json" with { type: "json" };
import type { Condition } from "../../../engine/question/form/logical-form.ts";
import { phraseList } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { numberOf } from "./value.ts";

/** How many of something: the most or the fewest of all, or a number that is said. */
type Quantity =
  | { readonly kind: "extreme"; readonly direction: "max" | "min" }
  | { readonly kind: "where"; readonly condition: Condition };

/** Words that say how many, and how many words they are. */
export interface Quantifier {
  readonly quantity: Quantity;
  readonly length: number;
}

const MOST = phraseList(lists.mostOf);
const FEWEST = phraseList(lists.fewestOf);
const COMPARING = (["=", "<", ">", "<=", ">="] as const).flatMap((operator) =>
  phraseList(comparisons.amounts[operator]).map((said) => ({ said, operator })),
);
const MOST_WORDS_OF_A_NUMBER = 2;

/**
 * "The most", "the largest number of", "at least two", "exactly one" at the beginning of words. A number alone says
 * neither that there are so many nor that there may be more.
 */
export function quantifierIn(words: readonly Word[]): Quantifier | undefined {
  const stands = (said: readonly string[]): boolean => said.every((lower, at) => words[at]?.lower === lower);
  for (const [direction, phrases] of [
    ["max", MOST],
    ["min", FEWEST],
  ] as const) {
    const found = phrases.find(stands);
    if (found !== undefined) return { quantity: { kind: "extreme", direction }, length: found.length };
  }
  const between = numbersBetween(words);
  if (between !== undefined) return between;
  for (const { said, operator } of COMPARING) {
    if (!stands(said)) continue;
    const [number, length] = wholeNumber(words.slice(said.length));
    if (number === undefined) continue;
    const condition: Condition = { operator, value: { type: "number", number } };
    return { quantity: { kind: "where", condition }, length: said.length + length };
  }
  return undefined;
}

/** "Between two and four (films)": so many, both of them included. */
function numbersBetween(words: readonly Word[]): Quantifier | undefined {
  if (words[0]?.lower !== "between") return undefined;
  const [from, first] = wholeNumber(words.slice(1));
  if (from === undefined || words[1 + first]?.lower !== "and") return undefined;
  const [to, second] = wholeNumber(words.slice(2 + first));
  // "Between 10 and 20 million": the multiple is that of both.
  if (to === undefined || to <= from || second > first) return undefined;
  const [least, most] = [from, to].map((number) => ({ type: "number", number }) as const);
  if (least === undefined || most === undefined) return undefined;
  return {
    quantity: { kind: "where", condition: { operator: "between", from: least, to: most } },
    length: 2 + first + second,
  };
}

/** A number of things, and how many words it has. */
function wholeNumber(words: readonly Word[]): readonly [number | undefined, number] {
  if (words[0]?.lower === "one") return [1, 1];
  for (let length = MOST_WORDS_OF_A_NUMBER; length > 0; length -= 1) {
    const value = numberOf(words.slice(0, length));
    if (value?.type === "number" && value.unit === undefined && Number.isSafeInteger(value.number) && value.number >= 0)
      return [value.number, length];
  }
  return [undefined, 0];
}
