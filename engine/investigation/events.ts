import type { UpstreamKind } from "../sources/upstream.ts";
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
  | { readonly type: "UPSTREAM"; readonly stage: string; readonly source: string; readonly kind: UpstreamKind }
  | { readonly type: "DONE"; readonly ended: SittingEnd };

/**
 * How work came to its end: nothing runs and nobody is there who could ask for more; somebody stopped it, or nobody had
 * waited for the grace period; the deadline had passed.
 */
export type SittingEnd = "IDLE" | "CANCELLED" | "DEADLINE_EXCEEDED";

/** Told of every event at once; must not throw, and is reported when it does. */
export type KernelListener = (event: KernelEvent) => void;

/** One who attends asked, directly or through other stages, for a stage that another attendance has paid for. */
export interface StageReused {
  readonly type: "STAGE_REUSED";
  readonly stage: string;
  readonly key: string;
  /** The investigation's id. */
  readonly investigation: string;
}

/** Told of what one attendance has caused, by itself or through the stages that it asked for. */
export type AttendanceListener = (event: KernelEvent | StageReused) => void;

/** Whoever caused a stage to be computed, directly or through other stages. */
export interface Payer {
  readonly listener: AttendanceListener | undefined;
}
