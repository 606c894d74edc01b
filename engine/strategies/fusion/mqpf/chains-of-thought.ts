import type { UpstreamContext } from "../../../sources/upstream.ts";
import type { Reasoner } from "../../../task.ts";
import { normalise } from "../../../text/normalise.ts";
import { ask } from "../../../ask.ts";
import type { FusablePath } from "./fusable-path.ts";
import { thinkInSteps, type ThinkInStepsOutput } from "./tasks/think-in-steps.ts";

/** What the ids of chains of thought begin with. */
export const THOUGHT = "thought-";

/** Chains of thought of a reasoner. */
export interface ChainsOfThought {
  /** TEXT paths `thought-1`, `thought-2` …; all of them are the reasoner's own, and no source stands behind them. */
  readonly paths: readonly FusablePath[];
  readonly remarks: readonly string[];
}

/**
 * Samples chains of thought (section 3): in one request to a model, at most `chains` of them. What says the same twice
 * is one, since a reply that repeats itself has not thought twice; what comes to no answer is left out. A reasoner
 * without a model has none.
 */
export async function chainsOfThought(
  question: string,
  chains: number,
  reasoner: Reasoner,
  context: UpstreamContext,
): Promise<ChainsOfThought> {
  if (chains < 1) return { paths: [], remarks: [] };
  const remarks: string[] = [];
  const reply = await ask(thinkInSteps, { question, chains }, reasoner, context, (remark) => remarks.push(remark));
  const distinct = new Map<string, ThinkInStepsOutput["chains"][number]>();
  for (const chain of reply?.chains ?? []) {
    const key = normalise(chain.text);
    if (key !== "" && chain.answers.length > 0 && !distinct.has(key)) distinct.set(key, chain);
  }
  return {
    paths: [...distinct.values()].slice(0, chains).map(({ text, answers }, index) => ({
      id: `${THOUGHT}${index + 1}`,
      kind: "TEXT",
      text,
      relations: 0,
      entities: 0,
      answers,
    })),
    remarks,
  };
}
