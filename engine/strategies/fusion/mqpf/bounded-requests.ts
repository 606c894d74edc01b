import { Failure } from "../../../failure.ts";
import type { Reasoner } from "../../../task.ts";
import type { UpstreamContext } from "../../../sources/upstream.ts";

/**
 * The same context, in which a reasoner makes at most so many requests to a model, whatever it replies: those in which
 * a bad reply is mended count as well. One that used nothing, since the server does not take its form, does not count,
 * as often as the reasoner says that this may be.
 */
export function withMostRequests(most: number, reasoner: Reasoner, context: UpstreamContext): UpstreamContext {
  let left = most;
  let refusals = reasoner.mostRequests?.(0) ?? 0;
  const { freshFrom } = context;
  return {
    signal: context.signal,
    ...(freshFrom === undefined ? {} : { freshFrom }),
    remembered: (from) => context.remembered?.(from),
    markPartial: (reason) => context.markPartial?.(reason),
    async upstream(call, run) {
      if (call.kind !== "MODEL") return await context.upstream(call, run);
      if (left <= 0)
        throw new Failure("MODEL_REPLY_INVALID", `No more than ${most} requests score a question's paths.`);
      left -= 1;
      return await context.upstream(call, (signal, report, party) =>
        run(
          signal,
          (usage) => {
            if (usage.inputTokens + usage.outputTokens === 0 && refusals > 0) {
              refusals -= 1;
              left += 1;
            }
            report?.(usage);
          },
          party,
        ),
      );
    },
  };
}
