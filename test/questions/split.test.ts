import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Store, type Quad } from "oxigraph";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { OWL, RDF, RDFS, SCHEMA, SKOS } from "../../engine/rdf/term.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { serveGraph } from "../sparql/serve-graph.ts";
import { sampled } from "../support/property-runs.ts";
import own from "./own.json" with { type: "json" };
import table from "./table.json" with { type: "json" };

/**
 * The built-in graph cut into two, each with every other relation, the second under IRIs of its own that it links to
 * those of the first: every question is answered as of the whole.
 */
const FOLDER = resolve(import.meta.dirname, "../../knowledge/graph");
const OF_BOTH = new Set([`${RDF}type`, `${RDFS}label`, `${RDFS}subClassOf`, `${SKOS}altLabel`, `${SCHEMA}description`]);
const ENTITY = /<urn:whyql:entity:/gu;

/**
 * N-Triples of the relations whose place in the list is odd, or even; a statement goes with the relation that it is
 * about.
 */
function half(quads: readonly Quad[], parity: number): string {
  const relations = [...new Set(quads.map(({ predicate }) => predicate.value))]
    .filter((iri) => iri.startsWith("urn:whyql:relation:"))
    .sort();
  const about = new Map(
    quads
      .filter(({ predicate }) => predicate.value === `${RDF}predicate`)
      .map(({ subject, object }) => [subject.value, object.value]),
  );
  const isHere = ({ subject, predicate }: Quad): boolean => {
    const relation = about.get(subject.value) ?? (relations.includes(subject.value) ? subject.value : predicate.value);
    return relations.includes(relation)
      ? relations.indexOf(relation) % 2 === parity
      : OF_BOTH.has(predicate.value) || !relations.includes(relation);
  };
  return quads
    .filter(isHere)
    .map((quad) => `${quad.toString()} .`)
    .join("\n");
}

let graphs: readonly KnowledgeGraph[] = [];
let second = "";
beforeAll(async () => {
  const store = new Store();
  for (const name of readdirSync(FOLDER).filter((each) => each.endsWith(".ttl")))
    store.load(readFileSync(resolve(FOLDER, name), "utf8"), { format: "text/turtle" });
  const quads = store.match(null, null, null);
  const entities = [
    ...new Set(quads.flatMap(({ subject }) => (subject.termType === "NamedNode" ? [subject.value] : []))),
  ].filter((iri) => iri.startsWith("urn:whyql:entity:"));
  const links = entities.map((iri) => `<${iri.replace("urn:whyql:entity:", "urn:other:")}> <${OWL}sameAs> <${iri}> .`);
  second = `${half(quads, 1).replace(ENTITY, "<urn:other:")}\n${links.join("\n")}`;
  graphs = [await graphOf("first", half(quads, 0)), await graphOf("second", second)];
}, 60_000);

describe("a graph cut into two", () => {
  const asked = table.flatMap(({ question, answers }) =>
    (["QUERY", "TREEQA"] as const).map((strategy) => [strategy, question, answers] as const),
  );
  test.each(sampled(asked, 4))("%s: %s", async (strategy, question, answers) => {
    const { values, result } = await askAll(graphs, question, strategy);
    expect([...values].sort(), result.explanation).toEqual([...answers].sort());
    for (const path of result.paths) for (const step of path.steps) expect(step.evidence.length).toBeGreaterThan(0);
  });

  test.each(
    own.filter(({ answers }) => answers.length > 0).map(({ question, answers }) => [question, answers] as const),
  )("%s", async (question, answers) => {
    const { result } = await askAll(graphs, question);
    // As in the table of questions: a date or number as the graph writes it, a truth as "yes" or "no".
    const spelt = result.values.map(
      ({ node }) =>
        [node.label, node.label.toLowerCase(), node.kind === "literal" ? node.literal.lexical : node.label].find(
          (text) => answers.includes(text),
        ) ?? node.label,
    );
    expect(spelt.sort(), result.explanation).toEqual([...answers].sort());
  });

  test.each(own.filter(({ answers }) => answers.length === 0))("not known: $question", async ({ question }) => {
    expect((await askAll(graphs, question)).result.status).toBe("NOT_KNOWN");
  });

  test("one of them behind an endpoint", { timeout: 120_000 }, async () => {
    const served = await serveGraph(second);
    const endpoint = openSparqlGraph({ id: "served", title: "Served", endpoint: served.url }, { fetch });
    onTestFinished(() => endpoint.close());
    for (const { question, answers } of sampled(table, 4)) {
      const { values, result } = await askAll([...graphs.slice(0, 1), endpoint], question);
      expect([...values].sort(), `${question} ${result.explanation}`).toEqual([...answers].sort());
    }
  });
});
