import { basename, extname, relative } from "node:path";
import { Failure, quoted } from "../../engine/failure.ts";
import { type FileKind, findFiles, otherEncoding, readSourceFile } from "../source-files.ts";
import { type Document, type Heading, type ReadDocuments, sectionsOf } from "./document.ts";
import { readFrontMatter } from "./front-matter.ts";
import { markdownHeadings } from "./markdown.ts";

type Reader = (source: string, path: string, id: string) => ReadDocuments | Promise<ReadDocuments>;

const READERS: Readonly<Record<string, Reader>> = {
  ".md": readMarkdown,
  ".markdown": readMarkdown,
  ".txt": (source, path, id) => ({
    documents: [
      {
        id,
        title: fileTitle(path),
        sections: sectionsOf([{ level: 0, title: "", text: source.replaceAll("\r\n", "\n") }]),
      },
    ],
  }),
  ".html": readPage,
  ".htm": readPage,
  ".jsonl": readLines,
};

/** A file is in memory several times while its words are indexed. */
const MAX_BYTES = 200_000_000;

export const DOCUMENT_FILES: FileKind = {
  name: "document",
  extensions: Object.keys(READERS),
  maxBytes: MAX_BYTES,
  maxFiles: 100_000,
};

/** A file's documents, with its bytes for the collection's version. */
export interface DocumentFile extends ReadDocuments {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads the documents of files and folders. An id is the path below `base` without its extension.
 * @throws Failure `BAD_USER_INPUT` for what is missing, of an unknown kind, malformed (by file and line), or an id that
 * is given twice.
 */
export async function readDocumentFiles(paths: readonly string[], base: string): Promise<readonly DocumentFile[]> {
  const found = await findFiles(paths, DOCUMENT_FILES);
  const files = await Promise.all(found.map((path) => readDocumentFile(path, base)));
  const holders = new Map<string, string>();
  for (const file of files) {
    if (file.flaw !== undefined) throw file.flaw;
    claimIds(file, holders);
  }
  return files;
}

/**
 * Reads the documents of one file.
 * @throws Failure `BAD_USER_INPUT` for a file that can not be read, is no text, is too large or is malformed
 */
export async function readDocumentFile(path: string, base: string): Promise<DocumentFile> {
  const bytes = await readSourceFile(path, DOCUMENT_FILES);
  const reader = READERS[extname(path).toLowerCase()] ?? readMarkdown;
  const read = await reader(decoded(bytes, path), path, idOf(path, base));
  for (const document of read.documents) checkLength(document, path);
  return { path, bytes, ...read };
}

/**
 * Enters the ids of a file's documents into the list of who holds which.
 * @throws Failure `BAD_USER_INPUT` for an id that is taken; then none is entered
 */
export function claimIds(
  { path, documents }: Pick<DocumentFile, "path" | "documents">,
  holders: Map<string, string>,
): void {
  const own = new Set<string>();
  for (const { id } of documents) {
    const holder = own.has(id) ? path : holders.get(id);
    if (holder !== undefined) {
      throw new Failure(
        "BAD_USER_INPUT",
        `The document id ${quoted(id)} of ${quoted(path)} is already taken in ${quoted(holder)}.`,
      );
    }
    own.add(id);
  }
  for (const id of own) holders.set(id, path);
}

function readMarkdown(source: string, path: string, id: string): ReadDocuments {
  const { head, body } = readFrontMatter(source.replaceAll("\r\n", "\n"), path);
  const { title, headings } = withoutTitle(markdownHeadings(body));
  const { about, url, licence, modified } = head;
  const document = {
    id,
    title: head.title ?? title ?? fileTitle(path),
    sections: sectionsOf(headings),
    about,
    url,
    licence,
    modified,
  };
  return { documents: [document] };
}

async function readLines(source: string, path: string): Promise<ReadDocuments> {
  // What checks them takes as long to load as all the rest of a folder's thread.
  const { readJsonLines } = await import("./json-lines.ts");
  return readJsonLines(source, path);
}

async function readPage(source: string, path: string, id: string): Promise<ReadDocuments> {
  // Its parser takes longer to load than all the rest of a folder's thread.
  const { readHtml } = await import("./html.ts");
  const page = readHtml(source);
  const { title, headings } = withoutTitle(page.headings);
  return { documents: [{ id, title: title ?? page.title ?? fileTitle(path), sections: sectionsOf(headings) }] };
}

/** A single heading of level 1 that opens a document is its title, not a section that everything is in. */
function withoutTitle(headings: readonly Heading[]): { title: string | undefined; headings: readonly Heading[] } {
  const [before, first, ...others] = headings;
  const isTitle = before?.text === "" && first?.level === 1 && others.every(({ level }) => level > 1);
  if (!isTitle || first === undefined) return { title: undefined, headings };
  return { title: first.title, headings: [{ level: 0, title: "", text: first.text }, ...others] };
}

function decoded(bytes: Uint8Array, path: string): string {
  // No text has it; programs and pictures do, and some of them are UTF-8 by chance.
  const zero = bytes.indexOf(0);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (zero < 0) return text;
  } catch (cause) {
    throw new Failure("BAD_USER_INPUT", `The document ${quoted(path)} is not UTF-8${otherEncoding(bytes)}.`, { cause });
  }
  throw new Failure("BAD_USER_INPUT", `The document ${quoted(path)} is no text: its byte ${zero + 1} is 0.`);
}

/** Longer than any book: what is longer holds many documents, or none. */
const MAX_CHARACTERS = 10_000_000;

function checkLength({ id, sections }: Document, path: string): void {
  const length = sections.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= MAX_CHARACTERS) return;
  const most = MAX_CHARACTERS.toLocaleString("en");
  throw new Failure(
    "BAD_USER_INPUT",
    `The document ${quoted(id)} of ${quoted(path)} has ${length.toLocaleString("en")} characters; up to ${most} are read. Split it.`,
  );
}

function idOf(path: string, base: string): string {
  const below = relative(base, path).replaceAll("\\", "/");
  return below.slice(0, below.length - extname(below).length);
}

function fileTitle(path: string): string {
  return basename(path, extname(path)).replace(/[_-]+/gu, " ");
}
