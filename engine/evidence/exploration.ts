import type { Fact } from "./fact.ts";
import type { SourceKind } from "./trace.ts";

/** What a strategy that explores sources tells of them, beside its answer. All of it survives JSON. */

/** Which sources know what a question names, and which are searched first (Hydra, section 3.1). */
export interface SourceSelection {
  /** S_t: graphs first, then documents, then the web; each source by itself. */
  readonly available: readonly AvailableSource[];
  /** S_a: kinds that the first phase searches; empty where nothing is available. */
  readonly selected: readonly Searched[];
  /** Why these. */
  readonly reason: string;
  /** What could not be asked, as sentences. */
  readonly shortcomings: readonly string[];
}

/** Kinds of sources that evidence is looked for in: graphs, documents (WIKI in the paper) and the web. */
export type Searched = Exclude<SourceKind, "MODEL">;

export interface AvailableSource {
  /** Id of the source. */
  readonly source: string;
  readonly kind: Searched;
  readonly title: string;
  /** The topic entities that it knows, each with how surely, 0–1. The web is always available, and none is told. */
  readonly topics: readonly { readonly text: string; readonly score: number }[];
}

/** The evidence subgraph G_q, as far as a search has grown it (Hydra, section 3.2). */
export interface EvidenceSubgraph {
  /** Facts that graphs gave, each as often as graphs state it. */
  readonly fetched: number;
  /** Of them, those that another graph states already. */
  readonly fused: number;
  /** Facts between two things beside another fact between them. */
  readonly clustered: number;
  /** Facts that can not lie on a path of the length wanted. */
  readonly reduced: number;
  /** Facts that texts state of two things of the graphs. */
  readonly quoted: number;
  /** Facts around what was expanded that a bound kept out, as far as is known. */
  readonly cut: number;
  /** Facts around what was expanded by any relation, as far as was counted: all of it would have been fetched else. */
  readonly around: number;
  /** Things that the facts are about: each entity once. */
  readonly entities: number;
  /** What is left, in the order in which it was found. */
  readonly facts: readonly Fact[];
}
