import type { Question } from "../../engine/question/question.ts";
import type { StrategyDeclaration } from "../../engine/strategies/strategy.ts";
import { atMost } from "../../engine/cost-estimate.ts";
import type { InvestigationParts } from "../../engine/investigation-parts.ts";

/** A third party's strategy, which always has an answer and asks nobody for it. */
export function ownStrategy(
  name: string,
  textOf: (parts: InvestigationParts, question: Question) => string = () => name,
): StrategyDeclaration {
  const stage = `${String(name).toLowerCase()}.result`;
  return {
    name,
    description: `${name} of a test.`,
    result: (question, parts) => ({
      name: stage,
      version: 1,
      inputs: { text: question.text },
      compute: async () => ({
        strategy: name,
        status: "ANSWERED",
        text: textOf(parts, question),
        values: [],
        support: [],
        complete: true,
        confidence: 1,
        explanation: "Because it is asked of a test.",
        paths: [],
        evidence: [],
      }),
    }),
    estimate: () => ({ strategy: name, stages: [atMost(stage, 1)], most: { stages: 1, upstream: {} } }),
  };
}
