import { drawPath } from "../../../evidence/draw-path.ts";
import type { TraceSource } from "../../../evidence/evidence.ts";
import type { FactNode } from "../../../evidence/fact.ts";
import type { Evidence, ReasoningPath, StrategyName, TraceNode } from "../../../evidence/trace.ts";
import { normalise } from "../../../text/normalise.ts";
import { entitiesOf } from "../candidate-path.ts";
import type { KeptPath } from "../phases/judged.ts";
import { shownScores } from "../pruning/scores.ts";

/** The kept paths as a trace shows them, with all that they were judged by. */
export interface ShownKept {
  readonly paths: readonly ReasoningPath[];
  readonly evidence: readonly Evidence[];
}

/** @param answers What the answer is: each path is shown with those that stand on it */
export function showKept(
  kept: readonly KeptPath[],
  answers: readonly TraceNode[],
  strategy: StrategyName,
  source: TraceSource,
): ShownKept {
  const drawn = kept.map((candidate) => {
    const nodes = [...entitiesOf(candidate).values()];
    return drawPath(
      candidate.path,
      {
        strategy,
        phase: candidate.phase,
        answers: answers.filter((answer) => standsOn(answer, nodes, source)),
        scores: shownScores(candidate),
      },
      source,
    );
  });
  return {
    paths: drawn.map(({ path }) => path),
    evidence: [...new Map(drawn.flatMap((each) => each.evidence).map((each) => [each.id, each])).values()],
  };
}

function standsOn(answer: TraceNode, nodes: readonly FactNode[], { names }: TraceSource): boolean {
  if (answer.kind === "entity") return nodes.some((node) => node.kind === "iri" && node.value === answer.iri);
  const label = normalise(answer.label);
  return nodes.some((node) => node.kind !== "iri" && normalise(names.node(node).label) === label);
}
