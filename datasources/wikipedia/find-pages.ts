import { z } from "zod";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { cosine } from "../../engine/text/embedder.ts";
import { lexicalVector } from "../../engine/text/lexical-vector.ts";
import { callSource } from "../http/call-source.ts";
import type { MediaWiki } from "./media-wiki.ts";
import type { Page } from "./page.ts";
import type { Pages } from "./pages.ts";
import type { WikiSite } from "./wikipedia-settings.ts";

/** More hits than pages: some turn out to be no articles. */
const SPARE_HITS = 3;
/** The engine refuses longer queries (CirrusSearch, 300 characters). */
const MAX_QUERY = 300;

const SearchReply = z.object({
  query: z.object({
    search: z.array(z.object({ ns: z.int(), title: z.string(), pageid: z.int() })),
    searchinfo: z.object({ totalhits: z.int().optional() }).optional(),
  }),
});

type Article = Page & { readonly kind: "ARTICLE" };

/** An article that was found, and the entity by which it was, where it was asked for by one. */
export interface FoundArticle {
  readonly article: Article;
  readonly about: string | undefined;
}

/** Titles that the wiki's own search finds, best first. @throws Failure when it can not be had */
export async function searchTitles(
  query: string,
  site: WikiSite,
  wiki: MediaWiki,
  context: UpstreamContext,
): Promise<readonly string[]> {
  const words = searchable(query);
  if (words === "") return [];
  const parameters = {
    action: "query",
    list: "search",
    srsearch: words,
    srnamespace: 0,
    srlimit: site.maxPages + SPARE_HITS,
    srprop: "",
    srinfo: "totalhits",
  };
  const reply = await callSource(context, { source: site.id, kind: "DOCUMENTS" }, (signal) =>
    wiki.get(parameters, SearchReply, signal),
  );
  return reply.query.search.filter(({ ns }) => ns === 0).map(({ title }) => title);
}

/** The words of a query without what the search would take for orders: `insource:`, `-word`, `"…"`, `*`, `~`. */
function searchable(query: string): string {
  const words = query.match(/[\p{L}\p{N}\p{M}]+(?:['’.&-][\p{L}\p{N}\p{M}]+)*/gu) ?? [];
  let line = "";
  for (const word of words) {
    if (line.length + word.length + 1 > MAX_QUERY) break;
    line = line === "" ? word : `${line} ${word}`;
  }
  return line;
}

/**
 * Up to `maxPages` articles: those of the entities asked about come first, then what the search found. A title that is
 * missing or leads to a disambiguation page gives its place to the next; when nothing else is found, the disambiguation
 * page's link that is most like the query is followed.
 */
export async function articlesOf(
  titles: readonly { readonly title: string; readonly about?: string }[],
  query: string,
  { maxPages }: WikiSite,
  pages: Pages,
  context: UpstreamContext,
): Promise<readonly FoundArticle[]> {
  const found = new Map<string, FoundArticle>();
  const ambiguous: (Page & { readonly kind: "DISAMBIGUATION" })[] = [];
  const left = [...titles];
  while (found.size < maxPages && left.length > 0) {
    const next = left.splice(0, maxPages - found.size);
    const fetched = await Promise.all(
      next.map(async ({ title, about }) => ({ page: await pages.get(title, context), about })),
    );
    for (const { page, about } of fetched) {
      if (page.kind === "DISAMBIGUATION") ambiguous.push(page);
      else if (page.kind === "ARTICLE" && !found.has(page.title)) found.set(page.title, { article: page, about });
    }
  }
  const [first] = ambiguous;
  if (found.size > 0 || first === undefined) return [...found.values()];
  const best = mostAlike(await pages.linksOf(first, context), query);
  const page = best === undefined ? undefined : await pages.get(best, context);
  return page?.kind === "ARTICLE" ? [{ article: page, about: undefined }] : [];
}

function mostAlike(titles: readonly string[], query: string): string | undefined {
  const asked = lexicalVector(query);
  const scored = titles.map((title) => ({ title, score: cosine(asked, lexicalVector(title)) }));
  return scored.sort((a, b) => b.score - a.score)[0]?.title;
}
