import type { Json } from "../engine/json.ts";
import type { Configuration } from "../server/configuration/configuration.ts";

/** Keys whose values may be secrets, wherever they stand. */
const SECRET = /key|password|secret|token|headers|user/i;

/** What is configured and may change an answer, without secrets: for the header of a run. */
export function publicSettings({
  graphs,
  endpoints,
  documents,
  wikis,
  web,
  model,
  embedding,
  rewardModel,
  network,
}: Configuration): Json {
  const settings = { graphs, endpoints, documents, wikis, web, model, embedding, rewardModel, network };
  return JSON.parse(
    JSON.stringify(settings, (key, value: unknown) =>
      isSecret(key, value) ? undefined : typeof value === "string" ? withoutCredentials(value) : value,
    ),
  ) as Json;
}

/** Bounds such as `maxTokens` are numbers, and no secrets. */
function isSecret(key: string, value: unknown): boolean {
  return SECRET.test(key) && typeof value !== "number" && typeof value !== "boolean";
}

/** An address without name, password and query, where keys are sent in them. */
function withoutCredentials(text: string): string {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return text;
  const url = new URL(text);
  if (url.username === "" && url.password === "" && url.search === "") return text;
  url.username = "";
  url.password = "";
  url.search = "";
  return url.href;
}
