import type { StrategyResult } from "../../engine/evidence/trace.ts";

/** What a model says, as an answer: nothing grounds it, and it says so. */
export function modelResult(
  strategy: string,
  answers: readonly string[],
  confidence: number,
  explanation: string,
): StrategyResult {
  const isKnown = answers.length > 0;
  return {
    strategy,
    status: isKnown ? "ANSWERED" : "NOT_KNOWN",
    text: isKnown ? answers.join(", ") : "Not known",
    values: answers.map((label) => ({ node: { kind: "text", label } })),
    support: isKnown ? ["MODEL"] : [],
    complete: true,
    confidence: isKnown ? confidence : 0,
    explanation,
    paths: [],
    evidence: [],
  };
}
