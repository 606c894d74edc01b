/**
 * What a source needs from the stage that calls it: where to account for each upstream call, and when to stop.
 * A stage's context is one; so is whatever a test passes.
 */
export interface UpstreamContext {
  /** Aborted when nobody waits for the result any more, or when the deadline has passed. */
  readonly signal: AbortSignal;
  /**
   * Runs one upstream call: checks the budget first, records it, and passes on a signal that the call must obey.
   * A call to a model tells what it used through `report`, once; one that does not is taken to have used what it had
   * reserved. The third thing that is passed on says for whom the call is made, where somebody is known.
   * @throws Failure `BUDGET_EXHAUSTED`, `DEADLINE_EXCEEDED` or `CANCELLED`, before anything is sent.
   */
  upstream<T>(
    call: UpstreamCall,
    run: (signal: AbortSignal, report?: ReportUsage, party?: Party) => Promise<T>,
  ): Promise<T>;
  /**
   * Milliseconds since 1970: what a source remembers from before that is not to be used. When absent, all of it may be.
   */
  readonly freshFrom?: number;
  /** Told by a source that gives something out of its own memory since when it has had it: milliseconds since 1970. */
  remembered?(from: number): void;
  /** Told by a source of several parts that one of them failed, and why: what it gives is not all there is. */
  markPartial?(reason: string): void;
}

/** One of those who share a source, so that it can serve them in turn: equal for all that is asked for the same one. */
export type Party = string | object;

/** Told by a call what it has used. */
export type ReportUsage = (usage: ModelUsage) => void;

/** What something costs. */
export interface Money {
  /** 0 or more. */
  readonly amount: number;
  /** ISO 4217, such as `USD`; the same for all that one engine spends. */
  readonly currency: string;
}

/** What one request to a language model uses. */
export interface ModelUsage {
  readonly inputTokens: number;
  /** What the model wrote, its thoughts included. */
  readonly outputTokens: number;
  /** By the prices that the operator has set; undefined where none are set. */
  readonly money: Money | undefined;
  /** True when the server did not say, so that tokens were estimated from characters. */
  readonly estimated: boolean;
}

/** One call to something outside the engine, as cost, budgets and the record of what ran count it. */
export interface UpstreamCall {
  /** The source's id, as `sources` lists it. */
  readonly source: string;
  readonly kind: UpstreamKind;
  /** What the call uses at most: reserved before it is made, so that no call in flight exceeds a budget. */
  readonly atMost?: ModelUsage;
}

/**
 * - `SPARQL`: one query; - `LABELS`: one look-up in a graph's label index (spotting mentions, entity search);
 * - `CATALOGUE`: reading a graph's relations and classes; - `DOCUMENTS`: one search of documents;
 * - `MODEL`: one request to a language model; - `EMBEDDINGS`: one request for vectors of texts;
 * - `HTTP`: one other HTTP request.
 */
export type UpstreamKind = "SPARQL" | "LABELS" | "CATALOGUE" | "DOCUMENTS" | "MODEL" | "EMBEDDINGS" | "HTTP";

/** How many calls of each kind; none of those that are left out. */
export type CallCounts = Readonly<Partial<Record<UpstreamKind, number>>>;
