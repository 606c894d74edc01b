import type { UpstreamContext } from "../../sources/upstream.ts";

/** A context that keeps what it is told of parts that failed or are missing, and tells it on. */
export function noticing(context: UpstreamContext): {
  readonly noticed: readonly string[];
  readonly context: UpstreamContext;
} {
  const noticed: string[] = [];
  return {
    noticed,
    context: {
      signal: context.signal,
      upstream: (call, run) => context.upstream(call, run),
      ...(context.freshFrom === undefined ? {} : { freshFrom: context.freshFrom }),
      remembered: (from) => context.remembered?.(from),
      markPartial(reason) {
        noticed.push(reason);
        context.markPartial?.(reason);
      },
    },
  };
}
