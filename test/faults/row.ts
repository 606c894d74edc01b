import type { FailureCode } from "../../engine/failure.ts";
import type { Behaviour } from "../model/test-model.ts";
import type { Fault } from "./faulty-server.ts";

export const SOURCES = [
  "SPARQL endpoint",
  "MediaWiki",
  "web search",
  "web page",
  "documents",
  "embeddings",
  "model",
] as const;
export type SourceName = (typeof SOURCES)[number];

/**
 * What is wrong with a source: nothing is there, a server of ours misbehaves, a folder changes, the test model does.
 */
export type Wrong =
  | { readonly kind: "refused" }
  | { readonly kind: "unknown name" }
  | { readonly kind: "server"; readonly fault: Fault }
  | { readonly kind: "folder"; readonly change: (folder: string) => Promise<void> }
  | { readonly kind: "model"; readonly behaviour: Behaviour };

/** One fault, and what the client is to see of it. */
export interface Row {
  readonly source: SourceName;
  /** What happens, in words. */
  readonly fault: string;
  readonly wrong: Wrong;
  /** Of the error that names the source; null where nothing has failed. */
  readonly code: FailureCode | null;
  /** What the error says; where there is none, what the explanation says. */
  readonly says: RegExp;
  /** The answer, which others give; null where the field itself has failed. */
  readonly answer: string | null;
  /** Whether the answer says that nothing is missing. */
  readonly complete: boolean | null;
  /** How often the one request was sent. */
  readonly attempts: number;
  /** Whether a check finds that it can be used, for all that. Default false. */
  readonly usable?: boolean;
  /** Of the check, where it is not that of the error: it replies, but not well. */
  readonly checkCode?: FailureCode | null;
  /** How other machines are called, where it is not as in every row. */
  readonly network?: Readonly<Record<string, unknown>>;
  /** Settings of the source beside those that every row has. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** What the client saw. */
export interface Observation {
  readonly status: number;
  readonly errors: readonly {
    readonly code: string;
    readonly source: string | undefined;
    readonly message: string;
    readonly path: string | undefined;
  }[];
  readonly answer: string | null;
  readonly complete: boolean | null;
  readonly explanation: string;
  /** What of the question was answered before the source was needed, or without it. */
  readonly topicEntities: readonly string[];
  readonly attempts: number;
  /** What `sources` says of the source when it is called; undefined for what it does not list. */
  readonly health:
    | { readonly usable: boolean; readonly problem: string | null; readonly code: string | null }
    | undefined;
  readonly userAgents: ReadonlySet<string>;
  /** Everything that was sent to the client. */
  readonly sent: string;
}
