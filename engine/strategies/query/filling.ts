import { nodeKey } from "../../evidence/fact.ts";
import { startOf, type Hop, type Row } from "../../query/execution/hop.ts";
import type { Slot } from "../../question/form/walk.ts";
import type { QueryContext } from "../../query/attempt.ts";

/** A set that was filled from the graph as far as it goes, and from documents where it leaves a relation open. */
export interface Filled {
  readonly rows: readonly Row[];
  /** Product of the scores of links and of what was read, 0–1. */
  readonly score: number;
}

/** What is counted while a reading is filled, and how much of it may still be asked of documents. */
export interface Filling {
  readonly asking: QueryContext;
  openRelationsLeft: number;
  dropped: number;
  retrievedAt: string | undefined;
  /** What is to be said of the answer. */
  readonly notes: Set<string>;
  /** True when something that the question says of them could not be checked: it is among the notes. */
  unchecked: boolean;
}

/** The hops by which the known end of a row's own relation came about come before it. */
export function withReasons(row: Row, slot: Slot, from: Filled): Row {
  const own = row.hops.filter((hop) => hop.slot === slot);
  const ends = new Set(own.map((hop) => nodeKey(startOf(hop))));
  const before: readonly Hop[] = from.rows.filter(({ value }) => ends.has(nodeKey(value))).flatMap(({ hops }) => hops);
  return { value: row.value, hops: [...before, ...own] };
}
