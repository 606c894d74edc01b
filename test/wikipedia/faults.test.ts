import { describe, expect, test } from "vitest";
import { titleInIri } from "../../datasources/wikipedia/titles-of-entities.ts";
import { openWikipedia } from "../../datasources/wikipedia/wikipedia.ts";
import { type WikipediaSettings, wikiSite } from "../../datasources/wikipedia/wikipedia-settings.ts";
import { HttpProblem } from "../../datasources/http/http-problem.ts";
import { recordingContext } from "../support/recording-context.ts";
import type { Reply } from "../web/loopback.ts";
import { wikiServer } from "./wiki-server.ts";

const maxlag = {
  error: { code: "maxlag", info: "Waiting for 10.64.32.21: 7 seconds lagged", host: "10.64.32.21", lag: 7, type: "db" },
};
const ratelimited = {
  error: { code: "ratelimited", info: "You've exceeded your rate limit. Please wait some time and try again." },
};

const faults: readonly (readonly [string, Reply, string, Record<string, unknown>, RegExp])[] = [
  [
    "maxlag in a 200",
    { headers: { "retry-after": "7" }, body: maxlag },
    "RATE_LIMITED",
    { kind: "THROTTLED", retryAfterMs: 7_000 },
    /^The source "wiki" failed: it answered with the error "maxlag": Waiting for/u,
  ],
  [
    "ratelimited in a 200",
    { body: ratelimited },
    "RATE_LIMITED",
    { kind: "THROTTLED", retryAfterMs: 5_000 },
    /rate limit/u,
  ],
  [
    "429 with Retry-After",
    { status: 429, headers: { "retry-after": "3" }, body: "Too many requests" },
    "RATE_LIMITED",
    { kind: "THROTTLED", retryAfterMs: 3_000, status: 429 },
    /it answered 429: Too many requests/u,
  ],
  [
    "a page with a captcha",
    { body: "<!doctype html><title>Are you human?</title><script>x()</script><p>Solve this." },
    "SOURCE_UNAVAILABLE",
    { kind: "MALFORMED" },
    /text\/html; charset=utf-8 that is not whole JSON: Are you human\? Solve this\./u,
  ],
  [
    "JSON cut short",
    { body: '{"batchcomplete":true,"query":{"search":[{"ns":0,' },
    "SOURCE_UNAVAILABLE",
    { kind: "MALFORMED" },
    /not whole JSON/u,
  ],
  [
    "JSON of something else",
    { body: { hello: 1 } },
    "SOURCE_UNAVAILABLE",
    { kind: "MALFORMED" },
    /its reply is not that of a MediaWiki: query/u,
  ],
  ["null", { body: "null" }, "SOURCE_UNAVAILABLE", { kind: "MALFORMED" }, /not that of a MediaWiki/u],
  [
    "an internal error",
    { body: { error: { code: "internal_api_error_DBQueryError", info: "Caught exception" } } },
    "SOURCE_UNAVAILABLE",
    { kind: "UNAVAILABLE" },
    /Caught exception/u,
  ],
  [
    "another error format",
    { body: { errors: [{ code: "badvalue", text: "Unrecognized value" }] } },
    "SOURCE_UNAVAILABLE",
    { kind: "REJECTED" },
    /"badvalue": Unrecognized value/u,
  ],
  [
    "403",
    { status: 403, body: "Please set a user-agent" },
    "SOURCE_UNAVAILABLE",
    { kind: "REJECTED", status: 403 },
    /it answered 403: Please set a user-agent/u,
  ],
  [
    "503",
    { status: 503, body: "Service unavailable" },
    "SOURCE_UNAVAILABLE",
    { kind: "UNAVAILABLE" },
    /it answered 503/u,
  ],
];

const open = (origin: string, settings: Partial<WikipediaSettings> = {}) =>
  openWikipedia({ id: "wiki", apiUrl: `${origin}/w/api.php`, ...settings }, { fetch });

describe("a wiki that fails", () => {
  test.each(faults)("by %s is named, with what it said", async (_name, reply, code, cause, message) => {
    const server = await wikiServer({ instead: () => reply });
    const search = open(server.origin).search("x", { limit: 1 }, recordingContext());
    await expect(search).rejects.toMatchObject({
      code,
      source: "wiki",
      message: expect.stringMatching(message),
      cause: expect.objectContaining(cause),
    });
    await expect(search).rejects.toHaveProperty("cause", expect.any(HttpProblem));
  });

  test("in one of several requests fails the search: less than all is not given as all", async () => {
    const server = await wikiServer({
      pages: { A: { pageid: 1, extract: "Word." } },
      hits: ["A", "B"],
      instead: ({ url }) => (url.searchParams.get("titles") === "B" ? { status: 500 } : undefined),
    });
    await expect(open(server.origin).search("word", { limit: 1 }, recordingContext())).rejects.toMatchObject({
      code: "SOURCE_UNAVAILABLE",
    });
  });

  test("stalls until the signal says so, with the signal's reason", async () => {
    const server = await wikiServer({ instead: () => (response) => void response.writeHead(200).write("{") });
    const controller = new AbortController();
    const search = open(server.origin).search("x", { limit: 1 }, recordingContext(controller.signal));
    await expect.poll(() => server.seen.length).toBe(1);
    const reason = new Error("the deadline has passed");
    controller.abort(reason);
    await expect(search).rejects.toBe(reason);
  });

  test("what the budget refuses is not asked", async () => {
    const server = await wikiServer({ hits: ["A"] });
    const refused = { ...recordingContext(), upstream: () => Promise.reject(new Error("no budget")) };
    await expect(open(server.origin).search("x", { limit: 1 }, refused)).rejects.toThrow("no budget");
    expect(server.seen).toEqual([]);
  });

  test("maxlag is asked for only where it is set", async () => {
    const server = await wikiServer({ hits: [] });
    await open(server.origin).search("x", { limit: 1 }, recordingContext());
    await open(server.origin, { maxLagSeconds: 5 }).search("x", { limit: 1 }, recordingContext());
    expect(server.seen.map(({ url }) => url.searchParams.get("maxlag"))).toEqual([null, "5"]);
  });

  test("hostile text becomes passages without what is not seen", async () => {
    const extract = "Safe\u202e \u200bwords.\u0000\n\n== He\u2066ad ==\nMore wo\u00adrds \ud800here.";
    const server = await wikiServer({ pages: { A: { pageid: 1, extract } }, hits: ["A"] });
    const found = await open(server.origin).search("words", { limit: 5 }, recordingContext());
    expect(found.map(({ section, text }) => [section, text]).sort()).toEqual([
      ["Head", "More words \ufffdhere."],
      ["Introduction", "Safe words."],
    ]);
  });

  test.each([0, -1, 1.5, Number.NaN])("a limit of %s is refused", (limit) =>
    expect(open("http://127.0.0.1:1").search("x", { limit }, recordingContext())).rejects.toThrow(RangeError),
  );
});

describe("check", () => {
  test("tells what the wiki is, with one request", async () => {
    const server = await wikiServer({ pages: { Alpha: { pageid: 1 }, Beta: { pageid: 2 } } });
    const context = recordingContext();
    expect(await open(server.origin).check(context)).toEqual({
      usable: true,
      latencyMs: expect.any(Number),
      findings: [
        { name: "wiki", value: "Testpedia (MediaWiki 1.47.0-wmf.3)" },
        { name: "articles", value: "2" },
        { name: "sample titles", value: "Alpha, Beta" },
        { name: "licence", value: "not stated: set licence" },
      ],
      problem: undefined,
    });
    expect(context.calls).toEqual([{ source: "wiki", kind: "HTTP" }]);
  });

  test.each(faults)("of a wiki that fails by %s never throws, and says what to do", async (_name, reply) => {
    const server = await wikiServer({ instead: () => reply });
    expect(await open(server.origin).check(recordingContext())).toMatchObject({
      usable: false,
      problem: expect.stringMatching(/^http:\/\/127.*api\.php: .*\. [A-Z].*\.$/u),
    });
  });

  test("a wiki without TextExtracts can not be used", async () => {
    const query = {
      general: { sitename: "W", generator: "MediaWiki 1.39.0" },
      statistics: { articles: 1 },
      extensions: [],
      random: [],
    };
    const server = await wikiServer({ instead: () => ({ body: { query } }) });
    expect(await open(server.origin).check(recordingContext())).toMatchObject({
      usable: false,
      problem: expect.stringMatching(/no extension TextExtracts/u),
    });
  });
});

describe("settings", () => {
  test("default to a language's Wikipedia", () => {
    expect(wikiSite({ id: "w" })).toMatchObject({
      apiUrl: "https://en.wikipedia.org/w/api.php",
      siteId: "enwiki",
      licence: "CC-BY-SA-4.0",
      attribution: "Wikipedia contributors",
      maxPages: 3,
    });
    expect(wikiSite({ id: "w", language: "zh-min-nan" })).toMatchObject({
      apiUrl: "https://zh-min-nan.wikipedia.org/w/api.php",
      siteId: "zh_min_nanwiki",
    });
    expect(wikiSite({ id: "w", apiUrl: "https://de.wikipedia.org/w/api.php" })).toMatchObject({
      language: "de",
      siteId: "dewiki",
    });
    expect(wikiSite({ id: "w", apiUrl: "https://wiki.example.org/api.php" })).toMatchObject({
      language: undefined,
      siteId: undefined,
      licence: undefined,
      attribution: "w contributors",
    });
  });

  test.each<readonly [Partial<WikipediaSettings>, RegExp]>([
    [{ language: "en.evil.example/" }, /language must be a code/u],
    [{ apiUrl: "ftp://x/api.php" }, /apiUrl must be an http or https address, got "ftp:/u],
    [{ maxPages: 0 }, /maxPages must be a whole number of at least 1 and at most 20, got 0/u],
    [{ maxAgeSeconds: -1 }, /maxAgeSeconds must be a whole number of at least 0, got -1/u],
  ])("%j are refused by name and value", (settings, message) =>
    expect(() => wikiSite({ id: "w", ...settings })).toThrow(message),
  );

  test("titles in IRIs of DBpedia and Wikipedia are those of the language", () => {
    const english = wikiSite({ id: "w" });
    expect(titleInIri("http://dbpedia.org/resource/Marie_Curie", english)).toBe("Marie Curie");
    expect(titleInIri("https://en.m.wikipedia.org/wiki/AC%2FDC", english)).toBe("AC/DC");
    expect(titleInIri("http://de.dbpedia.org/resource/Wien", english)).toBeUndefined();
    expect(titleInIri("http://de.dbpedia.org/resource/Wien", wikiSite({ id: "w", language: "de" }))).toBe("Wien");
    expect(
      titleInIri("http://dbpedia.org/resource/Wien", wikiSite({ id: "w", apiUrl: "https://wiki.example.org/api.php" })),
    ).toBeUndefined();
  });
});
