import { thinkInSteps, type ThinkInStepsOutput } from "../../../engine/strategies/fusion/mqpf/tasks/think-in-steps.ts";

/** The built-in reasoner has no knowledge of its own to think by. */
function think(): ThinkInStepsOutput {
  return { chains: [] };
}

export const thinkInStepsHandler = { task: thinkInSteps, run: think } as const;
