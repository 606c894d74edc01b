import { drawPath } from "../../evidence/draw-path.ts";
import { onceByText } from "../../evidence/once-by-text.ts";
import type { TraceSource } from "../../evidence/evidence.ts";
import type { FactNode } from "../../evidence/fact.ts";
import { nodesOn, type Path } from "../../evidence/path.ts";
import type { Evidence, PathScore, ReasoningPath, StrategyName, TraceNode } from "../../evidence/trace.ts";
import { normalise } from "../../text/normalise.ts";

/** Paths as a trace shows them, with the evidence for their steps. */
export interface DrawnPaths {
  readonly paths: readonly ReasoningPath[];
  readonly evidence: readonly Evidence[];
}

/** A path with all that it was judged by. */
export interface JudgedPath {
  readonly path: Path;
  readonly phase?: string | undefined;
  readonly scores: readonly PathScore[];
}

/** @param answers What the answer is: each path is shown with those that stand on it */
export function drawPaths(
  judged: readonly JudgedPath[],
  answers: readonly TraceNode[],
  strategy: StrategyName,
  source: TraceSource,
): DrawnPaths {
  const drawn = judged.map(({ path, phase, scores }) => {
    const nodes = [...nodesOn(path).values()];
    const own = answers.filter((answer) => standsOn(answer, nodes, source));
    return drawPath(path, { strategy, phase, answers: own, scores }, source);
  });
  return {
    paths: onceByText(drawn.map(({ path }) => path)),
    evidence: [...new Map(drawn.flatMap((each) => each.evidence).map((each) => [each.id, each])).values()],
  };
}

function standsOn(answer: TraceNode, nodes: readonly FactNode[], { names }: TraceSource): boolean {
  if (answer.kind === "entity") return nodes.some((node) => node.kind === "iri" && node.value === answer.iri);
  const label = normalise(answer.label);
  return nodes.some((node) => node.kind !== "iri" && normalise(names.node(node).label) === label);
}
