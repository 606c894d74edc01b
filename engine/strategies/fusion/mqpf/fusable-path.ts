/** A path of any origin, as MQPF sees it. */
export interface FusablePath {
  /** Unique among the paths that are weighed together. */
  readonly id: string;
  /** GRAPH: made of relations and entities. TEXT: a chain of thought, or words of documents. */
  readonly kind: "GRAPH" | "TEXT";
  /** The path in words: what is compared with the question, scored, and shown to a model. */
  readonly text: string;
  /** Distinct relations of a GRAPH path, num(r); 0 for a TEXT path. */
  readonly relations: number;
  /** Distinct entities of a GRAPH path, num(e), values that it ends at included; 0 for a TEXT path. */
  readonly entities: number;
  /** What it leads to, as labels; empty where it leads to nothing. */
  readonly answers: readonly string[];
}
