import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { believing } from "../treeqa/seeded.ts";
import { loadTrace, type LoadedTrace } from "./loaded-trace.ts";
import { HOSTILE_NAME, openShips, SENTENCE, type World } from "./world.ts";

const PROVENANCE = `query ($text: String!, $strategy: Strategy!) {
  question(text: $text, strategy: $strategy) {
    provenance
    jsonLd: provenance(format: JSON_LD)
    answer { text status values { nodes { label } } }
  }
}`;

interface Traced {
  readonly trace: LoadedTrace;
  readonly jsonLd: LoadedTrace;
  readonly turtle: string;
  readonly answer: { readonly text: string; readonly labels: readonly string[] };
  readonly cost: { readonly stages: number; readonly upstream: Readonly<Record<string, number>> };
}

async function traced({ post }: World, text: string, strategy = "QUERY"): Promise<Traced> {
  const { body } = await post(PROVENANCE, { text, strategy });
  expect(body.errors).toBeUndefined();
  const { provenance, jsonLd, answer } = body.data.question;
  return {
    turtle: provenance,
    trace: loadTrace(provenance),
    jsonLd: loadTrace(jsonLd, "application/ld+json"),
    answer: { text: answer.text, labels: answer.values.nodes.map(({ label }: { label: string }) => label) },
    cost: body.extensions.cost,
  };
}

const VALUES = "SELECT ?label WHERE { ?answer prov:hadMember ?value . ?value prov:value ?label } ORDER BY ?label";
/** Values of the answer that no way of derivation leads from to a source. */
const GROUNDLESS = `SELECT ?label WHERE {
  ?answer prov:hadMember ?value . ?value prov:value ?label ; prov:wasGeneratedBy ?stage .
  FILTER NOT EXISTS { ?value prov:wasDerivedFrom+ ?source . ?source a prov:Collection ; dcterms:identifier ?id .
                      FILTER NOT EXISTS { ?source prov:wasGeneratedBy ?any } }
}`;

test("what does not hold to the ontology is seen, and a value without a source", () => {
  const head = "@prefix prov: <http://www.w3.org/ns/prov#> . @prefix dcterms: <http://purl.org/dc/terms/> .";
  expect(loadTrace(`${head} <urn:a> prov:wasFoundBy <urn:b> .`).misfits()).toEqual([
    "http://www.w3.org/ns/prov#wasFoundBy is no term of PROV-O",
  ]);
  expect(loadTrace(`${head} <urn:a> a prov:Activity ; prov:wasDerivedFrom "b" .`).misfits()).toHaveLength(2);
  expect(loadTrace(`${head} <urn:a> a prov:Plan ; prov:wasDerivedFrom <urn:a> .`).misfits()).toEqual([]);
  const value = '<urn:a> prov:hadMember <urn:b> . <urn:b> prov:value "x" ; prov:wasGeneratedBy <urn:s>';
  expect(loadTrace(`${head} ${value} .`).rows(GROUNDLESS)).toEqual([{ label: "x" }]);
  const source = '<urn:c> a prov:Collection ; dcterms:identifier "c"';
  expect(loadTrace(`${head} ${value} ; prov:wasDerivedFrom <urn:c> . ${source} .`).rows(GROUNDLESS)).toEqual([]);
});

describe("provenance", () => {
  test.each([
    ["QUERY", "Where was the captain of the Arctic Tern born?", ["Moorhaven"]],
    ["QUERY", "Who is the captain of the Snowy Owl?", ["Bern Holt", HOSTILE_NAME, "Olga Stray"]],
    ["QUERY", "How many captains does the Snowy Owl have?", ["3"]],
    ["QUERY", "Who designed the Arctic Tern?", ["Mira Holt"]],
    ["TREEQA", "Where was the captain of the Arctic Tern born?", ["Moorhaven"]],
    ["HYDRA", "Where was the captain of the Arctic Tern born?", ["Moorhaven"]],
    ["FIDELIS", "Where was the captain of the Arctic Tern born?", ["Moorhaven"]],
    ["FUSION", "Where was the captain of the Arctic Tern born?", ["Moorhaven"]],
    ["FUSION", "Who is the captain of the Brown Skua?", [HOSTILE_NAME]],
  ])("%s: %s holds to PROV-O, and leads from each value to a source", async (strategy, text, labels) => {
    const world = await openShips();
    const { trace, jsonLd, answer } = await traced(world, text, strategy);
    expect(answer.labels.length).toBe(labels.length);
    expect(trace.rows(VALUES).map(({ label }) => label)).toEqual([...answer.labels].sort());
    expect(trace.misfits()).toEqual([]);
    expect(trace.rows(GROUNDLESS)).toEqual([]);
    expect(trace.size).toBeGreaterThan(30);
    expect(trace.rows("SELECT ?s WHERE { { ?s ?p <urn:y> } UNION { <urn:x> ?p ?s } }")).toEqual([]);
    expect(jsonLd.triples()).toEqual(trace.triples());
  });

  test("tells of stages, calls and who took part, with their times", async () => {
    const { trace } = await traced(await openShips(), "Where was the captain of the Arctic Tern born?");
    const stages = trace.rows(`SELECT ?label ?from ?to WHERE {
      ?answer prov:hadMember ?any ; prov:wasGeneratedBy/prov:wasInformedBy* ?stage .
      ?stage rdfs:label ?label ; prov:startedAtTime ?from ; prov:endedAtTime ?to . FILTER(?from <= ?to) }`);
    const names = stages.map(({ label }) => label);
    for (const name of ["query.result", "analysis", "query.execution", "SPARQL call"]) expect(names).toContain(name);
    const agents = trace.rows(
      "SELECT DISTINCT ?label WHERE { ?any prov:wasAssociatedWith/rdfs:label ?label } ORDER BY ?label",
    );
    expect(agents.map(({ label }) => label)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^whyql \d+\.\d+\.\d+$/u), "Register of ships"]),
    );
    const plans = trace.rows(`SELECT ?text WHERE { ?stage prov:used ?plan . ?plan a prov:Plan ; prov:value ?text }`);
    expect(plans.map(({ text }) => text)).toEqual([expect.stringMatching(/^SELECT/u)]);
    expect(
      trace.rows(
        "SELECT ?label WHERE { ?a prov:qualifiedAssociation/prov:hadPlan ?plan . ?plan rdfs:label ?label } ORDER BY ?label",
      ),
    ).toContainEqual({ label: "QUERY" });
    const triples = trace.rows(`SELECT ?s ?p ?graph WHERE {
      ?cited rdf:subject ?s ; rdf:predicate ?p ; prov:hadPrimarySource/dcterms:identifier ?graph }`);
    expect(triples).toContainEqual({ s: "urn:test:tern", p: "urn:test:captain", graph: "ships" });
  });

  test("quotes with the document, its licence and its collection", async () => {
    const { trace } = await traced(await openShips(), "Who designed the Arctic Tern?");
    const quotes = trace.rows(`SELECT ?text ?document ?title ?licence ?collection WHERE {
      ?answer prov:hadMember/prov:wasDerivedFrom+ ?quote . ?quote prov:value ?text ; prov:wasQuotedFrom ?document .
      ?document rdfs:label ?title ; dcterms:license ?licence ; prov:wasDerivedFrom/rdfs:label ?collection }`);
    expect(quotes).toEqual([
      {
        text: SENTENCE,
        document: "https://example.org/yard?a=1&b=2",
        title: 'The yard "at" <the> \\ sound',
        licence: "https://example.org/licence",
        collection: "Papers of the yard",
      },
    ]);
  });

  test("has what was refuted invalidated, and what is right as its revision", async () => {
    const world = await openShips({ reasoner: believing(() => "Atlantis", true, createBuiltinReasoner()) });
    const { trace } = await traced(world, "Where was the captain of the Arctic Tern born?", "TREEQA");
    const revised = trace.rows(`SELECT ?before ?after ?by WHERE {
      ?answer prov:hadMember ?any ; prov:wasDerivedFrom ?new .
      ?new prov:wasRevisionOf ?old ; rdfs:label ?after ; prov:wasDerivedFrom+/dcterms:identifier ?source .
      ?old rdfs:label ?before ; prov:invalidatedAtTime ?at ; prov:wasInvalidatedBy/rdfs:label ?by } GROUP BY ?before ?after ?by ORDER BY ?after`);
    expect(revised).toEqual([
      { before: "Atlantis", after: "Bern Holt", by: "treeqa.tree" },
      { before: "Atlantis", after: "Moorhaven", by: "treeqa.tree" },
    ]);
    expect(trace.misfits()).toEqual([]);
  });

  test("says of what is not known what was asked in vain", async () => {
    const { trace, answer } = await traced(await openShips(), "What does the Arctic Tern weigh?");
    expect(answer.labels).toEqual([]);
    expect(trace.misfits()).toEqual([]);
    expect(
      trace.rows("SELECT ?text WHERE { ?answer a prov:Collection ; prov:value ?text ; prov:wasGeneratedBy ?stage }"),
    ).toEqual([{ text: "Not known" }]);
  });

  test("names the same things alike in every process, and asks nobody again", async () => {
    const text = "Where was the captain of the Arctic Tern born?";
    const [one, other] = [await openShips(), await openShips()];
    const named = async (world: World) =>
      (await traced(world, text)).trace.rows(
        "SELECT DISTINCT ?s WHERE { ?s a prov:Entity . FILTER(!STRSTARTS(STR(?s), 'urn:whyql:query')) } ORDER BY ?s",
      );
    const first = await named(one);
    expect(await named(other)).toEqual(first);
    const again = await traced(one, text);
    expect(again.cost.stages).toBe(0);
    expect(Object.values(again.cost.upstream).reduce((sum, calls) => sum + calls, 0)).toBe(0);
    expect(again.trace.rows("SELECT ?label WHERE { ?s a prov:Activity ; rdfs:label ?label }")).toContainEqual({
      label: "query.execution",
    });
  });
});
