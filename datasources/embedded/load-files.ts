import { Store } from "oxigraph";
import { pathToFileURL } from "node:url";
import type { GraphFile } from "./graph-files.ts";
import type { ParsePlace } from "./worker-protocol.ts";

/** A file that is not well-formed. */
export class ParseProblem extends Error {
  readonly place: ParsePlace;

  constructor(message: string, place: ParsePlace) {
    super(message);
    this.place = place;
  }
}

/**
 * Fills the store and gives the number of its triples. Named graphs are poured into one: what is asked here is what the
 * files say, not in which graph, and a triple in two graphs is one fact.
 * @throws ParseProblem for a file that is not well-formed.
 */
export function loadFiles(store: Store, files: readonly GraphFile[]): number {
  for (const file of files) {
    const text = textOf(file);
    try {
      store.load(text, optionsOf(file));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw problemOf(message, text, file);
    }
  }
  store.update("INSERT { ?s ?p ?o } WHERE { GRAPH ?g { ?s ?p ?o } }; DROP NAMED");
  return store.size;
}

function optionsOf({ path, format }: GraphFile): { format: string; base_iri: string } {
  return { format, base_iri: pathToFileURL(path).href };
}

/** Text without a byte order mark, which the parsers take for a part of the first word. */
function textOf(file: GraphFile): string {
  // A copy, because the decoder does not take shared memory.
  const text = new TextDecoder("utf-8", { fatal: true });
  try {
    return text.decode(Uint8Array.from(file.bytes));
  } catch {
    const lenient = new TextDecoder().decode(Uint8Array.from(file.bytes));
    throw problemAt("the file is not UTF-8", lenient, Math.max(lenient.indexOf("\ufffd"), 0), file.path);
  }
}

const AT_LINE = /^Parser error (?:at|between) line (\d+) (?:between columns|column) (\d+)[^:]*: /u;

function problemOf(message: string, text: string, file: GraphFile): ParseProblem {
  const place = AT_LINE.exec(message);
  if (place !== null) {
    const [line, column] = [Number(place[1]), Number(place[2])];
    const quote = text.split("\n")[line - 1] ?? "";
    return new ParseProblem(message.slice(place[0].length), { path: file.path, line, column, quote });
  }
  if (file.format !== "application/ld+json") return problemAt(message, text, offsetOfProblem(text, file), file.path);
  const remote = message.includes("LoadDocumentCallback");
  const what = remote ? "contexts are not fetched from elsewhere; write the context into the file" : message;
  return problemAt(what, text, offsetOfKeyword(remote ? "@context" : message, text), file.path);
}

function problemAt(message: string, text: string, offset: number, path: string): ParseProblem {
  const before = text.slice(0, offset).split("\n");
  const line = before.length;
  const column = (before.at(-1) ?? "").length + 1;
  return new ParseProblem(message, { path, line, column, quote: text.split("\n")[line - 1] ?? "" });
}

/**
 * RDF/XML is refused without a place. The parser reads a stream, so the place is where it stops reading when the text is
 * handed over character by character.
 */
function offsetOfProblem(text: string, file: GraphFile): number {
  let read = 0;
  const characters = function* (): Generator<string> {
    for (const character of text) {
      yield character;
      read += character.length;
    }
  };
  try {
    new Store().load(characters(), optionsOf(file));
  } catch {
    return Math.min(read, Math.max(text.length - 1, 0));
  }
  return 0;
}

/**
 * JSON-LD is understood as a whole, so that what is wrong with its meaning has no place either; but the message names a
 * keyword, and the first one that has no plain string for its value, else the first one at all, is where to look.
 */
function offsetOfKeyword(message: string, text: string): number {
  const keyword = /@[a-z]+/iu.exec(message)?.[0];
  if (keyword === undefined) return 0;
  const suspect = new RegExp(`"${keyword}"\\s*:\\s*(?!["\\s])`, "u").exec(text);
  return suspect?.index ?? Math.max(0, text.indexOf(`"${keyword}"`));
}
