import { Failure } from "../failure.ts";
import type { UpstreamContext } from "./upstream.ts";

/**
 * What each of several sources gave, in their order. One that failed is left out and named in the stage's shortcomings;
 * when none is left, the failure of the first is the outcome.
 */
export async function fromAll<Source, T>(
  sources: readonly Source[],
  ask: (source: Source) => Promise<T>,
  context: Pick<UpstreamContext, "markPartial">,
): Promise<readonly T[]> {
  const settled = await Promise.allSettled(sources.map(ask));
  const given = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  for (const each of settled)
    if (each.status === "rejected") context.markPartial?.(forgivable(each.reason, given.length > 0));
  return given;
}

/**
 * A source that failed is said, and does not take what others found with it; without anything found, it is the outcome.
 * That nobody waits any more is always the outcome, and so is a defect of ours.
 */
export function forgivable(reason: unknown, somethingIsLeft: boolean): string {
  if (reason instanceof Failure && reason.code !== "CANCELLED" && somethingIsLeft) return reason.message;
  throw reason;
}
