import { z } from "zod";
import { callProvider } from "../call-provider.ts";
import { plainSnippet } from "../plain-snippet.ts";
import { dayOf, type SearchProvider } from "../search-provider.ts";
import type { CheckedWebSettings } from "../web-settings.ts";
import { withoutEnding } from "../../../engine/text/ending.ts";

const Reply = z.object({
  /** Absent when there are no results. */
  web: z
    .object({
      results: z.array(
        z.object({
          title: z.string(),
          url: z.string(),
          description: z.string().nullish(),
          page_age: z.string().nullish(),
          extra_snippets: z.array(z.string()).nullish(),
        }),
      ),
    })
    .nullish(),
});

/**
 * Brave's web search (api.search.brave.com, "Web Search"): at most 20 results; 401, 403 or 422 for a token that does
 * not serve, 429 above the plan's rate. Descriptions are HTML even where decorations are declined.
 */
export function brave(settings: CheckedWebSettings, fetch: typeof globalThis.fetch): SearchProvider {
  const { baseUrl = "https://api.search.brave.com", apiKey = "", language, country } = settings;
  return {
    host: new URL(baseUrl).host,
    async search(query, limit, signal) {
      const url = new URL(`${withoutEnding(baseUrl, /\//u)}/res/v1/web/search`);
      // At most 400 characters and 50 words are taken.
      const q = query.split(/\s+/u).slice(0, 50).join(" ").slice(0, 400);
      const parameters = {
        q,
        count: String(Math.min(limit, 20)),
        search_lang: language,
        country,
        safesearch: "off",
        text_decorations: "false",
        extra_snippets: "true",
      };
      for (const [name, value] of Object.entries(parameters))
        if (value !== undefined) url.searchParams.set(name, value);
      const init = { headers: { accept: "application/json", "x-subscription-token": apiKey } };
      const { web } = await callProvider(fetch, { url, init, schema: Reply, secrets: [apiKey] }, signal);
      return {
        results: (web?.results ?? []).slice(0, limit).map((result) => {
          const publishedAt = dayOf(result.page_age);
          return {
            title: plainSnippet(result.title),
            url: result.url,
            snippet: [result.description ?? "", ...(result.extra_snippets ?? [])]
              .map(plainSnippet)
              .filter(Boolean)
              .join("\n\n"),
            ...(publishedAt === undefined ? {} : { publishedAt }),
          };
        }),
      };
    },
    remedy: (status) =>
      status === 401 || status === 403 || status === 422
        ? "Check apiKey, Brave's subscription token, and that its plan includes web search."
        : undefined,
  };
}
