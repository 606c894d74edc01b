import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { openSparqlGraph, type SparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import { connections } from "../../engine/graph/neighbourhood/connections.ts";
import { expand } from "../../engine/graph/neighbourhood/expand.ts";
import { factKey } from "../../engine/evidence/fact.ts";
import { labelsOf } from "../../engine/graph/neighbourhood/labels.ts";
import { relationsOf } from "../../engine/graph/neighbourhood/relations.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import table from "../questions/table.json" with { type: "json" };
import { sharedGraph } from "../support/built-in-knowledge.ts";
import { sampled } from "../support/property-runs.ts";
import { recordingContext } from "../support/recording-context.ts";
import { startComunica } from "./comunica.ts";
import { nTriplesOf } from "./n-triples.ts";
import { type RunningEndpoint, startVirtuoso, VIRTUOSO_INSTALLED } from "./virtuoso.ts";

/** The same graph in this process and behind two servers of other makers: nobody can tell by the answers. */
const GRAPH = "urn:graph";
const FOLDER = resolve(import.meta.dirname, "../../knowledge/graph");
/** Below the triples of several relations, so that they are read in parts. */
const MAX_ROWS = 4_000;

let embedded: { graph: EmbeddedGraph; engine: Engine };
let endpoints: { readonly comunica: RunningEndpoint; readonly virtuoso: RunningEndpoint | undefined };
beforeAll(async () => {
  const nTriples = await nTriplesOf(FOLDER);
  // They take long to start, each with one processor.
  const starting = [
    startComunica(nTriples),
    VIRTUOSO_INSTALLED ? startVirtuoso(nTriples, GRAPH, MAX_ROWS) : undefined,
  ] as const;
  const graph = await sharedGraph();
  embedded = { graph, engine: engineOf(graph) };
  endpoints = { comunica: await starting[0], virtuoso: await starting[1] };
}, 120_000);
afterAll(async () => {
  await embedded.engine.close();
  await endpoints.comunica.stop();
  await endpoints.virtuoso?.stop();
});

describe("Comunica", () => {
  answersAlike(() => endpoints.comunica, {}, sampled(table, 5));
});

describe.skipIf(!VIRTUOSO_INSTALLED)(
  VIRTUOSO_INSTALLED ? "Virtuoso" : "Virtuoso (skipped: virtuoso-t and isql-vt are not installed)",
  () => {
    answersAlike(() => endpoints.virtuoso, { defaultGraphs: [GRAPH], rowCap: MAX_ROWS }, sampled(table, 5, 2));
  },
);

function answersAlike(
  endpoint: () => RunningEndpoint | undefined,
  settings: { readonly defaultGraphs?: readonly string[]; readonly rowCap?: number },
  asked: readonly (typeof table)[number][],
): void {
  let graph: SparqlGraph;
  let engine: Engine;
  beforeAll(async () => {
    const { id, title } = embedded.graph;
    graph = openSparqlGraph({ id, title, endpoint: endpoint()?.url ?? "", ...settings }, { fetch });
    await graph.warmUp(recordingContext());
    engine = engineOf(graph);
  }, 120_000);
  afterAll(async () => {
    await engine.close();
    await graph.close();
  });

  test("has the same vocabulary, relations and classes", async () => {
    expect(graph.vocabulary).toEqual(embedded.graph.vocabulary);
    expect(graph.asOf).toBe(embedded.graph.asOf);
    expect(graph.licence).toBe(embedded.graph.licence);
    expect(await graph.catalogue(recordingContext())).toEqual(await embedded.graph.catalogue(recordingContext()));
  });

  test("has the same around its entities", async () => {
    const found = await Promise.all(
      ["Japan", "Titanic", "Marie Curie", "Seattle Mariners", "English"].map((name) =>
        embedded.graph.searchEntities(name, 1, recordingContext()),
      ),
    );
    const entities = found.flat().map(({ iri }) => iri);
    expect(entities).toHaveLength(5);
    const [here, there] = await Promise.all([around(embedded.graph, entities), around(graph, entities)]);
    expect(there).toEqual(here);
    expect(here.facts.every(([, facts]) => facts.length > 5)).toBe(true);
    expect(here.pages[0]?.length).toBe(7);
    expect(here.chains.length).toBeGreaterThan(0);
  }, 60_000);

  test.each(asked)(
    "$question",
    async ({ question, answers }) => {
      const [ours, theirs] = [await ask(embedded.engine, question), await ask(engine, question)];
      expect(theirs.values.map(({ node }) => node.label).sort()).toEqual([...answers].sort());
      expect(timeless(theirs)).toEqual(timeless(ours));
    },
    60_000,
  );
}

/** All that can be asked about the neighbourhood of entities; facts in no order, since each server has its own. */
async function around(graph: KnowledgeGraph, entities: readonly string[]) {
  const context = recordingContext();
  const whole = await expand(graph, entities, { perEntity: 500 }, context);
  const found = await relationsOf(graph, entities, context);
  const relations = found.relations.slice(0, 8).map(({ relation }) => relation);
  const ofRelations = await expand(graph, entities, { relations, direction: "FORWARD", perEntity: 2 }, context);
  const beyond = await expand(graph, entities, { perEntity: 500, offset: 9_000 }, context);
  const pages = await Promise.all(
    [0, 7].map((offset) => expand(graph, entities.slice(0, 1), { perEntity: 7, offset }, context)),
  );
  const given = pages.map((page) => [...page.entities.values()].flatMap(({ facts }) => facts.map(factKey)));
  const all = new Set([...whole.entities.values()].flatMap(({ facts }) => facts.map(factKey)));
  expect(new Set(given.flat()).size).toBe(given.flat().length);
  expect(given.flat().every((fact) => all.has(fact))).toBe(true);
  const [first = "", ...others] = entities;
  const chains = await Promise.all(
    others.map((other) => connections(graph, first, other, { maxLength: 3, most: 100 }, context)),
  );
  return {
    relations: found,
    facts: [...whole.entities].map(([entity, { facts }]) => [entity, facts.map(factKey).sort()] as const),
    degrees: [whole, ofRelations, beyond]
      .flatMap(({ entities: each }) => [...each.values()])
      .map(({ degree }) => degree),
    cut: [whole.truncated, ofRelations.truncated],
    pages: given.map((facts) => ({ length: facts.length })),
    chains: chains
      .flatMap((each) =>
        each.chains.map((chain) =>
          chain.map(({ facts, direction }) => [direction, ...facts.map(factKey)].join(" ")).join(),
        ),
      )
      .sort(),
    labels: [...(await labelsOf(graph, entities, context))].sort(),
  };
}

function engineOf(graph: KnowledgeGraph): Engine {
  return createEngine({ graphs: [graph], documents: [], reasoner: createBuiltinReasoner() });
}

async function ask(engine: Engine, text: string): Promise<StrategyResult> {
  const question = engine.question(text);
  const lease = engine.attend(question, { tenant: "alike" });
  try {
    return await lease.get(engine.stages.result(question, "QUERY"));
  } finally {
    lease.leave();
  }
}

/** Without the instants at which sources were asked. */
function timeless(result: StrategyResult): unknown {
  return JSON.parse(JSON.stringify(result, (key, value: unknown) => (key === "retrievedAt" ? undefined : value)));
}
