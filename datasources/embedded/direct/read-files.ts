import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { iriOf, type Node } from "../../graph-index/statistics/pairs.ts";
import type { GraphFile } from "../graph-files.ts";
import { TripleTable } from "../triple-table.ts";
import { Columns } from "./columns.ts";
import { readNTriples } from "./n-triples.ts";
import type { TokenTable } from "./token-table.ts";
import { plainlyWritten, writtenByStore } from "./written-by-store.ts";

/** Triples of files, as a store that has loaded them gives them. */
export interface FileTriples {
  readonly table: TripleTable;
  /** SHA-256 of each file, in hexadecimal digits. */
  readonly digests: readonly string[];
}

type DirectFile = Pick<GraphFile, "path" | "format" | "bytes">;

/** Whether what files say can be known without a store. */
export function canReadDirectly(files: readonly Pick<GraphFile, "format">[]): boolean {
  return files.every(({ format }) => format === "application/n-triples");
}

/**
 * Reads triples from files while a store loads them, which says what is wrong with them.
 * @returns undefined where they have something that is read by a store only
 */
export async function readFiles(files: readonly DirectFile[]): Promise<FileTriples | undefined> {
  const columns = new Columns();
  const nodes = new NodeNumbers();
  const digests: string[] = [];
  for (const [place, { path, bytes }] of files.entries()) {
    const content =
      bytes === undefined ? readFileSync(path) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    digests.push(createHash("sha256").update(content).digest("hex"));
    const isMarked = content[0] === 0xef && content[1] === 0xbb && content[2] === 0xbf;
    const text = isMarked ? content.subarray(3) : content;
    const before = columns.size;
    const tokens = readNTriples(text, columns);
    if (tokens === undefined) return undefined;
    columns.renumber(before, await nodesOf(tokens, text, place, nodes));
  }
  return { table: tableOf(columns, nodes.texts), digests };
}

/** Nodes by numbers, each once. */
class NodeNumbers {
  readonly texts: Node[] = [];
  /** Made when it is needed first: for a file whose words are different nodes, it is not. */
  #numbers: Map<Node, number> | undefined;

  /** One that may be among them. */
  numberOf(node: Node): number {
    this.#numbers ??= new Map(this.texts.map((text, number) => [text, number]));
    return this.#numbers.get(node) ?? this.add(node);
  }

  /** One that is not among them. */
  add(node: Node): number {
    const number = this.texts.push(node) - 1;
    this.#numbers?.set(node, number);
    return number;
  }
}

/** The node of each word. */
async function nodesOf(tokens: TokenTable, text: Buffer, file: number, nodes: NodeNumbers): Promise<Uint32Array> {
  const numbers = new Uint32Array(tokens.size);
  // Words of one file that are plainly written are different nodes.
  const isFirst = nodes.texts.length === 0;
  const unsure: { readonly token: number; readonly word: string }[] = [];
  for (let token = 0; token < tokens.size; token += 1) {
    const word = text.toString("utf8", tokens.start(token), tokens.end(token));
    // A label of a blank node is good within its file.
    const node = word.startsWith("_:") ? `_:${file}.${word.slice(2)}` : plainlyWritten(word);
    if (node === undefined) unsure.push({ token, word });
    else numbers[token] = isFirst ? nodes.add(node) : nodes.numberOf(node);
  }
  const written = await writtenByStore(unsure.map(({ word }) => word));
  unsure.forEach(({ token }, place) => (numbers[token] = nodes.numberOf(written[place] ?? "")));
  return numbers;
}

/** A store gives what it was told last first. */
function tableOf(columns: Columns, nodes: readonly Node[]): TripleTable {
  const { subjects, predicates, objects, size } = columns;
  const firsts = columns.firsts();
  const counts = new Map<number, number>();
  for (let row = 0; row < size; row += 1)
    if (firsts[row] === 1) counts.set(predicates[row]!, (counts.get(predicates[row]!) ?? 0) + 1);
  const pairs = new Map(
    Array.from(counts, ([predicate, count]) => [
      predicate,
      { subjects: new Uint32Array(count), objects: new Uint32Array(count), nodes, size: 0 },
    ]),
  );
  for (let row = size - 1; row >= 0; row -= 1) {
    const own = firsts[row] === 1 ? pairs.get(predicates[row]!) : undefined;
    if (own === undefined) continue;
    own.subjects[own.size] = subjects[row]!;
    own.objects[own.size] = objects[row]!;
    own.size += 1;
  }
  return new TripleTable(new Map(Array.from(pairs, ([predicate, own]) => [iriOf(nodes[predicate]!), own])));
}
