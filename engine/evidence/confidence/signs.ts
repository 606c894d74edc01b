import type { StrategyResult } from "../trace.ts";

/** What of an answer tells how likely it is right. */
export type AnswerOfConfidence = Pick<StrategyResult, "status" | "complete" | "support" | "score">;

/** By name, each 0–1. */
export type Signs = Readonly<Record<SignName, number>>;

/** In the order in which they are written. */
export const SIGN_NAMES = ["score", "complete", "conflicting", "texts"] as const;

export type SignName = (typeof SIGN_NAMES)[number];

/**
 * `score`: how well the reading and its links fit the words. `complete`: nothing was left unchecked or cut off.
 * `conflicting`: the sides exclude each other. `texts`: it rests on what sentences were read to say.
 */
export function signsOf({ status, complete, support, score = 0 }: AnswerOfConfidence): Signs {
  return {
    score,
    complete: Number(complete),
    conflicting: Number(status === "CONFLICTING"),
    texts: Number(support.some((kind) => kind !== "KG")),
  };
}
