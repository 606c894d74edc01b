import type { SourceCheck } from "../../engine/sources/check.ts";
import type { Passage, QuotedPlace, Stretch } from "../../engine/sources/documents.ts";
import type { Outcome, SentError } from "../threads/outcome.ts";
import type { PassageSearch } from "./passage-index.ts";

/** What is asked of the thread that holds the passages of a folder; one request at a time. */
export type FolderRequest =
  | {
      readonly kind: "OPEN";
      readonly paths: readonly string[];
      readonly base: string;
      readonly licence: string | undefined;
      readonly strict: boolean;
    }
  | { readonly kind: "REFRESH" }
  | { readonly kind: "SEARCH"; readonly search: PassageSearch }
  | { readonly kind: "AROUND"; readonly quoted: QuotedPlace }
  | { readonly kind: "CHECK"; readonly latencyMs: number };

/** What the thread gives for each kind of request. */
export interface FolderResults {
  readonly OPEN: undefined;
  readonly REFRESH: undefined;
  readonly SEARCH: readonly Passage[];
  readonly AROUND: Stretch | undefined;
  readonly CHECK: SourceCheck;
}

/** What is known of the folder without its thread: see `FolderIndex`. */
export interface FolderState {
  readonly version: string;
  readonly documents: number;
  readonly passages: number;
  readonly lacks: readonly string[];
}

export type FolderReply = Outcome<{
  readonly result: FolderResults[FolderRequest["kind"]];
  readonly state: FolderState;
  /** Files that were found to be bad meanwhile. */
  readonly badFiles: readonly BadFile[];
}>;

export interface BadFile {
  readonly message: string;
  readonly cause: SentError;
}
