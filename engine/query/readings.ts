import type { Reading } from "../question/analysis.ts";
import { bestCombinationScore, choicePoints, type ChoicePoint } from "../question/form/combinations.ts";
import type { Form } from "../question/form/logical-form.ts";
import { nodesOf } from "../question/form/walk.ts";
import { LIMITS } from "./limits.ts";
import { setsComputed } from "./structure.ts";

/** A reading with the greatest score that any combination of its candidates can reach. */
export interface RankedReading extends Reading {
  /** 0–1; 0 when words of it are not known to the graph. */
  readonly bound: number;
}

/** Readings in the order in which they are tried, and how many were left out for their number or size. */
export interface RankedReadings {
  /** Those whose words are all known to the graph. */
  readonly readings: readonly RankedReading[];
  /** All of them in the order in which documents are asked about what the graph leaves open. */
  readonly forDocuments: readonly RankedReading[];
  readonly leftOut: number;
}

/** How well words that name nothing in the graph are taken to fit what they name. */
const OPEN_SCORE = 0.5;

/** Best first by what they can reach; of equal bounds the order of the analysis counts. */
export function rankReadings(readings: readonly Reading[]): RankedReadings {
  const small = readings.filter(
    ({ form }) => [...nodesOf(form)].length <= LIMITS.formNodes && setsComputed(form) <= LIMITS.setsPerForm,
  );
  const known = small
    .map((reading) => ({ ...reading, bound: reading.score * bestCombinationScore(reading.form) }))
    .filter(({ bound }) => bound > 0);
  const forDocuments = small.map((reading) => ({ ...reading, bound: reading.score * openScore(reading.form) }));
  return {
    readings: bestFirst(known).slice(0, LIMITS.readings),
    forDocuments: bestFirst(forDocuments).slice(0, LIMITS.readingsForDocuments),
    leftOut: readings.length - small.length + Math.max(0, known.length - LIMITS.readings),
  };
}

/**
 * The words of a question by which no graph knows anything, in the reading that fits it best: what that asks has been
 * looked up in no graph, whatever other readings came to. None where there is no reading.
 */
export function unknownWords({ forDocuments: [best] }: Pick<RankedReadings, "forDocuments">): readonly ChoicePoint[] {
  return best === undefined ? [] : choicePoints(best.form).filter(({ options }) => options.length === 0);
}

function bestFirst(readings: readonly RankedReading[]): readonly RankedReading[] {
  return [...readings].sort((a, b) => b.bound - a.bound);
}

function openScore(form: Form): number {
  return choicePoints(form).reduce((product, point) => product * (point.options[0]?.score ?? OPEN_SCORE), 1);
}
