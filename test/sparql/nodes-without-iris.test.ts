import fc from "fast-check";
import { Store } from "oxigraph";
import { describe, expect, onTestFinished, test } from "vitest";
import { isGivenIri } from "../../datasources/graph-index/given-iris.ts";
import { LearnedFiles } from "../../datasources/learned/learned-files.ts";
import { givenNodes, type GivenNode, type NodeFact } from "../../datasources/sparql/nodes/given-nodes.ts";
import { isKeyed, KeyPatterns } from "../../datasources/sparql/nodes/key-patterns.ts";
import { openSparqlGraph, type SparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { serialise } from "../../engine/sparql/serialise.ts";
import { variable } from "../../engine/sparql/syntax.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";
import { askGraph } from "./ask-graph.ts";
import { type Change, type ServedGraph, serveGraph } from "./serve-graph.ts";

const BOOKS = `
:Book rdfs:label "book" . :editor rdfs:label "editor" . :country rdfs:label "country" . :norland rdfs:label "Norland" .
:height rdfs:label "height" .
:atlas a :Book ; rdfs:label "The Atlas" ; :editor :ann , _:bob , _:eve . :globe a :Book ; rdfs:label "The Globe" ; :editor _:bob .
:ann a :Person ; rdfs:label "Ann Thorne" ; :country :norland .
_:bob a :Person ; rdfs:label "Bob Reed" ; :country :norland .
_:eve a :Person ; rdfs:label "Eve Lark" ; :country :norland .
:mont a :Mountain ; rdfs:label "Mont" ; :height [ :value 4806 ; :unit :metre ] . :metre rdfs:label "metre" .
:pic a :Mountain ; rdfs:label "Pic" ; :height [ :value 2877 ; :unit :metre ] . :Mountain rdfs:label "mountain" .
`;
const QUESTIONS: readonly (readonly [string, readonly string[]])[] = [
  ["Who are the editors of The Atlas?", ["Ann Thorne", "Bob Reed", "Eve Lark"]],
  ["Which books have the editor Bob Reed?", ["The Atlas", "The Globe"]],
  ["What is the country of Eve Lark?", ["Norland"]],
  ["Which mountain is the highest?", ["Mont"]],
];
const WAYS = [
  ["read whole", 300_000],
  ["asked", 0],
] as const;

/** Labels that are counted anew in each reply, in the order of its variables, as those of Jena are. */
const counted: Change = (_query, rows) => {
  const labels = new Map<string, string>();
  return relabelled(rows, (label) => {
    const known = labels.get(label) ?? `b${labels.size}`;
    labels.set(label, known);
    return known;
  });
};

function relabelled(rows: Parameters<Change>[1], labelOf: (label: string) => string): ReturnType<Change> {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, term]) => {
        const isBlank = "type" in term && term.type === "bnode";
        return [name, isBlank ? { ...term, value: labelOf(term.value) } : term];
      }),
    ),
  );
}

async function opened(served: ServedGraph, mirrorBound: number, folder?: string): Promise<SparqlGraph> {
  const learned = folder === undefined ? {} : { learned: new LearnedFiles({ folder, onProblem: () => undefined }) };
  const graph = openSparqlGraph({ id: "g", title: "G", endpoint: served.url, mirrorBound }, { fetch, ...learned });
  onTestFinished(() => graph.close());
  await graph.warmUp(recordingContext());
  return graph;
}

async function expectAnswers(graph: SparqlGraph): Promise<void> {
  for (const [question, values] of QUESTIONS) {
    const asked = await askGraph(graph, question);
    expect({ question, values: asked.values.toSorted() }).toEqual({ question, values });
    expect(asked.result.complete).toBe(true);
  }
}

describe.each(WAYS)("nodes with a name and no IRI, of a graph that is %s", { timeout: 60_000 }, (_way, mirrorBound) => {
  test("are things where an endpoint labels them anew in each reply", async () => {
    const served = await serveGraph(BOOKS);
    served.change = counted;
    await expectAnswers(await opened(served, mirrorBound));
  });

  test("stay unknown there where a name does not tell them, and answers then say so", async () => {
    const served = await serveGraph(`${BOOKS} :globe :editor [ rdfs:label "Bob Reed" ; :country :norland ] .`);
    served.change = counted;
    const { values, result } = await askGraph(await opened(served, mirrorBound), "Who are the editors of The Atlas?");
    expect(values.toSorted()).toEqual(["Ann Thorne", "Eve Lark"]);
    expect(result.complete).toBe(false);
  });

  test("are known at the next start, by two calls at most", async () => {
    const [served, folder] = [await serveGraph(BOOKS), await temporaryFolder({})];
    await opened(served, mirrorBound, folder);
    const before = served.queries.length;
    const again = await opened(served, mirrorBound, folder);
    expect(served.queries.length - before).toBeLessThanOrEqual(2);
    await expectAnswers(again);
  });

  test("are never taken for others when the endpoint labels them otherwise by then", async () => {
    const [served, folder] = [await serveGraph(BOOKS), await temporaryFolder({})];
    const turned =
      (from: string, to: string): Change =>
      (_query, rows) =>
        relabelled(rows, (label) => (label === from ? to : label === to ? from : label));
    const first = await opened(served, mirrorBound, folder);
    const named = await Promise.all(["Bob Reed", "Eve Lark"].map((name) => labelOf(served, name)));
    const [bob] = await first.searchEntities("Bob Reed", 1, recordingContext());
    served.change = turned(named[0] ?? "", named[1] ?? "");
    const again = await opened(served, mirrorBound, folder);
    const { values, result } = await askGraph(again, "Who are the editors of The Globe?");
    expect(values).not.toContain("Eve Lark");
    expect(values.length > 0 || !result.complete).toBe(true);
    // What was contradicted is read anew.
    await expectAnswers(again);
    expect((await again.searchEntities("Bob Reed", 1, recordingContext()))[0]?.iri).toBe(bob?.iri);
  });
});

async function labelOf(served: ServedGraph, name: string): Promise<string> {
  const query = `SELECT ?n WHERE { ?n <http://www.w3.org/2000/01/rdf-schema#label> "${name}" }`;
  const reply = await fetch(`${served.url}?query=${encodeURIComponent(query)}`);
  const { results } = (await reply.json()) as { results: { bindings: readonly { n: { value: string } }[] } };
  return results.bindings[0]?.n.value ?? "";
}

const LABEL = "http://www.w3.org/2000/01/rdf-schema#label";

const NODES = ["_:n0", "_:n1", "_:n2", "_:n3", "_:n4", "_:n5"];
const node = fc.constantFrom(...NODES);
const THINGS = ["<urn:o0>", "<urn:o1>", '"text"'];

/** Nodes of few names, relations and values, so that many are alike but for one fact. */
const fact: fc.Arbitrary<NodeFact> = fc.oneof(
  fc.record({ subject: node, predicate: fc.constant(LABEL), object: fc.constantFrom('"one"', '"two"') }),
  fc.record({
    subject: node,
    predicate: fc.constantFrom("urn:p", "urn:q"),
    object: fc.oneof(node, fc.constantFrom(...THINGS)),
  }),
  fc.record({ subject: fc.constantFrom("<urn:o0>", "<urn:o1>"), predicate: fc.constant("urn:p"), object: node }),
);
/** A thing of which the same is said. */
const ALIKE: NodeFact = { subject: "<urn:o0>", predicate: LABEL, object: '"one"' };

test("what is said to be true of a node only is true of that node, and of no other", () => {
  let told = 0;
  fc.assert(
    fc.property(fc.array(fact, { minLength: 6, maxLength: 24 }), (drawn) => {
      const all = [...drawn, ALIKE].map(
        (each) => [`${each.subject} <${each.predicate}> ${each.object} .`, each] as const,
      );
      const facts = new Map(all);
      const store = new Store();
      const marks = NODES.map((each) => `${each} <urn:mark> "${each}" .`);
      store.load([...facts.keys(), ...marks].join("\n"), { format: "application/n-triples" });
      const nodes = givenNodes([...facts.values()], [LABEL]);
      const byIri = new Map(nodes.map((each) => [each.iri, each]));
      expect(byIri.size).toBe(nodes.length);
      for (const each of nodes.filter(isKeyed)) {
        expect(isGivenIri(each.iri)).toBe(true);
        expect(marked(store, each, byIri)).toEqual([each.node]);
        told += 1;
      }
    }),
    { numRuns: propertyRuns(300) },
  );
  expect(told).toBeGreaterThan(100);
});

function marked(
  store: Store,
  node: Parameters<KeyPatterns["of"]>[0],
  nodes: ReadonlyMap<string, GivenNode>,
): readonly string[] {
  const [one, mark] = [variable("one"), variable("mark")];
  const query = serialise({
    variables: [mark],
    where: [
      ...new KeyPatterns(nodes).of(node, one),
      { kind: "triple", subject: one, predicate: { kind: "iri", value: "urn:mark" }, object: mark },
    ],
  });
  const rows = store.query(query) as readonly ReadonlyMap<string, { readonly value: string }>[];
  return rows.map((row) => row.get("mark")?.value ?? "");
}
