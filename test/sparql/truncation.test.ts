import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Outbound } from "../../datasources/http/outbound.ts";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import table from "../questions/table.json" with { type: "json" };
import { askGraph } from "./ask-graph.ts";
import { nTriplesOf } from "./n-triples.ts";
import { serveGraph } from "./serve-graph.ts";

const FOLDER = resolve(import.meta.dirname, "../../knowledge/graph");
const SEED = "truncated";
/** Of all replies. */
const SHARE = 0.2;

/** A number from 0 to 1 that depends on nothing but a query and how often it has come: not on the order of requests. */
function drawn(query: string, time: number): number {
  return createHash("sha256").update(`${SEED} ${time} ${query}`).digest().readUInt32BE() / 2 ** 32;
}

test("an endpoint that truncates a fifth of its replies answers, and nothing wrong", { timeout: 120_000 }, async () => {
  const served = await serveGraph(await nTriplesOf(FOLDER));
  const times = new Map<string, number>();
  let truncated = 0;
  served.cut = (query, body) => {
    const time = (times.get(query) ?? 0) + 1;
    times.set(query, time);
    const share = drawn(query, time);
    if (share >= SHARE) return body;
    truncated += 1;
    return body.slice(0, Math.floor((body.length * share) / SHARE));
  };
  const fetch = new Outbound({ userAgent: "whyql-test" }).fetchFor({ retriesPosts: true, perSecond: 1_000 });
  const graph = openSparqlGraph({ id: "graph", title: "Graph", endpoint: served.url }, { fetch });
  onTestFinished(() => graph.close());

  // A third of the table, of all its kinds: to ask everything takes half a minute.
  const asked = table.filter((_, place) => place % 3 === 0);
  let answered = 0;
  for (const { question, answers } of asked) {
    const came = await askGraph(graph, question).catch(() => undefined);
    const isRight = JSON.stringify([...(came?.values ?? [])].sort()) === JSON.stringify([...answers].sort());
    if (isRight && came?.result.complete === true) answered += 1;
    // What could not be had may be missing, and is then said to be.
    else expect(came?.result.complete ?? false, question).toBe(false);
  }
  expect(truncated / served.queries.length).toBeGreaterThan(SHARE / 2);
  expect(answered / asked.length).toBeGreaterThanOrEqual(0.9);
});
