import { createHash } from "node:crypto";
import { z } from "zod";
import { Failure } from "../../engine/failure.ts";
import type { RewardModel } from "../../engine/sources/reward-model.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { callSource } from "../http/call-source.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { secretsInHeaders, secretsInUrl } from "../http/secrets-in.ts";
import { withoutSecrets } from "../http/without-secrets.ts";
import { jsonReply } from "../web/json-reply.ts";
import { checkRewardModel } from "./check-reward-model.ts";

export interface RewardServerSettings {
  /** Where scores are asked for. */
  readonly url: string;
  /** Sent with every request; never shown. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Bytes of a reply: a score for each of a few texts. */
export const MOST_REPLY_BYTES = 1024 * 1024;
/** Texts in one request, and characters of one: reward models read no more than a few pages. */
const [MOST_TEXTS, LONGEST_TEXT] = [64, 8_000];

const reply = z.object({ scores: z.array(z.number()) });

/**
 * A reward model behind an address. It is sent `POST` with the JSON `{"question": "…", "paths": ["…", "…"]}`, and
 * replies with `{"scores": [1.5, -0.2]}`: a number for each path, in their order, the greater the better, in any range.
 * @param fetch with the bounds of `MOST_REPLY_BYTES`; time limits, retries and redirects are its business
 */
export function openRewardServer(
  { url, headers = {} }: RewardServerSettings,
  { fetch, id = "reward-model" }: { readonly fetch: typeof globalThis.fetch; readonly id?: string },
): RewardModel {
  const secrets = [...secretsInHeaders(headers), ...secretsInUrl(url)];
  const scoresOf = async (
    question: string,
    paths: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly number[]> => {
    try {
      const body = JSON.stringify({ question, paths: paths.map((path) => path.slice(0, LONGEST_TEXT)) });
      const { value } = await jsonReply(
        await fetch(url, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json", accept: "application/json" },
          body,
          signal,
        }),
      );
      return scoresIn(value, paths.length, id);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof HttpProblem) throw withoutSecrets(error, secrets);
      throw error;
    }
  };
  const model: RewardModel = {
    id,
    // The address may hold a key.
    version: createHash("sha256").update(url).digest("hex").slice(0, 16),
    async score(question: string, texts: readonly string[], context: UpstreamContext) {
      const batches = Array.from({ length: Math.ceil(texts.length / MOST_TEXTS) }, (_, index) =>
        texts.slice(index * MOST_TEXTS, (index + 1) * MOST_TEXTS),
      );
      const scores = await Promise.all(
        batches.map((batch) =>
          callSource(context, { source: id, kind: "HTTP" }, (signal) => scoresOf(question, batch, signal)),
        ),
      );
      return scores.flat();
    },
    check: (context) => checkRewardModel(model, context),
  };
  return model;
}

/** @throws Failure `MODEL_REPLY_INVALID` for anything but as many numbers as paths */
function scoresIn(value: unknown, count: number, id: string): readonly number[] {
  const parsed = reply.safeParse(value);
  if (parsed.success && parsed.data.scores.length === count) return parsed.data.scores;
  const came = parsed.success
    ? `${parsed.data.scores.length} scores for ${count} paths`
    : "no list of numbers as “scores”";
  throw new Failure(
    "MODEL_REPLY_INVALID",
    `The reward model "${id}" gave ${came}. Check that rewardModel.url replies with {"scores": [a number for each path]}.`,
    { source: id },
  );
}
