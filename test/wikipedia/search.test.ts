import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { openWikipedia } from "../../datasources/wikipedia/wikipedia.ts";
import type { WikipediaSettings } from "../../datasources/wikipedia/wikipedia-settings.ts";
import type { UpstreamCall } from "../../engine/sources/upstream.ts";
import { locateQuote } from "../../engine/text/quote.ts";
import { recordingContext } from "../support/recording-context.ts";
import type { Loopback } from "../web/loopback.ts";
import { wikiServer, type World } from "./wiki-server.ts";

const MARINERS = `The Seattle Mariners are an American baseball team. They play in Seattle.

== History ==
The team was founded in 1977.

=== Early years ===
Their first manager was Darrell Johnson.
The team moved to the Kingdome at once.


== References ==
A reference names a manager.
`;

const WORLD: World = {
  pages: {
    "Seattle Mariners": { pageid: 27018, revision: 1234, extract: MARINERS, item: "Q466586" },
    "Darrell Johnson": { pageid: 5, extract: "Darrell Johnson was a baseball manager.", item: "Q5224116" },
    Seattle: { pageid: 6, extract: "Seattle is a city in Washington. It has a manager." },
    Mariner: { pageid: 7, leadsTo: ["Mariner (spacecraft)", "Seattle Mariners", "The Mariner"] },
  },
  redirects: { "The M's": "Seattle Mariners" },
  hits: ["Mariner", "Seattle Mariners", "Darrell Johnson", "Seattle"],
  sitelinks: { Q466586: "Seattle Mariners", Q5224116: "Darrell Johnson" },
};

function open({ origin }: Loopback, settings: Partial<WikipediaSettings> = {}) {
  const urls = { apiUrl: `${origin}/w/api.php`, wikidataApiUrl: `${origin}/wikidata/api.php`, siteId: "enwiki" };
  return openWikipedia(
    { id: "wiki", licence: "CC-BY-SA-4.0", attribution: "Wikipedia contributors", ...urls, ...settings },
    { fetch },
  );
}

const asked = ({ seen }: Loopback) =>
  seen.map(
    ({ url: { searchParams: of } }) =>
      of.get("list") ?? of.get("ids") ?? `${of.get("prop") === "links" ? "links of " : ""}${of.get("titles")}`,
  );

describe("a search of Wikipedia", () => {
  test("gives passages by section, with revision, licence and whom to name", async () => {
    const server = await wikiServer(WORLD);
    const [passage] = await open(server).search("first manager of the Mariners", { limit: 1 }, recordingContext());
    expect(passage).toEqual({
      chunkId: "Seattle Mariners_2_0",
      key: "27018@1234#2.0",
      document: {
        id: "27018@1234",
        title: "Seattle Mariners",
        url: `${server.origin}/w/index.php?title=Seattle_Mariners&oldid=1234`,
      },
      section: "History > Early years",
      text: "Their first manager was Darrell Johnson.\n\nThe team moved to the Kingdome at once.",
      about: "http://www.wikidata.org/entity/Q466586",
      licence: "CC-BY-SA-4.0",
      modified: "2026-03-04",
      revision: "1234",
      retrievedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
      attribution: "Wikipedia contributors",
      score: expect.any(Number),
    });
    expect(locateQuote("Their first manager was Darrell Johnson.", passage?.text ?? "")).toBeDefined();
  });

  test("costs one request for the search, and one for each page, of which disambiguation is none", async () => {
    const server = await wikiServer(WORLD);
    const context = recordingContext();
    const found = await open(server).search("mariners manager", { limit: 20 }, context);
    expect(new Set(found.map(({ document }) => document.title))).toEqual(
      new Set(["Seattle Mariners", "Darrell Johnson", "Seattle"]),
    );
    expect(asked(server)).toEqual(["search", "Mariner", "Seattle Mariners", "Darrell Johnson", "Seattle"]);
    expect(context.calls.map(({ kind }) => kind)).toEqual(["DOCUMENTS", "HTTP", "HTTP", "HTTP", "HTTP"]);
    expect(found.some(({ section }) => /References/u.test(section))).toBe(false);
  });

  test("asks for each page once while it is fresh, however it is called", async () => {
    const server = await wikiServer({ ...WORLD, hits: ["The M's"] });
    const wiki = open(server);
    await wiki.search("manager", { limit: 5 }, recordingContext());
    await wiki.search("manager", { limit: 5, about: [`${server.origin}/wiki/Seattle_Mariners`] }, recordingContext());
    expect(asked(server)).toEqual(["search", "The M's", "search"]);
  });

  test("asks for a page once where several searches want it at once, and again when the first is stopped", async () => {
    const server = await wikiServer({ ...WORLD, hits: ["Seattle"] });
    const wiki = open(server);
    await Promise.all(
      ["city", "Washington", "manager"].map((query) => wiki.search(query, { limit: 5 }, recordingContext())),
    );
    expect(asked(server).filter((title) => title === "Seattle")).toHaveLength(1);

    const slow = await wikiServer({
      hits: ["Seattle"],
      pages: WORLD.pages ?? {},
      instead: ({ url }) => (url.searchParams.has("titles") && slow.seen.length < 4 ? () => undefined : undefined),
    });
    const other = open(slow);
    const stopped = new AbortController();
    const first = other.search("city", { limit: 5 }, recordingContext(stopped.signal));
    await expect.poll(() => slow.seen.length).toBe(2);
    const second = other.search("city", { limit: 5 }, recordingContext());
    await expect.poll(() => slow.seen.length).toBe(3);
    stopped.abort(new Error("not wanted"));
    await expect(first).rejects.toThrow("not wanted");
    expect(await second).toHaveLength(1);
  });

  test("who joins another's request does it where that one may not pay for it", async () => {
    const server = await wikiServer({ ...WORLD, hits: ["Seattle"] });
    const wiki = open(server);
    const poor = recordingContext();
    const broke = {
      ...poor,
      upstream: <T>(call: UpstreamCall, run: (signal: AbortSignal) => Promise<T>) =>
        call.kind === "HTTP" ? pause(50).then(() => Promise.reject(new Error("no budget"))) : poor.upstream(call, run),
    };
    const refused = expect(wiki.search("city", { limit: 1 }, broke)).rejects.toThrow("no budget");
    expect(await wiki.search("city", { limit: 1 }, recordingContext())).toHaveLength(1);
    await refused;
  });

  test("forgets pages after their age, and remembers that a title has none", async () => {
    const server = await wikiServer({ ...WORLD, hits: ["Seattle", "Nowhere"] });
    const wiki = open(server, { maxAgeSeconds: 0 });
    for (let turn = 0; turn < 2; turn += 1) await wiki.search("city", { limit: 5 }, recordingContext());
    expect(asked(server).filter((title) => title === "Seattle")).toHaveLength(2);
    expect(asked(server).filter((title) => title === "Nowhere")).toHaveLength(1);
  });

  test("keeps no more pages than its bytes allow", async () => {
    const server = await wikiServer({ ...WORLD, hits: ["Seattle", "Darrell Johnson"] });
    const wiki = open(server, { cacheBytes: 800 });
    for (let turn = 0; turn < 2; turn += 1) await wiki.search("city", { limit: 5 }, recordingContext());
    expect(server.seen.length).toBeGreaterThan(3);
  });
});

describe("pages of entities that are asked about", () => {
  test("come first, by Wikidata's sitelinks with one request for all, remembered", async () => {
    const server = await wikiServer(WORLD);
    const wiki = open(server, { maxPages: 2 });
    const about = ["http://www.wikidata.org/entity/Q5224116", "https://www.wikidata.org/wiki/Q466586"];
    const found = await wiki.search("manager", { limit: 10, about }, recordingContext());
    expect(new Set(found.map((passage) => [passage.document.title, passage.about].join()))).toEqual(
      new Set([`Darrell Johnson,${about[0]}`, `Seattle Mariners,${about[1]}`]),
    );
    await wiki.search("manager", { limit: 10, about }, recordingContext());
    expect(asked(server).sort()).toEqual([
      "Darrell Johnson",
      "Q5224116|Q466586",
      "Seattle Mariners",
      "search",
      "search",
    ]);
  });

  test("fifty entities go with one request, and one without a page is remembered", async () => {
    const server = await wikiServer({ hits: [] });
    const wiki = open(server, { maxPages: 20 });
    const about = Array.from({ length: 20 }, (_, index) => `http://www.wikidata.org/entity/Q${index + 1}`);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await wiki.search("x", { limit: 1, about }, recordingContext())).toEqual([]);
    expect(server.seen.filter(({ url }) => url.searchParams.has("ids"))).toHaveLength(1);
  });

  test.each([
    ["a page of the wiki", (origin: string) => `${origin}/wiki/Seattle_Mariners#History`],
    ["an escaped one", (origin: string) => `${origin}/wiki/Seattle%20Mariners`],
    ["one by its script", (origin: string) => `${origin}/w/index.php?title=Seattle_Mariners`],
  ])("%s needs no further request", async (_name, iri) => {
    const server = await wikiServer({ ...WORLD, hits: [] });
    const about = iri(server.origin);
    expect((await open(server).search("manager", { limit: 1, about: [about] }, recordingContext()))[0]).toMatchObject({
      about,
      document: { title: "Seattle Mariners" },
    });
    expect(asked(server)).toEqual(["search", "Seattle Mariners"]);
  });

  test("IRIs of other places are no titles", async () => {
    const server = await wikiServer({ ...WORLD, hits: [] });
    const about = [
      "urn:x",
      "not an iri",
      "https://de.wikipedia.org/wiki/Seattle",
      "http://de.dbpedia.org/resource/Seattle",
      `${server.origin}/wiki/`,
      `${server.origin}/wiki/%E0%A4%A`,
    ];
    expect(await open(server, { maxPages: 20 }).search("manager", { limit: 1, about }, recordingContext())).toEqual([]);
    expect(asked(server)).toEqual(["search"]);
  });
});

describe("titles that are no articles", () => {
  test("a disambiguation page is followed by its best link where nothing else is found", async () => {
    const server = await wikiServer({ ...WORLD, hits: ["Mariner"] });
    const found = await open(server).search("Seattle Mariners manager", { limit: 1 }, recordingContext());
    expect(found[0]?.document.title).toBe("Seattle Mariners");
    expect(asked(server)).toEqual(["search", "Mariner", "links of Mariner", "Seattle Mariners"]);
  });

  test("missing titles, redirects to nowhere and other wikis give nothing", async () => {
    const server = await wikiServer({
      hits: ["Gone", "wikt:word"],
      instead: ({ url }) =>
        url.searchParams.get("titles") === "wikt:word"
          ? { body: { batchcomplete: true, query: { interwiki: [{ title: "wikt:word", iw: "wikt" }] } } }
          : undefined,
    });
    expect(await open(server).search("x", { limit: 1 }, recordingContext())).toEqual([]);
  });

  test("titles that can not be are not asked for", async () => {
    const server = await wikiServer({ ...WORLD, hits: ["A|B", "[[x]]", "{{y}}", "", "a\u0000b"] });
    expect(await open(server).search("x", { limit: 1 }, recordingContext())).toEqual([]);
    expect(asked(server)).toEqual(["search"]);
  });

  test("a query's orders to the search engine are words", async () => {
    const server = await wikiServer(WORLD);
    const wiki = open(server);
    await wiki.search("insource:/a.*/ -\"Rock'n'roll\" AT&T ~x* ".repeat(20), { limit: 1 }, recordingContext());
    const sent = server.seen[0]?.url.searchParams.get("srsearch") ?? "";
    expect(sent).toMatch(/^insource a Rock'n'roll AT&T x insource a /u);
    expect(sent.length).toBeLessThanOrEqual(300);
    server.seen.length = 0;
    expect(await wiki.search("?!", { limit: 1 }, recordingContext())).toEqual([]);
    expect(server.seen).toEqual([]);
  });
});
