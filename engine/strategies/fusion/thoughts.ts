import type { AnswerValue, ReasoningPath, StrategyResult } from "../../evidence/trace.ts";
import { distinctValues } from "../../evidence/values.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { Stage } from "../../investigation/stage.ts";
import { MAX_AGE_MS } from "../../query/stages.ts";
import type { Question } from "../../question/question.ts";
import { chainsOfThought, type ChainsOfThought } from "./mqpf/chains-of-thought.ts";
import { thinkInSteps } from "./mqpf/tasks/think-in-steps.ts";
import { NAME } from "./name.ts";
import type { FusionOptions } from "./parameters.ts";
import type { Party } from "./party.ts";

/** Chains of thought of a reasoner that asks a model: what that says of its own, to be set beside the sources. */
export function thoughtsStage(
  question: Question,
  { reasoner }: InvestigationParts,
  { chains }: FusionOptions,
): Stage<ChainsOfThought> {
  return {
    name: "fusion.thoughts",
    version: 1,
    inputs: { text: question.text, chains, reasoner: reasoner.id, task: thinkInSteps.version },
    maxAgeMs: MAX_AGE_MS,
    compute: (context) => chainsOfThought(question.text, chains, reasoner, context),
  };
}

/** What a model says of its own. */
export interface Thoughts {
  /** Each chain as somebody who answers, with no source behind it. */
  readonly parties: readonly Party[];
  readonly remarks: readonly string[];
}

export function thoughtsOf({ paths, remarks }: ChainsOfThought): Thoughts {
  const parties = paths.map(({ id, text, answers }): Party => {
    const nodes = answers.map((label) => ({ kind: "text", label }) as const);
    const path: ReasoningPath = {
      ...{ id, text, strategy: NAME, sourceKinds: ["MODEL"], steps: [], answers: nodes, scores: [] },
    };
    const values = distinctValues(nodes.map((node): AnswerValue => ({ node })));
    const result: StrategyResult = {
      ...{ strategy: NAME, status: "ANSWERED", text: answers.join(", "), values, support: ["MODEL"] },
      ...{ complete: false, unchecked: "CONDITION", confidence: 0, paths: [path], evidence: [] },
      explanation: "the language model says so, and no source confirms it",
    };
    return { strategy: NAME, result };
  });
  return { parties, remarks };
}
