import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { callSource } from "../http/call-source.ts";
import type { MediaWiki } from "./media-wiki.ts";
import { PAGE_PARAMETERS, type Page, pageOf, PageReply } from "./page.ts";
import { SharedWork } from "../web/shared-work.ts";
import type { WikiSite } from "./wikipedia-settings.ts";

/** Bytes that an entry takes apart from its text, about. */
const ENTRY_BYTES = 500;
const BYTES_PER_CHARACTER = 2;

const LinksReply = z.object({
  query: z
    .object({
      pages: z.array(z.object({ links: z.array(z.object({ ns: z.int(), title: z.string() })).optional() })).optional(),
    })
    .optional(),
});

interface Kept {
  readonly page: Page;
  /** Milliseconds since 1970: when it was asked for. */
  readonly at: number;
}

/** The pages of a wiki, each fetched once while it is fresh; titles without a page are remembered, too. */
export class Pages {
  readonly #site: WikiSite;
  readonly #wiki: MediaWiki;
  readonly #fetching = new SharedWork<Page>();
  /** By the title that was asked for: those that redirect lead to the same page. */
  readonly #pages: LRUCache<string, Kept>;

  constructor(site: WikiSite, wiki: MediaWiki) {
    this.#site = site;
    this.#wiki = wiki;
    this.#pages = new LRUCache({ maxSize: site.cacheBytes, sizeCalculation: ({ page }) => sizeOf(page) });
  }

  /** @throws Failure when the page can not be had */
  async get(title: string, context: UpstreamContext): Promise<Page> {
    const asked = canonical(title);
    const known = this.#pages.get(asked);
    if (known !== undefined && known.at >= (context.freshFrom ?? 0)) {
      context.remembered?.(known.at);
      return known.page;
    }
    // No such title can be (Help:Page name); `|` would ask for two pages.
    if (asked === "" || /[|#<>[\]{}\u0000-\u001f]/u.test(asked)) return { kind: "MISSING", title: asked };
    return this.#fetching.do(asked, context, () => this.#fetch(asked, context));
  }

  async #fetch(asked: string, context: UpstreamContext): Promise<Page> {
    const { id } = this.#site;
    const at = Date.now();
    const reply = await callSource(context, { source: id, kind: "HTTP" }, (signal) =>
      this.#wiki.get({ ...PAGE_PARAMETERS, titles: asked }, PageReply, signal),
    );
    const page = pageOf(reply, asked, this.#site, new Date().toISOString());
    const ageMs = page.kind === "MISSING" ? this.#site.missingAgeMs : this.#site.maxAgeMs;
    if (ageMs > 0)
      for (const title of new Set([asked, canonical(page.title)])) this.#pages.set(title, { page, at }, { ttl: ageMs });
    return page;
  }

  /** The articles that a disambiguation page leads to, in the order of their titles; kept with the page. */
  async linksOf(
    page: Page & { readonly kind: "DISAMBIGUATION" },
    context: UpstreamContext,
  ): Promise<readonly string[]> {
    if (page.links.length > 0) return page.links;
    const at = Date.now();
    const parameters = { action: "query", prop: "links", plnamespace: 0, pllimit: "max", titles: page.title };
    const reply = await callSource(context, { source: this.#site.id, kind: "HTTP" }, (signal) =>
      this.#wiki.get(parameters, LinksReply, signal),
    );
    const links = (reply.query?.pages?.[0]?.links ?? []).filter(({ ns }) => ns === 0).map(({ title }) => title);
    if (this.#site.maxAgeMs > 0)
      this.#pages.set(canonical(page.title), { page: { ...page, links }, at }, { ttl: this.#site.maxAgeMs });
    return links;
  }
}

/** Titles that MediaWiki takes for the same: `_` and any run of white space are one space. */
function canonical(title: string): string {
  return title.replace(/[_\s]+/gu, " ").trim();
}

function sizeOf(page: Page): number {
  if (page.kind === "ARTICLE") return ENTRY_BYTES + page.characters * BYTES_PER_CHARACTER;
  const links = page.kind === "DISAMBIGUATION" ? page.links.join("").length : 0;
  return ENTRY_BYTES + links * 2;
}
