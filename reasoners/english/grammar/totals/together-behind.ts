import type { Grammar } from "../grammar.ts";
import { beforeMeasure, behindMeasure } from "./aggregate.ts";

/** Words at the end of a span that say of numbers that they are taken together. */
export interface Together {
  readonly how: "sum" | "mean";
  /** Where they begin. */
  readonly at: number;
}

const MOST_WORDS = 3;

/** "(Cost the most) in total"; "(the highest price) average", which an order of the words has put behind. */
export function togetherBehind({ words }: Pick<Grammar, "words">, from: number, to: number): Together | undefined {
  for (let at = Math.max(from, to - MOST_WORDS); at < to; at += 1) {
    const found = [behindMeasure(words, at), beforeMeasure(words, at)].find((each) => each?.length === to - at);
    if (found?.how === "sum" || found?.how === "mean") return { how: found.how, at };
  }
  return undefined;
}
