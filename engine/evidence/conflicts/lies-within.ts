import type { AnswerValue } from "../trace.ts";

/**
 * Does the first value say more exactly what the second says, as a town does beside its country? Never for the same
 * value, nor both ways.
 */
export type LiesWithin = (inner: AnswerValue, outer: AnswerValue) => boolean;

/** Where nothing is known of what lies in what. */
export const nothingWithin: LiesWithin = () => false;
