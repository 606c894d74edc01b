import OpenAI from "openai";
import { Failure } from "../../engine/failure.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { type Embedder, normalised, type Vector } from "../../engine/text/embedder.ts";
import { asFailure, HttpProblem } from "../http/http-problem.ts";
import { remembering } from "./remembering.ts";

export interface EmbeddingServerSettings {
  /** Name of the model. */
  readonly model: string;
  /** Address of the API, ending before `/embeddings`; OpenAI's when absent. */
  readonly baseUrl?: string;
  readonly apiKey?: string;
  /** Texts in one request; small servers take few. Default 64. */
  readonly batchSize?: number;
  /** Dimension to ask for, where the model can give several. */
  readonly dimensions?: number;
}

/** Characters of a text that are sent: embedding models read no more than a page. */
const MAX_LENGTH = 8_000;

/** Any server that speaks OpenAI's embeddings API (`POST /embeddings`). */
export function openEmbeddingServer(
  { model, baseUrl, apiKey, batchSize = 64, dimensions }: EmbeddingServerSettings,
  { fetch, id = "embeddings" }: { readonly fetch: typeof globalThis.fetch; readonly id?: string },
): Embedder {
  // A key is required by the library even where the server wants none. Attempts are the business of `fetch`.
  const client = new OpenAI({ apiKey: apiKey ?? "none", maxRetries: 0, fetch, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) });

  const embedBatch = async (texts: readonly string[], signal: AbortSignal): Promise<readonly Vector[]> => {
    const input = texts.map((text) => (text.trim() === "" ? "-" : text.slice(0, MAX_LENGTH)));
    try {
      // As numbers: not every server knows base64, and some ignore it silently.
      const reply: unknown = await client.embeddings.create({ model, input, encoding_format: "float", ...(dimensions === undefined ? {} : { dimensions }) }, { signal });
      return vectorsOf(reply, texts.length, id);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw failureOf(error, id);
    }
  };

  return remembering({
    id: JSON.stringify([model, baseUrl ?? "", dimensions ?? 0]),
    kind: "SEMANTIC",
    async embed(texts: readonly string[], context: UpstreamContext) {
      const batches = Array.from({ length: Math.ceil(texts.length / batchSize) }, (_each, index) => texts.slice(index * batchSize, (index + 1) * batchSize));
      const made = await Promise.all(batches.map((batch) => context.upstream({ source: id, kind: "EMBEDDINGS" }, (signal) => embedBatch(batch, signal))));
      const vectors = made.flat();
      const strange = vectors.find((vector) => vector.length !== vectors[0]?.length);
      if (strange !== undefined) throw invalid(id, `vectors of ${vectors[0]?.length} and of ${strange.length} numbers`);
      return vectors;
    },
  });
}

/** As many vectors as texts, in their order, which `index` says: some servers answer in another. */
function vectorsOf(reply: unknown, count: number, id: string): readonly Vector[] {
  const data: unknown = typeof reply === "object" && reply !== null && "data" in reply ? reply.data : undefined;
  if (!Array.isArray(data) || data.length !== count) {
    throw invalid(id, Array.isArray(data) ? `${data.length} vectors for ${count} texts` : "no list of vectors");
  }
  const vectors = new Array<Vector | undefined>(count).fill(undefined);
  for (const [place, each] of (data as readonly unknown[]).entries()) {
    const { index = place, embedding } = (each ?? {}) as { readonly index?: unknown; readonly embedding?: unknown };
    const isVector = Array.isArray(embedding) && embedding.length > 0 && embedding.every((value) => typeof value === "number" && Number.isFinite(value));
    if (!isVector || typeof index !== "number" || !(index in vectors) || vectors[index] !== undefined) throw invalid(id, `a vector at ${place} that is none`);
    vectors[index] = normalised(embedding as number[]);
  }
  return vectors as Vector[];
}

function invalid(id: string, what: string): Failure {
  return new Failure("MODEL_REPLY_INVALID", `The embedding server "${id}" gave ${what}. Check that its model makes embeddings.`, { source: id });
}

function failureOf(error: unknown, id: string): unknown {
  if (error instanceof Failure) return error;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) if (cause instanceof HttpProblem) return asFailure(cause, id);
  if (error instanceof OpenAI.APIError) {
    const status: number | undefined = error.status as number | undefined;
    const code = status === 429 ? "RATE_LIMITED" : "SOURCE_UNAVAILABLE";
    return new Failure(code, `The embedding server "${id}" refused: ${error.message.slice(0, 200)}`, { source: id, cause: error });
  }
  return new Failure("SOURCE_UNAVAILABLE", `The embedding server "${id}" gave a reply that can not be read.`, { source: id, cause: error });
}
