import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type NamedNode, namedNode, Store } from "oxigraph";
import { pathToFileURL } from "node:url";
import { otherEncoding } from "../source-files.ts";
import { FilePieces } from "./file-pieces.ts";
import { shapeProblem } from "./file-shape.ts";
import type { GraphFile } from "./graph-files.ts";
import { graphToLoadInto } from "./named-graphs.ts";
import { placeAt, placeOf } from "./parse-place.ts";
import { SubjectsWithoutIris } from "./subjects-without-iris.ts";
import type { ParsePlace } from "./worker-protocol.ts";

/** A file that is not well-formed. */
export class ParseProblem extends Error {
  readonly place: ParsePlace;

  constructor(message: string, place: ParsePlace) {
    super(message);
    this.place = place;
  }
}

/** What was read of a file. */
interface ReadFile {
  /** SHA-256, in hexadecimal digits. */
  readonly digest: string;
  /** False where it is certain that it says nothing of nodes without IRIs. */
  readonly maySayOfNodes: boolean;
}

/**
 * Adds a file to the store, as a whole or not at all, its named graphs as they are (`pourNamedGraphs`).
 * @param onRead Told of bytes as they are read
 * @throws ParseProblem for a file that is not well-formed
 * @throws whatever the store does when it gives out (`isTrap`), and the disk
 */
export function loadFile(store: Store, file: GraphFile, onRead: (bytes: number) => void = () => undefined): ReadFile {
  const subjects = new SubjectsWithoutIris(file.format);
  if (file.bytes !== undefined || READ_AS_A_WHOLE.has(file.format)) {
    const bytes = bytesOf(file);
    onRead(bytes.byteLength);
    loadWhole(store, bytes, file);
    subjects.add(bytes);
    return { digest: createHash("sha256").update(bytes).digest("hex"), maySayOfNodes: subjects.may };
  }
  const pieces = new FilePieces(file.path, onRead);
  try {
    store.load(subjects.through(pieces.read()), loadingOf(file));
    return { digest: pieces.digest(), maySayOfNodes: subjects.may };
  } catch (error) {
    if (isTrap(error)) throw error;
    // To say what is wrong, and where, takes all of it.
    const text = textOf(bytesOf(file), file);
    throw problemOf(error instanceof Error ? error.message : String(error), text, file);
  }
}

/** Of these it is looked at first whether their parser would survive them. */
const READ_AS_A_WHOLE: ReadonlySet<string> = new Set(["application/rdf+xml", "application/ld+json"]);

function loadWhole(store: Store, bytes: Uint8Array, file: GraphFile): void {
  const text = textOf(bytes, file);
  const problem = shapeProblem(text, file.format);
  if (problem?.isLeftToParser === false) throw problemAt(problem.what, text, problem.offset, file.path);
  try {
    store.load(text, loadingOf(file));
  } catch (error) {
    if (isTrap(error)) throw error;
    throw problemOf(error instanceof Error ? error.message : String(error), text, file);
  }
  if (problem !== undefined) throw problemAt(problem.what, text, problem.offset, file.path);
}

function bytesOf({ path, bytes }: GraphFile): Uint8Array {
  // A copy, because the decoder does not take shared memory.
  return bytes === undefined ? readFileSync(path) : Uint8Array.from(bytes);
}

/** Whether the WebAssembly module has stopped (memory, stack), which leaves it in no known state. */
export function isTrap(error: unknown): error is Error {
  return error instanceof Error && (error.name === "RuntimeError" || error instanceof RangeError);
}

function optionsOf({ path, format, baseIri }: GraphFile): { format: string; base_iri: string } {
  return { format, base_iri: baseIri ?? pathToFileURL(path).href };
}

function loadingOf(file: GraphFile): ReturnType<typeof optionsOf> & { to_graph_name?: NamedNode } {
  const graph = graphToLoadInto(file.format, file.defaultGraphs);
  return { ...optionsOf(file), ...(graph === undefined ? {} : { to_graph_name: namedNode(graph) }) };
}

/** Text without a byte order mark, which the parsers take for a part of the first word. */
function textOf(bytes: Uint8Array, file: GraphFile): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const lenient = new TextDecoder().decode(bytes);
    const what = `the file is not UTF-8${otherEncoding(bytes)}`;
    throw problemAt(what, lenient, Math.max(lenient.indexOf("\ufffd"), 0), file.path);
  }
}

const AT_LINE = /^Parser error (?:at|between) line (\d+) (?:between columns|column) (\d+)(?:[^\d:][^:]*)?: /u;

function problemOf(message: string, text: string, file: GraphFile): ParseProblem {
  const place = AT_LINE.exec(message);
  if (place !== null) {
    return new ParseProblem(
      message.slice(place[0].length),
      placeAt(text, Number(place[1]), Number(place[2]), file.path),
    );
  }
  if (file.format !== "application/ld+json") return problemAt(message, text, offsetOfProblem(text, file), file.path);
  const remote = message.includes("LoadDocumentCallback");
  const what = remote ? "contexts are not fetched from elsewhere; write the context into the file" : message;
  return problemAt(what, text, offsetOfKeyword(remote ? "@context" : message, text), file.path);
}

function problemAt(message: string, text: string, offset: number, path: string): ParseProblem {
  return new ParseProblem(message, placeOf(text, offset, path));
}

/** Characters that are handed over at once until it is known in which of such pieces the parser stops. */
const PIECE = 65_536;

/**
 * RDF/XML is refused without a place. The parser reads a stream, so the place is where it stops reading when the text
 * is handed over piece by piece, and that piece then character by character.
 */
function offsetOfProblem(text: string, file: GraphFile): number {
  const piece = stoppedAt(file, piecesOf(text));
  const offset = stoppedAt(
    file,
    [text.slice(0, piece), ...text.slice(piece, piece + PIECE + 1)].filter((part) => part !== ""),
  );
  return Math.min(offset, Math.max(text.length - 1, 0));
}

/** Where the part begins that the parser did not read beyond. */
function stoppedAt(file: GraphFile, parts: Iterable<string>): number {
  let read = 0;
  const counted = function* (): Generator<string> {
    for (const part of parts) {
      yield part;
      read += part.length;
    }
  };
  try {
    new Store().load(counted(), optionsOf(file));
  } catch {
    return read;
  }
  return 0;
}

function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    // The halves of a character are not parted.
    const to = from + PIECE + (/[\uD800-\uDBFF]/u.test(text[from + PIECE - 1] ?? "") ? 1 : 0);
    yield text.slice(from, to);
    from = to;
  }
}

/**
 * JSON-LD is understood as a whole, so that what is wrong with its meaning has no place either; but the message names a
 * keyword, and the first one that has no plain string for its value, else the first one at all, is where to look.
 */
function offsetOfKeyword(message: string, text: string): number {
  const keyword = /@[a-z]+/iu.exec(message)?.[0];
  if (keyword === undefined) return 0;
  const named = `"${keyword}"`;
  for (let at = text.indexOf(named); at >= 0; at = text.indexOf(named, at + 1)) {
    const behind = text.slice(at + named.length, at + named.length + 1_000).trimStart();
    if (behind.startsWith(":") && !behind.slice(1).trimStart().startsWith('"')) return at;
  }
  return Math.max(0, text.indexOf(named));
}
