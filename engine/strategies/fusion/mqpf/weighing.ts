import type { Reasoner } from "../../../task.ts";
import type { Embedder } from "../../../text/embedder.ts";
import type { OutcomeScorer } from "./outcome/outcome-scorer.ts";

/** Parameters of MQPF, as a client or an evaluation sets them; `MQPF_PARAMETERS` declares them. */
export interface MqpfOptions {
  /** η ≥ 0: how fast a text's structural score falls with its length in tokens. */
  readonly eta: number;
  /** θ, 0–10: paths whose overall score is below are left out. */
  readonly threshold: number;
  /** T > 0: how evenly weights are spread. */
  readonly temperature: number;
  /** Samples of the semantic score with a model, 1–3; one more is drawn where they disagree. */
  readonly samples: number;
  /** Chains of thought that a model is asked for, 0–8; weighing does not look at it. */
  readonly chains: number;
  /** A dimension that is left out, or `ALL`: nothing is scored, every path is kept with equal weight. */
  readonly without: "NONE" | "SEMANTIC" | "STRUCTURAL" | "OUTCOME" | "ALL";
}

/** What paths are weighed by. */
export interface Weighing {
  readonly reasoner: Reasoner;
  /** Tells how near a path is to the question; by spelling when absent. */
  readonly embedder?: Embedder | undefined;
  /** Scores outcomes; the reasoner when absent. */
  readonly outcome?: OutcomeScorer | undefined;
  readonly options: Omit<MqpfOptions, "chains">;
}
