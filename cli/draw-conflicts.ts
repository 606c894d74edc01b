import type { StrategyResult } from "../engine/evidence/trace.ts";
import { citations, labels } from "./citations.ts";
import { sourcesInWords } from "./draw-answer.ts";
import type { Style } from "./terminal.ts";

/** Each side on a line, with what it rests on: `Rome, taken: weight 1.80, from the graph and documents [1] [2]`. */
export function drawConflicts(
  { conflicts = [] }: StrategyResult,
  numbers: ReadonlyMap<string, number>,
  style: Style,
): readonly string[] {
  return conflicts.map(({ values, taken, weight, support, evidence }) => {
    const side = style.bold(labels(values.map(({ node }) => node)));
    const told = `weight ${weight.toFixed(2)}, from ${sourcesInWords(support)}`;
    return `${side}${taken ? ", taken" : ""}: ${told} ${citations(evidence, numbers, style)}`;
  });
}
