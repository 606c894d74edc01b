import type { WorkFragment } from "../../generated/graphql.ts";

/** Estimated work in words. */
export function workWords({ stages, upstream }: WorkFragment): string {
  const calls = upstream
    .filter(({ calls: count }) => count > 0)
    .map(({ kind, calls: count }) => `${count.toLocaleString("en")} ${kind}`);
  return [stages === 1 ? "1 stage" : `${stages.toLocaleString("en")} stages`, ...calls].join(", ");
}
