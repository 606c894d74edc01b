import { z } from "zod";
import { count, id, seconds, secret, text, title, url } from "./values.ts";

export const web = z
  .strictObject({
    id: id.optional().describe("Short name of the source in evidence, cost and errors. Default web."),
    title,
    provider: z
      .enum(["searxng", "brave", "tavily", "serpapi"])
      .describe("Service that searches the web. Overridden by WHYQL_WEB."),
    baseUrl: url
      .optional()
      .describe(
        "Address of the service. It is required for searxng, which you run yourself. Overridden by WHYQL_WEB_URL.",
      ),
    apiKey: secret("WHYQL_WEB_KEY")
      .optional()
      .describe("Key of the service. It is never shown. Overridden by WHYQL_WEB_KEY."),
    language: text.optional().describe("Language of the results, as a code. Default en."),
    country: text
      .optional()
      .describe("Country of the search, as a code. For brave and serpapi only. Default: the service's."),
    categories: text.optional().describe("Categories of SearXNG, separated by commas. Default general."),
    maxPages: z
      .int()
      .min(0)
      .max(10)
      .optional()
      .describe(
        "Most pages that are fetched for one search. From other results, only the excerpt that the service returns is read. Default 3.",
      ),
    maxResults: z.int().min(1).max(20).optional().describe("Most results of a search that are used. Default 8."),
    providerText: z
      .boolean()
      .optional()
      .describe("Whether Tavily sends the texts of pages, so that the gateway does not fetch them. Default false."),
    pagePorts: z
      .array(z.int().min(1).max(65_535))
      .min(1)
      .optional()
      .describe("Ports from which pages may be fetched. Default 80 and 443."),
    maxPageBytes: z
      .int()
      .min(1_024)
      .max(64 * 1024 * 1024)
      .optional()
      .describe("Largest page that is read, in bytes. Default 2097152."),
    pageTimeoutSeconds: count
      .max(300)
      .optional()
      .describe("Timeout of fetching a page in seconds, redirects included. Default 10."),
    maxAgeSeconds: seconds.optional().describe("Seconds for which results and pages are cached. Default 3600."),
    cacheBytes: count.optional().describe("Size of the cache of pages in memory, in bytes. Default 16777216."),
  })
  .refine(({ provider, baseUrl }) => provider !== "searxng" || baseUrl !== undefined, {
    path: ["baseUrl"],
    message: "must be the address of your SearXNG instance",
  })
  .refine(({ provider, apiKey }) => provider === "searxng" || apiKey !== undefined, {
    path: ["apiKey"],
    message: "must be the key that the service gave you; set WHYQL_WEB_KEY",
  })
  .describe("A web search, used in addition to the other sources.");
