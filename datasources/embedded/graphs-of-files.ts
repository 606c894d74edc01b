/** Formats in which a triple may stand in a named graph. */
const WITH_NAMED_GRAPHS: ReadonlySet<string> = new Set([
  "application/n-quads",
  "application/trig",
  "application/ld+json",
]);

/** What files say in which named graphs. */
export interface NamedGraphs {
  /** Of all files, those that are not asked too. */
  readonly count: number;
  /** Those of the most triples, most first; those without an IRI are not among them. */
  readonly largest: readonly { readonly iri: string; readonly triples: number }[];
  /** Graphs that were to be asked and are in no file. */
  readonly missing: readonly string[];
  /** True when it is known in which of them a triple stands. */
  readonly areKept: boolean;
  /** Distinct triples that are asked. */
  readonly triples: number;
}

/** Whether files of a format may have named graphs. */
export function mayHaveNamedGraphs({ format }: { readonly format: string }): boolean {
  return WITH_NAMED_GRAPHS.has(format);
}
