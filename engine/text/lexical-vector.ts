import { normalise } from "./normalise.ts";

const DIMENSIONS = 1_024;
const LENGTHS = [3, 4];

/**
 * A text as the hashed counts of its character n-grams, of length 1: near for texts that share words and stems. It
 * knows spelling alone, not meaning: "wife" and "spouse" are strangers to it.
 */
export function lexicalVector(text: string): Float64Array {
  const vector = new Float64Array(DIMENSIONS);
  for (const word of normalise(text).split(" ")) {
    const padded = ` ${word} `;
    for (const length of LENGTHS) {
      for (let start = 0; start + length <= padded.length; start += 1) {
        const at = hash(padded.slice(start, start + length)) % DIMENSIONS;
        vector[at] = (vector[at] ?? 0) + 1;
      }
    }
  }
  const norm = Math.hypot(...vector);
  return norm === 0 ? vector : vector.map((value) => value / norm);
}

/** FNV-1a, 32 bits: equal in every run and process. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}
