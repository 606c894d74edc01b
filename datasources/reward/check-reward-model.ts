import { Failure } from "../../engine/failure.ts";
import type { RewardModel } from "../../engine/sources/reward-model.ts";
import type { SourceCheck } from "../../engine/sources/check.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";

const QUESTION = "How many days does a week have?";
const [RIGHT, WRONG] = ["A week has seven days. The answer is 7.", "Bananas are yellow. The answer is purple."];

/** Has a right answer and a wrong one scored, and tells whether the right one is better. */
export async function checkRewardModel(model: RewardModel, context: UpstreamContext): Promise<SourceCheck> {
  const started = performance.now();
  const latencyMs = (): number => performance.now() - started;
  try {
    const [right = 0, wrong = 0] = await model.score(QUESTION, [RIGHT, WRONG], context);
    const isBetter = right > wrong;
    return {
      usable: isBetter,
      latencyMs: latencyMs(),
      findings: [{ name: "scores", value: `${right} for a right answer, ${wrong} for a wrong one` }],
      problem: isBetter
        ? undefined
        : "It holds a wrong answer for as good as the right one. Check that rewardModel.url scores answers to questions.",
    };
  } catch (error) {
    if (context.signal.aborted) throw context.signal.reason;
    if (!(error instanceof Failure)) throw error;
    return { usable: false, latencyMs: latencyMs(), findings: [], problem: error.message, code: error.code };
  }
}
