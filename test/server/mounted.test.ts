import { once } from "node:events";
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import express, { type Express } from "express";
import { expect, onTestFinished, test } from "vitest";
import { createGateway } from "../../server/gateway.ts";
import { fakeEngine } from "../fakes/fake-engine.ts";

/** An application of somebody else, with a gateway below `/ask`. */
async function application(before: (app: Express) => void = () => undefined) {
  const engine = fakeEngine();
  const gateway = await createGateway({ engine });
  const app = express();
  before(app);
  app.get("/hello", (_request, response) => void response.send("Hello."));
  app.use("/ask", gateway.app);
  app.use((_request, response) => void response.status(404).send("Nothing of ours."));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    await gateway.close();
    server.closeAllConnections();
    server.close();
    await engine.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, accept = "*/*") => fetch(origin + path, { headers: { accept }, redirect: "manual" });
  const post = async (query: string, path = "/ask/graphql") => {
    const headers = { "content-type": "application/json" };
    return (await fetch(origin + path, { method: "POST", headers, body: JSON.stringify({ query }) })).json() as any;
  };
  return { get, post };
}

const QUERY = `{ question(text: "Where?") { answer { text } } }`;
const ANSWER = { question: { answer: { text: "Java" } } };

test("a gateway below a path leaves the application as it was", async () => {
  const { get, post } = await application();
  expect(await (await get("/hello")).text()).toBe("Hello.");
  expect((await post(QUERY)).data).toEqual(ANSWER);
  expect(await (await get("/ask/health/ready")).json()).toEqual({ status: "ready" });
  for (const path of ["/graphql", "/health/ready", "/elsewhere", "/ask/elsewhere"]) {
    const response = await get(path);
    expect([path, response.status, await response.text()]).toEqual([path, 404, "Nothing of ours."]);
  }
});

test("it streams below that path", async () => {
  const { get } = await application();
  const query = encodeURIComponent(`{ question(text: "Where?") { text } }`);
  const stream = await get(`/ask/graphql/stream?query=${query}`, "text/event-stream");
  expect([stream.status, await stream.text()]).toEqual([200, expect.stringContaining("event: next")]);
});

test.skipIf(!existsSync("dist/playground/index.html"))(
  "it shows its playground below that path, with all its parts",
  async () => {
    const { get } = await application();
    expect((await get("/ask/")).headers.get("location")).toBe("graphql");
    const page = await (await get("/ask/graphql", "text/html")).text();
    const [, base = ""] = /<base href="([^"]+)"/.exec(page) ?? [];
    const parts = [...page.matchAll(/(?:src|href)="(\.\/assets\/[^"]+)"/g)].map(([, part = ""]) => part);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      const { pathname } = new URL(part, new URL(base, "http://localhost/ask/graphql"));
      expect([pathname, (await get(pathname)).status]).toEqual([pathname, 200]);
    }
  },
);

test.skipIf(!existsSync("dist/explorer/index.html"))(
  "it shows the Explorer below that path, with all its parts",
  async () => {
    const { get } = await application();
    const moved = await get("/ask?question=Who%3F", "text/html");
    expect([moved.status, moved.headers.get("location")]).toEqual([302, "/ask/?question=Who%3F"]);
    const page = await (await get("/ask/", "text/html")).text();
    const parts = [...page.matchAll(/(?:src|href)="(\.\/explorer\/[^"]+)"/g)].map(([, part = ""]) => part);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      const { pathname } = new URL(part, "http://localhost/ask/");
      expect([pathname, (await get(pathname)).status]).toEqual([pathname, 200]);
    }
  },
);

test("an application that reads bodies as JSON before it is no obstacle", async () => {
  const { post } = await application((app) => app.use(express.json()));
  expect((await post(QUERY)).data).toEqual(ANSWER);
});
