import { expect, test } from "vitest";
import { iri } from "../../engine/rdf/term.ts";
import { type SelectQuery, triple, variable } from "../../engine/sparql/syntax.ts";
import type { Party, UpstreamContext } from "../../engine/sources/upstream.ts";
import { graphInThreadOf } from "./graph-under-test.ts";

/** Nobody who asks a graph of files keeps the others from it. Orders and counts, no times. */

const TURTLE = Array.from({ length: 300 }, (_, index) => `:p${index} :knows :p${(index * 7) % 300} .`).join("\n");
const KNOWS = iri("urn:test:knows");
/** Gives its one row after longer than any query may take. */
const ENDLESS: SelectQuery = {
  variables: [],
  count: variable("n"),
  where: ["a", "b", "c", "d", "e"].map((name) => triple(variable(name), KNOWS, variable(`${name}2`))),
};
const SHORT: SelectQuery = { variables: [variable("o")], where: [triple(iri("urn:test:p1"), KNOWS, variable("o"))] };

function contextFor(party: Party, signal = new AbortController().signal): UpstreamContext {
  return { signal, upstream: (_call, run) => run(signal, () => undefined, party) };
}

test("a query that takes long does not hold up what others ask", async () => {
  const graph = await graphInThreadOf(TURTLE, { queryTimeoutMs: 600_000 });
  const abort = new AbortController();
  const ended: string[] = [];
  const long = graph
    .select(ENDLESS, contextFor("long", abort.signal))
    .catch((error: unknown) => (error as { code: string }).code)
    .finally(() => ended.push("long"));
  for (let each = 0; each < 5; each += 1) {
    const { rows } = await graph.select(SHORT, contextFor("short"));
    expect(rows.map((row) => row.get("o"))).toEqual([{ kind: "iri", value: "urn:test:p7" }]);
  }
  expect(ended).toEqual([]);
  abort.abort();
  expect(await long).toBe("CANCELLED");
}, 60_000);

test("one query of somebody is answered after one of whoever has many waiting", async () => {
  const graph = await graphInThreadOf(TURTLE);
  const ended: string[] = [];
  const ask = (party: string): Promise<unknown> => graph.select(SHORT, contextFor(party)).then(() => ended.push(party));
  await Promise.all([...Array.from({ length: 50 }, () => ask("many")), ask("one")]);
  expect(ended).toHaveLength(51);
  // Some may have been answered before it stood in the queue, and not all that were asked before it.
  expect(ended.indexOf("one")).toBeLessThanOrEqual(10);
});
