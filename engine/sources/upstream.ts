/**
 * What a source needs from the stage that calls it: where to account for each upstream call, and when to stop.
 * A stage's context is one; so is whatever a test passes.
 */
export interface UpstreamContext {
  /** Aborted when nobody waits for the result any more, or when the deadline has passed. */
  readonly signal: AbortSignal;
  /**
   * Runs one upstream call: checks the budget first, records it, and passes on a signal that the call must obey.
   * @throws Failure `BUDGET_EXHAUSTED`, `DEADLINE_EXCEEDED` or `CANCELLED`, before anything is sent.
   */
  upstream<T>(call: UpstreamCall, run: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/** One call to something outside the engine, as cost, budgets and the record of what ran count it. */
export interface UpstreamCall {
  /** The source's id, as `sources` lists it. */
  readonly source: string;
  readonly kind: UpstreamKind;
}

/**
 * - `SPARQL`: one query; - `LABELS`: one look-up in a graph's label index (spotting mentions, entity search);
 * - `CATALOGUE`: reading a graph's relations and classes; - `DOCUMENTS`: one search of documents;
 * - `MODEL`: one request to a language model; - `HTTP`: one other HTTP request.
 */
export type UpstreamKind = "SPARQL" | "LABELS" | "CATALOGUE" | "DOCUMENTS" | "MODEL" | "HTTP";
