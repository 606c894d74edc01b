import type { FailureCode } from "../failure.ts";
import type { ModelUsage, UpstreamKind } from "../sources/upstream.ts";

/** A stage that has run: what the record of an investigation is made of. */
export interface StageRun {
  readonly name: string;
  /** The stage's content key. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly from: StageOrigin;
  readonly outcome: StageOutcome;
  /** Why the result is partial, or what it failed with; empty for `OK`. */
  readonly reasons: readonly string[];
  /** What it failed with, or was stopped by; absent where that was no failure that a user is told about. */
  readonly code?: FailureCode;
  /** Keys of the stages that it asked for, in the order in which it first did; none for a stage that was stored. */
  readonly dependencies: readonly string[];
  /** The calls made by the stage itself, in the order in which they were started. */
  readonly upstream: readonly UpstreamRun[];
}

/** Computed in this investigation, or read from the store. */
export type StageOrigin = "COMPUTED" | "STORE";

export type StageOutcome = "OK" | "PARTIAL" | "FAILED" | "CANCELLED";

/** One call to a source. */
export interface UpstreamRun {
  readonly source: string;
  readonly kind: UpstreamKind;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** How long it took, or had taken when nobody wanted it any more. */
  readonly ms: number;
  /** What a call to a model used, where it said so. */
  readonly usage?: ModelUsage;
  /** `CANCELLED` also when the stage finished without waiting for it. */
  readonly outcome: "OK" | "FAILED" | "CANCELLED";
  /** What a call failed with, where that is something a user is told about. */
  readonly problem?: { readonly code: FailureCode; readonly message: string };
}
