import type { Json } from "../json.ts";
import type { UpstreamContext } from "../sources/upstream.ts";

/**
 * One step of an investigation, as a value: what it is called, what its result depends on, and how it is computed.
 * Two stages with equal name, version and inputs are the same stage; an investigation computes it at most once.
 * Stages with parameters are made by functions.
 */
export interface Stage<T> {
  /** Dotted, the strategy first: `analysis`, `query.execution`. Shown in progress, cost and the record of what ran. */
  readonly name: string;
  /** Raised whenever `compute` gives other results for the same inputs, so that stored ones are not used. */
  readonly version: number;
  /** All that the result depends on, versions of sources, prompts and models included; never budget or deadline. */
  readonly inputs: Json;
  /** For how long a stored result may be used; 0 or absent keeps it in the investigation only. */
  readonly maxAgeMs?: number;
  compute(context: StageContext): Promise<T>;
}

export interface StageContext extends UpstreamContext {
  /** The result of another stage, computed now if nobody has asked for it yet. A cycle of stages is an error. */
  get<T>(stage: Stage<T>): Promise<T>;
  /** Says that the result is not all there is and why (a source failed, rows were cut): it is not stored as fact. */
  markPartial(reason: string): void;
}
