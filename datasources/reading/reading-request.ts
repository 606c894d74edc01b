import type { EntityCandidate, Mention, SearchOptions } from "../../engine/sources/knowledge-graph.ts";
import type { Passage } from "../../engine/sources/documents.ts";
import type { Document } from "../documents/document.ts";
import type { GraphStatistics } from "../graph-index/statistics/graph-statistics.ts";
import type { SentPart } from "./lasting-parts.ts";
import type { TaskRequest } from "./task-request.ts";

/** The names of a few entities, and the classes above theirs. */
export type Names = Pick<GraphStatistics, "entities" | "parents">;

/** A few names as they are; or `PackedNames`, a lasting part. */
export type SentNames = { readonly few: Names } | { readonly packed: SentPart };

/** What is put to a reading thread: pure functions of what is sent. */
export type ReadingRequest = TaskRequest | PlainRequest;

export type PlainRequest =
  | { readonly kind: "SPOT"; readonly text: string; readonly names: SentNames }
  | {
      readonly kind: "FIND";
      readonly name: string;
      readonly limit: number;
      readonly options: SearchOptions;
      readonly names: SentNames;
    }
  | {
      readonly kind: "RANK";
      readonly documents: readonly Document[];
      readonly query: string;
      readonly limit: number;
      readonly about: readonly string[];
    };

/** What the plain requests give. */
export interface ReadingResults {
  /** Of a text: what it mentions among the names given. */
  readonly SPOT: readonly Mention[];
  /** Entities by name among the names given. */
  readonly FIND: readonly EntityCandidate[];
  /** Of documents: the passages that speak of the query. */
  readonly RANK: readonly Passage[];
}
