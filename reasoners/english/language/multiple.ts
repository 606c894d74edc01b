import comparisons from "./data/comparisons.json" with { type: "json" };
import numbers from "./data/numbers.json" with { type: "json" };
import type { Word } from "./words.ts";

/** How many times as much: "at least twice". */
export interface Multiple {
  /** 2 for "twice", 0.5 for "half". */
  readonly times: number;
  readonly operator: "=" | "<" | ">" | "<=" | ">=";
  /** True where no word says whether so much, or more: "twice as high" is read as at least twice, "half" as just half. */
  readonly isBare: boolean;
  /** How many words it takes. */
  readonly length: number;
}

const OPERATORS = (["=", "<", ">", "<=", ">="] as const).flatMap((operator) =>
  comparisons.amounts[operator].map((phrase) => ({ said: phrase.split(" "), operator })),
);
const MULTIPLES: ReadonlyMap<string, number> = new Map(Object.entries(numbers.times));
const CARDINALS: ReadonlyMap<string, number> = new Map(Object.entries(numbers.cardinals));
const MOST_TIMES = 1_000_000;

/** "Twice", "at least three times", "less than half": how many times, before what it is so many times of. */
export function multipleAt(words: readonly Word[], at: number): Multiple | undefined {
  const compared = OPERATORS.find(({ said }) => said.every((lower, index) => words[at + index]?.lower === lower));
  const start = at + (compared?.said.length ?? 0);
  const [times, length] = timesAt(words, start);
  if (times === undefined) return undefined;
  const isBare = compared === undefined;
  return {
    times,
    operator: compared?.operator ?? (times > 1 ? ">=" : "="),
    isBare,
    length: start - at + length,
  };
}

function timesAt(words: readonly Word[], at: number): readonly [number | undefined, number] {
  const lower = words[at]?.lower ?? "";
  const named = MULTIPLES.get(lower);
  if (named !== undefined) return [named, 1];
  if (words[at + 1]?.lower !== "times") return [undefined, 0];
  const number = /^\d{1,6}(?:\.\d{1,6})?$/u.test(lower) ? Number(lower) : CARDINALS.get(lower);
  return number !== undefined && number > 0 && number <= MOST_TIMES ? [number, 2] : [undefined, 0];
}
