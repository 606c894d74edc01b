import { describe, expect, test } from "vitest";
import type { Resolve } from "../../datasources/http/checked-connections.ts";
import { Outbound, type OutboundOptions } from "../../datasources/http/outbound.ts";
import { openEmbeddingServer } from "../../datasources/embedding/embedding-server.ts";
import { openModel } from "../../datasources/model/open-model.ts";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { openWeb } from "../../datasources/web/web.ts";
import { openWikipedia } from "../../datasources/wikipedia/wikipedia.ts";
import { selecting } from "../support/queries.ts";
import { recordingContext } from "../support/recording-context.ts";
import { serve } from "./serve.ts";

const fetchWith = (options: Partial<OutboundOptions> = {}) =>
  new Outbound({ userAgent: "whyql-test/1", ...options }).fetchFor({
    perSecond: 1_000,
    attempts: 1,
    retriesPosts: true,
  });
const FORBIDDEN = { name: "HttpProblem", kind: "FORBIDDEN_ADDRESS" };

/** Names of tests, all of this machine. */
const ofThisMachine: Resolve = (_name, _options, callback) => callback(null, [{ address: "127.0.0.1", family: 4 }]);
const LOOPBACK_ALLOWED = { unsafelyAllow: ["127.0.0.1/32"], resolver: ofThisMachine };

/** A server that sends everybody to one place. */
const sending = (status: number, to: string) =>
  serve((_request, response) => void response.writeHead(status, { location: to }).end());
const answering = (body = "{}") =>
  serve((_request, response) => void response.writeHead(200, { "content-type": "application/json" }).end(body));

/** Every header under which a key may be configured: any at all. */
const SECRET_HEADERS = {
  authorization: "Bearer key-of-one",
  cookie: "session=key-of-one",
  "x-api-key": "key-of-one",
  "ocp-apim-subscription-key": "key-of-one",
  "x-whatever": "key-of-one",
};

describe("headers for one host", () => {
  test.each([301, 302, 303, 307, 308])("never go to another port, name or scheme by %d", async (status) => {
    const other = await answering();
    for (const place of [other.url, other.url.replace("127.0.0.1", "other.test")]) {
      const { url } = await sending(status, place);
      await (
        await fetchWith(LOOPBACK_ALLOWED)(url, { headers: { ...SECRET_HEADERS, accept: "application/json" } })
      ).text();
      const { headers = {} } = other.requests.at(-1) ?? {};
      expect(headers.accept).toBe("application/json");
      expect(JSON.stringify(headers)).not.toContain("key-of-one");
    }
    expect(other.requests).toHaveLength(2);
  });

  test("stay with the origin that they are for", async () => {
    const { url, requests } = await serve(
      (request, response) =>
        void (request.url === "/" ? response.writeHead(308, { location: "/there" }).end() : response.end()),
    );
    await fetchWith()(url, { headers: SECRET_HEADERS });
    expect(requests.map(({ url: path, headers }) => [path, headers["x-api-key"], headers.authorization])).toEqual([
      ["/", "key-of-one", "Bearer key-of-one"],
      ["/there", "key-of-one", "Bearer key-of-one"],
    ]);
  });

  test("are not sent again by the way back", async () => {
    let away = "";
    const first = await serve(
      (request, response) =>
        void (request.url === "/" ? response.writeHead(302, { location: away }).end() : response.end()),
    );
    const other = await sending(302, `${first.url}back`);
    away = other.url;
    await fetchWith()(first.url, { headers: SECRET_HEADERS });
    expect(first.requests.map(({ url, headers }) => [url, headers["x-api-key"]])).toEqual([
      ["/", "key-of-one"],
      ["/back", undefined],
    ]);
  });

  const SOURCES: Readonly<Record<string, (origin: string, fetch: typeof globalThis.fetch) => Promise<unknown>>> = {
    "a SPARQL endpoint by GET": async (origin, fetch) =>
      openSparqlGraph(
        {
          id: "g",
          title: "G",
          endpoint: origin,
          headers: { "x-api-key": "key-of-one" },
          user: "me",
          password: "key-of-one",
          mirrorBound: 0,
        },
        { fetch },
      ).select(selecting("s", ["?s", "?p", "?o"]), recordingContext()),
    "a SPARQL endpoint by POST": async (origin, fetch) =>
      openSparqlGraph(
        {
          id: "g",
          title: "G",
          endpoint: origin,
          headers: { "x-api-key": "key-of-one" },
          mirrorBound: 0,
          longestUrl: 0,
        },
        { fetch },
      ).select(selecting("s", ["?s", "?p", "?o"]), recordingContext()),
    "a model": async (origin, fetch) =>
      openModel({ name: "m", baseUrl: `${origin}v1`, apiKey: "key-of-one" }, { fetch }).complete(
        { task: "t", messages: [{ role: "user", content: "a" }], format: { name: "t", schema: { type: "object" } } },
        recordingContext(),
      ),
    "an embedding server": async (origin, fetch) =>
      openEmbeddingServer({ model: "m", baseUrl: `${origin}v1`, apiKey: "key-of-one" }, { fetch }).embed(
        ["a"],
        recordingContext(),
      ),
    "a wiki": async (origin, fetch) =>
      openWikipedia({ id: "w", apiUrl: `${origin}w/api.php` }, { fetch }).search("a", { limit: 1 }, recordingContext()),
    "Brave's search": async (origin, fetch) =>
      openWeb({ id: "web", provider: "brave", apiKey: "key-of-one", baseUrl: origin }, { fetch }).search(
        "a",
        { limit: 1 },
        recordingContext(),
      ),
    "Tavily's search": async (origin, fetch) =>
      openWeb({ id: "web", provider: "tavily", apiKey: "key-of-one", baseUrl: origin }, { fetch }).search(
        "a",
        { limit: 1 },
        recordingContext(),
      ),
    "SerpApi's search": async (origin, fetch) =>
      openWeb({ id: "web", provider: "serpapi", apiKey: "key-of-one", baseUrl: origin }, { fetch }).search(
        "a",
        { limit: 1 },
        recordingContext(),
      ),
  };

  test.each(Object.keys(SOURCES))("are not leaked by %s", async (name) => {
    const other = await answering();
    const { url, requests } = await sending(307, other.url);
    await SOURCES[name]?.(url, fetchWith()).catch(() => undefined);
    expect(requests).toHaveLength(1);
    expect(other.requests).toHaveLength(1);
    expect(JSON.stringify([other.requests[0]?.url, other.requests[0]?.rawHeaders])).not.toMatch(
      /key-of-one|a2V5LW9mLW9uZ|me:/u,
    );
  });

  test.each(Object.keys(SOURCES))("and nothing else is asked of a private address that %s sends to", async (name) => {
    const other = await answering();
    const { url } = await sending(307, other.url.replace("127.0.0.1", "localhost"));
    await expect(SOURCES[name]?.(url, fetchWith())).rejects.toMatchObject({
      code: "SOURCE_UNAVAILABLE",
      message: expect.stringMatching(
        /localhost stands for (?:127\.0\.0\.1|::1), which is not a public address/u,
      ) as string,
    });
    expect(other.requests).toEqual([]);
  });
});

describe("a redirect into a private network is refused", () => {
  const PRIVATE = [
    "http://10.0.0.1",
    "http://172.16.3.4",
    "http://192.168.1.1",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1",
    "http://0.0.0.0",
    "http://127.0.0.2",
    "http://2130706433/x",
    "http://0x7f.2",
    "http://[::1]",
    "http://[::ffff:10.0.0.1]",
    "http://[fd00:ec2::254]",
    "http://[fe80::1]",
    "http://[64:ff9b::a00:1]",
    "http://[2002:a00:1::]",
  ];

  test.each(PRIVATE)("as %s, before anything is sent", async (place) => {
    const asked: string[] = [];
    const base = (async (input: Request) => (
      asked.push(input.url),
      asked.length === 1 ? new Response(null, { status: 302, headers: { location: place } }) : new Response("secret")
    )) as unknown as typeof fetch;
    const fetch = new Outbound({ userAgent: "t" }).fetchFor({ base, attempts: 3 });
    await expect(
      fetch("https://graphs.example/sparql").catch((error: unknown) => Promise.reject(error)),
    ).rejects.toMatchObject(FORBIDDEN);
    expect(asked).toHaveLength(1);
  });

  test("as a name that stands for it, and one that comes to stand for it when the connection is made", async () => {
    const other = await answering();
    const { url } = await sending(302, other.url.replace("127.0.0.1", "rebound.example"));
    let asked = 0;
    // Looked up by the connection itself, each time: there is no earlier look that could be content with something
    // else.
    const resolver: Resolve = (_name, _options, callback) =>
      callback(null, [{ address: asked++ === 0 ? "127.0.0.1" : "10.0.0.1", family: 4 }]);
    for (const address of ["127.0.0.1", "10.0.0.1"]) {
      await expect(fetchWith({ resolver })(url)).rejects.toMatchObject({
        ...FORBIDDEN,
        message: `rebound.example stands for ${address}, which is not a public address`,
      });
    }
    expect([asked, other.requests.length]).toEqual([2, 0]);
  });

  test("on any hop, and is not tried again", async () => {
    const other = await answering();
    const second = await sending(302, other.url.replace("127.0.0.1", "localhost"));
    const { url, requests } = await sending(302, second.url);
    await expect(new Outbound({ userAgent: "t" }).fetchFor({ attempts: 3 })(url)).rejects.toMatchObject(FORBIDDEN);
    expect([requests.length, second.requests.length, other.requests.length]).toEqual([1, 1, 0]);
  });

  test("but not to the host that the configuration names", async () => {
    const other = await answering("well");
    const { url } = await sending(302, other.url);
    expect(await (await fetchWith()(url)).text()).toBe("well");
  });
});

describe("a redirect is followed", () => {
  const echo = async (status: number) => {
    const bodies: string[] = [];
    const { url, requests } = await serve((request, response) => {
      if (request.url === "/") return void response.writeHead(status, { location: "/there" }).end();
      let body = "";
      request
        .on("data", (part) => (body += String(part)))
        .on("end", () => void (bodies.push(body), response.end("there")));
    });
    return { url, requests, bodies };
  };

  test.each([
    [301, ["POST /"], []],
    [302, ["POST /"], []],
    [303, ["POST /", "GET /there"], [""]],
    [307, ["POST /", "POST /there"], ["query=q"]],
    [308, ["POST /", "POST /there"], ["query=q"]],
  ])("of a POST by %d: %j", async (status, expected, expectedBodies) => {
    const { url, requests, bodies } = await echo(status);
    const reply = await fetchWith()(url, {
      method: "POST",
      body: "query=q",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(requests.map((each) => `${each.method} ${each.url}`)).toEqual(expected);
    expect(bodies).toEqual(expectedBodies);
    expect(reply.status).toBe(expected.length === 1 ? status : 200);
    expect(requests.at(-1)?.headers["content-type"]).toBe(
      status === 303 ? undefined : "application/x-www-form-urlencoded",
    );
  });

  test.each([301, 302, 303, 307, 308])("of a GET by %d", async (status) => {
    const { url, requests } = await echo(status);
    expect(await (await fetchWith()(url)).text()).toBe("there");
    expect(requests.map((each) => `${each.method} ${each.url}`)).toEqual(["GET /", "GET /there"]);
  });

  test("five times, and no more", async () => {
    const { url, requests } = await serve(
      (request, response) => void response.writeHead(302, { location: `${request.url ?? ""}x` }).end(),
    );
    await expect(fetchWith()(url)).rejects.toMatchObject({
      name: "HttpProblem",
      kind: "REJECTED",
      message: expect.stringContaining("redirects more than 5 times") as string,
    });
    expect(requests).toHaveLength(6);
  });

  test("not at all where that is asked for", async () => {
    const { url, requests } = await echo(302);
    expect((await fetchWith()(url, { redirect: "manual" })).status).toBe(302);
    expect(requests).toHaveLength(1);
  });

  test.each(["ftp://example.org/", "file:///etc/passwd", "http://me:pw@example.org/", "http://[", "javascript:1"])(
    "not to %s",
    async (place) => {
      const { url } = await sending(302, place);
      await expect(fetchWith()(url)).rejects.toMatchObject(FORBIDDEN);
    },
  );

  test("not from what is encrypted to what is not", async () => {
    const asked: string[] = [];
    const base = (async (input: Request) => (
      asked.push(input.url),
      new Response(null, { status: 301, headers: { location: "http://graphs.example/sparql?key=k" } })
    )) as unknown as typeof fetch;
    await expect(
      new Outbound({ userAgent: "t" }).fetchFor({ base })("https://graphs.example/sparql", { headers: SECRET_HEADERS }),
    ).rejects.toMatchObject({
      ...FORBIDDEN,
      message: "https://graphs.example redirects to http://graphs.example, which is not encrypted",
    });
    expect(asked).toEqual(["https://graphs.example/sparql"]);
  });
});
