import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { silent, stalled } from "./faults.ts";
import { type Fault, faultyServer } from "./faulty-server.ts";
import { type AtHand, openAtHand, openGateway } from "./open-gateway.ts";

/** One signal leads from the request to the socket: when nobody waits any more, the source is let go of. */

let atHand: AtHand;
beforeAll(async () => {
  atHand = await openAtHand();
}, 30_000);

const NETWORK = { timeoutMs: 60_000, attempts: 1 };
const SETTINGS: Readonly<Record<string, (origin: string) => object>> = {
  "a SPARQL endpoint": (origin) => ({ graphs: [{ id: "endpoint", endpoint: `${origin}/sparql`, mirrorBound: 0 }] }),
  "a wiki": (origin) => ({ wikis: [{ id: "wiki", apiUrl: `${origin}/w/api.php` }] }),
  "a search of the web": (origin) => ({ web: { provider: "searxng", baseUrl: origin } }),
  "a model": (origin) => ({ model: { name: "test", baseUrl: `${origin}/v1` } }),
  "a server of embeddings": (origin) => ({ embedding: { model: "bge", baseUrl: `${origin}/v1` } }),
};

test.each(
  Object.keys(SETTINGS).flatMap((source): [string, string, Fault][] => [
    [source, "before its headers", silent],
    [source, "within its body", stalled],
  ]),
)("a client that goes closes the connection to %s that hangs %s", async (source, _when, fault) => {
  const server = await faultyServer(fault);
  const { gateway, close } = await openGateway(atHand, {
    settings: { network: NETWORK, limits: { gracePeriodMs: 20 }, ...SETTINGS[source]?.(server.origin) },
  });
  const listening = gateway.app.listen(0, "127.0.0.1");
  await once(listening, "listening");
  onTestFinished(async () => {
    listening.closeAllConnections();
    listening.close();
    await close();
    await server.close();
  });
  const client = new AbortController();
  const text = source === "a SPARQL endpoint" ? "Who painted the Mona Lisa?" : "Who designed the Sydney Opera House?";
  const strategy = source === "a server of embeddings" ? "TREEQA" : "QUERY";
  const asked = fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: `query ($text: String!) { question(text: $text, strategy: ${strategy}) { answer { text } } }`,
      variables: { text },
    }),
    signal: client.signal,
  });
  await vi.waitFor(() => expect(server.seen.length).toBeGreaterThan(0), { timeout: 10_000 });
  expect(server.closed()).toBe(0);
  client.abort();
  await expect(asked).rejects.toThrow();
  await vi.waitFor(() => expect(server.closed()).toBe(server.seen.length), { timeout: 5_000 });
});
