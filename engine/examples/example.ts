/** What example questions show, in the order in which they are shown. */
export const EXAMPLE_KINDS = [
  "ONE_HOP",
  "INVERSE",
  "TWO_HOP",
  "COUNT",
  "SUPERLATIVE",
  "YES_NO",
  "COMPARISON",
  "DATE",
  "LIST",
  "INTERSECTION",
] as const;
export type ExampleKind = (typeof EXAMPLE_KINDS)[number];

/** A kind as a reader is told of it. */
export const EXAMPLE_KIND_WORDS: Readonly<Record<ExampleKind, string>> = {
  ONE_HOP: "one step",
  INVERSE: "from the other end",
  TWO_HOP: "two steps",
  COUNT: "how many",
  SUPERLATIVE: "the most",
  YES_NO: "yes or no",
  COMPARISON: "which of two",
  DATE: "when",
  LIST: "which of a kind",
  INTERSECTION: "two conditions",
};

/** A question made from what a graph holds, which was asked and answered as the graph's own facts say. */
export interface ExampleQuestion {
  readonly kind: ExampleKind;
  readonly question: string;
  /** The answer as it was given, in words. */
  readonly answer: string;
  /** Title of the graph of whose facts it was made; absent where there is only one. */
  readonly graph?: string;
}

/** A kind of which there is no example. */
export interface MissingExample {
  readonly kind: ExampleKind;
  /** A clause that says what is missing in the graph, or what went wrong. */
  readonly reason: string;
  /** Title of the graph that lacks it; absent where there is only one. */
  readonly graph?: string;
}

/** At most one example of each kind from each graph; each kind is an example, or missing with the reason. */
export interface Examples {
  readonly examples: readonly ExampleQuestion[];
  readonly missing: readonly MissingExample[];
  /** True when the time or the calls that were allowed ran out first, so that there may be more. */
  readonly cutShort: boolean;
}
