import type { Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import type { OwnProfile, ProfileName } from "./profiles/profile.ts";

/** A SPARQL endpoint as a graph. Only `id`, `title` and `endpoint` are needed. */
export interface SparqlGraphSettings {
  /** Short and stable: names the graph in configuration, evidence, cost and errors. */
  readonly id: string;
  readonly title: string;
  /** The URL that queries are sent to; a query string of its own is kept. */
  readonly endpoint: string;
  /**
   * How the graph says what every graph says: a known one, or one of your own, whose missing parts, limits one by one,
   * are those of `generic`. Default "generic".
   */
  readonly profile?: ProfileName | OwnProfile;
  /** What each part of the vocabulary is, where the profile does not fit; as full IRIs, preferred ones first. */
  readonly vocabulary?: Partial<Vocabulary>;
  /**
   * Graphs whose triples are asked: many endpoints hold more than one, their own among them. Default the endpoint's,
   * without those that its server keeps for itself, as far as they are recognised.
   */
  readonly defaultGraphs?: readonly string[];
  readonly namedGraphs?: readonly string[];
  /** Sent with every request; may hold secrets, and is never quoted. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Basic authentication. Never quoted. */
  readonly user?: string;
  readonly password?: string;
  /** Time for one query, waiting and tries again included. Default: what the given `fetch` allows. */
  readonly timeoutMs?: number;
  /** Rows after which a result is cut off; no more than the endpoint gives. Default the profile's. */
  readonly rowCap?: number;
  /** Terms that one query may list. Default the profile's. */
  readonly valuesPerQuery?: number;
  /** Queries whose URL is longer, in bytes, are sent as POST. Default the profile's. */
  readonly longestUrl?: number;
  /**
   * A graph of at most so many triples is read once, and known as well as an embedded one; 0 for never. Default the
   * profile's.
   */
  readonly mirrorBound?: number;
  /** Relations that are never asked for, besides the profile's: IRIs, or the beginning of IRIs with a `*`. */
  readonly ignored?: readonly string[];
  /** Languages of names, best first. Default `en`, `mul`. */
  readonly languages?: readonly string[];
  /** Age after which what is known of the graph is read again. Default one day. */
  readonly maxAgeMs?: number;
  /** The day on which the facts hold, `YYYY-MM-DD`. Default what the graph says of itself, if it is read. */
  readonly asOf?: string;
  readonly licence?: string;
}
