import type { Catalogue, Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import type { GraphFile } from "./graph-files.ts";
import type { Survey } from "../graph-index/survey/survey.ts";

/** What is asked of the worker that holds the store; one request at a time. */
export type WorkerRequest =
  | { readonly kind: "load"; readonly files: readonly GraphFile[] }
  | { readonly kind: "survey"; readonly settings: Partial<Vocabulary> }
  | { readonly kind: "catalogue"; readonly settings: Partial<Vocabulary> }
  | { readonly kind: "select"; readonly query: string };

/** What the worker gives for each kind of request. */
export interface WorkerResults {
  /** Number of triples. */
  readonly load: number;
  readonly survey: Survey;
  readonly catalogue: Catalogue;
  /** SPARQL results in JSON, not parsed. */
  readonly select: string;
}

export type WorkerReply =
  | { readonly ok: true; readonly result: WorkerResults[keyof WorkerResults] }
  /** `fatal` when the store itself can no longer be trusted. */
  | { readonly ok: false; readonly message: string; readonly fatal: boolean; readonly place?: ParsePlace };

/** Where in which file the parser stopped, counted from 1. */
export interface ParsePlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly quote: string;
}
