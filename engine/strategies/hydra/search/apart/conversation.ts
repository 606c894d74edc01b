import type { NamingCatalogue } from "../../../../evidence/names.ts";
import type { Growth } from "../../../../graph/subgraph/growing-subgraph.ts";
import type { RelationsFound } from "../../../../graph/neighbourhood/relations.ts";
import type { Embedder, Vector } from "../../../../text/embedder.ts";
import type { SearchAsked } from "./asked-search.ts";
import type { PackedChains } from "./packed-chains.ts";
import type { PackedFacts } from "./packed-facts.ts";

/** What a search that runs apart is sent first. */
export interface SearchStart {
  readonly asked: SearchAsked;
  /** What the subgraph holds to begin with. */
  readonly facts: PackedFacts;
  /** What the topics' entities are called, by IRI. */
  readonly labels: readonly (readonly [iri: string, label: string])[];
  readonly naming: NamingCatalogue;
  /** Undefined for the lexical one, which needs nobody; any other is asked. */
  readonly embedder: Pick<Embedder, "id" | "kind"> | undefined;
}

/** What a search that runs apart asks of whoever has the subgraph, one thing after the other. */
export type SearchAsk =
  | { readonly kind: "RELATIONS"; readonly nodes: readonly number[] }
  | { readonly kind: "GROW"; readonly nodes: readonly number[]; readonly growth: Growth }
  | { readonly kind: "EMBED"; readonly texts: readonly string[] };

/** The replies, as they are sent. */
export interface SearchReplies {
  readonly RELATIONS: {
    readonly found: RelationsFound;
    /** What relations that are new are called. */
    readonly naming: NamingCatalogue;
  };
  readonly GROW: {
    /** What the subgraph has grown by. */
    readonly facts: PackedFacts;
    readonly naming: NamingCatalogue;
    readonly unasked: number;
    readonly cut: number;
    readonly lacking: readonly Int32Array[];
  };
  readonly EMBED: { readonly vectors: readonly Vector[] };
}

export type SearchReply = SearchReplies[SearchAsk["kind"]];

/** Puts what a search asks to whoever has the subgraph. */
export type PutAsk = <Kind extends SearchAsk["kind"]>(
  ask: Extract<SearchAsk, { readonly kind: Kind }>,
) => Promise<SearchReplies[Kind]>;

/** What a search has found, as it is sent. */
export interface PackedResult {
  readonly paths: PackedChains;
  readonly others: PackedChains;
  readonly topicsJoined: number;
  readonly topicsKnown: number;
  readonly cuts: readonly string[];
}
