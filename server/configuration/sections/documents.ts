import { z } from "zod";
import { count, seconds, sourceId, text, title, url } from "./values.ts";

export const collection = z.strictObject({
  id: sourceId,
  title,
  folder: text.describe(
    "Folder of documents: .md, .txt, .html or .jsonl. Relative to the folder of the configuration file.",
  ),
  links: z
    .boolean()
    .optional()
    .describe(
      "Whether passages are also found by names that they share with those that fit the question. Default true.",
    ),
});

export const wiki = z.strictObject({
  id: sourceId,
  title,
  language: z
    .string()
    .regex(/^[a-z]{2,}(?:-[a-z]+)*$/, 'must be a code as in Wikipedia\'s host names, such as "en"')
    .optional()
    .describe("Language whose Wikipedia is asked, as in its host name. Default en."),
  apiUrl: url.optional().describe("Address of the action API of any MediaWiki, in place of Wikipedia's."),
  siteId: text
    .optional()
    .describe("Name of the wiki in Wikidata's sitelinks, such as enwiki. Default that of the language's Wikipedia."),
  wikidataApiUrl: url.optional().describe("Address of the action API that knows the sitelinks. Default Wikidata's."),
  licence: text.optional().describe("Licence of the texts. Default CC-BY-SA-4.0 for Wikipedia."),
  attribution: text.optional().describe("Who is to be named for the texts. Default Wikipedia contributors."),
  maxPages: z.int().min(1).max(20).optional().describe("Pages read for one search. Default 3."),
  maxLagSeconds: z
    .int()
    .min(1)
    .optional()
    .describe("Seconds of replication lag above which the wiki is to refuse. Not sent when left out."),
  maxAgeSeconds: seconds.optional().describe("Seconds for which a page is used again. Default 86400."),
  missingAgeSeconds: seconds.optional().describe("Seconds for which a missing page is remembered. Default 3600."),
  cacheBytes: count.optional().describe("Bytes of pages kept in memory. Default 33554432."),
});
