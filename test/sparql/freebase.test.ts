import { Store } from "oxigraph";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openSparqlGraph, type SparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { PREFIXES } from "../embedded/graph-under-test.ts";
import { iri, literal, termKey } from "../../engine/rdf/term.ts";
import { triple, variable } from "../../engine/sparql/syntax.ts";
import { connections } from "../../engine/graph/neighbourhood/connections.ts";
import { expand } from "../../engine/graph/neighbourhood/expand.ts";
import { relationsOf } from "../../engine/graph/neighbourhood/relations.ts";
import { recordingContext } from "../support/recording-context.ts";
import { askGraph } from "./ask-graph.ts";
import { serveGraph } from "./serve-graph.ts";

/** A few things of our own in Freebase's shape: names by type.object.name, a performance as a node without a name. */
const TURTLE = `
@prefix ns: <http://rdf.freebase.com/ns/> .
ns:film.film ns:type.object.type ns:type.type ; ns:type.object.name "Film"@en . ns:film.actor ns:type.object.type ns:type.type ; ns:type.object.name "Film actor"@en .
ns:film.performance ns:type.object.type ns:type.type ; ns:type.object.name "Film performance"@en ; ns:freebase.type_hints.mediator "true" .
ns:film.film.directed_by ns:type.object.type ns:type.property ; ns:type.object.name "Directed by"@en ; ns:type.property.schema ns:film.film ; ns:type.property.expected_type ns:film.director .
ns:film.film.starring ns:type.object.type ns:type.property ; ns:type.object.name "Performances"@en ; ns:type.property.schema ns:film.film ; ns:type.property.expected_type ns:film.performance .
ns:film.performance.actor ns:type.object.type ns:type.property ; ns:type.object.name "Actor"@en ; ns:type.property.schema ns:film.performance ; ns:type.property.expected_type ns:film.actor .
ns:film.performance.character ns:type.object.type ns:type.property ; ns:type.object.name "Character"@en ; ns:type.property.schema ns:film.performance ; ns:type.property.expected_type ns:film.film_character .
ns:film.actor ns:freebase.type_hints.included_types ns:people.person . ns:film.director ns:freebase.type_hints.included_types ns:people.person . ns:people.person ns:type.object.name "Person"@en .
ns:m.01 ns:type.object.type ns:film.film ; ns:type.object.name "The Gate"@en, "Das Tor"@de ; ns:common.topic.alias "Gate"@en ; ns:film.film.directed_by ns:m.02 ; ns:film.film.starring ns:m.0p1, ns:m.0p2 .
ns:m.02 ns:type.object.name "Ada Vane"@en .
ns:m.0p1 ns:film.performance.actor ns:m.03 ; ns:film.performance.character ns:m.05 .
ns:m.0p2 ns:film.performance.actor ns:m.04 ; ns:film.performance.character ns:m.06 .
ns:m.03 ns:type.object.type ns:film.actor ; ns:type.object.name "Tom Reed"@en . ns:m.04 ns:type.object.type ns:film.actor ; ns:type.object.name "Mia Holt"@en .
ns:m.05 ns:type.object.name "The Keeper"@en . ns:m.06 ns:type.object.name "The Stranger"@en .
`;
const store = new Store();
store.load(PREFIXES + TURTLE, { format: "text/turtle" });
const NS = "http://rdf.freebase.com/ns/";

describe.each([
  ["looked up", 0],
  ["read whole", 10_000],
])("Freebase's shape, %s", (_name, mirrorBound) => {
  let graph: SparqlGraph;
  beforeEach(async () => {
    const served = await serveGraph(TURTLE);
    graph = openSparqlGraph(
      { id: "freebase", title: "Freebase", endpoint: served.url, profile: "freebase", mirrorBound },
      { fetch },
    );
    onTestFinished(() => graph.close());
  });

  test.each([
    ["Who directed The Gate?", ["Ada Vane"]],
    ["Who is an actor of The Gate?", ["Mia Holt", "Tom Reed"]],
    ["What are the characters of The Gate?", ["The Keeper", "The Stranger"]],
  ])("%s", async (question, answers) => {
    const { values, paths, result } = await askGraph(graph, question);
    expect([...values].sort()).toEqual(answers);
    // The queries shown are those that the source itself runs.
    for (const sparql of [result.sparql, ...result.paths.map((path) => path.sparql)]) {
      expect(sparql).not.toContain("..");
      expect(store.query(sparql ?? "")).not.toEqual([]);
    }
    // What a node without a name holds together is one step.
    for (const path of paths) expect(path).not.toMatch(/m\.0p/);
  });

  test("relations through a node without a name are one relation, called as its second half", async () => {
    const { relations } = await graph.catalogue(recordingContext());
    expect(relations.map(({ iri, label }) => [iri.replace(NS, ""), label.toLowerCase()]).sort()).toEqual([
      ["film.film.directed_by", "directed by"],
      ["film.film.starring..film.performance.actor", "actor"],
      ["film.film.starring..film.performance.character", "character"],
    ]);
  });

  test("around entities are things with names, by such relations where facts are held together", async () => {
    const [film, actor, character] = ["m.01", "m.03", "m.05"].map((name) => NS + name) as [string, string, string];
    const short = (text: string): string => text.replaceAll(NS, "");
    const context = recordingContext();
    const { relations, truncated } = await relationsOf(graph, [film], context);
    expect(relations.map(({ relation, direction, degree }) => `${short(relation)} ${direction} ${degree}`)).toEqual([
      "film.film.directed_by FORWARD 1",
      "film.film.starring..film.performance.actor FORWARD 2",
      "film.film.starring..film.performance.character FORWARD 2",
    ]);
    expect(truncated).toBe(false);
    const factsOf = async (entity: string): Promise<readonly string[]> => {
      const { entities } = await expand(graph, [entity], {}, recordingContext());
      return (entities.get(entity)?.facts ?? []).map(({ subject, relation, object }) =>
        short(`${termKey(subject)} ${relation} ${termKey(object)}`),
      );
    };
    expect(await factsOf(film)).toEqual([
      "<m.01> film.film.directed_by <m.02>",
      "<m.01> film.film.starring..film.performance.actor <m.03>",
      "<m.01> film.film.starring..film.performance.actor <m.04>",
      "<m.01> film.film.starring..film.performance.character <m.05>",
      "<m.01> film.film.starring..film.performance.character <m.06>",
    ]);
    expect(await factsOf(actor)).toEqual(["<m.01> film.film.starring..film.performance.actor <m.03>"]);
    const { chains } = await connections(graph, actor, character, { maxLength: 2 }, recordingContext());
    expect(chains.map((chain) => chain.map(({ facts }) => short(facts[0]?.relation ?? "")))).toEqual([
      ["film.film.starring..film.performance.actor", "film.film.starring..film.performance.character"],
    ]);
  });

  test("such a relation leads from either of its ends to the other", async () => {
    const [film, actor] = [`${NS}m.01`, `${NS}m.03`];
    const relation = `${NS}film.film.starring..film.performance.actor`;
    const found = await expand(graph, [film, actor], { relations: [relation] }, recordingContext());
    const fact = (subject: string, object: string) => ({
      kind: "triple",
      subject: iri(subject),
      relation,
      object: iri(object),
      validity: [],
    });
    expect(found.entities.get(film)?.facts).toEqual([fact(film, actor), fact(film, `${NS}m.04`)]);
    expect(found.entities.get(actor)?.facts).toEqual([fact(film, actor)]);
    const { chains } = await connections(
      graph,
      actor,
      `${NS}m.04`,
      { relations: [relation], maxLength: 2 },
      recordingContext(),
    );
    expect(chains.map((chain) => chain.map(({ direction }) => direction))).toEqual([["BACKWARD", "FORWARD"]]);
  });

  test("such a relation is asked as the path that it is; text that looks like one stays text", async () => {
    const { rows } = await graph.select(
      {
        variables: [variable("a"), variable("t")],
        where: [
          triple(iri(`${NS}m.01`), iri(`${NS}film.film.starring..film.performance.actor`), variable("a")),
          { kind: "bind", value: literal(`<${NS}a..b>`), as: variable("t") },
        ],
      },
      recordingContext(),
    );
    expect(rows.map((row) => row.get("a"))).toContainEqual({ kind: "iri", value: `${NS}m.03` });
    expect(rows[0]?.get("t")).toMatchObject({ lexical: `<${NS}a..b>` });
  });
});
