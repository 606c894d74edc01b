import type { Expedition } from "./phase.ts";
import type { Run } from "./run.ts";
import type { SourceSelection } from "../../../evidence/exploration.ts";

/** The initial phase (section 3.2): the selected sources, along the question's skyline as deep as that predicts. */
export function initialExpedition({ selected }: SourceSelection, run: Run): Expedition {
  const { outline, topics, options, analysis } = run;
  const { skyline, subQuestions, predictedDepth } = outline;
  // Of a question without a reading nobody knows how deep it goes.
  const depth = analysis.readings.length === 0 ? options.maxDepth : Math.min(predictedDepth, options.maxDepth);
  return {
    phase: "INITIAL",
    kinds: selected,
    routes: [{ skyline, topics, depth }],
    texts: { skyline, topics, searchFor: subQuestions, rejected: [] },
    since: undefined,
  };
}
