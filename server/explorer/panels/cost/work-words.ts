import type { WorkFragment } from "../../generated/graphql.ts";
import { callWords } from "../../work/call-words.ts";

/** Estimated work in words. */
export function workWords({ stages, upstream }: WorkFragment): string {
  const calls = callWords(upstream);
  const counted = stages === 1 ? "1 stage" : `${stages.toLocaleString("en")} stages`;
  return calls === "" ? counted : `${counted}, ${calls}`;
}
