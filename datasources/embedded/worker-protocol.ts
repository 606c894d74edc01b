import type { Triple } from "../../engine/rdf/term.ts";
import type { Catalogue, Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import type { GraphSurvey } from "../../engine/sources/survey.ts";
import type { GraphFile } from "./graph-files.ts";
import type { NamedGraphs } from "./graphs-of-files.ts";
import type { PackedRows } from "../select/packed-rows.ts";
import type { PackedNames } from "../graph-index/packed-names.ts";
import type { GraphStatistics } from "../graph-index/statistics/graph-statistics.ts";

/** What is asked of the worker that holds the store; one request at a time. */
export type WorkerRequest =
  | {
      readonly kind: "load";
      readonly file: GraphFile;
      /** Bytes read so far of all files, in its first place; shared. */
      readonly read: BigInt64Array<SharedArrayBuffer>;
      /** Bytes of all files, with the first of them. */
      readonly expected?: number;
    }
  /** Once all files are loaded, where some may have named graphs. */
  | { readonly kind: "pour"; readonly defaultGraphs: readonly string[] | undefined }
  /** In which named graphs triples stand. */
  | { readonly kind: "namedGraphs"; readonly triples: readonly Triple[] }
  /** IRIs for nodes that have none but a name; predicates of names are given as IRIs. */
  | { readonly kind: "giveIris"; readonly labels: readonly string[] }
  /** All triples, part by part, to whoever asks for them at a port by the number of a part. */
  | { readonly kind: "triples"; readonly port: PartsPort }
  | { readonly kind: "statistics"; readonly settings: Partial<Vocabulary> }
  | { readonly kind: "catalogue"; readonly settings: Partial<Vocabulary> }
  | { readonly kind: "survey"; readonly settings: Partial<Vocabulary> }
  | { readonly kind: "select"; readonly query: string };

/** What the worker gives for each kind of request. */
export interface WorkerResults {
  readonly load: LoadedFile;
  readonly pour: NamedGraphs;
  /** Of each triple, in their order; null for one that the store does not have as it is written. */
  readonly namedGraphs: readonly (readonly string[] | null)[];
  /** How many nodes got one. */
  readonly giveIris: number;
  /** How many parts there are. */
  readonly triples: number;
  readonly statistics: PackedStatistics;
  readonly catalogue: Catalogue;
  readonly survey: GraphSurvey;
  readonly select: PackedRows;
}

export interface LoadedFile {
  /** In the store, after it. */
  readonly triples: number;
  /** SHA-256 of the file's content, in hexadecimal digits. */
  readonly digest: string;
}

/** One end of a channel by which parts are asked for by their numbers and sent. It is handed over. */
export interface PartsPort {
  on(event: "message", listener: (part: number) => void): unknown;
  once(event: "message", listener: (part: SentPart) => void): unknown;
  once(event: "close", listener: () => void): unknown;
  postMessage(message: number | SentPart): void;
  close(): void;
}

/** A part of a store's triples, as `TripleTable` takes them; or why there is none. */
export type SentPart = { readonly rows: string } | { readonly problem: string };

/** What is asked of the worker that learns what a large graph is made of, while its store's is free for others. */
export type LearningRequest = { readonly settings: Partial<Vocabulary> } & (
  | {
      readonly from: "STORE";
      /** Where the triples are asked for. */
      readonly port: PartsPort;
      readonly parts: number;
    }
  | {
      readonly from: "FILES";
      readonly files: readonly Pick<GraphFile, "path" | "format" | "bytes">[];
      /** Of a scratch file that is open, for the bytes of the names. */
      readonly namesTo?: number;
    }
);

/** What is learned of triples, and which they are. */
export interface LearnedTriples {
  readonly graph: LearnedGraph;
  /** Bytes of the graph's names that are in the scratch file, and not in `graph`; absent where none are. */
  readonly namesApart?: number;
  /** How many different ones. */
  readonly triples: number;
  /** SHA-256 of each file that they were read from, in hexadecimal digits. */
  readonly digests: readonly string[];
}

/** All that is learned of a graph. */
export interface LearnedGraph extends PackedStatistics {
  readonly catalogue: Catalogue;
}

/** What is known of a graph without its store, the names of its entities packed. */
export interface PackedStatistics extends Omit<GraphStatistics, "entities"> {
  readonly names: PackedNames;
  /** How many there are, and how the first few are called. */
  readonly entities: { readonly count: number; readonly samples: readonly string[] };
}

export type WorkerReply =
  | { readonly ok: true; readonly result: WorkerResults[keyof WorkerResults] }
  /** `fatal` when the store itself can no longer be trusted; `trapped` when it has given out. */
  | {
      readonly ok: false;
      readonly message: string;
      readonly fatal: boolean;
      readonly trapped?: boolean;
      readonly place?: ParsePlace;
    };

/** Where in which file the parser stopped, counted from 1. */
export interface ParsePlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly quote: string;
}
