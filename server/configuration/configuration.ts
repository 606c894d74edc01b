import type { EmbeddingServerSettings } from "../../datasources/embedding/embedding-server.ts";
import type { ModelSettings } from "../../datasources/model/model-settings.ts";
import type { RewardServerSettings } from "../../datasources/reward/reward-server.ts";
import type { SparqlGraphSettings } from "../../datasources/sparql/settings.ts";
import type { WebSettings } from "../../datasources/web/web-settings.ts";
import type { WikipediaSettings } from "../../datasources/wikipedia/wikipedia-settings.ts";
import type { Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import type { Limits } from "../limits/limits.ts";

/** Everything that can be set, complete and checked; paths are absolute. */
export interface Configuration {
  readonly host: string;
  readonly port: number;
  /** Names by which the gateway may be called, besides `host` and those of loopback; undefined when nothing is set. */
  readonly allowedHosts: readonly string[] | undefined;
  readonly graphs: readonly GraphSettings[];
  /** SPARQL endpoints; there is a graph or an endpoint at least. */
  readonly endpoints: readonly SparqlGraphSettings[];
  readonly documents: readonly DocumentSettings[];
  readonly wikis: readonly WikipediaSettings[];
  readonly web: WebSettings | undefined;
  /** The built-in reasoner answers when there is none. */
  readonly model: (ModelSettings & { readonly fallback?: boolean }) | undefined;
  /** Similarity is that of spelling when there is none. */
  readonly embedding: EmbeddingServerSettings | { readonly folder: string } | undefined;
  /** The reasoner scores answers of paths when there is none. */
  readonly rewardModel: RewardModelSettings | undefined;
  readonly network: NetworkSettings;
  /** File of the stage store; false keeps stages in the process only. */
  readonly store: { readonly path: string } | false;
  /** Folder of what is learned of graphs; false keeps it in the process only. */
  readonly learned: string | false;
  readonly limits: Limits;
  /** Longest question, in characters; the engine's default when absent. */
  readonly maxQuestionLength: number | undefined;
  /** Milliseconds; the engine's default when absent. */
  readonly gracePeriodMs: number | undefined;
  /** In milliseconds; the gateway's defaults when absent. */
  readonly streams: { readonly heartbeatMs: number | undefined; readonly readerPatienceMs: number | undefined };
}

export interface GraphSettings {
  readonly id: string;
  readonly title: string;
  readonly files: readonly string[];
  readonly baseIri?: string;
  readonly defaultGraphs?: readonly string[];
  readonly languages?: readonly string[];
  readonly vocabulary: Partial<Vocabulary>;
}

export interface DocumentSettings {
  readonly id: string;
  readonly title: string;
  readonly folder: string;
  readonly licence?: string;
  /** Whether a search may follow the names that passages share; it may when absent. */
  readonly links?: boolean;
}

/** How other machines are called; what is absent has its default. */
interface RewardModelSettings extends RewardServerSettings {
  readonly timeoutMs?: number;
}

export interface NetworkSettings {
  readonly contact?: string | undefined;
  readonly concurrency?: number | undefined;
  readonly perSecond?: number | undefined;
  readonly timeoutMs?: number | undefined;
  readonly attempts?: number | undefined;
}

/** Something is wrong with the settings: one line that names the key, its value and the remedy. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}
