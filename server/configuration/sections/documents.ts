import { z } from "zod";
import { count, seconds, sourceId, text, title, url } from "./values.ts";

export const collection = z.strictObject({
  id: sourceId,
  title,
  folder: text.describe(
    "Folder of documents: .md, .txt, .html or .jsonl. The path is relative to the folder of the configuration file.",
  ),
  links: z
    .boolean()
    .optional()
    .describe(
      "Whether the search follows names from passage to passage: a passage is also found if it shares a name with one that fits the question. Default true.",
    ),
});

export const wiki = z.strictObject({
  id: sourceId,
  title,
  language: z
    .string()
    .regex(/^[a-z]{2,}(?:-[a-z]+)*$/, 'must be a code as in Wikipedia\'s host names, such as "en"')
    .optional()
    .describe("Language of the Wikipedia, as in its host name. Default en."),
  apiUrl: url
    .optional()
    .describe("Address of the action API of another MediaWiki, which is then used instead of Wikipedia."),
  siteId: text
    .optional()
    .describe(
      "Name of the wiki in Wikidata's sitelinks, such as enwiki. Default: the name of the Wikipedia in that language.",
    ),
  wikidataApiUrl: url.optional().describe("Address of the action API that has the sitelinks. Default: Wikidata's."),
  licence: text.optional().describe("Licence of the texts. Default for Wikipedia: CC-BY-SA-4.0."),
  attribution: text
    .optional()
    .describe("Who must be named as the author of the texts. Default: Wikipedia contributors."),
  maxPages: z.int().min(1).max(20).optional().describe("Most pages that are read for one search. Default 3."),
  maxLagSeconds: z
    .int()
    .min(1)
    .optional()
    .describe(
      "Sent as maxlag: the wiki refuses a request while its replication lag is more seconds than this. Nothing is sent without this setting.",
    ),
  maxAgeSeconds: seconds.optional().describe("Seconds for which a page is cached. Default 86400."),
  missingAgeSeconds: seconds
    .optional()
    .describe("Seconds for which the cache remembers that a page does not exist. Default 3600."),
  cacheBytes: count.optional().describe("Size of the cache of pages in memory, in bytes. Default 33554432."),
});
