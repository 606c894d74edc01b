import { dirname, sep } from "node:path";
import { contentVersion, findFiles } from "../source-files.ts";
import { DOCUMENT_FILES } from "./document-files.ts";
import { type FileState, lookAt, sorted } from "./file-state.ts";
import { PassageIndex } from "./passage-index.ts";
import { passagesOf } from "./passages.ts";

/** Told once of each file that can not be read, until it changes. */
export type OnBadFile = (message: string, cause: unknown) => void;

/** Raised when the same documents give other passages, or in another order: what was found before is stale then. */
const INDEX_VERSION = 2;
/** Files that are read at once. */
const BATCH = 32;

/** The passages of files and folders, brought up to date file by file. */
export class FolderIndex {
  readonly #paths: readonly string[];
  readonly #base: string;
  readonly #licence: string | undefined;
  readonly #onBadFile: OnBadFile;
  readonly #index = new PassageIndex();
  #files: ReadonlyMap<string, FileState> = new Map();
  /** The digest under which each file is indexed. */
  readonly #indexed = new Map<string, string>();
  #problems: ReadonlyMap<string, Error> = new Map();
  #missing: string | undefined;
  #version = "";

  constructor(paths: readonly string[], base: string, licence: string | undefined, onBadFile: OnBadFile) {
    this.#paths = paths;
    this.#base = base;
    this.#licence = licence;
    this.#onBadFile = onBadFile;
  }

  /** Of the contents and the licence: 16 hexadecimal digits. */
  get version(): string {
    return this.#version;
  }

  get passages(): PassageIndex {
    return this.#index;
  }

  get documents(): readonly { readonly title: string }[] {
    return [...this.#files.values()]
      .filter(({ path }) => this.#indexed.has(path))
      .flatMap(({ documents }) => documents);
  }

  /** Files that can not be read, or not all of them, with the reason. */
  get problems(): ReadonlyMap<string, Error> {
    return this.#problems;
  }

  /** How many files are read in part. */
  get readInPart(): number {
    return [...this.#files].filter(([path, { flaw }]) => flaw !== undefined && this.#problems.get(path) === flaw)
      .length;
  }

  /** What keeps it from being all there is: places that are gone, files that can not be read. */
  get lacks(): readonly string[] {
    const [bad] = this.#problems.values();
    const others = this.#problems.size - 1;
    const lacks = [
      ...(this.#missing === undefined ? [] : [this.#missing]),
      ...(bad === undefined ? [] : [others === 0 ? bad.message : `${bad.message} Nor can ${others} more be read.`]),
    ];
    // Clients need not know where on this machine it lies.
    return lacks.map((each) => each.replaceAll(`${dirname(this.#base)}${sep}`, ""));
  }

  /**
   * Reads what there is.
   * @throws Failure `BAD_USER_INPUT` where there is no file; with `strict`, also for the first bad one
   */
  async open(strict: boolean): Promise<void> {
    const files = await this.#look(await findFiles(this.#paths, DOCUMENT_FILES));
    const { problems } = sorted(files);
    if (strict) for (const problem of problems.values()) throw problem;
    this.#take(files);
  }

  /** Reads what has changed, and forgets what is gone. */
  async refresh(): Promise<void> {
    const found = await findFiles(this.#paths, DOCUMENT_FILES).catch(async (cause: unknown) => {
      if (this.#missing === undefined) this.#onBadFile("Documents are missing", cause);
      this.#missing = cause instanceof Error ? cause.message : String(cause);
      return null;
    });
    if (found !== null) this.#missing = undefined;
    // Of several places one may be gone: the files of the others are still there.
    this.#take(await this.#look(found ?? [...this.#files.keys()]));
  }

  async #look(paths: readonly string[]): Promise<readonly FileState[]> {
    const states: FileState[] = [];
    for (let start = 0; start < paths.length; start += BATCH) {
      const batch = paths.slice(start, start + BATCH).map((path) => lookAt(path, this.#base, this.#files.get(path)));
      states.push(...(await Promise.all(batch)).filter((state) => state !== undefined));
    }
    return states;
  }

  /** Takes files over without waiting for anything, so that a search sees all of them or none. */
  #take(files: readonly FileState[]): void {
    const { readable, problems } = sorted(files);
    const next = new Map(files.map((file) => [file.path, file]));
    for (const [path, problem] of problems) {
      const isKnown = this.#problems.has(path) && this.#files.get(path)?.stamp === next.get(path)?.stamp;
      if (isKnown) continue;
      const isPart = next.get(path)?.flaw === problem;
      this.#onBadFile(isPart ? "A part of a document is left out" : "A document is left out", problem);
    }
    const wanted = new Map(readable.map((file) => [file.path, file]));
    for (const path of [...this.#indexed.keys()].filter((path) => !wanted.has(path))) {
      this.#index.remove(path);
      this.#indexed.delete(path);
    }
    for (const { path, digest, documents } of readable) {
      if (this.#indexed.get(path) === digest) continue;
      this.#index.put(
        path,
        documents.flatMap((document) => passagesOf(document, this.#licence)),
      );
      this.#indexed.set(path, digest);
    }
    this.#files = next;
    this.#problems = problems;
    const digests = readable.map(({ digest }) => Buffer.from(digest, "hex"));
    this.#version = contentVersion(digests, {
      index: INDEX_VERSION,
      licence: this.#licence,
      documents: readable.flatMap(({ documents }) => documents.map(({ id }) => id)),
    });
  }
}
