import { describe, expect, test } from "vitest";
import { PROVIDERS } from "../../datasources/web/web-settings.ts";
import { locateQuote } from "../../engine/text/quote.ts";
import { recordingContext } from "../support/recording-context.ts";
import { article, KEY, openTestWeb, webServer } from "./web-server.ts";

const pagePaths = (seen: readonly { readonly url: URL }[]): string[] => seen.map(({ url }) => url.pathname);

describe.each(PROVIDERS)("a search through %s", (provider) => {
  test("gives passages of the pages' main texts, with one request to it and one for each page", async () => {
    const server = await webServer({
      results: (origin) => [
        { url: `${origin}/a#part`, title: "A of the search", snippet: "A snippet.", date: "2025-06-07T08:09:10" },
        { url: `${origin}/b`, title: "B", snippet: "Another snippet." },
      ],
      pages: {
        "/a": article("Of lighthouses", "The lighthouse of Genoa was built in 1543."),
        "/b": article("Of towers", "A tower is no lighthouse, as a rule."),
      },
    });
    const context = recordingContext();
    const found = await openTestWeb(server, { provider }).search("lighthouse of Genoa", { limit: 1 }, context);
    expect(found).toMatchObject([
      {
        chunkId: expect.stringMatching(/^Of lighthouses.*_0_0$/u),
        key: `${server.origin}/a#0.0`,
        document: { url: `${server.origin}/a` },
        modified: "2025-06-07",
        retrievedAt: expect.stringMatching(/Z$/u),
      },
    ]);
    expect(locateQuote("The lighthouse of Genoa was built in 1543.", found[0]?.text ?? "")).toBeDefined();
    expect(context.calls.map(({ source, kind }) => `${source} ${kind}`)).toEqual([
      "web DOCUMENTS",
      "web HTTP",
      "web HTTP",
    ]);
    expect(server.seen).toHaveLength(3);
  });

  test("finds nothing where there is nothing", async () => {
    const server = await webServer({});
    expect(await openTestWeb(server, { provider }).search("x", { limit: 5 }, recordingContext())).toEqual([]);
    expect(server.seen).toHaveLength(1);
  });

  test("gives what it quotes of pages that are not fetched", async () => {
    const server = await webServer({
      results: (origin) => [{ url: `${origin}/a`, title: "Title", snippet: "The marker is quoted." }],
    });
    expect(
      await openTestWeb(server, { provider, maxPages: 0 }).search("marker", { limit: 1 }, recordingContext()),
    ).toMatchObject([
      {
        document: { title: "Title" },
        section: "Search result",
        text: expect.stringMatching(/^The marker is quoted\./u),
      },
    ]);
  });

  test("never shows the key", async () => {
    for (const status of [400, 401, 429, 500]) {
      const server = await webServer({
        instead: ({ url }) => ({
          status,
          body: `Key ${KEY} or ${encodeURIComponent(KEY)} refused for ${url.href} ${"x".repeat(65)} ${KEY}`,
        }),
      });
      const web = openTestWeb(server, { provider });
      const error: unknown = await web.search("x", { limit: 1 }, recordingContext()).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: status === 429 ? "RATE_LIMITED" : "SOURCE_UNAVAILABLE", source: "web" });
      const told = [error, (error as Error).cause, await web.check(recordingContext())]
        .map((each) => `${String(each)} ${JSON.stringify(each)} ${each instanceof Error ? each.stack : ""}`)
        .join();
      expect(told).not.toContain("sk-secret");
    }
    const dead = openTestWeb({ origin: "http://127.0.0.1:9", port: 9, seen: [] }, { provider });
    const error: unknown = await dead.search("x", { limit: 1 }, recordingContext()).catch((thrown: unknown) => thrown);
    expect(String((error as Error).cause)).toBe("HttpProblem: the connection failed");
  });
});

describe("requests of the providers", () => {
  test("carry what each asks for", async () => {
    const server = await webServer({});
    for (const provider of PROVIDERS)
      await openTestWeb(server, { provider, country: "it", language: "de" }).search(
        " two \n words ",
        { limit: 1 },
        recordingContext(),
      );
    const [searxng, brave, tavily, serpapi] = server.seen;
    expect(Object.fromEntries(searxng?.url.searchParams ?? [])).toEqual({
      q: "two words",
      format: "json",
      language: "de",
      categories: "general",
      pageno: "1",
      safesearch: "0",
    });
    expect(Object.fromEntries(brave?.url.searchParams ?? [])).toMatchObject({
      q: "two words",
      count: "8",
      search_lang: "de",
      country: "it",
      text_decorations: "false",
    });
    expect(brave?.headers["x-subscription-token"]).toBe(KEY);
    expect(JSON.parse(tavily?.body ?? "")).toEqual({
      query: "two words",
      search_depth: "basic",
      max_results: 8,
      include_answer: false,
      include_raw_content: false,
      topic: "general",
    });
    expect(tavily?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(Object.fromEntries(serpapi?.url.searchParams ?? [])).toEqual({
      engine: "google",
      q: "two words",
      api_key: KEY,
      hl: "de",
      gl: "it",
    });
  });

  test("Tavily's texts stand in for the pages", async () => {
    const server = await webServer({
      results: (origin) => [
        { url: `${origin}/a`, title: "T", snippet: "s", text: "# T\n\nIntro.\n\n## Part\n\nThe **marker**." },
      ],
    });
    const found = await openTestWeb(server, { provider: "tavily", providerText: true }).search(
      "marker",
      { limit: 1 },
      recordingContext(),
    );
    expect(found).toMatchObject([{ section: "T > Part", text: "The marker." }]);
    expect(JSON.parse(server.seen[0]?.body ?? "")).toMatchObject({ include_raw_content: true });
    expect(server.seen).toHaveLength(1);
  });

  test("an error of SerpApi beside results is none", async () => {
    const organic_results = [{ title: "T", link: "https://example.org/", snippet: "The marker." }];
    const server = await webServer({
      instead: () => ({
        body: { search_metadata: { status: "Success" }, error: "hasn't returned any results", organic_results },
      }),
    });
    expect(
      await openTestWeb(server, { provider: "serpapi", maxPages: 0 }).search(
        "marker",
        { limit: 1 },
        recordingContext(),
      ),
    ).toHaveLength(1);
    const failed = await webServer({
      instead: () => ({ body: { search_metadata: { status: "Error" }, error: "We couldn't get valid results." } }),
    });
    await expect(
      openTestWeb(failed, { provider: "serpapi" }).search("x", { limit: 1 }, recordingContext()),
    ).rejects.toThrow(/it answered with the error: We couldn't/u);
  });

  test("SearXNG without results whose engines did not respond is down", async () => {
    const server = await webServer({
      instead: () => ({
        body: {
          results: [],
          unresponsive_engines: [
            ["google", "CAPTCHA"],
            ["bing", "timeout", 1],
          ],
        },
      }),
    });
    await expect(openTestWeb(server).search("x", { limit: 1 }, recordingContext())).rejects.toMatchObject({
      code: "SOURCE_UNAVAILABLE",
      message: 'The source "web" failed: none of its engines gave results: google (CAPTCHA), bing (timeout)',
    });
  });
});

describe("pages", () => {
  test("copies count once, and so does a page that is found twice", async () => {
    const same = article("Same", "The marker stands in one text only.");
    const server = await webServer({
      results: (origin) =>
        ["/a", "/copy", "/a#again", "/moved"].map((path) => ({ url: `${origin}${path}`, title: path, snippet: path })),
      pages: {
        "/a": same,
        "/copy": same.replace("Site", "Another site"),
        "/moved": { status: 301, headers: { location: "/a" } },
      },
    });
    const found = await openTestWeb(server).search("marker", { limit: 9 }, recordingContext());
    expect(found.map(({ document }) => document.url)).toEqual([`${server.origin}/a`]);
    expect(pagePaths(server.seen).sort()).toEqual(["/a", "/a", "/copy", "/moved", "/search"]);
  });

  test("are fetched once while they are fresh, and left alone for a while when they can not be read", async () => {
    const server = await webServer({
      results: (origin) => [
        { url: `${origin}/a`, snippet: "s" },
        { url: `${origin}/gone`, snippet: "The marker." },
      ],
      pages: { "/a": article("A", "The marker.") },
    });
    const web = openTestWeb(server);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await web.search("marker", { limit: 9 }, recordingContext())).toHaveLength(2);
    expect(pagePaths(server.seen).sort()).toEqual(["/a", "/gone", "/search", "/search"]);
  });

  test("are fetched once where several searches want them at once", async () => {
    const server = await webServer({
      results: (origin) => [{ url: `${origin}/a` }],
      pages: { "/a": article("A", "The marker.") },
    });
    const web = openTestWeb(server);
    await Promise.all(["marker", "later", "text"].map((query) => web.search(query, { limit: 1 }, recordingContext())));
    expect(pagePaths(server.seen).sort()).toEqual(["/a", "/search", "/search", "/search"]);
  });

  test("menus, scripts and footers are no part of them", async () => {
    const server = await webServer({
      results: (origin) => [{ url: `${origin}/a` }],
      pages: { "/a": article("Title", "The marker.") },
    });
    const found = await openTestWeb(server).search("marker title later", { limit: 9 }, recordingContext());
    expect(found.map(({ section }) => section)).toContain("Later");
    expect(found.map(({ text }) => text).join()).not.toMatch(/menu|Sidebar|Scripted|Footer/u);
  });

  test("without a main text are read as they are", async () => {
    const server = await webServer({
      results: (origin) => [{ url: `${origin}/a`, title: "T" }],
      pages: { "/a": "<p>The marker.</p><h2>Part</h2><p>More marker.</p>" },
    });
    expect(
      (await openTestWeb(server).search("marker", { limit: 9 }, recordingContext())).map(({ text }) => text).sort(),
    ).toEqual(["More marker.", "The marker."]);
  });

  test("results that lie nowhere a browser goes are dropped", async () => {
    const urls = [
      "javascript:alert(1)",
      "file:///etc/passwd",
      "data:text/html,marker",
      "not a url",
      "http://user@example.org/",
    ];
    const server = await webServer({
      results: () => urls.map((url) => ({ url, title: "marker", snippet: "The marker." })),
    });
    expect(await openTestWeb(server).search("marker", { limit: 9 }, recordingContext())).toEqual([]);
  });

  test("hostile text becomes passages without what is not seen", async () => {
    const server = await webServer({
      results: (origin) => [
        { url: `${origin}/a`, title: "T\u202e\u0007", snippet: "The mar\u200bker\u0000 \u2066stands." },
      ],
    });
    expect(await openTestWeb(server, { maxPages: 0 }).search("marker", { limit: 1 }, recordingContext())).toMatchObject(
      [{ chunkId: "T_0_0", text: "The marker stands." }],
    );
  });
});

describe("check", () => {
  test("searches once and tells what it found", async () => {
    const server = await webServer({
      results: () => [{ url: "https://example.org/", title: "Exa\u001b\u202emple", snippet: "s" }],
    });
    const context = recordingContext();
    expect(await openTestWeb(server).check(context)).toEqual({
      usable: true,
      latencyMs: expect.any(Number),
      findings: [
        { name: "host", value: new URL(server.origin).host },
        { name: "results", value: '1 for "Wikipedia"' },
        { name: "sample titles", value: "Example" },
        { name: "engines", value: "duckduckgo, brave" },
        { name: "engines without a reply", value: "google (CAPTCHA)" },
      ],
      problem: undefined,
    });
    expect(context.calls).toEqual([{ source: "web", kind: "DOCUMENTS" }]);
  });

  test.each([
    ["searxng", 403, /settings\.yml/u],
    ["searxng", 429, /limiter/u],
    ["brave", 422, /subscription token/u],
    ["tavily", 432, /The plan's limit is used up/u],
    ["serpapi", 401, /Check apiKey/u],
    ["serpapi", 503, /try again later/u],
  ] as const)("says what to do when %s answers %i", async (provider, status, remedy) => {
    const server = await webServer({ instead: () => ({ status, body: { error: "no" } }) });
    expect(await openTestWeb(server, { provider }).check(recordingContext())).toMatchObject({
      usable: false,
      problem: expect.stringMatching(remedy),
    });
  });

  test("finding nothing at all is a problem", async () => {
    const server = await webServer({});
    expect(await openTestWeb(server).check(recordingContext())).toMatchObject({
      usable: false,
      problem: expect.stringMatching(/finds nothing for "Wikipedia"/u),
    });
  });
});
