import { once } from "node:events";
import { request as httpRequest, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { print } from "graphql";
import { createClient, type Client } from "graphql-ws";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import type { Engine } from "../../engine/engine.ts";
import { Investigation } from "../../engine/investigation/investigation.ts";
import { progress, type ProgressEvent } from "../../engine/investigation/progress.ts";
import { createGateway, type GatewayOptions } from "../../server/gateway.ts";
import { stage } from "../kernel/stages.ts";
import { fakeEngine } from "../fakes/fake-engine.ts";
import { ProgressDocument, type ProgressSubscription } from "../generated/graphql.ts";

const QUESTION = "On which island is the Indonesian capital located?";
const WHAT_HAPPENS = print(ProgressDocument);
const MULTIPART = "multipart/mixed;subscriptionSpec=1.0";
const SSE = "text/event-stream";

async function listening(options: Partial<GatewayOptions> = {}) {
  const engine = options.engine ?? fakeEngine();
  const gateway = await createGateway({ log: { warn: vi.fn(), error: console.error }, ...options, engine });
  const server: Server = gateway.app.listen(0, "127.0.0.1");
  gateway.acceptWebSockets(server);
  await once(server, "listening");
  onTestFinished(async () => {
    await gateway.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await engine.close();
  });
  const { port } = server.address() as AddressInfo;
  return { engine, gateway, server, port, http: `http://127.0.0.1:${port}`, ws: `ws://127.0.0.1:${port}/graphql` };
}

/** An endless source of events of about a kilobyte each, which counts those that were fetched. */
function flood(engine: Engine): { fetched: number; returned: number } {
  const counted = { fetched: 0, returned: 0 };
  vi.spyOn(engine, "observe").mockImplementation(() => {
    let isOver = false;
    return {
      async next() {
        await new Promise((resolve) => setImmediate(resolve));
        if (isOver) return { done: true, value: undefined };
        counted.fetched += 1;
        const name = `${counted.fetched} ${"x".repeat(1_000)}`;
        return {
          done: false,
          value: { sequence: counted.fetched, at: 0, investigation: "", type: "STAGE_STARTED", name },
        };
      },
      async return() {
        isOver = true;
        counted.returned += 1;
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  });
  return counted;
}

/** Waits until a count does not rise any more. */
async function settled(count: () => number): Promise<number> {
  let before = -1;
  await vi.waitFor(
    () => {
      const now = count();
      const isStill = now === before && now > 0;
      before = now;
      expect(isStill).toBe(true);
    },
    { timeout: 20_000, interval: 250 },
  );
  return before;
}

/** A client that asks for a stream, over a socket of its own, and reads nothing. */
async function deaf(port: number, accept: string, id: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.pause();
  const body = JSON.stringify({ query: WHAT_HAPPENS, variables: { id } });
  const head = [
    "POST /graphql HTTP/1.1",
    "host: 127.0.0.1",
    "content-type: application/json",
    `accept: ${accept}`,
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  return socket;
}

/** What the kernel takes for a connection, and a little more: nobody fetches endlessly what nobody reads. */
const MOST_FETCHED = 20_000;

describe.each([MULTIPART, SSE])("a stream as %s", (accept) => {
  test("says how it is to be passed on, and lives by its heartbeat", async () => {
    const { engine, port } = await listening({ heartbeatMs: 20 });
    const { id } = engine.question(QUESTION);
    const asking = httpRequest({
      port,
      path: "/graphql",
      method: "POST",
      headers: { accept, "content-type": "application/json" },
    });
    asking.end(JSON.stringify({ query: WHAT_HAPPENS, variables: { id } }));
    const [response] = (await once(asking, "response")) as [IncomingMessage];
    onTestFinished(() => void response.destroy());
    expect(response.headers).toMatchObject({
      "x-accel-buffering": "no",
      "cache-control": "no-store, no-transform",
      "transfer-encoding": "chunked",
    });
    let text = "";
    response.on("data", (chunk: Buffer) => (text += chunk.toString()));
    const beat = accept === SSE ? ":\n\n" : "content-type: application/json\r\n\r\n{}\r\n--graphql\r\n";
    await vi.waitFor(() => expect(text.split(beat).length).toBeGreaterThan(4));
  });

  test("waits for a client that does not read, and closes it when it has waited long enough", async () => {
    const { engine, port, server } = await listening({ heartbeatMs: 20, readerPatienceMs: 1_500 });
    const counted = flood(engine);
    await deaf(port, accept, engine.question(QUESTION).id);
    const stopped = await settled(() => counted.fetched);
    expect(stopped).toBeLessThan(MOST_FETCHED);
    await vi.waitFor(() => expect(counted.returned).toBeGreaterThan(0), { timeout: 10_000 });
    await vi.waitFor(async () => {
      const open = await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
      expect(open).toBe(0);
    });
    expect(counted.fetched - stopped).toBeLessThanOrEqual(2);
  });

  test("goes on for a client that reads late", async () => {
    const { engine, port } = await listening({ heartbeatMs: 20, readerPatienceMs: 20_000 });
    const counted = flood(engine);
    const socket = await deaf(port, accept, engine.question(QUESTION).id);
    const stopped = await settled(() => counted.fetched);
    socket.resume();
    await vi.waitFor(() => expect(counted.fetched).toBeGreaterThan(stopped + 100), { timeout: 10_000 });
    expect(counted.returned).toBe(0);
  });

  test("is flushed where an application compresses", async () => {
    const { engine, gateway } = await listening();
    const flushed = vi.fn();
    const server = (await import("node:http")).createServer((request, response) => {
      Object.assign(response, { flush: flushed });
      gateway.app(request, response);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    await deaf((server.address() as AddressInfo).port, accept, engine.question(QUESTION).id);
    await vi.waitFor(() => expect(flushed).toHaveBeenCalled());
  });
});

describe("a WebSocket", () => {
  function clientOf(url: string, headers: Readonly<Record<string, string>> = {}): Client {
    const client = createClient({
      url,
      retryAttempts: 0,
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocols: string) {
          super(address, protocols, { headers: { ...headers } });
        }
      },
    });
    onTestFinished(() => void client.dispose());
    return client;
  }

  test("carries the same subscription as the others, in the protocol of graphql-ws", async () => {
    const { engine, ws, http } = await listening();
    const { id } = engine.question(QUESTION);
    const observing = vi.spyOn(engine, "observe");
    const events: string[] = [];
    const reading = (async () => {
      const stream = clientOf(ws).iterate<ProgressSubscription>({ query: WHAT_HAPPENS, variables: { id } });
      for await (const { data } of stream) if (data) events.push(data.progress.__typename);
    })();
    await vi.waitFor(() => expect(observing).toHaveBeenCalled());
    await fetch(`${http}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: "query ($id: ID!) { questionById(id: $id) { answer { text } } }",
        variables: { id },
      }),
    });
    await reading;
    expect(events).toEqual([
      ...Array.from({ length: 3 }, () => "StageStarted"),
      ...Array.from({ length: 3 }, () => "StageFinished"),
      "WorkEnded",
    ]);
  });

  test.each([
    ["{ sources { id } }", /Only subscriptions are streamed/u],
    ['subscription { progress(id: "nonsense") { __typename } }', /./u],
    ["subscription { nothing }", /Cannot query field/u],
  ])("answers %s with what is wrong as its only result", async (query, message) => {
    const { ws } = await listening();
    const results: any[] = [];
    for await (const result of clientOf(ws).iterate({ query })) results.push(result);
    expect(results).toHaveLength(1);
    expect(results[0].errors[0].message).toMatch(message);
    expect(results[0].errors[0].extensions.code).toMatch(/^[A-Z_]+$/u);
  });

  test.each([
    ["subscription {", "GRAPHQL_PARSE_FAILED"],
    [`subscription { ${"x".repeat(30_000)} }`, "QUERY_TOO_COSTLY"],
  ])("refuses %.20s…", async (query, code) => {
    const { ws } = await listening();
    const reading = (async () => {
      for await (const _result of clientOf(ws).iterate({ query })) expect.unreachable();
    })();
    await expect(reading).rejects.toMatchObject([{ extensions: { code } }]);
  });

  test("stops observing when its client ends the subscription, or goes", async () => {
    const { engine, ws } = await listening();
    const counted = flood(engine);
    const { id } = engine.question(QUESTION);
    for (const [times, end] of [
      [1, async (stream: AsyncIterableIterator<unknown>) => void (await stream.return?.())],
      [2, async (_stream: unknown, client: Client) => void (await client.terminate())],
    ] as const) {
      const client = clientOf(ws);
      const stream = client.iterate({ query: WHAT_HAPPENS, variables: { id } });
      await stream.next();
      await end(stream, client);
      await vi.waitFor(() => expect(counted.returned).toBeGreaterThanOrEqual(times));
    }
  });

  test("waits for a client that does not read, and closes it when it has waited long enough", async () => {
    const { engine, ws, server } = await listening({ heartbeatMs: 50, readerPatienceMs: 1_500 });
    const counted = flood(engine);
    const socket = new WebSocket(ws, "graphql-transport-ws");
    onTestFinished(() => socket.terminate());
    socket.on("error", () => undefined);
    await once(socket, "open");
    socket.send(JSON.stringify({ type: "connection_init" }));
    await once(socket, "message");
    const { id } = engine.question(QUESTION);
    socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query: WHAT_HAPPENS, variables: { id } } }));
    socket.pause();
    expect(await settled(() => counted.fetched)).toBeLessThan(MOST_FETCHED);
    await vi.waitFor(
      async () => {
        const open = await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
        expect([open, counted.returned > 0]).toEqual([0, true]);
      },
      { timeout: 10_000 },
    );
  });

  test("is pinged, and stays open while it answers", async () => {
    const { ws } = await listening({ heartbeatMs: 100, readerPatienceMs: 2_000 });
    const socket = new WebSocket(ws, "graphql-transport-ws");
    onTestFinished(() => socket.terminate());
    let pings = 0;
    socket.on("ping", () => (pings += 1));
    await once(socket, "open");
    socket.send(JSON.stringify({ type: "connection_init" }));
    // For longer than it would be waited for.
    await vi.waitFor(() => expect(pings).toBeGreaterThan(25), { timeout: 20_000 });
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  test.each([
    ["a page of another site", {}, { origin: "https://elsewhere.example" }, 403],
    ["another host", { allowedHosts: ["gateway.example"] }, { host: "elsewhere.example" }, 403],
    ["an odd client", {}, { "whyql-client": "short" }, 400],
  ])("is not opened for %s", async (_who, options, headers, status) => {
    const { ws } = await listening(options);
    const socket = new WebSocket(ws, "graphql-transport-ws", { headers });
    const [, response] = (await once(socket, "unexpected-response")) as [unknown, IncomingMessage];
    expect(response.statusCode).toBe(status);
    response.destroy();
  });

  test("is opened for a page of its own, and for a host that is allowed", async () => {
    const { ws, http } = await listening({ allowedHosts: ["gateway.example"] });
    for (const headers of [{ origin: http }, { host: "gateway.example" }]) {
      const socket = new WebSocket(ws, "graphql-transport-ws", { headers });
      await once(socket, "open");
      socket.terminate();
    }
  });

  test("ends with the gateway, which tells it that it goes", async () => {
    const { engine, ws, gateway } = await listening();
    flood(engine);
    const socket = new WebSocket(ws, "graphql-transport-ws");
    await once(socket, "open");
    gateway.drain();
    const [code] = (await once(socket, "close")) as [number];
    expect(code).toBe(1001);
    const late = new WebSocket(ws, "graphql-transport-ws");
    const [, response] = (await once(late, "unexpected-response")) as [unknown, IncomingMessage];
    expect(response.statusCode).toBe(503);
    response.destroy();
  });
});

test("of what nobody fetches, the latest of each stage and source is kept before what came earlier", async () => {
  const here = new Investigation({ id: "q", scope: "s" });
  const events = progress(here, { buffer: 6 });
  const lease = here.attend();
  const count = 40;
  await lease.get(
    stage("outer", async (context) => {
      for (let call = 0; call < count; call++)
        await context.upstream({ source: call % 2 === 0 ? "even" : "odd", kind: "SPARQL" }, async () => call);
      await context.get(stage("inner", () => 1));
      for (let n = 0; n < count; n++) await context.get(stage("many", () => n, { inputs: n }));
      return 1;
    }),
  );
  lease.leave();
  const told: ProgressEvent[] = [];
  for await (const event of events) told.push(event);
  expect(
    told.map((event) => (event.type === "UPSTREAM" ? event.source : "name" in event ? event.name : event.type)),
  ).toEqual(["even", "odd", "inner", "many", "outer", "DONE"]);
  expect(told.at(-2)).toMatchObject({ type: "STAGE_FINISHED", name: "outer" });
  // A gap in the numbers says how many were left out.
  expect(told.at(-1)?.sequence).toBe(2 + count + 2 + 2 * count + 1);
});
