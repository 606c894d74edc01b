import type { Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import type { Limits } from "../limits/limits.ts";

/** Everything that can be set, complete and checked; paths are absolute. */
export interface Configuration {
  readonly host: string;
  readonly port: number;
  readonly graphs: readonly GraphSettings[];
  readonly documents: readonly DocumentSettings[];
  /** File of the stage store; false keeps stages in the process only. */
  readonly store: { readonly path: string } | false;
  readonly limits: Limits;
  /** Longest question, in characters; the engine's default when absent. */
  readonly maxQuestionLength: number | undefined;
  /** Milliseconds; the engine's default when absent. */
  readonly gracePeriodMs: number | undefined;
}

export interface GraphSettings {
  readonly id: string;
  readonly title: string;
  readonly files: readonly string[];
  readonly vocabulary: Partial<Vocabulary>;
}

export interface DocumentSettings {
  readonly id: string;
  readonly title: string;
  readonly folder: string;
}

/** Something is wrong with the settings: one line that names the key, its value and the remedy. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}
