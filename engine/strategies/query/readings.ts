import type { Reading } from "../../question/analysis.ts";
import { bestCombinationScore } from "../../question/form/combinations.ts";
import { nodesOf } from "../../question/form/walk.ts";
import { LIMITS } from "./limits.ts";

/** A reading with the greatest score that any combination of its candidates can reach. */
export interface RankedReading extends Reading {
  /** 0–1; 0 when words of it are not known to the graph. */
  readonly bound: number;
}

/** Readings in the order in which they are tried, and how many were left out for their number or size. */
export interface RankedReadings {
  readonly readings: readonly RankedReading[];
  readonly leftOut: number;
}

/** Best first by what they can reach; of equal bounds the order of the analysis counts. */
export function rankReadings(readings: readonly Reading[]): RankedReadings {
  const ranked = readings
    .filter((reading) => [...nodesOf(reading.form)].length <= LIMITS.formNodes)
    .map((reading) => ({ ...reading, bound: reading.score * bestCombinationScore(reading.form) }))
    .sort((a, b) => b.bound - a.bound)
    .slice(0, LIMITS.readings);
  return { readings: ranked, leftOut: readings.length - ranked.length };
}
