import { z } from "zod";
import { HttpProblem } from "../../http/http-problem.ts";
import { callProvider } from "../call-provider.ts";
import { dayOf, type SearchProvider } from "../search-provider.ts";
import type { CheckedWebSettings } from "../web-settings.ts";
import { withoutEnding } from "../../../engine/text/ending.ts";

const Reply = z.object({
  results: z.array(
    z.object({
      url: z.string(),
      title: z.string().nullish(),
      content: z.string().nullish(),
      engine: z.string().nullish(),
      engines: z.array(z.string()).nullish(),
      score: z.number().nullish(),
      publishedDate: z.string().nullish(),
    }),
  ),
  /** `[["google", "CAPTCHA"]]`; newer versions may add to the pairs. */
  unresponsive_engines: z.array(z.array(z.unknown())).default([]),
});

/**
 * SearXNG's search API (docs.searxng.org, "Search API"): `GET /search?format=json`. The instance must allow `json` in
 * `search.formats`, else it answers 403. There is no count of results to ask for: a page has about 20. No results with
 * engines that did not respond is an outage (a captcha, mostly), not an answer.
 */
export function searxng(
  { baseUrl = "", apiKey = "", language, categories }: CheckedWebSettings,
  fetch: typeof globalThis.fetch,
): SearchProvider {
  return {
    host: new URL(baseUrl).host,
    async search(query, limit, signal) {
      const url = new URL(`${withoutEnding(baseUrl, /\//u)}/search`);
      const parameters = { q: query, format: "json", language, categories, pageno: "1", safesearch: "0" };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      const call = {
        url,
        init: { headers: { accept: "application/json" } },
        schema: Reply,
        secrets: [apiKey],
        problemIn: outage,
      };
      const { results, unresponsive_engines: silent } = await callProvider(fetch, call, signal);
      return {
        results: results.slice(0, limit).map((result) => {
          const publishedAt = dayOf(result.publishedDate);
          return {
            title: result.title ?? "",
            url: result.url,
            snippet: result.content ?? "",
            ...(typeof result.score === "number" ? { score: result.score } : {}),
            ...(publishedAt === undefined ? {} : { publishedAt }),
            ...(typeof result.engine === "string" ? { engine: result.engine } : {}),
          };
        }),
        engines: [
          ...new Set(results.flatMap(({ engine, engines }) => engines ?? (typeof engine === "string" ? [engine] : []))),
        ],
        unresponsive: silent.map(named),
      };
    },
    remedy(status) {
      if (status === 403)
        return "Add json to search.formats in the instance's settings.yml; most public instances do not allow it.";
      if (status === 429)
        return "The instance's limiter refuses automatic clients: use an instance of your own, or set server.limiter to false there.";
      return undefined;
    },
  };
}

function outage({ results, unresponsive_engines: silent }: z.infer<typeof Reply>): HttpProblem | undefined {
  if (results.length > 0 || silent.length === 0) return undefined;
  return new HttpProblem("UNAVAILABLE", `none of its engines gave results: ${silent.map(named).join(", ")}`);
}

function named([engine, reason]: readonly unknown[]): string {
  return `${typeof engine === "string" ? engine : "an engine"} (${typeof reason === "string" ? reason : "no reason given"})`;
}
