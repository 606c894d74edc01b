import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  type EmbeddedGraph,
  type EmbeddedGraphOptions,
  openEmbeddedGraph,
} from "../../datasources/embedded/embedded-graph.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { iri, literal, RDFS, type Triple } from "../../engine/rdf/term.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { gatewayUnderTest } from "../server/gateway-under-test.ts";
import { serveGraph } from "../sparql/serve-graph.ts";
import { selecting } from "../support/queries.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

const TRIG = `
  @prefix : <urn:test:> . @prefix rdfs: <${RDFS}> . @prefix foaf: <http://xmlns.com/foaf/0.1/> .
  :harbour :inspectedIn 1999 .
  :g1 { :harbour rdfs:label "Old Harbour" ; :builder :anna . :anna rdfs:label "Anna" . :builder rdfs:label "builder" . }
  :g2 { :harbour :builder :anna ; :depth 7 ; :keeper [ foaf:name "Berta" ] . }
  _:g3 { :harbour :length 90 . }
`;
const QUADS = `<urn:test:anna> <urn:test:born> "1901" <urn:test:g2> .\n`;
const TURTLE = `<urn:test:anna> <urn:test:trade> <urn:test:mason> .\n`;

const FILES = { "a.trig": TRIG, "b.nq": QUADS, "c.ttl": TURTLE };

async function open(options: Partial<EmbeddedGraphOptions> = {}): Promise<EmbeddedGraph> {
  const files = [await temporaryFolder(FILES)];
  const graph = await openEmbeddedGraph({ id: "test", title: "Test", files, ...options });
  onTestFinished(() => graph.close());
  return graph;
}

async function has(graph: EmbeddedGraph, subject: string, predicate: string): Promise<boolean> {
  const query = selecting("o", [`urn:test:${subject}`, `urn:test:${predicate}`, "?o"]);
  return (await graph.select(query, recordingContext())).rows.length > 0;
}

function triple(subject: string, predicate: string, object: Triple["object"]): Triple {
  return { subject: iri(`urn:test:${subject}`), predicate: iri(`urn:test:${predicate}`), object };
}

const BUILDER = triple("harbour", "builder", iri("urn:test:anna"));

describe("named graphs of files", () => {
  test("are asked as one, in which a triple of two is one fact", async () => {
    const graph = await open();
    expect(graph.stats.triples).toBe(11);
    const { rows } = await graph.select(
      selecting("o", ["urn:test:harbour", "urn:test:builder", "?o"]),
      recordingContext(),
    );
    expect(rows).toHaveLength(1);
    for (const [subject, predicate] of [
      ["harbour", "inspectedIn"],
      ["harbour", "depth"],
      ["harbour", "length"],
      ["anna", "trade"],
      ["anna", "born"],
    ] as const)
      expect(await has(graph, subject, predicate)).toBe(true);
  });

  test("are told of each triple, of what was given an IRI too, and not of what is not there", async () => {
    const graph = await open();
    const keeper = (
      await graph.select(selecting("o", ["urn:test:harbour", "urn:test:keeper", "?o"]), recordingContext())
    ).rows[0]?.get("o");
    expect(keeper).toMatchObject({ kind: "iri" });
    const asked = [
      BUILDER,
      triple("harbour", "depth", literal("7", "http://www.w3.org/2001/XMLSchema#integer")),
      triple("harbour", "keeper", keeper!),
      triple("harbour", "inspectedIn", literal("1999", "http://www.w3.org/2001/XMLSchema#integer")),
      triple("harbour", "length", literal("90", "http://www.w3.org/2001/XMLSchema#integer")),
      triple("anna", "trade", iri("urn:test:mason")),
      triple("anna", "trade", iri("urn:test:smith")),
      triple("anna", "trade", { kind: "blank", id: "b" }),
    ];
    const both = ["urn:test:g1", "urn:test:g2"];
    expect(await graph.namedGraphs?.(asked, recordingContext())).toEqual([
      both,
      ["urn:test:g2"],
      ["urn:test:g2"],
      [],
      [],
      [],
      null,
      null,
    ]);
  });

  test("are counted by the check", async () => {
    const { findings } = (await (await open()).check?.(recordingContext())) ?? { findings: [] };
    expect(findings.find(({ name }) => name === "named graphs")?.value).toBe(
      "3: urn:test:g2 (5), urn:test:g1 (4), 1 more",
    );
    const plain = await openEmbeddedGraph({
      id: "plain",
      title: "Plain",
      files: [join(await temporaryFolder({ "a.ttl": TURTLE }), "a.ttl")],
    });
    onTestFinished(() => plain.close());
    const check = await plain.check?.(recordingContext());
    expect(check?.findings.some(({ name }) => name === "named graphs")).toBe(false);
    expect(plain.namedGraphs).toBeUndefined();
  });

  test("are asked alone where they are set, with files that have none", async () => {
    const graph = await open({ defaultGraphs: ["urn:test:g2"] });
    expect(graph.stats.triples).toBe(6);
    const asked = [
      ["harbour", "depth", true],
      ["anna", "born", true],
      ["anna", "trade", true],
      ["harbour", "builder", true],
      ["harbour", "length", false],
      ["harbour", "inspectedIn", false],
    ] as const;
    for (const [subject, predicate, is] of asked) expect(await has(graph, subject, predicate)).toBe(is);
    const context = recordingContext();
    expect(await graph.namedGraphs?.([BUILDER, triple("anna", "trade", iri("urn:test:mason"))], context)).toEqual([
      ["urn:test:g2"],
      [],
    ]);
    expect((await open()).version).not.toBe(graph.version);
  });

  test("that are set and in no file are refused, with those there are", async () => {
    await expect(open({ defaultGraphs: ["urn:test:g2", "urn:test:g9"] })).rejects.toThrow(
      'The files of the graph "test" have no named graph "urn:test:g9"; they have 3, the largest urn:test:g2, urn:test:g1. Correct defaultGraphs.',
    );
    const folder = await temporaryFolder({ "a.ttl": TURTLE });
    await expect(open({ files: [folder], defaultGraphs: ["urn:test:g2"] })).rejects.toThrow(/they have none/);
    await expect(open({ defaultGraphs: ["g2"] })).rejects.toThrow(/defaultGraphs must be an absolute IRI/);
  });
});

describe("evidence", () => {
  const QUESTION = `question(text: "Who is the builder of Old Harbour?", strategy: QUERY)`;

  test("tells the named graphs of its triple, and asks only where they are selected", async () => {
    const engine = createEngine({ graphs: [await open()], reasoner: createBuiltinReasoner() });
    onTestFinished(() => engine.close());
    const { post } = await gatewayUnderTest({ engine });
    const without = await post(`{ ${QUESTION} { evidence { nodes { text } } } }`);
    const calls = without.body.extensions.cost.upstream.SPARQL;
    const told = await post(`{ ${QUESTION} { evidence { nodes { namedGraphs } } } }`);
    expect(told.body.data.question.evidence.nodes).toEqual([{ namedGraphs: ["urn:test:g1", "urn:test:g2"] }]);
    expect(told.body.extensions.cost.upstream).toEqual({ SPARQL: 1 });
    expect(calls).toBeGreaterThan(0);
  });

  test.each([
    [["urn:g"], [["urn:g"]]],
    [["urn:g", "urn:h"], [null]],
    [undefined, [null]],
  ])("of an endpoint that is asked for %j", async (defaultGraphs, told) => {
    const { url } = await serveGraph("");
    const settings = { id: "e", title: "E", endpoint: url };
    const graph = openSparqlGraph(defaultGraphs === undefined ? settings : { ...settings, defaultGraphs }, { fetch });
    onTestFinished(() => graph.close());
    const context = recordingContext();
    expect(await graph.namedGraphs?.([BUILDER], context)).toEqual(told);
    expect(context.calls).toEqual([]);
  });
});
