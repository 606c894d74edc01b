import type { SourceCheck } from "../../engine/sources/check.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import type { Document } from "../documents/document.ts";
import { stretchOf } from "../documents/stretch.ts";
import { readingThreads } from "../reading/reading-threads.ts";
import { contentVersion } from "../source-files.ts";
import { checkWikipedia } from "./check-wikipedia.ts";
import { articlesOf, type FoundArticle, searchTitles } from "./find-pages.ts";
import { MediaWiki } from "./media-wiki.ts";
import { Pages } from "./pages.ts";
import { TitlesOfEntities } from "./titles-of-entities.ts";
import { type WikipediaSettings, wikiSite } from "./wikipedia-settings.ts";

export interface Wikipedia extends DocumentCollection {
  /** What is found is not to be used longer, in milliseconds. */
  readonly maxAgeMs: number;
  check(context: UpstreamContext): Promise<SourceCheck>;
  /** Nothing is held open; for symmetry with sources that do hold something. */
  close(): Promise<void>;
}

/**
 * Wikipedia, or any other MediaWiki with the extension TextExtracts, as passages of its articles' sections.
 *
 * A search makes, where nothing is in the cache: one request to the wiki's search; one for all Wikidata entities asked
 * about (50 at once); one for each of at most `maxPages` articles, and one more for each title that turns out to be no
 * article. The search's request counts as `DOCUMENTS`, the others as `HTTP`. One request that fails is a search that
 * fails: less than all is never given as all. `version` is that of the settings: the pages have an age, `maxAgeMs`, and
 * say when they were fetched.
 *
 * @param parts `fetch` bounds, retries and gives up as the host deserves; it rejects with HttpProblem
 * @throws TypeError or RangeError for settings that can not be
 */
export function openWikipedia(
  settings: WikipediaSettings,
  { fetch }: { readonly fetch: typeof globalThis.fetch },
): Wikipedia {
  const site = wikiSite(settings);
  const wiki = new MediaWiki(site.apiUrl, { fetch, maxLagSeconds: site.maxLagSeconds });
  const pages = new Pages(site, wiki);
  const entities = new TitlesOfEntities(site, fetch);
  const { id, title, licence, maxAgeMs, maxPages } = site;

  async function found(
    query: string,
    about: readonly string[],
    context: UpstreamContext,
  ): Promise<readonly FoundArticle[]> {
    const [titles, hits] = await Promise.all([
      entities.titlesOf(about.slice(0, maxPages), context),
      searchTitles(query, site, wiki, context),
    ]);
    const wanted = [
      ...[...titles].map(([iri, name]) => ({ title: name, about: iri })),
      ...hits.map((name) => ({ title: name })),
    ];
    return articlesOf(wanted, query, site, pages, context);
  }

  return {
    id,
    kind: "DOCUMENTS",
    title,
    version: contentVersion([], { apiUrl: site.apiUrl, siteId: site.siteId, maxPages }),
    licence,
    maxAgeMs,
    async search(query, { limit, about = [] }, context) {
      if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`limit must be a positive integer, got ${limit}`);
      const articles = await found(query, about, context);
      return readingThreads.rankPassages(
        articles.map(documentOf),
        { query, limit, about: articles.flatMap((each) => each.about ?? []) },
        context.signal,
      );
    },
    async around(quoted, context) {
      const page = await pages.get(quoted.title, context);
      return page.kind === "ARTICLE" ? stretchOf(page.document.sections, quoted) : undefined;
    },
    check: (context) => checkWikipedia(site, wiki, context),
    close: async () => undefined,
  };
}

/** The article, about what it was looked for as. */
function documentOf({ article, about }: FoundArticle): Document {
  return about === undefined ? article.document : { ...article.document, about };
}
