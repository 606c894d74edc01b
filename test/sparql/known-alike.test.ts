import { join } from "node:path";
import { defaultGraph, Store } from "oxigraph";
import { afterAll, beforeAll, describe, expect, onTestFinished, test as plainTest } from "vitest";
import { openGraphWith } from "../../datasources/embedded/embedded-graph.ts";
import type { SparqlGraphSettings } from "../../datasources/sparql/settings.ts";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import type { Catalogue, KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { PREFIXES } from "../embedded/graph-under-test.ts";
import { recordingContext } from "../support/recording-context.ts";
import { startInProcess } from "../fakes/store-in-process.ts";
import { temporaryFolder } from "../support/temporary-files.ts";
import { askGraph } from "./ask-graph.ts";
import { serveGraph } from "./serve-graph.ts";
import { type RunningEndpoint, startVirtuosoWith, VIRTUOSO_INSTALLED } from "./virtuoso.ts";

const OWL = "http://www.w3.org/2002/07/owl#";
const RDFS = "http://www.w3.org/2000/01/rdf-schema#";

const CODES = `
:widget a :Part ; rdfs:label "Widget"@en ; :sku "WX-100" ; :mass 5 ; :supplier :acme ; :year "1995" .
:gadget a :Part ; rdfs:label "Gadget"@en ; :sku "GZ-200" ; :mass 6 ; :supplier :acme ; :year "1996" .
:sprocket a :Part ; rdfs:label "Sprocket"@en ; :sku "SP-7" ; :mass 7 ; :supplier :bolt ; :year "1995" .
:acme a :Firm ; rdfs:label "Acme"@en ; :mail <mailto:hello@acme.example> ; :note "Best supplier" .
:bolt a :Firm ; rdfs:label "Bolt"@en ; :mail <mailto:sales@bolt.example> ; :note "Second" .
`;
const IMPLIED = `
:hasChild <${OWL}inverseOf> :hasParent . :hasFather <${RDFS}subPropertyOf> :hasParent . :married a <${OWL}SymmetricProperty> .
:locatedWithin <${OWL}equivalentProperty> :inside .
:hasParent rdfs:label "parent"@en . :hasChild rdfs:label "child"@en . :hasFather rdfs:label "father"@en .
:ann a :Person ; rdfs:label "Ann Berg"@en ; :hasChild :carl ; :married :bob ; :inside :oslo .
:bob a :Person ; rdfs:label "Bob Berg"@en .
:carl a :Person ; rdfs:label "Carl Berg"@en ; :hasFather :bob ; :locatedWithin :rome .
:oslo a :City ; rdfs:label "Oslo"@en . :rome a :City ; rdfs:label "Rome"@en .
`;

const PARTS = `
:Mountain rdfs:label "mountain" . :City rdfs:label "city" . :Book rdfs:label "book" .
:mont a :Mountain ; rdfs:label "Mont" ; :height [ :value 4806 ; :unit :metre ] .
:pic a :Mountain ; rdfs:label "Pic" ; :height [ :value 2877 ; :unit :metre ] . :metre rdfs:label "metre" .
:a rdfs:label "Ann Lee" ; :address [ :street "Elm Street 3" ; :city :rome ] .
:b rdfs:label "Bob Ray" ; :address [ :street "Oak Road 9" ; :city :oslo ] .
:x a :Book ; rdfs:label "Xanadu" ; :author :a . :y a :Book ; rdfs:label "Yonder" ; :author :b .
:rome a :City ; rdfs:label "Rome" . :oslo a :City ; rdfs:label "Oslo" .
`;
const LISTS = `
:Book rdfs:label "book" . :a rdfs:label "Ann Lee" . :b rdfs:label "Bob Ray" .
:x a :Book ; rdfs:label "Xanadu" ; :author ( :a :b ) . :y a :Book ; rdfs:label "Yonder" ; :author :b .
`;
const TERMS = `
:Office rdfs:label "office" . :Person rdfs:label "person" . :mayor a :Office ; rdfs:label "Mayor of Oslo" .
:ann a :Person ; rdfs:label "Ann Lee" . :bob a :Person ; rdfs:label "Bob Ray" .
:t1 a :T ; :holder :ann ; :office :mayor ; :from "2000-01-01"^^xsd:date ; :till "2005-01-01"^^xsd:date .
:t2 a :T ; :holder :bob ; :office :mayor ; :from "2005-01-01"^^xsd:date ; :till "2010-01-01"^^xsd:date .
`;

const DATES = `
:Book rdfs:label "book" . :published rdfs:label "published" . :pages rdfs:label "pages" . :shelf rdfs:label "shelf" .
:x a :Book ; rdfs:label "Xanadu" ; :published "1911-04-02" ; :pages "1,204" ; :shelf "1911-13" .
:y a :Book ; rdfs:label "Yonder" ; :published "1923-11" ; :pages "88.5" ; :shelf "1923-11-31" .
:z a :Book ; rdfs:label "Zephyr" ; :published "1931" ; :pages "0" ; :shelf "1931-02-30" .
`;

/** Kinds of quantity have no name, and lie in a namespace of their own; their kinds are below others. */
const NAMELESS = `
@prefix k: <http://data.example/kind/> . @prefix c: <http://data.example/class#> .
c:Unit rdfs:label "unit" . c:SmallUnit rdfs:subClassOf c:Unit ; rdfs:label "small unit" .
c:TinyUnit rdfs:subClassOf c:SmallUnit ; rdfs:label "tiny unit" .
:measures rdfs:label "measures" . :symbol rdfs:label "symbol" .
:pint a c:Unit ; rdfs:label "Pint" ; :measures k:Volume ; :symbol "pt" .
:gill a c:SmallUnit ; rdfs:label "Gill" ; :measures k:Volume ; :symbol "gi" .
:minim a c:TinyUnit ; rdfs:label "Minim" ; :measures k:Volume ; :symbol "min" .
:knot a c:Unit ; rdfs:label "Knot" ; :measures k:speed_of_wind ; :symbol "kn" .
:bel a c:Unit ; rdfs:label "Bel" ; :measures k:PowerRatio ; :symbol "B" .
:named a c:Unit ; rdfs:label "Apothecary pint" ; :measures k:Named . k:Named rdfs:label "Apothecary volume" .
`;

/** Things without IRIs: two are alike but for what leads to them, and of one nothing tells it from another. */
const WITHOUT_IRIS = `
:Book rdfs:label "book" . :Person rdfs:label "person" . :editor rdfs:label "editor" . :part rdfs:label "part" .
:country rdfs:label "country" . :maker rdfs:label "maker" . :norland rdfs:label "Norland" .
:atlas a :Book ; rdfs:label "The Atlas" ; :editor :ann , _:bob , _:eve .
:globe a :Book ; rdfs:label "The Globe" ; :editor _:bob .
:ann a :Person ; rdfs:label "Ann Thorne" ; :country :norland .
_:bob a :Person ; rdfs:label "Bob Reed" ; :country :norland .
_:eve a :Person ; rdfs:label "Eve Lark" ; :country :norland ; :height [ :value 2 ; :unit :metre ] .
:alpha rdfs:label "Alpha" ; :part [ rdfs:label "Wheel" ; :maker [ rdfs:label "Smith" ] ] .
:beta rdfs:label "Beta" ; :part [ rdfs:label "Wheel" ; :maker [ rdfs:label "Smith" ] ] .
:gamma rdfs:label "Gamma" ; :part [ rdfs:label "Hinge" ] , [ rdfs:label "Hinge" ] .
`;

/** Spouses are of two kinds, which no other is above. */
const KINDS = `
:Person rdfs:label "person" . :Automaton rdfs:label "automaton" . :spouse rdfs:label "spouse" .
:employer rdfs:label "employer" . :firm rdfs:label "Brass & Co" .
:ada a :Person ; rdfs:label "Ada Bren" ; :spouse :hugo . :edda a :Person ; rdfs:label "Edda Cald" ; :spouse :unit .
:irma a :Person ; rdfs:label "Irma Falk" ; :spouse :jonas . :jonas a :Person ; rdfs:label "Jonas Falk" .
:hugo a :Person ; rdfs:label "Hugo Bren" ; :employer :firm .
:unit a :Automaton ; rdfs:label "Unit Nine" ; :employer :firm .
`;

/** Names in several languages: of some things, of a kind and of a relation in other languages alone. */
const LANGUAGES = `
:Town rdfs:label "town"@en , "Stadt"@de . :Bridge rdfs:label "Brücke"@de .
:river rdfs:label "river"@en , "Fluss"@de . :twin rdfs:label "Partnerstadt"@de , "jumelage"@fr .
:north a :Town ; rdfs:label "Northwick"@en , "Nordwiek"@de ; rdfs:comment "A town."@en ; :river :brook ; :twin :east .
:east a :Town ; rdfs:label "Ostheim"@de , "Orient-sur-Lys"@fr ; rdfs:comment "Eine Stadt."@de ; :river :lime .
:brook rdfs:label "Silver Brook"@en . :lime rdfs:label "Lindenbach"@de . :weir rdfs:label "Weir Colour"@en-GB .
:span a :Bridge ; rdfs:label "Alte Steinbrücke"@de ; :river :brook .
`;

const SERVERS = ["Oxigraph", "Virtuoso"] as const;
type Server = (typeof SERVERS)[number];

/** One server holds them all, each as a graph of its own: to start one takes longer than a test. */
const IN_VIRTUOSO: ReadonlyMap<string, string> = new Map(
  [CODES, IMPLIED, PARTS, LISTS, TERMS, DATES, NAMELESS, WITHOUT_IRIS, KINDS, LANGUAGES].map((turtle, index) => [
    turtle,
    `http://data.example/g${index}`,
  ]),
);
let virtuoso: RunningEndpoint | undefined;
beforeAll(async () => {
  const graphs = [...IN_VIRTUOSO].map(([turtle, iri]) => [iri, nTriplesOf(turtle)] as const);
  if (VIRTUOSO_INSTALLED) virtuoso = await startVirtuosoWith(new Map(graphs), 10_000);
}, 60_000);
afterAll(() => virtuoso?.stop());

function nTriplesOf(turtle: string): string {
  const store = new Store();
  store.load(PREFIXES + turtle, { format: "text/turtle" });
  return store.dump({ format: "application/n-triples", from_graph_name: defaultGraph() });
}

async function served(
  turtle: string,
  server: Server,
): Promise<Pick<SparqlGraphSettings, "endpoint" | "defaultGraphs">> {
  if (server === "Oxigraph") return { endpoint: (await serveGraph(turtle)).url };
  return { endpoint: virtuoso?.url ?? "", defaultGraphs: [IN_VIRTUOSO.get(turtle) ?? ""] };
}

/** The same graph in a file, read from an endpoint, and asked behind one. */
async function threeWays(turtle: string, server: Server): Promise<readonly KnowledgeGraph[]> {
  const folder = await temporaryFolder({ "graph.ttl": PREFIXES + turtle });
  const file = await openGraphWith({ id: "g", title: "G", files: [join(folder, "graph.ttl")] }, startInProcess);
  onTestFinished(() => file.close());
  const place = await served(turtle, server);
  const others = [300_000, 0].map((mirrorBound) =>
    openSparqlGraph({ id: "g", title: "G", ...place, mirrorBound }, { fetch }),
  );
  for (const graph of others) {
    onTestFinished(() => graph.close());
    await graph.warmUp(recordingContext());
  }
  return [file, ...others];
}

/** One after the other: a Virtuoso of a few threads drops connections of many at once. */
async function foundIn(graph: KnowledgeGraph, names: readonly string[]): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const name of names) found.push(await graph.searchEntities(name, 5, recordingContext()));
  return found;
}

/** Paths, and the nodes of each set in them, in one order: each server has an order of its own. */
function inOrder(paths: readonly string[]): readonly string[] {
  const within = (path: string): string =>
    path.replace(/\{([^{}]*)\}/gu, (_, set: string) => set.split(", ").sort().join(", "));
  return paths.map(within).sort();
}

/** All texts of a relation are known where the whole graph is at hand, and of no endpoint that is asked. */
function withoutTexts(catalogue: Catalogue): unknown {
  return { ...catalogue, relations: catalogue.relations.map(({ texts: _, ...relation }) => relation) };
}

async function expectAlike(
  graphs: readonly KnowledgeGraph[],
  names: readonly string[],
  questions: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const known = await Promise.all(
    graphs.map(async (graph) => ({
      vocabulary: graph.vocabulary,
      catalogue: withoutTexts(await graph.catalogue(recordingContext())),
      found: await foundIn(graph, names),
    })),
  );
  for (const other of known.slice(1)) expect(other).toEqual(known[0]);
  for (const [question, answers] of Object.entries(questions)) {
    const asked: Awaited<ReturnType<typeof askGraph>>[] = [];
    for (const graph of graphs) asked.push(await askGraph(graph, question));
    const inFile = asked[0]?.paths ?? [];
    for (const { values, paths } of asked) {
      expect({ question, values: [...values].sort() }).toEqual({ question, values: answers });
      expect({ question, paths: inOrder(paths) }).toEqual({ question, paths: inOrder(inFile) });
    }
  }
}

describe.each(SERVERS)("in a file, read from %s and asked behind it, alike are", { timeout: 60_000 }, (server) => {
  const test = plainTest.skipIf(server === "Virtuoso" && !VIRTUOSO_INSTALLED);

  test("codes by which things are named", async () => {
    const graphs = await threeWays(CODES, server);
    expect(graphs[0]?.vocabulary.codes).toEqual(["urn:test:mail", "urn:test:sku"]);
    await expectAlike(graphs, ["WX-100", "wx-100", "Widget", "Best supplier"], {
      "What is the mass of WX-100?": ["5"],
      "Who is the supplier of GZ-200?": ["Acme"],
    });
    // In a file the address is a thing by itself besides: one without a name, found by its IRI.
    for (const graph of graphs)
      expect(await graph.searchEntities("hello@acme.example", 5, recordingContext())).toContainEqual(
        expect.objectContaining({ iri: "urn:test:acme", match: "EXACT", via: "ALIAS" }),
      );
  });

  test("what is of one of several kinds", async () => {
    const graphs = await threeWays(KINDS, server);
    await expectAlike(graphs, ["Unit Nine"], {
      "Which people have a spouse with the employer Brass & Co?": ["Ada Bren", "Edda Cald"],
    });
  });

  test("names in languages that were not asked for", async () => {
    const graphs = await threeWays(LANGUAGES, server);
    const names = ["Northwick", "Nordwiek", "NORDWIEK", "Ostheim", "Ostheym", "Orient-sur-Lys", "Lindenbach"];
    await expectAlike(graphs, [...names, "Weir Colour", "Alte Steinbrücke"], {
      "What is the river of Nordwiek?": ["Silver Brook"],
      "What is the river of Ostheim?": ["Lindenbach"],
      "What is the river of Ostheym?": ["Lindenbach"],
      "Which Stadt has the river Silver Brook?": ["Northwick"],
    });
    const described = await Promise.all(
      graphs.map(async (graph) => graph.describe(["urn:test:east", "urn:test:weir"], recordingContext())),
    );
    for (const each of described) {
      expect(each.get("urn:test:east")).toEqual(described[0]?.get("urn:test:east"));
      expect(each.get("urn:test:east")).toMatchObject({ label: "Orient-sur-Lys", description: "Eine Stadt." });
      expect(each.get("urn:test:weir")?.label).toBe("Weir Colour");
    }
  });

  test("relations that others state, too", async () => {
    const graphs = await threeWays(IMPLIED, server);
    expect(graphs[0]?.vocabulary.implied?.map(({ relation }) => relation)).toEqual([
      "urn:test:hasChild",
      "urn:test:hasParent",
      "urn:test:inside",
      "urn:test:locatedWithin",
    ]);
    await expectAlike(graphs, ["Ann Berg", "parent"], {
      "Who is a parent of Carl Berg?": ["Ann Berg", "Bob Berg"],
      "Who is a child of Bob Berg?": ["Carl Berg"],
    });
  });

  test("dates and numbers that are written as text", async () => {
    const graphs = await threeWays(DATES, server);
    const { relations } = (await graphs[0]?.catalogue(recordingContext())) ?? { relations: [] };
    expect(relations.map(({ objectKind }) => objectKind)).toEqual(["NUMBER", "DATE", "TEXT"]);
    await expectAlike(graphs, ["Xanadu"], { "When was Yonder published?": ["November 1923"] });
  });

  test("things that have no name but their IRI, and kinds below kinds", async () => {
    const graphs = await threeWays(NAMELESS, server);
    await expectAlike(
      graphs,
      ["Volume", "volume", "Speed of Wind", "Power Ratio", "PowerRatio", "Named", "Apothecary volume", "Pint"],
      {
        "Which units measure Volume?": ["Gill", "Minim", "Pint"],
        "How many units measure volume?": ["3"],
        "Which units measure Speed of Wind?": ["Knot"],
        "Which kinds of unit are there?": ["small unit", "tiny unit"],
        "What does the Bel measure?": ["Power Ratio"],
      },
    );
  });

  test("things that have a name and no IRI", async () => {
    const graphs = await threeWays(WITHOUT_IRIS, server);
    await expectAlike(graphs, ["Bob Reed", "Eve Lark", "Wheel", "Smith", "Hinge", "Ann Thorne"], {
      "Who are the editors of The Atlas?": ["Ann Thorne", "Bob Reed", "Eve Lark"],
      "How many editors does The Atlas have?": ["3"],
      "Which books have the editor Bob Reed?": ["The Atlas", "The Globe"],
      "Which books have the editors Bob Reed and Eve Lark?": ["The Atlas"],
      "What is the country of Bob Reed?": ["Norland"],
      "What is the country of the editor of The Globe?": ["Norland"],
      "Which editors of The Atlas are not editors of The Globe?": ["Ann Thorne", "Eve Lark"],
      "Is Eve Lark an editor of The Atlas?": ["Yes"],
      "Who is the maker of the part of Beta?": ["Smith"],
    });
  });

  test.each<[string, string, readonly string[], Readonly<Record<string, readonly string[]>>]>([
    [
      "on nodes without names",
      PARTS,
      ["Mont", "Ann Lee", "Rome"],
      {
        "Which mountain is the highest?": ["Mont"],
        "Which city is Ann Lee's address in?": ["Rome"],
        "What is the street of Bob Ray's address?": ["Oak Road 9"],
        "Who is the author of Xanadu?": ["Ann Lee"],
      },
    ],
    [
      "in lists",
      LISTS,
      ["Xanadu", "Bob Ray"],
      {
        "Who are the authors of Xanadu?": ["Ann Lee", "Bob Ray"],
        "Which books did Bob Ray author?": ["Xanadu", "Yonder"],
      },
    ],
    [
      "on nodes that link things for a time",
      TERMS,
      ["Ann Lee", "Mayor of Oslo"],
      {
        "Who was the holder of Mayor of Oslo in 2002?": ["Ann Lee"],
        "Who was the holder of Mayor of Oslo in 2007?": ["Bob Ray"],
        "What office did Bob Ray hold?": ["Mayor of Oslo"],
      },
    ],
  ])("facts in parts %s", async (_name, turtle, names, questions) => {
    const graphs = await threeWays(turtle, server);
    expect(graphs[0]?.vocabulary.composed).toBeDefined();
    await expectAlike(graphs, names, questions);
  });
});
