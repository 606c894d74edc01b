import type { TraceSource } from "../../../evidence/evidence.ts";
import type { StrategyName, TraceNode } from "../../../evidence/trace.ts";
import { drawPaths, type DrawnPaths } from "../../../query/over-paths/draw-paths.ts";
import type { KeptPath } from "../phases/judged.ts";
import { shownScores } from "../pruning/scores.ts";

/** The kept paths as a trace shows them. @param answers What the answer is */
export function showKept(
  kept: readonly KeptPath[],
  answers: readonly TraceNode[],
  strategy: StrategyName,
  source: TraceSource,
): DrawnPaths {
  const judged = kept.map((each) => ({ path: each.path, phase: each.phase, scores: shownScores(each) }));
  return drawPaths(judged, answers, strategy, source);
}
