import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { LearnedFiles } from "../../datasources/learned/learned-files.ts";
import type { SparqlGraphSettings } from "../../datasources/sparql/settings.ts";
import { openSparqlGraph, type SparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";
import { askGraph } from "./ask-graph.ts";
import { FAULTS, serveGraph } from "./serve-graph.ts";

const TURTLE = `
:inception a :Film ; rdfs:label "Inception"@en ; :director :nolan ; :year "2010" .
:heat a :Film ; rdfs:label "Heat"@en ; :director :mann ; :year "1995" .
:nolan a :Person ; rdfs:label "Christopher Nolan"@en ; :birthPlace :london . :mann a :Person ; rdfs:label "Michael Mann"@en .
:london a :City ; rdfs:label "London"@en . :Film rdfs:subClassOf :Work . :director rdfs:label "director"@en .
`;
const WAYS = [
  ["read whole", 300_000],
  ["asked", 0],
] as const;
const MOST_CALLS = 2;

/** Opens the graph as a process does that finds what others learned. */
function startsWith(url: string, folder: string) {
  const onProblem = vi.fn();
  const start = async (settings: Partial<SparqlGraphSettings> = {}): Promise<SparqlGraph> => {
    const learned = new LearnedFiles({ folder, onProblem });
    const graph = openSparqlGraph({ id: "films", title: "Films", endpoint: url, ...settings }, { fetch, learned });
    onTestFinished(() => graph.close());
    await graph.warmUp(recordingContext());
    return graph;
  };
  return { start, onProblem };
}

async function served(turtle = TURTLE) {
  const [endpoint, folder] = [await serveGraph(turtle), await temporaryFolder({})];
  const calls = async <T>(run: () => Promise<T>): Promise<readonly [T, number]> => {
    const before = endpoint.queries.length;
    return [await run(), endpoint.queries.length - before];
  };
  return { endpoint, folder, calls, ...startsWith(endpoint.url, folder) };
}

async function knownOf(graph: SparqlGraph) {
  const { version, vocabulary, asOf, licence } = graph;
  return {
    ...{ version, vocabulary, asOf, licence },
    catalogue: await graph.catalogue(recordingContext()),
    mentions: await graph.spotMentions("Who directed Inception and heat?", recordingContext()),
    found: await graph.searchEntities("Cristopher Nolan", 3, recordingContext()),
    described: [...(await graph.describe(["urn:test:heat"], recordingContext()))],
  };
}

describe.each(WAYS)("what is known of a graph that is %s", (_way, mirrorBound) => {
  test("is the same at the next start, by two calls at most", async () => {
    const { start, calls, onProblem } = await served();
    const [first, learning] = await calls(() => start({ mirrorBound }));
    expect(learning).toBeGreaterThan(MOST_CALLS);
    const [second, recalling] = await calls(() => start({ mirrorBound }));
    expect(recalling).toBeLessThanOrEqual(MOST_CALLS);
    expect(recalling).toBeGreaterThan(0);
    expect(await knownOf(second)).toEqual(await knownOf(first));
    expect((await askGraph(second, "Where was the director of Inception born?")).values).toEqual(["London"]);
    expect(onProblem).not.toHaveBeenCalled();
  });

  test("is learned anew when the graph has changed", async () => {
    const { endpoint, start } = await served();
    const before = await start({ mirrorBound });
    endpoint.update(`INSERT DATA { <urn:test:heat> <urn:test:composer> <urn:test:nolan> }`);
    const after = await start({ mirrorBound });
    expect(after.version).not.toBe(before.version);
    const { relations } = await after.catalogue(recordingContext());
    expect(relations.map(({ iri }) => iri)).toContain("urn:test:composer");
  });

  test("is learned anew when a name has changed, and nothing else", async () => {
    const { endpoint, start } = await served();
    await start({ mirrorBound });
    endpoint.update(`DELETE DATA { <urn:test:heat> <http://www.w3.org/2000/01/rdf-schema#label> "Heat"@en };
      INSERT DATA { <urn:test:heat> <http://www.w3.org/2000/01/rdf-schema#label> "Haet"@en }`);
    expect((await askGraph(await start({ mirrorBound }), "Who directed Haet?")).values).toEqual(["Michael Mann"]);
  });

  test("is learned anew after a while, with other settings, and by whoever signs in otherwise", async () => {
    const { start, calls } = await served();
    await start({ mirrorBound });
    const others: readonly Partial<SparqlGraphSettings>[] = [
      { maxAgeMs: 0 },
      { languages: ["de"] },
      { ignored: ["urn:test:year"] },
      { user: "ada", password: "one" },
      { user: "ada", password: "two" },
      { headers: { "x-key": "three" } },
    ];
    for (const settings of others)
      expect((await calls(() => start({ mirrorBound, ...settings })))[1]).toBeGreaterThan(MOST_CALLS);
    expect((await calls(() => start({ mirrorBound })))[1]).toBeLessThanOrEqual(MOST_CALLS);
  });

  test("is learned anew for who wants it fresh", async () => {
    const { start, calls } = await served();
    await start({ mirrorBound });
    const again = await start({ mirrorBound });
    const [, asked] = await calls(() => again.catalogue({ ...recordingContext(), freshFrom: Date.now() + 1 }));
    expect(asked).toBeGreaterThan(MOST_CALLS);
  });

  test("is learned anew, with a word about it, when its file is damaged", async () => {
    const { start, calls, folder, onProblem } = await served();
    await start({ mirrorBound });
    const file = join(folder, readdirSync(folder)[0] ?? "");
    const bytes = readFileSync(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    writeFileSync(file, bytes);
    const [graph, asked] = await calls(() => start({ mirrorBound }));
    expect(asked).toBeGreaterThan(MOST_CALLS);
    expect((await askGraph(graph, "Who directed Heat?")).values).toEqual(["Michael Mann"]);
    expect(onProblem.mock.calls).toEqual([[expect.stringContaining("is learned again"), expect.anything()]]);
    expect((await calls(() => start({ mirrorBound })))[1]).toBeLessThanOrEqual(MOST_CALLS);
  });

  test("holds no secrets", async () => {
    const { endpoint, folder } = await served();
    const { start } = startsWith(`${endpoint.url}?apikey=in-the-address`, folder);
    await start({ mirrorBound, user: "the-user", password: "the-password", headers: { "x-key": "in-a-header" } });
    const [name = ""] = readdirSync(folder);
    const written = name + readFileSync(join(folder, name)).toString("latin1");
    expect(written).toContain("urn:test:director");
    const secrets = ["in-the-address", "the-user", "the-password", "in-a-header"];
    for (const secret of [...secrets, ...secrets.map((each) => Buffer.from(each).toString("base64").slice(0, 12))])
      expect(written).not.toContain(secret);
  });

  test("is learned by several at once", async () => {
    const { start, folder, onProblem } = await served();
    const graphs = await Promise.all([1, 2, 3].map(() => start({ mirrorBound })));
    const known = await Promise.all(graphs.map(knownOf));
    expect(known[1]).toEqual(known[0]);
    expect(known[2]).toEqual(known[0]);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(onProblem).not.toHaveBeenCalled();
  });

  test("is not used of a graph that can not be reached", async () => {
    const { endpoint, start } = await served();
    await start({ mirrorBound });
    endpoint.always = FAULTS.status(503, "down");
    await expect(start({ mirrorBound })).rejects.toMatchObject({ code: "SOURCE_UNAVAILABLE" });
  });
});

test("what lacks something is not kept", async () => {
  const { endpoint, start, folder } = await served();
  endpoint.change = (query, rows) => (/^SELECT DISTINCT (?:\?p )?\?s \?o WHERE/u.test(query) ? rows.slice(1) : rows);
  await start();
  expect(readdirSync(folder)).toEqual([]);
});

test("a large graph that refuses to be counted is known again by some of its names", async () => {
  const { endpoint, start, calls } = await served();
  endpoint.always = (query, response, request) =>
    query.includes("GROUP BY") ? FAULTS.status(400, "too much")(query, response, request) : false;
  await start({ mirrorBound: 0 });
  expect((await calls(() => start({ mirrorBound: 0 })))[1]).toBe(1);
  endpoint.update(`INSERT DATA { <urn:test:a> <http://www.w3.org/2000/01/rdf-schema#label> "Alien"@en }`);
  expect((await calls(() => start({ mirrorBound: 0 })))[1]).toBeGreaterThan(MOST_CALLS);
});
