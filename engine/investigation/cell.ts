import type { FoundStage } from "./guarded-store.ts";

/** A stage in an investigation: being computed, or finished in one way or another. */
export interface Cell {
  /** Name of the stage. */
  readonly name: string;
  /** Content key of the stage. */
  readonly key: string;
  /** The value or the failure, for everybody who asks. */
  readonly promise: Promise<unknown>;
  readonly running: boolean;
  /** Why a finished result is not all there is; empty when it is. */
  readonly shortcomings: readonly string[];
  /** Milliseconds since 1970: until when the value may be used; infinite when nothing limits it. */
  readonly validUntil: number;
  /** Milliseconds since 1970: when the oldest part of it was had from a source; infinite when no source was asked. */
  readonly dataFrom: number;
  /** The cells without which this one cannot go on just now. */
  readonly waitingFor: ReadonlySet<Cell>;
}

const nothing: ReadonlySet<Cell> = new Set();

/** A stage whose value is there. */
export function finishedCell(name: string, key: string, { value, validUntil, dataFrom }: FoundStage): Cell {
  const promise = Promise.resolve(value);
  return { name, key, promise, running: false, shortcomings: [], validUntil, dataFrom, waitingFor: nothing };
}
