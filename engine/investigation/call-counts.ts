import type { CallCounts, UpstreamKind } from "../sources/upstream.ts";

/** The sum of counts; no more than the greatest whole number, so that it stays one. */
export function sumOfCalls(all: Iterable<CallCounts>): CallCounts {
  const sum: Partial<Record<UpstreamKind, number>> = {};
  for (const counts of all) {
    for (const [kind, count] of Object.entries(counts) as [UpstreamKind, number][])
      sum[kind] = Math.min((sum[kind] ?? 0) + count, Number.MAX_SAFE_INTEGER);
  }
  return sum;
}
