import type { Failure } from "../failure.ts";
import type { CallCounts } from "../sources/upstream.ts";
import type { FoundStage } from "./guarded-store.ts";
import type { Payer } from "./payer.ts";

/** A single-flight entry: a stage in an investigation, being computed or finished in one way or another. */
export interface Entry {
  /** Name of the stage. */
  readonly name: string;
  /** Content key of the stage. */
  readonly key: string;
  /** The value or the failure, for everybody who waits. */
  readonly promise: Promise<unknown>;
  readonly running: boolean;
  /** Why a finished result is not all there is; empty when it is. */
  readonly shortcomings: readonly string[];
  /** Milliseconds since 1970: until when the value may be used; infinite when nothing limits it. */
  readonly validUntil: number;
  /** Milliseconds since 1970: when the oldest part of it was had from a source; infinite when no source was asked. */
  readonly dataFrom: number;
  /** Those of its result, see `Counted`; none before it has finished. */
  readonly calls: CallCounts;
  /** Milliseconds since 1970: while it is computed, nothing that was had from a source before is used. */
  readonly freshFrom: number;
  /**
   * Those whose budgets have made it what it is, and for whom alone it counts; undefined when it counts for everybody.
   */
  readonly onlyFor: ReadonlySet<Payer> | undefined;
  /** Those who were there when it failed or came out partial; who comes later tries again. Undefined for all others. */
  readonly sharedWith: ReadonlySet<Payer> | undefined;
  /** The entries without which this one cannot go on just now; none once it has finished. */
  readonly waitingFor: ReadonlySet<Entry>;
  /** While it runs, it does so for those who want it. */
  want(wanter: Wanter): void;
  /** One who wanted it does so no more, for this reason; with the last one, it stops. */
  release(wanter: Wanter, reason: Failure): void;
}

/** One for whom a stage is computed: a lease, or another stage that waits for it. */
export type Wanter = Payer | Waiter;

/** A stage that waits for others, on behalf of those who want it. */
export interface Waiter {
  readonly wantedBy: ReadonlySet<Wanter>;
}

const nothing: ReadonlySet<Entry> = new Set();

/** A stage whose value is there, and is all there is. */
export function finishedEntry(name: string, key: string, { value, validUntil, dataFrom, calls }: FoundStage): Entry {
  const ignore = (): void => undefined;
  return {
    name,
    key,
    promise: Promise.resolve(value),
    running: false,
    shortcomings: [],
    validUntil,
    dataFrom,
    calls,
    freshFrom: dataFrom,
    onlyFor: undefined,
    sharedWith: undefined,
    waitingFor: nothing,
    want: ignore,
    release: ignore,
  };
}

/**
 * Whether an entry is good enough for some who ask: nothing in it is older than they allow, and nobody else's budget
 * has made it poorer, or is about to.
 *
 * What runs suits those who allow the same age: on behalf of one who allows more it may have used what is too old, and
 * on behalf of one who allows less it asks sources for what the others need not wait for.
 *
 * @param freshFrom Milliseconds since 1970: what was had from a source before is too old
 */
export function suits(entry: Entry, freshFrom: number, payers: readonly Payer[]): boolean {
  if (entry.running) return entry.freshFrom === freshFrom && isOpenTo(entry, payers);
  if (entry.dataFrom < freshFrom || entry.validUntil <= Date.now()) return false;
  return isOpenTo(entry, payers) && isAmong(payers, entry.sharedWith);
}

function isOpenTo(entry: Entry, payers: readonly Payer[]): boolean {
  const found = new Set([entry]);
  // A set is visited in the order of insertion, what is added meanwhile included.
  for (const each of found) {
    if (!isAmong(payers, each.onlyFor)) return false;
    for (const next of each.waitingFor) found.add(next);
  }
  return true;
}

function isAmong(payers: readonly Payer[], among: ReadonlySet<Payer> | undefined): boolean {
  return among === undefined || payers.every((payer) => among.has(payer));
}
