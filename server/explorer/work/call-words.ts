import { countedCalls } from "../../../engine/investigation/call-words.ts";
import type { UpstreamKind } from "../generated/graphql.ts";

interface Calls {
  readonly kind: UpstreamKind;
  readonly calls: number;
}

/** `7 graph queries, 1 name look-up`; empty where nothing was called. */
export function callWords(made: readonly Calls[]): string {
  return made
    .filter(({ calls }) => calls > 0)
    .map(({ kind, calls }) => countedCalls(kind, calls))
    .join(", ");
}
