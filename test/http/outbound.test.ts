import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { HttpProblem, HttpProblemKind } from "../../datasources/http/http-problem.ts";
import { type FetchOptions, Outbound } from "../../datasources/http/outbound.ts";
import { statusProblem } from "../../datasources/http/status-problem.ts";
import { serve } from "./serve.ts";

const outbound = () => new Outbound({ userAgent: "whyql-test/1 (test@example.org)" });
const fetchWith = (options: FetchOptions = {}) => outbound().fetchFor({ perSecond: 1_000, ...options });
const problem = (kind: HttpProblemKind, message?: RegExp) =>
  expect.objectContaining({
    name: "HttpProblem",
    kind,
    ...(message === undefined ? {} : { message: expect.stringMatching(message) as string }),
  }) as HttpProblem;

describe("a request", () => {
  test("names whyql, and its reply has been read whole", async () => {
    const { url, requests } = await serve((_request, response) => {
      response.setHeader("content-encoding", "gzip");
      response.end(gzipSync('{"a":1}'));
    });
    const response = await fetchWith()(url, { headers: { "user-agent": "a browser" } });
    expect(await response.json()).toEqual({ a: 1 });
    expect(response.url).toBe(url);
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(requests.map(({ headers }) => headers["user-agent"])).toEqual(["whyql-test/1 (test@example.org)"]);
  });

  test.each([
    "file:///etc/passwd",
    "ftp://127.0.0.1/",
    "data:text/plain,x",
    "http://a:b@127.0.0.1/",
    "no url",
    "javascript:1",
  ])("is not sent to %s", async (url) => {
    await expect(fetchWith()(url)).rejects.toEqual(problem("FORBIDDEN_ADDRESS"));
  });

  test("of nobody that listens fails at once after its attempts", async () => {
    const { url } = await serve(() => undefined);
    const other = new URL(url);
    other.port = "9";
    await expect(fetchWith({ attempts: 1 })(other)).rejects.toEqual(problem("UNREACHABLE"));
  });
});

describe("bounds", () => {
  test("the time counts to the last byte", async () => {
    const { url } = await serve((_request, response) => void response.write("so far"));
    await expect(fetchWith({ timeoutMs: 100, attempts: 1 })(url)).rejects.toEqual(problem("TIMEOUT", /0\.1 seconds/));
  });

  test("a body is read up to its bound, announced or not, packed or not", async () => {
    const large = "x".repeat(2_000_000);
    const replies = [
      await serve((_request, response) => void response.end(large)),
      await serve((_request, response) => void (response.write(large), response.end())),
      await serve((_request, response) => void response.setHeader("content-encoding", "gzip").end(gzipSync(large))),
    ];
    for (const { url, requests } of replies) {
      await expect(fetchWith({ maxBytes: 1_000 })(url)).rejects.toEqual(problem("TOO_LARGE", /more than 1,000 bytes/));
      expect(requests).toHaveLength(1);
    }
  });

  test("no more requests than allowed are under way at once", async () => {
    let now = 0;
    let most = 0;
    const { url } = await serve((_request, response) => {
      most = Math.max(most, ++now);
      setTimeout(() => (now--, response.end()), 20);
    });
    const fetch = fetchWith({ concurrency: 2 });
    await Promise.all(Array.from({ length: 8 }, () => fetch(url)));
    expect(most).toBe(2);
  });

  test("two sources that call one host share its bounds", async () => {
    let now = 0;
    let most = 0;
    const { url } = await serve((_request, response) => {
      most = Math.max(most, ++now);
      setTimeout(() => (now--, response.end()), 20);
    });
    const out = outbound();
    const [one, two] = [out.fetchFor({ concurrency: 1 }), out.fetchFor({ concurrency: 9 })];
    await Promise.all([one(url), two(url), one(url), two(url)]);
    expect(most).toBe(1);
  });

  test("no more start within a second than allowed", async () => {
    const started: number[] = [];
    const { url } = await serve((_request, response) => void response.end());
    // When they arrive is told by a server that shares this thread.
    const base: typeof globalThis.fetch = (...call) => {
      started.push(performance.now());
      return globalThis.fetch(...call);
    };
    const fetch = fetchWith({ perSecond: 2, base });
    await Promise.all([fetch(url), fetch(url), fetch(url)]);
    expect((started[2] ?? 0) - (started[0] ?? 0)).toBeGreaterThan(500);
  });

  test("a server on this machine need not be spared, and one elsewhere is", async () => {
    const times = new Map<string, number[]>();
    const base: typeof fetch = (input) => {
      const { hostname } = new URL((input as Request).url);
      times.set(hostname, [...(times.get(hostname) ?? []), performance.now()]);
      return Promise.resolve(new Response("ok"));
    };
    const asked = outbound().fetchFor({ base });
    const spanOf = async (host: string): Promise<number> => {
      await Promise.all(Array.from({ length: 11 }, (_, index) => asked(`http://${host}/${index}`)));
      const all = times.get(host) ?? [];
      return (all.at(-1) ?? 0) - (all[0] ?? 0);
    };
    const [here, elsewhere] = [await spanOf("127.0.0.1"), await spanOf("elsewhere.example")];
    expect(elsewhere).toBeGreaterThan(800);
    expect(here).toBeLessThan(elsewhere);
  });
});

describe("another attempt", () => {
  const failing = (status: number, headers: Record<string, string> = {}) =>
    serve(
      (request, response) =>
        void response.writeHead(request.headers["x-no"] === undefined ? status : 200, headers).end("busy"),
    );

  test.each([429, 500, 502, 503, 504])("is made after %d, and the last reply given", async (status) => {
    const { url, requests } = await failing(status);
    const response = await fetchWith({ attempts: 2 })(url);
    expect([response.status, requests.length]).toEqual([status, 2]);
    expect(await response.text()).toBe("busy");
  });

  test.each([400, 401, 403, 404, 501])("is not made after %d", async (status) => {
    const { url, requests } = await failing(status);
    expect((await fetchWith()(url)).status).toBe(status);
    expect(requests).toHaveLength(1);
  });

  test("waits as long as the server says, and everybody else with it", async () => {
    let first = true;
    const at: number[] = [];
    const { url } = await serve((_request, response) => {
      at.push(performance.now());
      if (first) response.writeHead(429, { "retry-after": "1" });
      first = false;
      response.end();
    });
    // Nobody else can know before the server has said it.
    let tell: () => void = () => {};
    const said = new Promise<void>((resolve) => (tell = resolve));
    const base: typeof globalThis.fetch = async (...call) => {
      const response = await globalThis.fetch(...call);
      setTimeout(tell, 100);
      return response;
    };
    const fetch = fetchWith({ base });
    const [one] = await Promise.all([fetch(url), said.then(() => fetch(url))]);
    expect(one.status).toBe(200);
    expect(at).toHaveLength(3);
    for (const later of at.slice(1)) expect(later - (at[0] ?? 0)).toBeGreaterThan(900);
  });

  test("is not made when the server asks for more patience than there is", async () => {
    const { url, requests } = await failing(429, { "retry-after": "3600" });
    const fetch = fetchWith();
    const response = await fetch(url);
    expect(requests).toHaveLength(1);
    expect(await statusProblem(response)).toEqual(problem("THROTTLED", /429: busy/));
    // Nor by anybody else before its time, who is told at once.
    const started = performance.now();
    await expect(fetch(url)).rejects.toEqual(
      problem("THROTTLED", /asked not to be called again for another 3\d{3} seconds/),
    );
    expect([requests.length, performance.now() - started < 10_000]).toEqual([1, true]);
    expect((await statusProblem(await fetchWith()(url)))?.retryAfterMs).toBe(3_600_000);
  });

  test("is not made by anybody while the server still asks for patience after the last one", async () => {
    const { url, requests } = await failing(429, { "retry-after": "1" });
    const fetch = fetchWith({ attempts: 2 });
    expect((await fetch(url)).status).toBe(429);
    const others = await Promise.allSettled([fetch(url), fetch(url)]);
    expect(others.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(requests).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect((await fetch(url, { headers: { "x-no": "1" } })).status).toBe(200);
  });

  describe("is made after a reply that is none:", () => {
    const JSON_ALONE = { headers: { accept: "application/sparql-results+json, application/json" } };
    const oftenGiving = (body: string, type = "application/json") => {
      let calls = 0;
      return serve(
        (_request, response) =>
          void response.writeHead(200, { "content-type": type }).end(++calls <= 2 ? body : '{"whole":true}'),
      );
    };

    test.each<[string, string, string?]>([
      ["a truncated one", '{"results":{"bindings":[{"s":'],
      ["an empty one", ""],
      ["an exception behind rows", '{"results":[ java.util.concurrent.TimeoutException'],
      ["a page", "<html>Are you a robot?</html>", "text/html"],
      ["another format", "<sparql/>", "application/sparql-results+xml"],
    ])("%s", async (_name, body, type) => {
      const { url, requests } = await oftenGiving(body, type);
      expect(await (await fetchWith()(url, JSON_ALONE)).json()).toEqual({ whole: true });
      expect(requests).toHaveLength(3);
    });

    test.each([
      ["a page", "<html>", 2],
      ["one that breaks off, for which there are two attempts more", "{", 4],
    ])("and the last one given when all are like %s", async (_name, body, attempts) => {
      const { url, requests } = await serve((_request, response) => void response.end(body));
      expect(await (await fetchWith({ attempts: 2 })(url, JSON_ALONE)).text()).toBe(body);
      expect(requests).toHaveLength(attempts);
      await fetchWith({ attempts: 1 })(url, JSON_ALONE);
      expect(requests).toHaveLength(attempts + 1);
    });

    test("but no more often than allowed where it then fails in another way", async () => {
      let calls = 0;
      const { url, requests } = await serve(
        (_request, response) => void (++calls <= 2 ? response.end("{") : response.writeHead(500).end("busy")),
      );
      expect((await fetchWith()(url, JSON_ALONE)).status).toBe(500);
      expect(requests).toHaveLength(3);
    });

    test("but not where anything may come, nor of a POST that may do more than read", async () => {
      for (const init of [
        {},
        { headers: { accept: "text/html, application/json" } },
        { ...JSON_ALONE, method: "POST", body: "{}" },
      ]) {
        const { url, requests } = await oftenGiving("{");
        await fetchWith()(url, init);
        expect(requests).toHaveLength(1);
      }
      const { url, requests } = await oftenGiving("{");
      await fetchWith({ retriesPosts: true })(url, { ...JSON_ALONE, method: "POST", body: "{}" });
      expect(requests).toHaveLength(3);
    });
  });

  test("of a POST is made only where nothing but reading is done", async () => {
    const { url, requests } = await failing(503);
    const post = { method: "POST", body: "a" };
    await fetchWith()(url, post);
    expect(requests).toHaveLength(1);
    await fetchWith({ retriesPosts: true, attempts: 2 })(url, post);
    expect(requests).toHaveLength(3);
  });

  test("carries the body again", async () => {
    const bodies: string[] = [];
    const { url } = await serve((request, response) => {
      let body = "";
      request
        .on("data", (part) => (body += String(part)))
        .on("end", () => void (bodies.push(body), response.writeHead(bodies.length === 1 ? 503 : 200).end()));
    });
    await fetchWith({ retriesPosts: true })(url, { method: "POST", body: "a question" });
    expect(bodies).toEqual(["a question", "a question"]);
  });

  test("of a broken connection is made, too", async () => {
    let calls = 0;
    const { url } = await serve(
      (request, response) => void (++calls === 1 ? request.socket.destroy() : response.end("well")),
    );
    expect(await (await fetchWith()(url)).text()).toBe("well");
  });
});

describe("a signal", () => {
  const reason = new Error("nobody waits");

  test.each([
    ["while the reply is awaited", () => undefined],
    [
      "while another attempt is awaited",
      (_request, response) => void response.writeHead(503, { "retry-after": "9" }).end(),
    ],
    ["while it is the turn of others", () => undefined, 3],
  ] satisfies [string, Parameters<typeof serve>[0], number?][])("ends it %s", async (_name, listener, others = 0) => {
    const { url } = await serve(listener);
    const controller = new AbortController();
    const fetch = fetchWith({ concurrency: 1 });
    const all = Array.from({ length: others + 1 }, () => fetch(url, { signal: controller.signal }));
    setTimeout(() => controller.abort(reason), 80);
    const started = performance.now();
    expect(await Promise.allSettled(all)).toEqual(all.map(() => ({ status: "rejected", reason })));
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test("that is aborted already sends nothing", async () => {
    const { url, requests } = await serve((_request, response) => void response.end());
    await expect(fetchWith()(url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(requests).toHaveLength(0);
  });
});

test("a host that fails again and again is left alone, and others are not", async () => {
  const bad = await serve((_request, response) => void response.writeHead(500).end());
  const good = await serve((_request, response) => void response.end("well"));
  const fetch = fetchWith({ attempts: 1 });
  for (let call = 0; call < 5; call++) expect((await fetch(bad.url)).status).toBe(500);
  await expect(fetch(bad.url)).rejects.toEqual(problem("CIRCUIT_OPEN", /5 times in a row/));
  expect(bad.requests).toHaveLength(5);
  expect((await fetch(good.url)).status).toBe(200);
});

test("a POST that is sent elsewhere is not followed, a GET is", async () => {
  const { url, requests } = await serve(
    (request, response) =>
      void (request.url === "/" ? response.writeHead(302, { location: "/there" }).end() : response.end("there")),
  );
  expect(await (await fetchWith()(url)).text()).toBe("there");
  const posted = await fetchWith()(url, { method: "POST", body: "x" });
  expect(await statusProblem(posted)).toEqual(problem("REJECTED", /moved to \/there/));
  expect(requests.map((each) => `${each.method} ${each.url}`)).toEqual(["GET /", "GET /there", "POST /"]);
});
