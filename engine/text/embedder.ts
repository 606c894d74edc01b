import type { StageContext } from "../investigation/stage.ts";
import { mapInTurns, Turn } from "../investigation/turn.ts";
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
  embed: (texts, { signal }) => mapInTurns(texts, (text) => lexicalVector(text), new Turn(signal)),
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
  return bestSimilarities(embedder, [text], others, context);
}

/** The same of several texts: for each of the others the cosine with that of the texts which is nearest to it. */
export async function bestSimilarities(
  embedder: Embedder,
  texts: readonly string[],
  others: readonly string[],
  context: Pick<StageContext, "signal" | "upstream" | "markPartial">,
): Promise<readonly number[]> {
  if (others.length === 0) return [];
  const alike = await likenessOf([...texts, ...others], embedder, context);
  // Twenty thousand vectors of a hosted model take longer to compare than others may be kept waiting.
  const best = (other: string): number => Math.max(0, ...texts.map((text) => alike(text, other)));
  return mapInTurns(others, best, new Turn(context.signal));
}

/** Cosine of two texts, 0–1. */
export type Likeness = (a: string, b: string) => number;

/**
 * How alike any two of some texts are; a text that is not among them is like nothing. Asks once for all of them, each
 * once, and falls back on their spelling as `similarities` does.
 */
export async function likenessOf(
  texts: readonly string[],
  embedder: Embedder,
  context: Pick<StageContext, "signal" | "upstream" | "markPartial">,
): Promise<Likeness> {
  const distinct = [...new Set(texts)];
  const vectors = distinct.length === 0 ? [] : await vectorsOf(distinct, embedder, context);
  const known = new Map(distinct.map((text, index) => [text, vectors[index]]));
  return (a, b) => {
    const [mine, yours] = [known.get(a), known.get(b)];
    return mine === undefined || yours === undefined ? 0 : cosine(mine, yours);
  };
}

/** The texts' vectors; by their spelling where the embedder fails, and then the result is marked for it. */
export async function vectorsOf(
  texts: readonly string[],
  embedder: Embedder,
  context: Pick<StageContext, "signal" | "upstream" | "markPartial">,
): Promise<readonly Vector[]> {
  try {
    return await embedder.embed(texts, context);
  } catch (error) {
    context.markPartial(`Texts were compared by their spelling only: ${forgivable(error, true)}`);
    return await lexicalEmbedder.embed(texts, context);
  }
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
