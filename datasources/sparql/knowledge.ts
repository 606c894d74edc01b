import type {
  Catalogue,
  EntityCandidate,
  EntityDescription,
  Mention,
  Vocabulary,
  SearchOptions,
} from "../../engine/sources/knowledge-graph.ts";
import type { Subclasses } from "./class-paths.ts";
import type { EndpointSession } from "./endpoint/endpoint-session.ts";

/** What is known of a graph besides what queries tell: its names, relations and classes. */
export interface Knowledge {
  /** Changes with the content. */
  readonly version: string;
  readonly vocabulary: Vocabulary;
  readonly asOf: string | undefined;
  readonly licence: string | undefined;
  /** Triples that the endpoint counted when the graph was read whole; undefined where it was not. */
  readonly size?: number;
  /**
   * What the endpoint counts and did not give when the graph was read, in words; undefined where nothing is known to be
   * missing.
   */
  readonly missing?: string | undefined;
  spotMentions(text: string, ask: EndpointSession): Promise<readonly Mention[]>;
  searchEntities(
    name: string,
    limit: number,
    ask: EndpointSession,
    options?: SearchOptions,
  ): Promise<readonly EntityCandidate[]>;
  /** The classes below one, itself first; undefined where they are not known, or more than a query should list. */
  readonly subclasses: Subclasses;
  /** Read once for all who ask; who stops waiting does not end it for the others. */
  catalogue(signal: AbortSignal): Promise<Catalogue>;
  /**
   * Adds the relations at some entities to the catalogue, by one call for those of each name, where it is partial.
   * @returns False where not all could be asked for
   */
  learnAround?(names: readonly (readonly string[])[], ask: EndpointSession): Promise<boolean>;
  /** At most as many entities as one query may list. */
  describe(iris: readonly string[], ask: EndpointSession): Promise<ReadonlyMap<string, EntityDescription>>;
}
