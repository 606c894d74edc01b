import type { ReasoningPath } from "./trace.ts";

/**
 * Paths of which each says something else: what several say alike is shown as the first of them, with the evidence of
 * all for each step.
 */
export function onceByText(paths: readonly ReasoningPath[]): readonly ReasoningPath[] {
  const known = new Map<string, ReasoningPath>();
  for (const path of paths) {
    const first = known.get(path.text);
    known.set(path.text, first === undefined ? path : withEvidenceOf(path, first));
  }
  return [...known.values()];
}

function withEvidenceOf(other: ReasoningPath, path: ReasoningPath): ReasoningPath {
  if (other.steps.length !== path.steps.length) return path;
  return {
    ...path,
    sourceKinds: [...new Set([...path.sourceKinds, ...other.sourceKinds])],
    steps: path.steps.map((step, index) => ({
      ...step,
      evidence: [...new Set([...step.evidence, ...(other.steps[index]?.evidence ?? [])])],
    })),
  };
}
