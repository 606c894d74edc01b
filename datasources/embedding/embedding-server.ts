import OpenAI from "openai";
import { Failure, quoted } from "../../engine/failure.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { type Embedder, normalised, type Vector } from "../../engine/text/embedder.ts";
import { asFailure, HttpProblem } from "../http/http-problem.ts";
import { redacted } from "../http/redacted.ts";
import { excerpt } from "../http/status-problem.ts";
import { withoutSecrets } from "../http/without-secrets.ts";
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

/** Characters of what a server says that are looked at. */
const LONGEST_SAID = 4_000;

/** Any server that speaks OpenAI's embeddings API (`POST /embeddings`). */
export function openEmbeddingServer(
  { model, baseUrl, apiKey, batchSize = 64, dimensions }: EmbeddingServerSettings,
  { fetch, id = "embeddings" }: { readonly fetch: typeof globalThis.fetch; readonly id?: string },
): Embedder {
  // A key is required by the library even where the server wants none. Attempts are the business of `fetch`.
  const client = new OpenAI({
    apiKey: apiKey ?? "none",
    maxRetries: 0,
    fetch,
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  });

  const embedBatch = async (texts: readonly string[], signal: AbortSignal): Promise<readonly Vector[]> => {
    const input = texts.map((text) => (text.trim() === "" ? "-" : text.slice(0, MAX_LENGTH)));
    try {
      // As numbers: not every server knows base64, and some ignore it silently.
      const reply: unknown = await client.embeddings.create(
        { model, input, encoding_format: "float", ...(dimensions === undefined ? {} : { dimensions }) },
        { signal },
      );
      return vectorsOf(reply, texts.length, id);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw failureOf(error, id, { model, apiKey });
    }
  };

  return remembering({
    id: JSON.stringify([model, baseUrl ?? "", dimensions ?? 0]),
    kind: "SEMANTIC",
    async embed(texts: readonly string[], context: UpstreamContext) {
      const batches = Array.from({ length: Math.ceil(texts.length / batchSize) }, (_each, index) =>
        texts.slice(index * batchSize, (index + 1) * batchSize),
      );
      const made = await Promise.all(
        batches.map((batch) =>
          context.upstream({ source: id, kind: "EMBEDDINGS" }, (signal) => embedBatch(batch, signal)),
        ),
      );
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
    const isVector =
      Array.isArray(embedding) &&
      embedding.length > 0 &&
      embedding.every((value) => typeof value === "number" && Number.isFinite(value));
    if (!isVector || typeof index !== "number" || !(index in vectors) || vectors[index] !== undefined)
      throw invalid(id, `a vector at ${place} that is none`);
    vectors[index] = normalised(embedding as number[]);
  }
  return vectors as Vector[];
}

function invalid(id: string, what: string): Failure {
  return new Failure(
    "MODEL_REPLY_INVALID",
    `The embedding server "${id}" gave ${what}. Check that its model makes embeddings.`,
    { source: id },
  );
}

interface Asked {
  readonly model: string;
  readonly apiKey: string | undefined;
}

/** Never with the key, nor with a cause that may hold it: servers quote what they were sent. */
function failureOf(error: unknown, id: string, settings: Asked): unknown {
  const failure = namedFailureOf(error, id, settings);
  const problem = failure instanceof Failure ? failure.cause : undefined;
  return problem instanceof HttpProblem ? asFailure(withoutSecrets(problem, keyIn(settings), "[key]"), id) : failure;
}

function keyIn({ apiKey }: Asked): readonly string[] {
  return apiKey === undefined ? [] : [apiKey];
}

function namedFailureOf(error: unknown, id: string, settings: Asked): unknown {
  if (error instanceof Failure) return error;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof HttpProblem)
      return asFailure(
        cause.kind === "UNREACHABLE"
          ? new HttpProblem("UNREACHABLE", `${cause.message}; check that the server runs, and embedding.baseUrl`, {
              cause,
            })
          : cause,
        id,
      );
  }
  if (error instanceof OpenAI.APIError) {
    const status: number | undefined = error.status as number | undefined;
    const kind = status === 429 ? "THROTTLED" : status !== undefined && status >= 500 ? "UNAVAILABLE" : "REJECTED";
    const told = excerpt(redacted(error.message.slice(0, LONGEST_SAID), keyIn(settings), "[key]"));
    return asFailure(
      new HttpProblem(kind, `it replied with status ${told}${remedyOf(status, settings)}`, { cause: error }),
      id,
    );
  }
  return asFailure(
    new HttpProblem(
      "MALFORMED",
      "it gave a reply that can not be read; check that embedding.baseUrl is the address of an OpenAI-compatible API, which usually ends in /v1",
      { cause: error },
    ),
    id,
  );
}

function remedyOf(status: number | undefined, { model }: Pick<EmbeddingServerSettings, "model">): string {
  if (status === 401 || status === 403)
    return "; set embedding.apiKey, or OPENAI_API_KEY where the model's server makes the embeddings";
  if (status === 404)
    return `; check that it has the model ${quoted(model)} (embedding.model, WHYQL_EMBEDDING_MODEL), and embedding.baseUrl`;
  return "";
}
