import type { UpstreamCall, UpstreamContext } from "../../engine/sources/upstream.ts";

/** A context that lets everything pass and remembers which upstream calls were made. */
export interface RecordingContext extends UpstreamContext {
  readonly calls: UpstreamCall[];
}

export function recordingContext(signal: AbortSignal = new AbortController().signal): RecordingContext {
  const calls: UpstreamCall[] = [];
  return {
    signal,
    calls,
    upstream(call, run) {
      calls.push(call);
      return run(signal);
    },
  };
}
