import { openLocalModel } from "../datasources/embedding/local-model.ts";
import type { FetchOptions } from "../datasources/http/outbound.ts";
import { openBuiltinReasoner } from "../reasoners/threads/builtin-reasoner.ts";
import { readingThreads } from "../datasources/reading/reading-threads.ts";
import { withFallback } from "../reasoners/with-fallback.ts";
import type { RewardModel } from "../engine/sources/reward-model.ts";
import type { Reasoner } from "../engine/task.ts";
import { type Embedder, lexicalEmbedder } from "../engine/text/embedder.ts";
import type { Configuration } from "./configuration/configuration.ts";

/** A model may think for long, and small servers answer one question at a time. */
const MODEL_TIMEOUT_MS = 600_000;

/**
 * The model that is configured, with the built-in reasoner where it fails; or the built-in reasoner alone, whose first
 * thread starts while the sources are opened.
 */
export async function openReasoner(
  { model, network }: Configuration,
  fetchFor: (options?: FetchOptions) => typeof fetch,
): Promise<Reasoner> {
  if (model === undefined) {
    // Should it not start, the first question says so.
    readingThreads.warmUp().catch(() => undefined);
    return openBuiltinReasoner();
  }
  // The client of models is a large library, and prompts are many modules: they are loaded when there is a model.
  const [{ openModel }, { createModelReasoner }] = await Promise.all([
    import("../datasources/model/open-model.ts"),
    import("../reasoners/model/reasoner.ts"),
  ]);
  const fetch = fetchFor({ retriesPosts: true, timeoutMs: network.timeoutMs ?? MODEL_TIMEOUT_MS });
  const { fallback = true, ...settings } = model;
  const reasoner = createModelReasoner({ model: openModel(settings, { fetch }) });
  return fallback ? withFallback(reasoner, openBuiltinReasoner()) : reasoner;
}

/**
 * What tells texts of similar meaning: a server, a local model, or spelling alone.
 * @throws Failure `BAD_USER_INPUT` for a local model that is missing
 */
export async function openEmbedder(
  { embedding }: Configuration,
  fetchFor: (options?: FetchOptions) => typeof fetch,
): Promise<Embedder> {
  if (embedding === undefined) return lexicalEmbedder;
  if ("folder" in embedding) return await openLocalModel(embedding.folder);
  const { openEmbeddingServer } = await import("../datasources/embedding/embedding-server.ts");
  return openEmbeddingServer(embedding, { fetch: fetchFor({ retriesPosts: true }) });
}

/** What scores the answers of paths in place of the reasoner, where it is configured. */
export async function openRewardModel(
  { rewardModel, network }: Configuration,
  fetchFor: (options?: FetchOptions) => typeof fetch,
): Promise<RewardModel | undefined> {
  if (rewardModel === undefined) return undefined;
  const { MOST_REPLY_BYTES, openRewardServer } = await import("../datasources/reward/reward-server.ts");
  const timeoutMs = rewardModel.timeoutMs ?? network.timeoutMs;
  const fetch = fetchFor({
    retriesPosts: true,
    maxBytes: MOST_REPLY_BYTES,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  return openRewardServer(rewardModel, { fetch });
}
