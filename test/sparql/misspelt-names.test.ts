import { defaultGraph, Store } from "oxigraph";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { oneSlipFrom } from "../../datasources/sparql/live/one-slip.ts";
import { openSparqlGraph, type SparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { PREFIXES } from "../embedded/graph-under-test.ts";
import { OBSERVATORIES } from "../questions/observatories.ts";
import { sampled } from "../support/property-runs.ts";
import { recordingContext } from "../support/recording-context.ts";
import { askGraph } from "./ask-graph.ts";
import { FAULTS, type ServedGraph, serveGraph } from "./serve-graph.ts";
import { type RunningVirtuoso, startVirtuoso, VIRTUOSO_INSTALLED } from "./virtuoso.ts";

const MORE = `
  :far a :Town ; rdfs:label "Larkmoor"@en ; :inhabitants 77 . :near a :Town ; rdfs:label "Larkmoon"@en ; :inhabitants 88 .
  :farm a :Town ; rdfs:label "Holmstaed Farm" ; :inhabitants 9 .
  :bay a :Town ; rdfs:label "Grebe Shallows" ; :inhabitants 12 .
`;

const ANSWERED: readonly (readonly [question: string, answer: string])[] = [
  ["who built skerryvne", "Edda Thorvaldsen"],
  ["who built skeryvane", "Edda Thorvaldsen"],
  ["in which county is braemuoth?", "Fairnland"],
  ["in which town was ottoline prewet born?", "Braemouth"],
  ["where was edda thorvaldson born", "Holmstead"],
  ["what is the population of grebe shalows", "12"],
];

const NOT_KNOWN = [
  // Two are as near.
  ...["what is the population of larkmoo", "what is the population of larkmoob"],
  // Other names, and what is no slip.
  ...[
    "who built skerryvorst",
    "where was alma thorvaldsen born",
    "what is the population of olmstead",
    "who built ukk",
  ],
];

/** One for both: it is asked without the index first, and has it made then. */
let endpoint: RunningVirtuoso | undefined;
beforeAll(async () => {
  if (!VIRTUOSO_INSTALLED) return;
  const store = new Store();
  store.load(PREFIXES + OBSERVATORIES + MORE, { format: "text/turtle" });
  const nTriples = store.dump({ format: "application/n-triples", from_graph_name: defaultGraph() });
  endpoint = await startVirtuoso(nTriples, "http://data.example/observatories", 10_000);
}, 120_000);
afterAll(() => endpoint?.stop());

describe.skipIf(!VIRTUOSO_INSTALLED).each([
  ["without an index of texts", false],
  ["with an index of texts", true],
])(VIRTUOSO_INSTALLED ? "Virtuoso %s" : "Virtuoso %s (skipped: it is not installed)", (_name, hasTextIndex) => {
  /** Virtuoso takes seconds for each, however it finds names: half of them are asked in each way. */
  const asked = <Item>(items: readonly Item[]): readonly Item[] => sampled(items, 2, hasTextIndex ? 1 : 0);
  let graph: SparqlGraph;
  beforeAll(async () => {
    if (hasTextIndex) await endpoint?.indexTexts();
    const place = { id: "graph", title: "Graph", endpoint: endpoint?.url ?? "" };
    graph = openSparqlGraph({ ...place, mirrorBound: 0 }, { fetch });
    await graph.warmUp(recordingContext());
  }, 120_000);
  afterAll(() => graph.close());

  test("a misspelt name is found where one alone can be meant", async () => {
    for (const [question, answer] of asked(ANSWERED))
      expect((await askGraph(graph, question)).values.join(), question).toBe(answer);
  }, 120_000);

  test("and is not taken for another", async () => {
    for (const question of asked(NOT_KNOWN))
      expect((await askGraph(graph, question)).status, question).toBe("NOT_KNOWN");
  }, 120_000);
});

async function opened(): Promise<{ readonly served: ServedGraph; readonly graph: SparqlGraph }> {
  const served = await serveGraph(OBSERVATORIES + MORE);
  const graph = openSparqlGraph({ id: "graph", title: "Graph", endpoint: served.url, mirrorBound: 0 }, { fetch });
  onTestFinished(() => graph.close());
  await graph.warmUp(recordingContext());
  return { served, graph };
}

const isMisspelt = { isMisspelt: true };

describe("an endpoint that is asked for each name", () => {
  test("is asked for spellings only where nothing else is found, in some queries", async () => {
    const { served, graph } = await opened();
    const slips = (): number => served.queries.filter(({ query }) => query.includes('"Sskerryvne"')).length;
    await askGraph(graph, "who built skerryvane");
    expect(slips()).toBe(0);
    const before = served.queries.length;
    await graph.searchEntities("skerryvne", 5, recordingContext(), isMisspelt);
    expect(served.queries.length - before).toBeLessThan(16);
    await graph.searchEntities(`skerryvne ${"thorvaldson ".repeat(12)}`, 5, recordingContext(), isMisspelt);
    await graph.searchEntities("kale", 5, recordingContext(), isMisspelt);
    await graph.searchEntities("8 > 9", 5, recordingContext(), isMisspelt);
    expect(served.queries.length - before).toBeLessThan(16);
  });

  test("nothing is found where it does not tell all that may be meant", async () => {
    const { served, graph } = await opened();
    const found = async (name: string): Promise<readonly string[]> =>
      (await graph.searchEntities(name, 5, recordingContext(), isMisspelt)).map(({ label }) => label);
    expect(await found("braemuoth")).toEqual(["Braemouth"]);
    expect((await found("larkmoob")).toSorted()).toEqual(["Larkmoon", "Larkmoor"]);
    // A word that another name has is not misspelt.
    expect(await found("holmstaed")).toEqual([]);
    // Too much for it: the spellings, or the names that hold the word.
    for (const part of ["VALUES ?n", "REGEX"]) {
      served.always = (query, response, request) =>
        query.includes(part) ? FAULTS.status(500, "too much")(query, response, request) : false;
      expect(await found("braemotuh"), part).toEqual([]);
      served.always = undefined;
    }
  });
});

test("one slip is a letter left out, put in, taken for another or swapped, and never the first for another", () => {
  const [only, ...others] = oneSlipFrom("the brae harbr");
  expect(others).toEqual([]);
  expect(only?.word).toBe("harbr");
  for (const name of ["the brae harbor", "the brae hrabr", "the brae habr", "the brae harbrs", "the brae ahrbr"])
    expect(only?.names).toContain(name);
  for (const name of ["the brae harbr", "the brae garbr", "the brae xharbr", "the brae arbr", "the bray harbr"])
    expect(only?.names).not.toContain(name);
  expect(oneSlipFrom("k2 o'er ab")).toEqual([]);
});
