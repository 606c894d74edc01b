import { z } from "zod";
import { callProvider } from "../call-provider.ts";
import { dayOf, type SearchProvider } from "../search-provider.ts";
import type { CheckedWebSettings } from "../web-settings.ts";
import { withoutEnding } from "../../../engine/text/ending.ts";

const Reply = z.object({
  results: z.array(
    z.object({
      title: z.string().nullish(),
      url: z.string(),
      /** Up to three pieces of the page, of about 500 characters each. */
      content: z.string().nullish(),
      score: z.number().nullish(),
      raw_content: z.string().nullish(),
      published_date: z.string().nullish(),
    }),
  ),
});

/** Characters of a query that Tavily takes. */
const MAX_QUERY = 400;

/**
 * Tavily's search (docs.tavily.com, `POST /search`): 401 for a key that does not serve, 429 above the rate, 432 and 433
 * above a plan's limits. It can send the pages' texts itself.
 */
export function tavily(settings: CheckedWebSettings, fetch: typeof globalThis.fetch): SearchProvider {
  const { baseUrl = "https://api.tavily.com", apiKey = "", providerText } = settings;
  return {
    host: new URL(baseUrl).host,
    async search(query, limit, signal) {
      const url = new URL(`${withoutEnding(baseUrl, /\//u)}/search`);
      const body = {
        query: query.slice(0, MAX_QUERY),
        search_depth: "basic",
        max_results: Math.min(limit, 20),
        include_answer: false,
        include_raw_content: providerText,
        topic: "general",
      };
      const headers = {
        accept: "application/json",
        "content-type": "application/json",
        authorization: `Bearer ${apiKey}`,
      };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      const { results } = await callProvider(fetch, { url, init, schema: Reply, secrets: [apiKey] }, signal);
      return {
        results: results.slice(0, limit).map((result) => {
          const publishedAt = dayOf(result.published_date);
          return {
            title: result.title ?? "",
            url: result.url,
            snippet: result.content ?? "",
            ...(typeof result.raw_content === "string" && result.raw_content !== ""
              ? { text: result.raw_content }
              : {}),
            ...(typeof result.score === "number" ? { score: result.score } : {}),
            ...(publishedAt === undefined ? {} : { publishedAt }),
          };
        }),
      };
    },
    remedy(status) {
      if (status === 401) return "Check apiKey, Tavily's key.";
      if (status === 432 || status === 433)
        return "The plan's limit is used up: raise it, or wait until it begins anew.";
      return undefined;
    },
  };
}
