import type { StageContext } from "../investigation/stage.ts";
import { forgivable } from "../sources/from-all.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { lexicalVector } from "./lexical-vector.ts";

/** Makes vectors of texts: near ones for texts that mean the same, as far as it can tell. */
export interface Embedder {
  /** Model and settings; part of stage keys. */
  readonly id: string;
  /** LEXICAL: it knows spelling alone; SEMANTIC: a model that has learnt meaning. */
  readonly kind: "LEXICAL" | "SEMANTIC";
  /**
   * One vector of length 1 for each text, in their order; all of equal dimension.
   * @throws Failure `SOURCE_UNAVAILABLE`, `RATE_LIMITED` or `MODEL_REPLY_INVALID`
   */
  embed(texts: readonly string[], context: UpstreamContext): Promise<readonly Vector[]>;
}

/** Of length 1. */
export type Vector = Float64Array | Float32Array;

/** The embedder that needs nothing: hashed character n-grams. "Wife" and "spouse" are strangers to it. */
export const lexicalEmbedder: Embedder = {
  id: "lexical-1",
  kind: "LEXICAL",
  embed: (texts) => Promise.resolve(texts.map(lexicalVector)),
};

/**
 * Cosine of a text with each of the others, 0–1, in their order. Asks once for all of them. Where the embedder fails,
 * they are compared by their spelling, and the result is marked for it.
 */
export async function similarities(
  embedder: Embedder,
  text: string,
  others: readonly string[],
  context: StageContext,
): Promise<readonly number[]> {
  if (others.length === 0) return [];
  try {
    return await cosines(embedder, text, others, context);
  } catch (error) {
    context.markPartial(`Texts were compared by their spelling only: ${forgivable(error, true)}`);
    return await cosines(lexicalEmbedder, text, others, context);
  }
}

async function cosines(
  embedder: Embedder,
  text: string,
  others: readonly string[],
  context: UpstreamContext,
): Promise<readonly number[]> {
  const [asked, ...vectors] = await embedder.embed([text, ...others], context);
  return vectors.map((vector) => (asked === undefined ? 0 : cosine(asked, vector)));
}

/** Cosine of two vectors of length 1, 0–1; what points away counts as strange as what stands across. */
export function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return Math.max(0, Math.min(1, sum));
}

/** A vector of the same direction and of length 1. */
export function normalised(values: ArrayLike<number>): Vector {
  const vector = Float64Array.from(values);
  const norm = Math.hypot(...vector);
  return norm === 0 ? vector : vector.map((value) => value / norm);
}
