import { stat } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { Failure, quoted } from "../../engine/failure.ts";
import { type Embedder, normalised } from "../../engine/text/embedder.ts";
import { remembering } from "./remembering.ts";

/** The package that runs models. It is large and optional: whoever wants it installs it beside whyql. */
const PACKAGE = "@huggingface/transformers";

/** What is used of that package. */
interface Transformers {
  readonly env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string };
  pipeline(task: "feature-extraction", model: string): Promise<Extractor>;
}

type Extractor = (
  texts: readonly string[],
  options: { readonly pooling: "mean"; readonly normalize: true },
) => Promise<{ tolist(): readonly (readonly number[])[] }>;

/**
 * A model in a local folder, in ONNX as Transformers.js reads it. Nothing is fetched from anywhere.
 * @param load stands in for the package in tests
 * @throws Failure `BAD_USER_INPUT` when the folder is missing or the package is not installed, saying how to install it
 */
export async function openLocalModel(
  folder: string,
  load: () => Promise<unknown> = () => import(PACKAGE),
): Promise<Embedder> {
  const path = resolve(folder);
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder)
    throw new Failure(
      "BAD_USER_INPUT",
      `The folder ${quoted(folder)} of the embedding model does not exist. Set embedding.folder to one that holds an ONNX model.`,
    );
  const { env, pipeline } = (await load().catch((cause: unknown) => {
    throw new Failure(
      "BAD_USER_INPUT",
      `embedding.folder needs the package ${PACKAGE}, which is not installed. Install it with "npm install ${PACKAGE}", or leave the setting out.`,
      { cause },
    );
  })) as Transformers;
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.localModelPath = dirname(path);
  const extract = await pipeline("feature-extraction", basename(path)).catch((cause: unknown) => {
    throw new Failure(
      "BAD_USER_INPUT",
      `The folder ${quoted(folder)} holds no embedding model that can be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  });
  return remembering({
    id: `local ${basename(path)}`,
    kind: "SEMANTIC",
    embed: (texts, context) =>
      context.upstream({ source: "embeddings", kind: "EMBEDDINGS" }, async () => {
        const vectors = await extract(texts, { pooling: "mean", normalize: true });
        return vectors.tolist().map(normalised);
      }),
  });
}
