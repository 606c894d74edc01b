import { Store } from "oxigraph";
import { expect, onTestFinished, test } from "vitest";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { PREFIXES } from "../embedded/graph-under-test.ts";
import { recordingContext } from "../support/recording-context.ts";
import { askGraph } from "./ask-graph.ts";
import { FAULTS, serveGraph } from "./serve-graph.ts";

const NAMES = ["Nolan", "Mann", "Scott", "Kubrick", "Lang", "Welles", "Tarkovsky", "Bergman"];
const TURTLE = NAMES.map(
  (name, at) => `:film${at} a :Film ; rdfs:label "The Silent ${name} Picture"@en ; :director :p${at} ;
    rdfs:comment "About ${NAMES[(at + 1) % NAMES.length]}."@en .
  :p${at} a :Person ; rdfs:label "Sir ${name}"@en .`,
).join("\n");

/** What stands behind a stretch of text search that is replaced by what it is documented to find. */
type Translate = (query: string) => string;

/** One word of Lucene's or QLever's: whole, or begun by it. */
function holds(node: string, word: string): string {
  const bare = word.replace(/^\+|\*$/gu, "");
  return `REGEX(LCASE(STR(${node})), "(^|[^a-z0-9])${bare}${word.endsWith("*") ? "" : "([^a-z0-9]|$)"}")`;
}

function inLucene(node: string, query: string): string {
  const phrases = query.match(/"[^"]*"/gu);
  if (phrases !== null) return phrases.map((phrase) => `CONTAINS(LCASE(STR(${node})), ${phrase})`).join(" || ");
  return query
    .split(" ")
    .map((word) => holds(node, word))
    .join(" && ");
}

const STRING = String.raw`("(?:[^"\\]|\\.)*")`;
const read = (written: string): string => JSON.parse(written) as string;

/** As the servers document their text search; nobody else's is understood. */
const SERVERS: Readonly<Record<string, { readonly own: string; readonly translate: Translate }>> = {
  "QLever's index of literals": {
    own: "contains-word",
    translate: (query) =>
      query.replace(
        new RegExp(
          String.raw`\?text <[^>]*contains-word> ${STRING} \. \?text <[^>]*contains-entity> \?n \. (\?e \?p \?n \.)`,
          "gu",
        ),
        (_all, written: string, triple: string) =>
          `${triple} FILTER(isLiteral(?n) && ${read(written)
            .split(" ")
            .map((word) => holds("?n", word))
            .join(" && ")})`,
      ),
  },
  "GraphDB's index of literals": {
    own: "ontotext.com/fts",
    translate: (query) =>
      query.replace(
        new RegExp(String.raw`\?n <http://www\.ontotext\.com/fts> \(${STRING} "\*"\) \. (\?e \?p \?n \.)`, "gu"),
        (_all, written: string, triple: string) =>
          `${triple} FILTER(isLiteral(?n) && (${inLucene("?n", read(written))}))`,
      ),
  },
  "GraphDB's connector to Lucene": {
    own: "connectors/lucene",
    translate: (query) =>
      query.replace(/\?connector <[^>]*listConnectors> \?settings/u, `VALUES ?connector { <urn:luc:names> }`).replace(
        new RegExp(
          String.raw`\?search a <urn:luc:names> ; <[^>]*lucene#query> ${STRING} ; <[^>]*lucene#entities> \?e \.`,
          "gu",
        ),
        // Both names and comments are fields of it.
        (_all, written: string) =>
          `FILTER EXISTS { ?e ?field ?value FILTER(isLiteral(?value) && (${inLucene("?value", read(written))})) }`,
      ),
  },
};

const OTHERS = /bif:contains|text#query|search#search|contains-word|ontotext\.com\/fts|connectors\/lucene/u;

test.each(Object.entries(SERVERS))("names are found by %s", async (_name, { own, translate }) => {
  const store = new Store();
  store.load(PREFIXES + TURTLE, { format: "text/turtle" });
  const served = await serveGraph(TURTLE);
  const searches: string[] = [];
  served.always = (query, response, request) => {
    if (!query.includes(own))
      return OTHERS.test(query) ? FAULTS.status(400, "unknown")(query, response, request) : false;
    searches.push(query);
    const found = store.query(translate(query), { results_format: "json" }) as string;
    return FAULTS.body(found)(query, response, request);
  };
  const graph = openSparqlGraph({ id: "g", title: "G", endpoint: served.url, mirrorBound: 0 }, { fetch });
  onTestFinished(() => graph.close());
  await graph.warmUp(recordingContext());
  const tried = searches.length;
  expect(tried).toBeGreaterThan(0);
  // In other capitals, misspelt, and begun.
  expect((await askGraph(graph, "who directed the silent nolan picture?")).values).toEqual(["Sir Nolan"]);
  const misspelt = await graph.searchEntities("The Silent Tarkofsky Picture", 1, recordingContext());
  expect(misspelt.map(({ label }) => label)).toEqual(["The Silent Tarkovsky Picture"]);
  const begun = await graph.searchEntities("the silent kub", 3, recordingContext(), { isBeginning: true });
  expect(begun.map(({ label }) => label)).toEqual(["The Silent Kubrick Picture"]);
  expect(searches.length).toBeGreaterThan(tried);
  // Names are looked through by the index, and not one by one.
  const queries = served.queries.map(({ query }) => query);
  expect(queries.filter((query) => query.includes("LCASE(STR(?n)) IN") && !query.includes(own))).toEqual([]);
});
