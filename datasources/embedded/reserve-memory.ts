import type { Store } from "oxigraph";
import { isTrap } from "./load-file.ts";

/** Bytes of memory that a store takes for each byte of its files at least; most take four or five. */
const BYTES_PER_BYTE = 3;
/** What is smaller is loaded before it would make a difference. */
const LEAST_BYTES = 8 * 1024 * 1024;
/** A store may hold no more than 4 GiB in all. */
const MOST_BYTES = 1024 * 1024 * 1024;
/** Bytes that a character takes at most as UTF-8: room for so many is made when a text is handed over. */
const BYTES_PER_CHARACTER = 3;
/** How often V8 is given a reason to look. */
const LOOKS = 3;
/** One of two bytes: for a text of ASCII alone no more room is made than it has characters. */
const NOT_ASCII = "é";

/**
 * Has a store take at once the memory that files will need. WebAssembly's memory grows by about a megabyte at a time,
 * and each time V8 looks through all objects: four hundred times for a million triples, which takes two threads some
 * seconds of work. What a store has given back stays its own, so that it is enough to hand over a long text that is no
 * query. What is not used of it takes no room.
 * @param fileBytes The size of all files together
 * @throws what the store does when it gives out (`isTrap`)
 */
export function reserveMemory(store: Pick<Store, "query">, fileBytes: number): void {
  if (fileBytes < LEAST_BYTES) return;
  const bytes = Math.min(fileBytes * BYTES_PER_BYTE, MOST_BYTES);
  handOverText(store, Math.floor(bytes / BYTES_PER_CHARACTER));
  dropText(bytes);
}

function handOverText(store: Pick<Store, "query">, characters: number): void {
  try {
    store.query(NOT_ASCII + " ".repeat(characters));
  } catch (error) {
    // Else it is refused as what it is.
    if (isTrap(error)) throw error;
  }
}

/** Loading makes nothing that has V8 look for what is no longer needed: memory outside of its own does. */
function dropText(bytes: number): void {
  for (let times = 0; times < LOOKS; times += 1) void new ArrayBuffer(Math.floor(bytes / 2));
}
