import type { Catalogue, EntityCandidate, EntityDescription, Mention, Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import type { Asking } from "./endpoint/asking.ts";

/** What is known of a graph besides what queries tell: its names, relations and classes. */
export interface Knowledge {
  /** Changes with the content. */
  readonly version: string;
  readonly vocabulary: Vocabulary;
  readonly asOf: string | undefined;
  readonly licence: string | undefined;
  spotMentions(text: string, ask: Asking): Promise<readonly Mention[]>;
  searchEntities(name: string, limit: number, ask: Asking): Promise<readonly EntityCandidate[]>;
  /** Read once for all who ask. */
  catalogue(): Promise<Catalogue>;
  /** At most as many entities as one query may list. */
  describe(iris: readonly string[], ask: Asking): Promise<ReadonlyMap<string, EntityDescription>>;
}
