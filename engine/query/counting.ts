import type { StageContext } from "../investigation/stage.ts";

/** The same context; of every upstream call it is told before it is made. */
export function counting(context: StageContext, onCall: () => void): StageContext {
  return {
    signal: context.signal,
    get freshFrom() {
      return context.freshFrom ?? 0;
    },
    get shortcomings() {
      return context.shortcomings;
    },
    get: (stage) => context.get(stage),
    markPartial: (reason) => context.markPartial(reason),
    remembered: (from) => context.remembered?.(from),
    upstream(call, run) {
      onCall();
      return context.upstream(call, run);
    },
  };
}
