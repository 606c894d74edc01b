import { basename, extname, relative } from "node:path";
import { Failure, quoted } from "../../engine/failure.ts";
import { type FileKind, findFiles, readSourceFile } from "../source-files.ts";
import { type Document, type Heading, sectionsOf } from "./document.ts";
import { readFrontMatter } from "./front-matter.ts";
import { readHtml } from "./html.ts";
import { readJsonLines } from "./json-lines.ts";
import { markdownHeadings } from "./markdown.ts";

type Reader = (source: string, path: string, id: string) => readonly Document[];

const READERS: Readonly<Record<string, Reader>> = {
  ".md": readMarkdown,
  ".markdown": readMarkdown,
  ".txt": (source, path, id) => [
    { id, title: fileTitle(path), sections: sectionsOf([{ level: 0, title: "", text: source.replaceAll("\r\n", "\n") }]) },
  ],
  ".html": readPage,
  ".htm": readPage,
  ".jsonl": readJsonLines,
};

export const DOCUMENT_FILES: FileKind = { name: "document", extensions: Object.keys(READERS) };

/** A file's documents, with its bytes for the collection's version. */
export interface DocumentFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly documents: readonly Document[];
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
  for (const file of files) claimIds(file, holders);
  return files;
}

/**
 * Reads the documents of one file.
 * @throws Failure `BAD_USER_INPUT` for a file that can not be read or is malformed
 */
export async function readDocumentFile(path: string, base: string): Promise<DocumentFile> {
  const bytes = await readSourceFile(path, DOCUMENT_FILES);
  const reader = READERS[extname(path).toLowerCase()] ?? readMarkdown;
  return { path, bytes, documents: reader(decoded(bytes, path), path, idOf(path, base)) };
}

/**
 * Enters the ids of a file's documents into the list of who holds which.
 * @throws Failure `BAD_USER_INPUT` for an id that is taken; then none is entered
 */
export function claimIds({ path, documents }: Pick<DocumentFile, "path" | "documents">, holders: Map<string, string>): void {
  const own = new Set<string>();
  for (const { id } of documents) {
    const holder = own.has(id) ? path : holders.get(id);
    if (holder !== undefined) {
      throw new Failure("BAD_USER_INPUT", `The document id ${quoted(id)} of ${quoted(path)} is already taken in ${quoted(holder)}.`);
    }
    own.add(id);
  }
  for (const id of own) holders.set(id, path);
}

function readMarkdown(source: string, path: string, id: string): readonly Document[] {
  const { head, body } = readFrontMatter(source.replaceAll("\r\n", "\n"), path);
  const { title, headings } = withoutTitle(markdownHeadings(body));
  const { about, url, licence, modified } = head;
  return [
    { id, title: head.title ?? title ?? fileTitle(path), sections: sectionsOf(headings), about, url, licence, modified },
  ];
}

function readPage(source: string, path: string, id: string): readonly Document[] {
  const page = readHtml(source);
  const { title, headings } = withoutTitle(page.headings);
  return [{ id, title: title ?? page.title ?? fileTitle(path), sections: sectionsOf(headings) }];
}

/** A single heading of level 1 that opens a document is its title, not a section that everything is in. */
function withoutTitle(headings: readonly Heading[]): { title: string | undefined; headings: readonly Heading[] } {
  const [before, first, ...others] = headings;
  const isTitle = before?.text === "" && first?.level === 1 && others.every(({ level }) => level > 1);
  if (!isTitle || first === undefined) return { title: undefined, headings };
  return { title: first.title, headings: [{ level: 0, title: "", text: first.text }, ...others] };
}

function decoded(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Failure("BAD_USER_INPUT", `The document ${quoted(path)} is not UTF-8.`, { cause });
  }
}

function idOf(path: string, base: string): string {
  const below = relative(base, path).replaceAll("\\", "/");
  return below.slice(0, below.length - extname(below).length);
}

function fileTitle(path: string): string {
  return basename(path, extname(path)).replace(/[_-]+/gu, " ");
}
