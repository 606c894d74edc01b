import { readFileSync } from "node:fs";
import { join } from "node:path";
import { recorder } from "../datasources/cassette/record.ts";
import { player } from "../datasources/cassette/replay.ts";
import { type FetchOptions, Outbound } from "../datasources/http/outbound.ts";
import { quoted } from "../engine/failure.ts";
import { type Configuration, ConfigurationError, type NetworkSettings } from "./configuration/configuration.ts";
import { packageRoot } from "./package-root.ts";

/** A file of recorded exchanges: to be written, or to be played instead of calling anybody. */
export type Cassette = { readonly record: string } | { readonly replay: string };

const PROJECT = "https://www.npmjs.com/package/whyql";

/**
 * The way out, as it is configured; recorded, or played from a recording.
 * @throws ConfigurationError when the cassette can not be written, or nothing would be in it; Failure `BAD_USER_INPUT`
 * when it can not be read
 */
export function openNetwork(
  configuration: Configuration,
  cassette: Cassette | undefined,
): (options?: FetchOptions) => typeof fetch {
  if (cassette !== undefined) requireElsewhere(configuration);
  const { contact, ...limits } = configuration.network;
  const around = cassette === undefined ? undefined : aroundOf(cassette, secretsOf(configuration));
  const outbound = new Outbound({
    userAgent: userAgent(contact),
    waits: cassette === undefined || "record" in cassette,
    ...(around === undefined ? {} : { around }),
  });
  return (options = {}) => outbound.fetchFor({ ...given(limits), ...options });
}

/** @throws ConfigurationError when everything is at hand, so that nothing would be recorded or played */
function requireElsewhere({ endpoints, wikis, web, model, embedding, rewardModel }: Configuration): void {
  if (
    endpoints.length + wikis.length > 0 ||
    web !== undefined ||
    model !== undefined ||
    rewardModel !== undefined ||
    (embedding !== undefined && "model" in embedding)
  )
    return;
  throw new ConfigurationError(
    "There is nothing to record or to replay: no endpoint, wiki, web search or model is configured, and files are read as they are. Leave out --record and --replay.",
  );
}

function aroundOf(cassette: Cassette, secrets: readonly string[]): (base: typeof fetch) => typeof fetch {
  if ("replay" in cassette) return player(cassette.replay, secrets);
  try {
    return recorder(cassette.record, secrets);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigurationError(
      `The cassette ${quoted(cassette.record)} can not be written (${reason}). Name another file.`,
      { cause },
    );
  }
}

/** Everything that must not stand in a recording. */
function secretsOf({ endpoints, web, model, embedding, rewardModel }: Configuration): readonly string[] {
  const own = endpoints.flatMap(({ password, headers = {} }) => [password, ...Object.values(headers)]);
  const keys = [
    web?.apiKey,
    model?.apiKey,
    embedding !== undefined && "apiKey" in embedding ? embedding.apiKey : undefined,
  ];
  return [...own, ...keys, ...Object.values(rewardModel?.headers ?? {})].filter((secret) => secret !== undefined);
}

/** `name/version (contact)`, as Wikimedia's policy asks for. */
function userAgent(contact: string | undefined): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), "package.json"), "utf8")) as { version: string };
  // A header bears no more than visible ASCII.
  const address = (contact ?? PROJECT).replace(/[^\x20-\x7e]/gu, "?");
  return `whyql/${version} (${address})`;
}

function given(limits: Omit<NetworkSettings, "contact">): Partial<FetchOptions> {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}
