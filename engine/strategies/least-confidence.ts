import { notKnownResult } from "../evidence/result.ts";
import type { StrategyResult } from "../evidence/trace.ts";
import type { Stage } from "../investigation/stage.ts";
import type { Question } from "../question/question.ts";

/**
 * A result that abstains where its answer is less likely right than the question wants; as it is where the question
 * wants nothing. The answer itself is computed as ever, and shared with whoever is content with it.
 */
export function withLeastConfidence(
  { options: { minConfidence } }: Question,
  result: Stage<StrategyResult>,
): Stage<StrategyResult> {
  if (minConfidence === undefined) return result;
  return {
    ...result,
    name: "leastConfidence",
    version: 1,
    inputs: { minConfidence, name: result.name, version: result.version, inputs: result.inputs },
    async compute(context) {
      const found = await context.get(result);
      return found.status === "NOT_KNOWN" || found.confidence >= minConfidence
        ? found
        : abstaining(found, minConfidence);
    },
  };
}

function abstaining({ strategy, confidence, reading, asOf }: StrategyResult, least: number): StrategyResult {
  const reason = `an answer was found, but its confidence is ${rounded(confidence)}, and at least ${rounded(least)} was asked for`;
  return notKnownResult(strategy, [reason], { complete: false, ...(reading === undefined ? {} : { reading }), asOf });
}

/** Downwards, so that what is too little never reads as if it were enough. */
function rounded(confidence: number): string {
  return String(Math.floor(confidence * 1_000) / 1_000);
}
