import { describe, expect, onTestFinished, test } from "vitest";
import { isPublicAddress } from "../../datasources/http/public-address.ts";
import { checkedPageUrl } from "../../datasources/web/pages/address-guard.ts";
import { openPageTransport } from "../../datasources/web/pages/page-transport.ts";
import { HttpProblem } from "../../datasources/http/http-problem.ts";
import { Outbound } from "../../datasources/http/outbound.ts";
import { recordingContext } from "../support/recording-context.ts";
import { loopback } from "./loopback.ts";
import { openTestWeb, webServer } from "./web-server.ts";

const RULES = { ports: [80, 443] };

describe("an address is public", () => {
  test.each(["93.184.216.34", "8.8.8.8", "2606:4700::1111", "2a00:1450:4001:82f::200e"])("%s", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ...[
      "127.0.0.1",
      "127.255.255.255",
      "0.0.0.0",
      "10.0.0.1",
      "172.16.0.1",
      "172.31.255.255",
      "192.168.1.1",
      "169.254.169.254",
      "100.64.0.1",
    ],
    ...[
      "192.0.0.1",
      "192.0.2.1",
      "198.18.0.1",
      "198.51.100.1",
      "203.0.113.1",
      "224.0.0.1",
      "240.0.0.1",
      "255.255.255.255",
    ],
    ...[
      "::",
      "::1",
      "fe80::1",
      "fe80::1%eth0",
      "fc00::1",
      "fd00:ec2::254",
      "fec0::1",
      "ff02::1",
      "2001:db8::1",
      "100::1",
      "4000::1",
    ],
    ...[
      "::ffff:127.0.0.1",
      "::ffff:8.8.8.8",
      "::127.0.0.1",
      "64:ff9b::7f00:1",
      "64:ff9b:1::1",
      "2002:7f00:1::",
      "2001:0:7f00:1::",
      "5f00::1",
    ],
    ...["", "localhost", "example.org", "127.1", "0x7f000001", "2130706433"],
  ])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));
});

describe("the address of a page", () => {
  test.each([
    ["https://example.org/a#b", "https://example.org/a"],
    ["http://EXAMPLE.org:80/", "http://example.org/"],
    ["http://93.184.216.34/", "http://93.184.216.34/"],
  ])("%s may be asked for", (address, expected) =>
    expect(checkedPageUrl(address, undefined, RULES).href).toBe(expected),
  );

  test.each([
    ["file:///etc/passwd", /file: is not a scheme/u],
    ["gopher://example.org/", /gopher:/u],
    ["ftp://example.org/", /ftp:/u],
    ["javascript:alert(1)", /javascript:/u],
    ["http://user:pass@example.org/", /user name/u],
    ["http://example.org:22/", /port 22 is not one of 80, 443/u],
    ["https://example.org:8443/", /port 8443/u],
    ["http://127.0.0.1/", /127\.0\.0\.1 is not a public address/u],
    ["http://2130706433/", /127\.0\.0\.1/u],
    ["http://0177.0.0.1/", /127\.0\.0\.1/u],
    ["http://0x7f.1/", /127\.0\.0\.1/u],
    ["http://127.1/", /127\.0\.0\.1/u],
    ["http://①②⑦.⓪.⓪.①/", /127\.0\.0\.1/u],
    ["http://169.254.169.254/latest/meta-data/", /169\.254\.169\.254/u],
    ["http://[::1]/", /::1 is not/u],
    ["http://[::ffff:127.0.0.1]/", /::ffff:7f00:1 is not/u],
    ["http://[64:ff9b::7f00:1]/", /64:ff9b::7f00:1 is not/u],
    ["http://[2002:7f00:1::]/", /2002:7f00:1:: is not/u],
    ["//no-scheme", /no URL/u],
    ["http://", /no URL/u],
  ])("%s may not", (address, message) => {
    expect(() => checkedPageUrl(address, undefined, RULES)).toThrow(
      expect.objectContaining({
        name: "HttpProblem",
        kind: "FORBIDDEN_ADDRESS",
        message: expect.stringMatching(message),
      }),
    );
  });
});

describe("a connection", () => {
  type Addresses = { readonly address: string; readonly family: number }[];
  const resolvingTo = (...answers: Addresses[]) => {
    let asked = 0;
    return (_name: string, _options: object, callback: (error: null, addresses: Addresses) => void) =>
      callback(null, answers[Math.min(asked++, answers.length - 1)] ?? []);
  };
  const problemOf = async (promise: Promise<unknown>): Promise<unknown> => {
    let error: unknown = await promise.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    while (error instanceof Error && !(error instanceof HttpProblem)) error = error.cause;
    return error;
  };

  test("is not made where a name stands for any address that is not public, nor where it changes to one", async () => {
    const server = await loopback(() => ({ body: "secret" }));
    const transport = openPageTransport(
      { ports: [server.port] },
      resolvingTo(
        [
          { address: "93.184.216.34", family: 4 },
          { address: "127.0.0.1", family: 4 },
        ],
        [{ address: "::1", family: 6 }],
      ),
    );
    onTestFinished(() => transport.close());
    for (const address of ["127.0.0.1", "::1"]) {
      expect(await problemOf(transport.fetch(`http://rebound.example:${server.port}/`))).toMatchObject({
        kind: "FORBIDDEN_ADDRESS",
        message: `rebound.example stands for ${address}, which is not a public address`,
      });
    }
    expect(server.seen).toEqual([]);
  });

  test("is not made to a number, whoever asks for it", async () => {
    const server = await loopback(() => ({ body: "secret" }));
    const transport = openPageTransport({ ports: [server.port] });
    onTestFinished(() => transport.close());
    for (const host of ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost"]) {
      expect(await problemOf(transport.fetch(`http://${host}:${server.port}/`)), host).toMatchObject({
        kind: "FORBIDDEN_ADDRESS",
      });
    }
    expect(server.seen).toEqual([]);
  });

  test("does not follow redirects by itself", async () => {
    const server = await loopback(() => ({ status: 302, headers: { location: "/next" } }));
    const transport = openPageTransport({ ports: [server.port], unsafelyAllow: ["127.0.0.1/32"] });
    onTestFinished(() => transport.close());
    expect((await transport.fetch(new Request(`${server.origin}/`, { redirect: "follow" }))).status).toBe(302);
    expect(server.seen).toHaveLength(1);
  });

  test("is guarded below the bounds that all requests have, and not tried again", async () => {
    const server = await webServer({
      results: (origin) => [
        { url: `${origin}/a`, snippet: "s" },
        { url: `http://localhost:${new URL(origin).port}/b`, snippet: "The marker." },
      ],
      pages: { "/a": "<p>The marker, in a page.</p>", "/b": "secret" },
    });
    const outbound = new Outbound({ userAgent: "whyql-test/1 (test@example.org)" });
    const transport = openPageTransport(
      { ports: [server.port], unsafelyAllow: ["127.0.0.2/32"] },
      (name, _options, callback) =>
        callback(null, [{ address: name === "localhost" ? "127.0.0.1" : "127.0.0.2", family: 4 }]),
    );
    onTestFinished(() => transport.close());
    const web = openTestWeb(
      server,
      {},
      { fetch: outbound.fetchFor(), pageFetch: outbound.fetchFor({ base: transport.fetch }) },
    );
    expect((await web.search("marker", { limit: 5 }, recordingContext())).map(({ text }) => text)).toEqual([
      "The marker.",
    ]);
    expect(server.seen.map(({ url }) => url.pathname)).toEqual(["/search"]);
    const open = openPageTransport({ ports: [server.port], unsafelyAllow: ["127.0.0.1/32"] });
    onTestFinished(() => open.close());
    const other = openTestWeb(server, {}, { pageFetch: outbound.fetchFor({ base: open.fetch }) });
    expect((await other.search("marker page", { limit: 1 }, recordingContext()))[0]?.text).toBe(
      "The marker, in a page.",
    );
    expect(server.seen.at(-1)?.headers["user-agent"]).toBe("whyql-test/1 (test@example.org)");
  });
});

describe("a redirect", () => {
  const open = async (location: string | ((origin: string) => string)) => {
    const target = { "/target": "<p>The marker is here.</p>" };
    const server = await webServer({
      results: (origin) => [{ url: `${origin}/start`, snippet: "The marker in a snippet." }],
      pages: {
        ...target,
        "/start": (response) =>
          void response
            .writeHead(302, { location: typeof location === "string" ? location : location(server.origin) })
            .end(),
      },
    });
    return { server, found: await openTestWeb(server).search("marker", { limit: 1 }, recordingContext()) };
  };

  test("is followed where it leads to a page", async () => {
    const { server, found } = await open((origin) => `${origin}/target`);
    expect(found).toMatchObject([{ text: "The marker is here.", document: { url: `${server.origin}/target` } }]);
    expect((await open("target")).found[0]?.text).toBe("The marker is here.");
  });

  test.each([
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/target",
    "http://127.0.0.2/target",
    "file:///etc/passwd",
    "http://user@127.0.0.1/target",
    "http://127.0.0.1:22/",
    "gopher://127.0.0.1/",
    "http://[",
  ])("to %s is not", async (location) => {
    const { server, found } = await open(location);
    expect(found.map(({ text }) => text)).toEqual(["The marker in a snippet."]);
    expect(server.seen.map(({ url }) => url.pathname)).toEqual(["/search", "/start"]);
  });

  test("to itself ends after five", async () => {
    const { server, found } = await open("/start");
    expect(found.map(({ text }) => text)).toEqual(["The marker in a snippet."]);
    expect(server.seen.filter(({ url }) => url.pathname === "/start")).toHaveLength(6);
  });
});
