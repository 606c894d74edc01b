import { z } from "zod";
import { HttpProblem } from "../../http/http-problem.ts";
import { callProvider } from "../call-provider.ts";
import { dayOf, type SearchProvider } from "../search-provider.ts";
import type { CheckedWebSettings } from "../web-settings.ts";
import { withoutEnding } from "../../../engine/text/ending.ts";

const Reply = z.object({
  search_metadata: z.object({ status: z.string().optional() }).optional(),
  organic_results: z
    .array(
      z.object({
        title: z.string().nullish(),
        /** Some results are only boxes, and lead nowhere. */
        link: z.string().nullish(),
        snippet: z.string().nullish(),
        date: z.string().nullish(),
      }),
    )
    .optional(),
  error: z.string().optional(),
});

/**
 * SerpApi's Google search (serpapi.com/search-api). The key goes in the address. `error` beside the status "Success"
 * says that there are no results, and has been seen beside results (serpapi/public-roadmap#1463, #1043); 401, 429 and
 * 503 are what they are elsewhere. `num` is not sent: Google does not honour it any more.
 */
export function serpapi(settings: CheckedWebSettings, fetch: typeof globalThis.fetch): SearchProvider {
  const { baseUrl = "https://serpapi.com", apiKey = "", language, country } = settings;
  return {
    host: new URL(baseUrl).host,
    async search(query, limit, signal) {
      const url = new URL(`${withoutEnding(baseUrl, /\//u)}/search.json`);
      const parameters = { engine: "google", q: query, api_key: apiKey, hl: language, gl: country };
      for (const [name, value] of Object.entries(parameters))
        if (value !== undefined) url.searchParams.set(name, value);
      const call = {
        url,
        init: { headers: { accept: "application/json" } },
        schema: Reply,
        secrets: [apiKey],
        problemIn: failed,
      };
      const { organic_results: found = [] } = await callProvider(fetch, call, signal);
      return {
        results: found
          .flatMap(({ link, title, snippet, date }) => {
            const publishedAt = dayOf(date);
            return typeof link === "string"
              ? [
                  {
                    title: title ?? "",
                    url: link,
                    snippet: snippet ?? "",
                    ...(publishedAt === undefined ? {} : { publishedAt }),
                  },
                ]
              : [];
          })
          .slice(0, limit),
      };
    },
    remedy(status) {
      if (status === 401) return "Check apiKey, SerpApi's key.";
      if (status === 429) return "The hour's throughput or the plan's searches are used up: wait, or raise the plan.";
      return undefined;
    },
  };
}

function failed({
  error,
  organic_results: found = [],
  search_metadata: metadata,
}: z.infer<typeof Reply>): HttpProblem | undefined {
  if (found.length > 0 || error === undefined || metadata?.status === "Success") return undefined;
  return new HttpProblem("UNAVAILABLE", `it answered with the error: ${error}`);
}
