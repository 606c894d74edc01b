import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Failure } from "../../engine/failure.ts";
import type { SourceCheck } from "../../engine/sources/check.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { visible } from "../../engine/text/visible.ts";
import type { OnBadFile } from "./folder-index.ts";
import { FolderThread, type StartFolderThread } from "./folder-thread.ts";
import { Freshness } from "./freshness.ts";

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
  /** Whether a search may follow the names that passages share. Default true. */
  readonly links?: boolean;
  /** Whether changes are noticed as they happen, and not only when something is asked. Default true. */
  readonly watch?: boolean;
  /**
   * Told once of each file that can not be read; the others are used. Without it, such a file is an error when the
   * collection is opened, and a warning of the process when it comes to be later.
   */
  readonly onProblem?: OnBadFile;
}

/** Documents held by this process. */
export interface OpenDocumentCollection extends DocumentCollection {
  readonly stats: { readonly documents: number; readonly passages: number; readonly loadMs: number };
  check(context: UpstreamContext): Promise<SourceCheck>;
  /** Stops watching, and ends the thread that holds the documents. */
  close(): Promise<void>;
}

/**
 * Reads documents, splits them into passages and indexes their words, in a thread; again whenever they change. A search
 * sees the files as they were at most a second before it.
 *
 * ```ts
 * const documents = await openDocuments({ id: "notes", title: "Our notes", folder: "notes" });
 * ```
 *
 * @throws Failure `BAD_USER_INPUT` for what is missing, of an unknown kind, or malformed (by file and line).
 * @throws TypeError when neither folder nor files are given.
 */
export function openDocuments(options: DocumentCollectionOptions): Promise<OpenDocumentCollection> {
  return openDocumentsWith(options);
}

/**
 * As `openDocuments` does.
 * @param startThread In place of a thread of the folder's own
 */
export async function openDocumentsWith(
  options: DocumentCollectionOptions,
  startThread?: StartFolderThread,
): Promise<OpenDocumentCollection> {
  const { id, title, folder, files = [], licence, links = true, watch = true, onProblem } = options;
  const paths = [...(folder === undefined ? [] : [folder]), ...files];
  if (paths.length === 0) throw new TypeError(`openDocuments: the collection "${id}" has neither folder nor files`);
  const startedAt = performance.now();
  const report: OnBadFile = (message, cause) => (onProblem ?? warn)(`Collection "${id}": ${message}.`, cause);
  const base = folder ?? dirname(paths[0] ?? ".");
  const index = new FolderThread({ id, paths, base, licence, onBadFile: report }, startThread);
  await index.open(onProblem === undefined);
  const freshness = new Freshness(watch ? await foldersAmong(paths) : [], () => index.refresh());
  const loadMs = Math.round(performance.now() - startedAt);

  return {
    id,
    kind: "DOCUMENTS",
    title,
    licence,
    get version() {
      // Whoever makes a key of it goes on at once; what has changed unnoticed is part of the next one.
      void freshness.current();
      return links ? index.state.version : `${index.state.version}-unlinked`;
    },
    get stats() {
      const { documents, passages } = index.state;
      return { documents, passages, loadMs };
    },
    async search(query, { limit, about, linked = false }, context) {
      if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`limit must be a positive integer, got ${limit}`);
      return context.upstream({ source: id, kind: "DOCUMENTS" }, async (signal) => {
        await freshness.current();
        const lacks = index.state.lacks.join(" ");
        if (lacks !== "" && index.state.documents === 0) throw unavailable(id, lacks);
        if (lacks !== "") context.markPartial?.(unavailable(id, lacks).message);
        return index.search({ query, limit, about, linked: linked && links }, signal);
      });
    },
    // At hand: nobody is called.
    around: (quoted, { signal }) => index.around(quoted, signal),
    async check() {
      const checkedAt = performance.now();
      await freshness.current();
      return index.check(Math.round(performance.now() - checkedAt));
    },
    close() {
      freshness.close();
      return index.close();
    },
  };
}

function unavailable(id: string, why: string): Failure {
  return new Failure("SOURCE_UNAVAILABLE", `The source "${id}" failed: ${why}`, { source: id });
}

async function foldersAmong(paths: readonly string[]): Promise<readonly string[]> {
  const folders = await Promise.all(paths.map(async (path) => ((await stat(path)).isDirectory() ? [path] : [])));
  return folders.flat();
}

function warn(message: string, cause: unknown): void {
  process.emitWarning(visible(`${message} ${cause instanceof Error ? cause.message : String(cause)}`));
}
