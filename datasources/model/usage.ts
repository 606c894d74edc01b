import type { ChatMessage } from "../../engine/sources/language-model.ts";
import type { ModelUsage } from "../../engine/sources/upstream.ts";
import type { Completion } from "./completion.ts";
import type { ResolvedSettings } from "./model-settings.ts";

/** Bytes of a token of English prose, on average: for what a server does not count. */
const BYTES_PER_TOKEN = 4;
/** Bytes of a token where there are many numbers, names and signs, as in prompts: for what a request takes at most. */
const FEWEST_BYTES_PER_TOKEN = 2.5;
/** What servers put around each message. */
const TOKENS_PER_MESSAGE = 8;

/**
 * What a request takes at most: reserved before it is sent. A schema is counted, since many servers put it into the
 * prompt.
 */
export function mostUsage(
  messages: readonly ChatMessage[],
  schemaBytes: number,
  { maxTokens, prices }: ResolvedSettings,
): ModelUsage {
  const inputTokens =
    Math.ceil((bytesOf(messages) + schemaBytes) / FEWEST_BYTES_PER_TOKEN) + messages.length * TOKENS_PER_MESSAGE;
  return priced({ inputTokens, outputTokens: maxTokens, estimated: true }, prices);
}

/** What a completion used: as the server says, or estimated by its length and marked as such. */
export function usageOf(
  { usage, reply }: Completion,
  messages: readonly ChatMessage[],
  { prices }: ResolvedSettings,
): ModelUsage {
  if (usage !== undefined) return priced({ ...usage, estimated: false }, prices);
  const outputTokens = Math.ceil(Buffer.byteLength(reply.text) / BYTES_PER_TOKEN);
  return priced(
    {
      inputTokens: Math.ceil(bytesOf(messages) / BYTES_PER_TOKEN) + messages.length * TOKENS_PER_MESSAGE,
      outputTokens,
      estimated: true,
    },
    prices,
  );
}

export const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0, money: undefined, estimated: false };

function priced(usage: Omit<ModelUsage, "money">, prices: ResolvedSettings["prices"]): ModelUsage {
  const money =
    prices === undefined
      ? undefined
      : {
          amount: (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1_000_000,
          currency: prices.currency,
        };
  return { ...usage, money };
}

function bytesOf(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
}
