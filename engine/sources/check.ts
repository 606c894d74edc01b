import type { FailureCode } from "../failure.ts";
import type { UpstreamContext } from "./upstream.ts";

/** What a source says of itself when it is called to see whether it works. */
export interface SourceCheck {
  readonly usable: boolean;
  /** Milliseconds that the call took. */
  readonly latencyMs: number;
  /** What was found, in words: size, limits, sample labels. */
  readonly findings: readonly { readonly name: string; readonly value: string }[];
  /** What is wrong and what to do about it; undefined when nothing is. */
  readonly problem: string | undefined;
  /** What the call failed with; absent when the source replied, whatever its reply is worth. */
  readonly code?: FailureCode | undefined;
}

/** A source that can be called to see whether it works. Never throws but what the signal's reason says. */
export interface Checkable {
  check(context: UpstreamContext): Promise<SourceCheck>;
}
