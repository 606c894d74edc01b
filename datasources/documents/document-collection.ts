import { dirname } from "node:path";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import { contentVersion } from "../source-files.ts";
import { readDocumentFiles } from "./document-files.ts";
import { PassageIndex } from "./passage-index.ts";
import { passagesOf } from "./passages.ts";

export interface DocumentCollectionOptions {
  /** Short and stable: names the collection in configuration, evidence, cost and errors. */
  readonly id: string;
  readonly title: string;
  /** All documents below it, in Markdown, plain text, HTML or JSON lines, told by their extension. */
  readonly folder?: string;
  /** Single files, or further folders. */
  readonly files?: readonly string[];
  /** Licence of documents that do not state their own. */
  readonly licence?: string;
}

/** Documents held by this process. */
export interface OpenDocumentCollection extends DocumentCollection {
  readonly stats: { readonly documents: number; readonly passages: number; readonly loadMs: number };
  /** Nothing is held open; for symmetry with sources that do hold something. */
  close(): Promise<void>;
}

/**
 * Reads documents, splits them into passages and indexes their words.
 *
 * ```ts
 * const documents = await openDocuments({ id: "notes", title: "Our notes", folder: "notes" });
 * ```
 *
 * @throws Failure `BAD_USER_INPUT` for what is missing, of an unknown kind, or malformed (by file and line).
 * @throws TypeError when neither folder nor files are given.
 */
export async function openDocuments(options: DocumentCollectionOptions): Promise<OpenDocumentCollection> {
  const { id, title, folder, files = [], licence } = options;
  const paths = [...(folder === undefined ? [] : [folder]), ...files];
  if (paths.length === 0) throw new TypeError(`openDocuments: the collection "${id}" has neither folder nor files`);
  const startedAt = performance.now();
  const read = await readDocumentFiles(paths, folder ?? dirname(paths[0] ?? "."));
  const documents = read.flatMap((file) => file.documents);
  const passages = documents.flatMap((document) => passagesOf(document, licence));
  const index = new PassageIndex(passages);
  const loadMs = Math.round(performance.now() - startedAt);

  return {
    id,
    kind: "WIKI",
    title,
    version: contentVersion(
      read.map((file) => file.bytes),
      { licence, documents: documents.map((document) => document.id) },
    ),
    licence,
    stats: { documents: documents.length, passages: passages.length, loadMs },
    async search(query, { limit, about = [] }, context) {
      if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`limit must be a positive integer, got ${limit}`);
      return context.upstream({ source: id, kind: "DOCUMENTS" }, async () => index.search(query, limit, new Set(about)));
    },
    close: async () => undefined,
  };
}
