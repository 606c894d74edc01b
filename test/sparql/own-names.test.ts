import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openGraphWith } from "../../datasources/embedded/embedded-graph.ts";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import type { Catalogue, KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { PREFIXES } from "../embedded/graph-under-test.ts";
import { recordingContext } from "../support/recording-context.ts";
import { startInProcess } from "../fakes/store-in-process.ts";
import { temporaryFolder } from "../support/temporary-files.ts";
import { askGraph } from "./ask-graph.ts";
import { serveGraph } from "./serve-graph.ts";

/** Named by a property of the graph's own; an honorific and a title that many share are none. */
const BY_NAME = `
:kiln a :Workshop ; :name "Kiln House" ; :owner :ida . :loom a :Workshop ; :name "Loom Yard" ; :owner :olaf .
:ida a :Smith ; :name "Ida Brandt" ; :title "Dr" . :olaf a :Smith ; :name "Olaf Quist" ; :title "Dr" .
`;
/** A title names where it is rarely the same twice, and a blank text is none. */
const BY_TITLE = `
:one a :Song ; :title "Harbour Lights" ; :singer :ida . :two a :Song ; :title "Amber Road" ; :singer :olaf .
:ida a :Singer ; :hasName "Ida Brandt" . :olaf a :Singer ; :hasName "Olaf Quist" . :three :label " " , "Third" .
`;
/** Each kind by a property of its own; a name of what it is no kind of, and one of few of its kind, are none. */
const BY_KIND = `
:one a :Song ; :hasTitle "Harbour Lights" ; :sungBy :reed ; :fileName "one.mp3" .
:two a :Song ; :hasTitle "Amber Road" ; :sungBy :loom ; :fileName "two.mp3" .
:reed a :MusicalBand ; :bandName "Reed and Rush" ; :manager :ida . :loom a :MusicalBand ; :bandName "The Looms" ; :manager :olaf .
:ida a :Agent ; :agentLabel "Ida Brandt" . :olaf a :Agent ; :agentLabel "Olaf Quist" ; :jobTitle "Head" .
:alder a :Town ; :townName "Alder" ; :near :a2 . :a2 a :Town ; :near :a3 . :a3 a :Town ; :near :alder .
`;
/** Few of the class have it; others have a label already. */
const NO_NAMES = `
:a a :Town ; :name "Alder" . :b a :Town ; :near :a . :c a :Town ; :near :b . :d a :Town ; :near :c .
:x a :River ; rdfs:label "Xan" ; :label "X 1" . :y a :River ; rdfs:label "Ypsil" ; :label "Y 2" ; :displayName :x .
`;
/** People by two properties; one has two given names, another a label besides. */
const BY_PARTS = `
:ida a :Smith ; :firstName "Ida"@en ; :lastName "Brandt" ; :pupil :olaf .
:olaf a :Smith ; :firstName "Olaf" ; :lastName "van Quist" ; :pupil :may .
:ida2 a :Smith ; :firstName "Ida" , "Nora" ; :lastName "Brandt" ; :pupil :may .
:may a :Smith ; rdfs:label "May of Alder" ; :firstName "Wilma" ; :lastName "Thorn" ; :pupil :ida .
`;

/** All but the lists of values, which are learned where all triples are read. */
function withoutValues(catalogue: Catalogue | undefined): unknown {
  return (
    catalogue && {
      ...catalogue,
      relations: catalogue.relations.map(({ values: _, texts: _texts, ...entry }) => entry),
    }
  );
}

describe("in a file, read from an endpoint and asked behind it, alike are", () => {
  test.each<[string, string, readonly string[], readonly string[]]>([
    ["a name", BY_NAME, ["urn:test:name"], ["Kiln House", "Ida Brandt", "Dr"]],
    ["a title and a name called otherwise", BY_TITLE, ["urn:test:hasName", "urn:test:title"], ["Amber Road", "Third"]],
    [
      "names of each kind",
      BY_KIND,
      ["urn:test:bandName", "urn:test:agentLabel", "urn:test:hasTitle"],
      ["Amber Road", "The Looms", "Ida Brandt"],
    ],
    ["what only looks like a name", NO_NAMES, ["http://www.w3.org/2000/01/rdf-schema#label"], ["Xan", "Y 2"]],
    [
      "given and family names",
      BY_PARTS,
      ["http://www.w3.org/2000/01/rdf-schema#label"],
      ["Ida Brandt", "Brandt Ida", "olaf van quist", "Nora Brandt", "Wilma Thorn", "Ida Quist"],
    ],
  ])("%s", async (_what, turtle, label, names) => {
    const [file, ...others] = await threeWays(turtle);
    expect(file?.vocabulary.label).toEqual(label);
    for (const graph of others) {
      expect(graph.vocabulary).toEqual(file?.vocabulary);
      expect(withoutValues(await graph.catalogue(recordingContext()))).toEqual(
        withoutValues(file && (await file.catalogue(recordingContext()))),
      );
      for (const name of names)
        expect(await graph.searchEntities(name, 5, recordingContext())).toEqual(
          await file?.searchEntities(name, 5, recordingContext()),
        );
    }
  });

  test.each([
    [BY_NAME, "Who is the owner of Kiln House?", ["Ida Brandt"]],
    [BY_TITLE, "Who is the singer of Amber Road?", ["Olaf Quist"]],
    [BY_KIND, "Who is the manager of The Looms?", ["Olaf Quist"]],
    [BY_KIND, "Which musical band is Amber Road sung by?", ["The Looms"]],
    [BY_PARTS, "Who is the pupil of Ida Brandt?", ["Olaf van Quist"]],
    [BY_PARTS, "Who is the pupil of Wilma Thorn?", ["Ida Brandt"]],
  ])("answers", async (turtle, question, answers) => {
    for (const graph of await threeWays(turtle)) expect((await askGraph(graph, question)).values).toEqual(answers);
  });
});

/** The same graph in a file, read from an endpoint, and asked behind one. */
async function threeWays(turtle: string): Promise<readonly KnowledgeGraph[]> {
  const folder = await temporaryFolder({ "graph.ttl": PREFIXES + turtle });
  const file = await openGraphWith({ id: "g", title: "G", files: [join(folder, "graph.ttl")] }, startInProcess);
  onTestFinished(() => file.close());
  const { url } = await serveGraph(turtle);
  const others = [300_000, 0].map((mirrorBound) =>
    openSparqlGraph({ id: "g", title: "G", endpoint: url, mirrorBound }, { fetch }),
  );
  for (const graph of others) {
    onTestFinished(() => graph.close());
    await graph.warmUp(recordingContext());
  }
  return [file, ...others];
}

test.each([
  ["Who is the editor of Annals 1 (1952)?", ["Ida Brandt"]],
  ["Who is the editor of Annals 1 (1953)", ["Olaf Quist"]],
  ["Who is the editor of Annals (Old) of Alder?", ["Una Marsh"]],
  ["Who is the editor of the Annals 1 (printed in 1952)?", []],
])("a name with brackets is found behind an endpoint that is asked: %s", async (question, expected) => {
  const turtle = `
    :one a :Volume ; rdfs:label "Annals 1 (1952)" ; :editor :ida . :two a :Volume ; rdfs:label "Annals 1 (1953)" ; :editor :olaf .
    :four a :Volume ; rdfs:label "Annals (Old) of Alder" ; :editor :una .
    :ida rdfs:label "Ida Brandt" . :olaf rdfs:label "Olaf Quist" . :una rdfs:label "Una Marsh" .`;
  const graph = openSparqlGraph(
    { id: "g", title: "G", endpoint: (await serveGraph(turtle)).url, mirrorBound: 0 },
    { fetch },
  );
  onTestFinished(() => graph.close());
  expect((await askGraph(graph, question)).values).toEqual(expected);
});

test("a kind that has a name is found in the plural by an endpoint as well", async () => {
  const { url } = await serveGraph(`
:Hen rdfs:label "hen" . :Sort rdfs:label "breed of hen" . :breed rdfs:label "breed" .
:orp a :Sort ; rdfs:label "Grey Orpington" . :leg a :Sort ; rdfs:label "Brown Leghorn" .
:a a :Hen ; rdfs:label "Speckle" ; :breed :orp . :b a :Hen ; rdfs:label "Brisk" ; :breed :leg .`);
  const graph = openSparqlGraph({ id: "graph", title: "Graph", endpoint: url, mirrorBound: 0 }, { fetch });
  onTestFinished(() => graph.close());
  expect((await askGraph(graph, "Which hens are Grey Orpingtons?")).result.text).toBe("Speckle");
});
