import type { LRUCache } from "lru-cache";
import { z } from "zod";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { callSource } from "../http/call-source.ts";
import { MediaWiki } from "./media-wiki.ts";
import { growingCache } from "../../engine/values/growing-cache.ts";
import type { WikiSite } from "./wikipedia-settings.ts";

/** Ids that wbgetentities takes at once from clients without special rights. */
const BATCH = 50;
/** Entities whose titles are remembered. */
const REMEMBERED = 50_000;

const Sitelinks = z.object({
  entities: z.record(
    z.string(),
    z.object({
      sitelinks: z.record(z.string(), z.object({ title: z.string() })).optional(),
      redirects: z.object({ from: z.string() }).optional(),
    }),
  ),
});

/** Finds what a wiki calls the pages of entities, by their IRIs. */
export class TitlesOfEntities {
  readonly #site: WikiSite;
  readonly #wikidata: MediaWiki;
  /** Titles by id; "" for an entity without a page. */
  readonly #known: LRUCache<string, string>;

  constructor(site: WikiSite, fetch: typeof globalThis.fetch) {
    this.#site = site;
    this.#wikidata = new MediaWiki(site.wikidataApiUrl, { fetch, maxLagSeconds: site.maxLagSeconds });
    // A time to live of 0 would mean for ever.
    this.#known = growingCache(REMEMBERED, Math.max(1, site.maxAgeMs));
  }

  /**
   * Titles by IRI, for those that have one here: pages of this wiki, DBpedia's resources of its language (which are
   * named after its pages), and Wikidata's entities, by their sitelinks, 50 with one request.
   * @throws Failure when the sitelinks can not be had
   */
  async titlesOf(iris: readonly string[], context: UpstreamContext): Promise<ReadonlyMap<string, string>> {
    const ids = this.#site.siteId === undefined ? [] : iris.flatMap((iri) => wikidataId(iri) ?? []);
    const unknown = [...new Set(ids)].filter((id) => !this.#known.has(id));
    for (let start = 0; start < unknown.length; start += BATCH)
      await this.#lookUp(unknown.slice(start, start + BATCH), context);
    return new Map(
      iris.flatMap((iri) => {
        const id = wikidataId(iri);
        const title = id === undefined ? titleInIri(iri, this.#site) : this.#known.get(id);
        return title === undefined || title === "" ? [] : [[iri, title] as const];
      }),
    );
  }

  async #lookUp(ids: readonly string[], context: UpstreamContext): Promise<void> {
    const { siteId = "" } = this.#site;
    const parameters = { action: "wbgetentities", ids: ids.join("|"), props: "sitelinks", sitefilter: siteId };
    const { entities } = await callSource(context, { source: this.#site.id, kind: "HTTP" }, (signal) =>
      this.#wikidata.get(parameters, Sitelinks, signal),
    );
    for (const id of ids) {
      const entity = entities[id] ?? Object.values(entities).find(({ redirects }) => redirects?.from === id);
      this.#known.set(id, entity?.sitelinks?.[siteId]?.title ?? "");
    }
  }
}

function wikidataId(iri: string): string | undefined {
  return /^https?:\/\/(?:www\.|m\.)?wikidata\.org\/(?:entity|wiki)\/(Q[1-9]\d*)$/u.exec(iri)?.[1];
}

/** The title that an IRI is made of, where it is one of this wiki's pages or of a DBpedia in its language. */
export function titleInIri(
  iri: string,
  { apiUrl, language }: Pick<WikiSite, "apiUrl" | "language">,
): string | undefined {
  if (!URL.canParse(iri)) return undefined;
  const { hostname, pathname, searchParams } = new URL(iri);
  const dbpedia = /^(?:([a-z-]+)\.)?dbpedia\.org$/u.exec(hostname);
  if (dbpedia !== null) return (dbpedia[1] ?? "en") === language ? titleIn(pathname, "/resource/") : undefined;
  if (hostname.replace(/\.m\./u, ".") !== new URL(apiUrl).hostname.replace(/\.m\./u, ".")) return undefined;
  return titleIn(pathname, "/wiki/") ?? (searchParams.get("title")?.replaceAll("_", " ") || undefined);
}

function titleIn(pathname: string, prefix: string): string | undefined {
  if (!pathname.startsWith(prefix)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(prefix.length)).replaceAll("_", " ") || undefined;
  } catch {
    return undefined;
  }
}
