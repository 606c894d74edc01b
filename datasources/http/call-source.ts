import type { UpstreamCall, UpstreamContext } from "../../engine/sources/upstream.ts";
import { asFailure } from "./http-problem.ts";

/**
 * One upstream call. A failed exchange is a Failure that names the source before the call has ended, so that the record
 * of the call holds it: a client is told of it even where others carry on without the source.
 */
export function callSource<T>(
  context: UpstreamContext,
  call: UpstreamCall,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return context.upstream(call, async (signal) => {
    try {
      return await run(signal);
    } catch (error) {
      throw asFailure(error, call.source);
    }
  });
}
