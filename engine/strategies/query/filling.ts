import type { Row } from "../../query/execution/hop.ts";
import type { QueryContext } from "../../query/attempt.ts";

/** A set that was filled from the graph as far as it goes, and from documents where it leaves a relation open. */
export interface Filled {
  readonly rows: readonly Row[];
  /** Product of the scores of links and of what was read, 0–1. */
  readonly score: number;
}

/** What is counted while a reading is filled, and how much of it may still be asked of documents. */
export interface Filling {
  readonly queryContext: QueryContext;
  openRelationsLeft: number;
  dropped: number;
  retrievedAt: string | undefined;
  /** What is to be said of the answer. */
  readonly notes: Set<string>;
  /** True when something that the question says of them could not be checked: it is among the notes. */
  unchecked: boolean;
}
