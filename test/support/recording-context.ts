import type { UpstreamCall, UpstreamContext } from "../../engine/sources/upstream.ts";

/** A context that lets everything pass and remembers which upstream calls were made. */
export interface RecordingContext extends UpstreamContext {
  readonly calls: UpstreamCall[];
  /** What sources said of what they lack. */
  readonly shortcomings: string[];
}

export function recordingContext(signal: AbortSignal = new AbortController().signal): RecordingContext {
  const calls: UpstreamCall[] = [];
  const shortcomings: string[] = [];
  return {
    signal,
    calls,
    shortcomings,
    markPartial: (reason) => void shortcomings.push(reason),
    upstream(call, run) {
      calls.push(call);
      return run(signal);
    },
  };
}
