import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { passagesOf } from "../../datasources/documents/passages.ts";
import { decodedPage } from "../../datasources/web/pages/charset.ts";
import { checkedWebSettings, type WebSettings } from "../../datasources/web/web-settings.ts";
import { recordingContext } from "../support/recording-context.ts";
import type { Reply } from "./loopback.ts";
import { article, openTestWeb, webServer, type Web } from "./web-server.ts";

describe("a provider that fails", () => {
  test.each<readonly [string, Reply, string, RegExp]>([
    [
      "429 with Retry-After",
      {
        status: 429,
        headers: { "retry-after": "9" },
        body: { type: "ErrorResponse", error: { code: "RATE_LIMITED" } },
      },
      "RATE_LIMITED",
      /it answered 429/u,
    ],
    [
      "a page with a captcha",
      { body: "<title>Just a moment...</title>" },
      "SOURCE_UNAVAILABLE",
      /text\/html; charset=utf-8 that is not whole JSON: Just a moment/u,
    ],
    ["JSON cut short", { body: '{"results":[{"url":"https://ex' }, "SOURCE_UNAVAILABLE", /not whole JSON/u],
    ["nothing", { body: "" }, "SOURCE_UNAVAILABLE", /not whole JSON, without any text/u],
    [
      "another shape",
      { body: { results: "many" } },
      "SOURCE_UNAVAILABLE",
      /its reply is not that of a search: results/u,
    ],
    ["403", { status: 403, body: "<h1>Forbidden</h1>" }, "SOURCE_UNAVAILABLE", /it answered 403: Forbidden/u],
  ])("by %s is named", async (_name, reply, code, message) => {
    const server = await webServer({ instead: () => reply });
    await expect(openTestWeb(server).search("x", { limit: 1 }, recordingContext())).rejects.toMatchObject({
      code,
      source: "web",
      message: expect.stringMatching(message),
    });
  });

  test("stalls until the signal says so, with the signal's reason", async () => {
    const server = await webServer({ instead: () => (response) => void response.writeHead(200).write("{") });
    const controller = new AbortController();
    const search = openTestWeb(server).search("x", { limit: 1 }, recordingContext(controller.signal));
    await expect.poll(() => server.seen.length).toBe(1);
    const reason = new Error("nobody waits");
    controller.abort(reason);
    await expect(search).rejects.toBe(reason);
  });

  test("what the budget refuses fails the search, also halfway", async () => {
    const server = await webServer({
      results: (origin) => [{ url: `${origin}/a`, snippet: "s" }],
      pages: { "/a": article("A", "x") },
    });
    let calls = 0;
    const context = {
      ...recordingContext(),
      upstream: <T>(_call: object, run: (signal: AbortSignal) => Promise<T>) =>
        calls++ === 0 ? run(new AbortController().signal) : Promise.reject(new Error("no budget")),
    };
    await expect(openTestWeb(server).search("x", { limit: 1 }, context)).rejects.toThrow("no budget");
  });

  test.each([0, -1, 1.5, Number.NaN])("a limit of %s is refused", async (limit) => {
    const server = await webServer({});
    await expect(openTestWeb(server).search("x", { limit }, recordingContext())).rejects.toThrow(RangeError);
  });
});

describe("a page that can not be read gives its place to the snippet:", () => {
  const textOf = async (
    page: NonNullable<Web["pages"]>[string],
    settings: Partial<WebSettings> = {},
  ): Promise<string | undefined> => {
    const server = await webServer({
      results: (origin) => [{ url: `${origin}/a`, snippet: "The marker in a snippet." }],
      pages: { "/a": page },
    });
    const found = await openTestWeb(server, settings).search("marker", { limit: 1 }, recordingContext());
    return found[0]?.text;
  };
  const marker = "<p>The marker in a page.</p>";

  test.each<readonly [string, NonNullable<Web["pages"]>[string]]>([
    ["missing", { status: 404, body: marker }],
    ["a picture", { headers: { "content-type": "image/png" }, body: Buffer.from("89504e470d0a1a0a", "hex") }],
    ["a PDF", { headers: { "content-type": "application/pdf" }, body: "%PDF-1.7" }],
    ["binary data that say they are HTML", { body: Buffer.from([0x3c, 0x70, 0x3e, 0, 1, 2, 3, 0, 0xff]) }],
    ["empty", { body: "" }],
    ["without any text", { body: "<script>x()</script><nav>menu</nav>" }],
    ["huge", { body: `${marker}${"x".repeat(3_000_000)}` }],
    [
      "announced to be huge",
      (response) =>
        void response.writeHead(200, { "content-type": "text/html", "content-length": "99999999999" }).write(marker),
    ],
    ["a gzip bomb", { headers: { "content-encoding": "gzip" }, body: gzipSync(Buffer.alloc(200_000_000, 0x20)) }],
    ["no gzip at all", { headers: { "content-encoding": "gzip" }, body: marker }],
    [
      "broken off",
      (response) =>
        void response
          .writeHead(200, { "content-type": "text/html", "content-length": "1000" })
          .write(marker, () => response.destroy()),
    ],
    ["cut off", (response) => void response.destroy()],
  ])("%s", async (_name, page) => expect(await textOf(page)).toBe("The marker in a snippet."));

  test("endless", async () => {
    const startedAt = performance.now();
    const endless = (response: ServerResponse): void => {
      response.writeHead(200, { "content-type": "text/html" }).write(marker);
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    };
    expect(await textOf(endless, { pageTimeoutSeconds: 1 })).toBe("The marker in a snippet.");
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });

  test("made to be slow to read", async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 20);
    const page = `<html><body>${"<div>".repeat(400_000)}x`;
    expect(await textOf({ body: page }, { maxPageBytes: 8_000_000 })).toBe("The marker in a snippet.");
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(50);
  });

  test("and the next one is read again", async () => {
    const server = await webServer({
      results: (origin) => ["/slow", "/a"].map((path) => ({ url: `${origin}${path}`, snippet: "s" })),
      pages: { "/slow": `<html><body>${"<div>".repeat(400_000)}x`, "/a": marker },
    });
    expect(
      (await openTestWeb(server, { maxPageBytes: 8_000_000 }).search("marker", { limit: 1 }, recordingContext()))[0]
        ?.text,
    ).toBe("The marker in a page.");
  });
});

describe("a page's letters", () => {
  const page = (text: string, head = ""): string => `<html><head>${head}</head><body><p>${text}</p></body></html>`;
  const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

  test.each<readonly [string, Uint8Array, string]>([
    ["UTF-8, said", Buffer.from(page("Zürich")), "text/html; charset=utf-8"],
    ["UTF-8, not said", Buffer.from(page("Zürich")), "text/html"],
    ["Latin-1 by the header", bytes(page("Z\u00fcrich")), 'text/html; charset="ISO-8859-1"'],
    ["Latin-1 by the page", bytes(page("Z\u00fcrich", "<meta charset=windows-1252>")), "text/html"],
    ["Latin-1 that says it is UTF-8", bytes(page("Z\u00fcrich")), "text/html; charset=utf-8"],
    ["Latin-1 that says nothing", bytes(page("Z\u00fcrich")), "text/html"],
    [
      "an unknown name, then the page's",
      Buffer.from(page("Zürich", '<meta http-equiv="content-type" content="text/html; charset=utf-8">')),
      "text/html; charset=klingon",
    ],
    [
      "a mark against the header",
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(page("Zürich"))]),
      "text/html; charset=latin1",
    ],
    [
      "UTF-16 by its mark",
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(page("Zürich"), "utf16le")]),
      "text/html",
    ],
  ])("%s", (_name, source, type) => expect(decodedPage(source, type)).toContain("<p>Zürich</p>"));

  test("Shift_JIS and GBK are known", () => {
    expect(decodedPage(Uint8Array.from([0x93, 0x8c, 0x8b, 0x9e]), "text/html; charset=Shift_JIS")).toBe("東京");
    expect(decodedPage(Uint8Array.from([0xb1, 0xb1, 0xbe, 0xa9]), "text/html; charset=gbk")).toBe("北京");
  });
});

describe("settings", () => {
  test.each<readonly [object, RegExp]>([
    [{ provider: "bing" }, /provider must be one of searxng, brave, tavily, serpapi, got "bing"/u],
    [{ provider: "searxng" }, /searxng needs baseUrl/u],
    [{ provider: "searxng", baseUrl: "file:///x" }, /baseUrl must be an http or https address/u],
    [{ provider: "brave" }, /provider brave needs apiKey/u],
    [{ provider: "brave", apiKey: "a b" }, /apiKey holds a character that no key has/u],
    [
      { provider: "brave", apiKey: "k", maxPages: 11 },
      /maxPages must be a whole number of at least 0 and at most 10, got 11/u,
    ],
    [{ provider: "brave", apiKey: "k", pagePorts: [0] }, /pagePorts must be/u],
  ])("%j are refused by name, without the key", (settings, message) => {
    const check = () => checkedWebSettings({ id: "w", ...settings } as WebSettings);
    expect(check).toThrow(message);
    expect(check).not.toThrow(/a b/u);
  });

  test("can not allow addresses that are not public", async () => {
    const server = await webServer({
      results: (origin) => [{ url: `${origin}/a`, snippet: "The marker." }],
      pages: { "/a": "<p>The marker, secret.</p>" },
    });
    const settings = { unsafelyAllow: ["127.0.0.1/32"] } as Partial<WebSettings>;
    expect(
      (
        await openTestWeb(server, settings, { unsafelyAllow: [] }).search("marker", { limit: 5 }, recordingContext())
      ).map(({ text }) => text),
    ).toEqual(["The marker."]);
    expect(server.seen).toHaveLength(1);
  });
});

test("hostile texts become passages in the time that they take", () => {
  const startedAt = performance.now();
  for (const piece of ["# ", "\n", ". ", "A. ", "- ", "#\n", "\u200d", "\u{e0100}", "x", "1.", '"', ") ", "U.S. "]) {
    passagesOf({ id: "a", title: "T", sections: [{ index: 0, title: "S", text: piece.repeat(200_000) }] }, undefined);
  }
  expect(performance.now() - startedAt).toBeLessThan(15_000);
});
