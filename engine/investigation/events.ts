import type { FailureCode } from "../failure.ts";
import type { ModelUsage, UpstreamKind } from "../sources/upstream.ts";
import type { StageRun } from "./record.ts";

/** What happens in an investigation. Progress, cost, metrics and spans listen to it; the kernel does without them. */
export type KernelEvent = KernelHappening & {
  /** Counts the events of an investigation from 1, so that a listener sees what it has missed. */
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The investigation's id. */
  readonly investigation: string;
};

export type KernelHappening =
  | { readonly type: "STAGE_STARTED"; readonly stage: string; readonly key: string }
  | { readonly type: "STAGE_FINISHED"; readonly run: StageRun }
  | {
      readonly type: "UPSTREAM";
      readonly stage: string;
      readonly key: string;
      readonly source: string;
      readonly kind: UpstreamKind;
    }
  | { readonly type: "DONE"; readonly ended: SessionEnd };

/**
 * How work came to its end: nothing runs and nobody is there who could ask for more; the last one for whom it went on
 * cancelled it, or had gone for the grace period; or the deadline of that one had passed.
 */
export type SessionEnd = "IDLE" | "CANCELLED" | "DEADLINE_EXCEEDED";

/** Told of every event at once; must not throw, and is reported when it does. */
export type KernelListener = (event: KernelEvent) => void;

/** What concerns one lease, besides what happens to everybody's knowledge. */
export type LeaseEvent =
  /** It asked, directly or through other stages, for a stage that another lease has begun. */
  | { readonly type: "STAGE_REUSED"; readonly stage: string; readonly key: string; readonly investigation: string }
  /** A call to a model, for which it pays, has used this. */
  | { readonly type: "CALL_USED"; readonly usage: ModelUsage }
  /** A call that it pays for, or waits for, has failed. */
  | {
      readonly type: "CALL_FAILED";
      readonly source: string;
      readonly problem: { readonly code: FailureCode; readonly message: string };
    };

/**
 * Told of what one lease has caused, by itself or through the stages that it asked for: `STAGE_STARTED` and
 * `STAGE_FINISHED` of those that it was first to ask for, `UPSTREAM` of the calls that it pays for.
 */
export type LeaseListener = (event: KernelEvent | LeaseEvent) => void;
