import { z } from "zod";
import { count, id, seconds, secret, text, title, url } from "./values.ts";

export const web = z
  .strictObject({
    id: id.optional().describe("Short name of the source in evidence, cost and errors. Default web."),
    title,
    provider: z
      .enum(["searxng", "brave", "tavily", "serpapi"])
      .describe("Who searches the web. Overridden by WHYQL_WEB."),
    baseUrl: url
      .optional()
      .describe("Address of the service; needed for searxng, which you run yourself. Overridden by WHYQL_WEB_URL."),
    apiKey: secret("WHYQL_WEB_KEY")
      .optional()
      .describe("Key of the service. It is never shown. Overridden by WHYQL_WEB_KEY."),
    language: text.optional().describe("Language of what is looked for, as a code. Default en."),
    country: text
      .optional()
      .describe("Country from which is searched, as a code: brave and serpapi. Default the service's."),
    categories: text.optional().describe("SearXNG's categories, with commas between them. Default general."),
    maxPages: z
      .int()
      .min(0)
      .max(10)
      .optional()
      .describe("Pages read for one search; of other results, what the service quotes is taken. Default 3."),
    maxResults: z.int().min(1).max(20).optional().describe("Results looked at. Default 8."),
    providerText: z
      .boolean()
      .optional()
      .describe("Whether Tavily is to send the texts of pages, so that they are not fetched. Default false."),
    pagePorts: z
      .array(z.int().min(1).max(65_535))
      .min(1)
      .optional()
      .describe("Ports at which pages may lie. Default 80 and 443."),
    maxPageBytes: z
      .int()
      .min(1_024)
      .max(64 * 1024 * 1024)
      .optional()
      .describe("Largest page read, in bytes. Default 2097152."),
    pageTimeoutSeconds: count.max(300).optional().describe("Seconds for a page, redirects included. Default 10."),
    maxAgeSeconds: seconds.optional().describe("Seconds for which what was found is used again. Default 3600."),
    cacheBytes: count.optional().describe("Bytes of pages kept in memory. Default 16777216."),
  })
  .refine(({ provider, baseUrl }) => provider !== "searxng" || baseUrl !== undefined, {
    path: ["baseUrl"],
    message: "must be the address of your SearXNG instance",
  })
  .refine(({ provider, apiKey }) => provider === "searxng" || apiKey !== undefined, {
    path: ["apiKey"],
    message: "must be the key that the service gave you; set WHYQL_WEB_KEY",
  })
  .describe("A search of the web, beside the other sources.");
