import { LRUCache } from "lru-cache";
import type { Embedder, Vector } from "../../engine/text/embedder.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";

/** Bytes of vectors that are kept. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The same embedder; texts that it has embedded before, or that stand twice in a list, are not embedded again. */
export function remembering(embedder: Embedder): Embedder {
  const known = new LRUCache<string, Vector>({
    maxSize: MAX_BYTES,
    sizeCalculation: (vector, text) => vector.byteLength + 2 * text.length,
  });
  return {
    ...embedder,
    async embed(texts: readonly string[], context: UpstreamContext) {
      const found = new Map(texts.map((text) => [text, known.get(text)]));
      const missing = [...found].flatMap(([text, vector]) => (vector === undefined ? [text] : []));
      const made = missing.length === 0 ? [] : await embedder.embed(missing, context);
      for (const [index, text] of missing.entries()) {
        const vector = made[index];
        if (vector === undefined) continue;
        known.set(text, vector);
        found.set(text, vector);
      }
      return texts.map((text) => found.get(text) ?? new Float64Array());
    },
  };
}
