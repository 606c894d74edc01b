import type { SourceCheck } from "../../engine/sources/check.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { callSource } from "../http/call-source.ts";
import { stretchOf } from "../documents/stretch.ts";
import { readingThreads } from "../reading/reading-threads.ts";
import { contentVersion } from "../source-files.ts";
import { checkWeb } from "./check-web.ts";
import { openPageTransport } from "./pages/page-transport.ts";
import { WebPages } from "./pages/pages.ts";
import { OPEN_PROVIDER } from "./providers/provider.ts";
import { documentsOf } from "./result-documents.ts";
import { checkedWebSettings, type WebSettings } from "./web-settings.ts";

export interface WebParts {
  /** For the provider. Bounds, retries and gives up as the host deserves; rejects with HttpProblem. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * For pages. It must check addresses where connections are made: a guarded `fetch` over `openPageTransport`. Default:
   * such a transport by itself, without retries and bounds per host.
   */
  readonly pageFetch?: typeof globalThis.fetch;
  /**
   * Addresses of pages allowed although they are not public, as CIDR ranges: for tests alone, and no key of a
   * configuration.
   */
  readonly unsafelyAllow?: readonly string[];
}

export interface WebSearch extends DocumentCollection {
  /** What is found is not to be used longer, in milliseconds. */
  readonly maxAgeMs: number;
  check(context: UpstreamContext): Promise<SourceCheck>;
  /** Closes the connections to pages, and the thread that reads them. */
  close(): Promise<void>;
}

/**
 * The web, through a service that searches it. A search makes one request to the provider, counted as `DOCUMENTS`, and
 * one for each of at most `maxPages` pages and each of their redirects (at most five), counted as `HTTP`. A provider
 * that fails is a search that fails; a page that can not be read gives its place to what the provider quotes of it, and
 * one that might have been another time is named as what is missing.
 *
 * @throws TypeError or RangeError for settings that can not be
 */
export function openWeb(settings: WebSettings, { fetch, pageFetch, unsafelyAllow = [] }: WebParts): WebSearch {
  const checked = checkedWebSettings(settings);
  const {
    id,
    title,
    provider: name,
    baseUrl,
    language,
    country,
    categories,
    maxPages,
    maxResults,
    pagePorts,
    providerText,
  } = checked;
  const provider = OPEN_PROVIDER[name](checked, fetch);
  const rules = { ports: pagePorts, unsafelyAllow };
  const transport = pageFetch === undefined ? openPageTransport(rules) : undefined;
  const maxAgeMs = checked.maxAgeSeconds * 1000;
  const fetcher = {
    fetch: pageFetch ?? transport?.fetch ?? fetch,
    rules,
    source: id,
    maxBytes: checked.maxPageBytes,
    timeoutMs: checked.pageTimeoutSeconds * 1000,
  };
  const pages = new WebPages(fetcher, { maxAgeMs, cacheBytes: checked.cacheBytes });

  return {
    id,
    kind: "WEB",
    title,
    version: contentVersion([], { name, baseUrl, language, country, categories, maxPages, maxResults, providerText }),
    licence: undefined,
    maxAgeMs,
    async search(query, { limit }, context) {
      if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`limit must be a positive integer, got ${limit}`);
      const words = query.replace(/[\p{C}\s]+/gu, " ").trim();
      if (words === "") return [];
      const { results } = await callSource(context, { source: id, kind: "DOCUMENTS" }, (signal) =>
        provider.search(words, maxResults, signal),
      );
      const documents = await documentsOf(results, { source: id, maxPages, pages }, context);
      return readingThreads.rankPassages(documents, { query, limit }, context.signal);
    },
    // What is no longer kept is not fetched for this: the page may say something else by now.
    around: async (quoted) => {
      const page = quoted.url === undefined ? undefined : pages.kept(quoted.url);
      return page === undefined ? undefined : stretchOf(page.sections, quoted);
    },
    check: (context) => checkWeb(id, provider, context),
    async close() {
      await pages.close();
      await transport?.close();
    },
  };
}
