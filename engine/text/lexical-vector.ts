import { normalise } from "./normalise.ts";

const DIMENSIONS = 1_024;
const SHORTEST = 3;
const LONGEST = 4;

/**
 * A text as the hashed counts of its character n-grams, of length 1: near for texts that share words and stems. It
 * knows spelling alone, not meaning: "wife" and "spouse" are strangers to it.
 */
export function lexicalVector(text: string): Float64Array {
  const vector = new Float64Array(DIMENSIONS);
  const filled: number[] = [];
  // Counts are whole numbers, and so is the sum of their squares: it is exact in whatever order they are counted.
  let squares = 0;
  for (const word of normalise(text).split(" ")) {
    const padded = ` ${word} `;
    for (let start = 0; start + SHORTEST <= padded.length; start += 1) {
      let hash = OFFSET;
      for (let length = 1; length <= LONGEST && start + length <= padded.length; length += 1) {
        hash = Math.imul(hash ^ padded.charCodeAt(start + length - 1), PRIME);
        if (length < SHORTEST) continue;
        const at = (hash >>> 0) % DIMENSIONS;
        const count = vector[at] ?? 0;
        if (count === 0) filled.push(at);
        squares += 2 * count + 1;
        vector[at] = count + 1;
      }
    }
  }
  const norm = Math.sqrt(squares);
  for (const at of filled) vector[at] = (vector[at] ?? 0) / norm;
  return vector;
}

/** FNV-1a, 32 bits: equal in every run and process. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
