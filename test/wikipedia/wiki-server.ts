import type { ServerResponse } from "node:http";
import { loopback, type Loopback, type Reply, type Seen } from "../web/loopback.ts";

/** A page of the wiki under test. */
interface WikiPage {
  readonly pageid: number;
  readonly revision?: number;
  readonly extract?: string;
  readonly item?: string;
  /** Titles that a disambiguation page leads to. */
  readonly leadsTo?: readonly string[];
}

export interface World {
  readonly pages?: Readonly<Record<string, WikiPage>>;
  readonly redirects?: Readonly<Record<string, string>>;
  /** What the wiki's search gives, whatever it is asked. */
  readonly hits?: readonly string[];
  /** Titles by Wikidata id. */
  readonly sitelinks?: Readonly<Record<string, string>>;
  /** What is answered in place of all that. */
  readonly instead?: (seen: Seen) => Reply | ((response: ServerResponse) => void) | undefined;
}

/** A server that answers as MediaWiki and Wikibase do with `format=json&formatversion=2`. */
export function wikiServer(world: World): Promise<Loopback> {
  return loopback((seen) => world.instead?.(seen) ?? { body: answer(seen.url.searchParams, world) });
}

function answer(asked: URLSearchParams, world: World): unknown {
  if (asked.get("action") === "wbgetentities") return entities(asked, world);
  if (asked.get("list") === "search") {
    const hits = world.hits ?? [];
    return {
      batchcomplete: true,
      query: {
        searchinfo: { totalhits: hits.length },
        search: hits
          .slice(0, Number(asked.get("srlimit")))
          .map((title) => ({ ns: 0, title, pageid: world.pages?.[title]?.pageid ?? 1 })),
      },
    };
  }
  if (asked.get("meta") === "siteinfo") return siteInfo(Object.keys(world.pages ?? {}));
  return pageQuery(asked, world);
}

function siteInfo(titles: readonly string[]): unknown {
  return {
    batchcomplete: true,
    query: {
      general: { sitename: "Testpedia", generator: "MediaWiki 1.47.0-wmf.3", wikiid: "testwiki", lang: "en" },
      statistics: { pages: 9, articles: titles.length },
      extensions: [
        { type: "parserhook", name: "Cite" },
        { type: "other", name: "TextExtracts" },
      ],
      random: titles.slice(0, 5).map((title, id) => ({ id, ns: 0, title })),
    },
  };
}

function entities(asked: URLSearchParams, { sitelinks = {} }: World): unknown {
  const site = asked.get("sitefilter") ?? "";
  const entity = (id: string): unknown => ({
    type: "item",
    id,
    sitelinks: { [site]: { site, title: sitelinks[id], badges: [] } },
  });
  const ids = (asked.get("ids") ?? "").split("|");
  return {
    entities: Object.fromEntries(ids.map((id) => [id, sitelinks[id] === undefined ? { id, missing: "" } : entity(id)])),
    success: 1,
  };
}

function pageQuery(asked: URLSearchParams, { pages = {}, redirects = {} }: World): unknown {
  const from = asked.get("titles") ?? "";
  const normalised = from.charAt(0).toUpperCase() + from.slice(1);
  const title = asked.has("redirects") ? (redirects[normalised] ?? normalised) : normalised;
  const page = pages[title];
  return {
    batchcomplete: true,
    ...(asked.get("exlimit") === null ? {} : { warnings: { extracts: { warnings: '"exlimit" was too large' } } }),
    query: {
      ...(normalised === from ? {} : { normalized: [{ fromencoded: false, from, to: normalised }] }),
      ...(title === normalised ? {} : { redirects: [{ from: normalised, to: title }] }),
      pages: [page === undefined ? { ns: 0, title, missing: true } : pageOf(title, page, asked)],
    },
  };
}

function pageOf(
  title: string,
  { pageid, revision = 100, extract = "", item, leadsTo }: WikiPage,
  asked: URLSearchParams,
): unknown {
  if (asked.get("prop") === "links")
    return { pageid, ns: 0, title, links: (leadsTo ?? []).map((link) => ({ ns: 0, title: link })) };
  const pageprops = {
    ...(leadsTo === undefined ? {} : { disambiguation: "" }),
    ...(item === undefined ? {} : { wikibase_item: item }),
  };
  return {
    ...{
      pageid,
      ns: 0,
      title,
      extract,
      contentmodel: "wikitext",
      pagelanguage: "en",
      touched: "2026-11-20T10:00:00Z",
      lastrevid: revision,
      length: 9,
    },
    ...(Object.keys(pageprops).length === 0 ? {} : { pageprops }),
    revisions: [{ revid: revision, parentid: 99, timestamp: "2026-03-04T05:06:07Z" }],
  };
}
