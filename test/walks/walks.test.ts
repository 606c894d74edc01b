import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

// Nodes of no class and without an IRI hold hires; ponies, stables and riders have names and classes.
const PONIES = `
@prefix v: <http://ponies.example/v/> .
@prefix p: <http://ponies.example/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
v:Pony a rdfs:Class ; rdfs:label "pony" . v:Rider a rdfs:Class ; rdfs:label "rider" .
v:Stable a rdfs:Class ; rdfs:label "stable" . v:Hamlet a rdfs:Class ; rdfs:label "hamlet" .
v:Forge a rdfs:Class ; rdfs:label "forge" .
v:mount rdfs:label "mount" . v:hirer rdfs:label "hirer" . v:trophy rdfs:label "trophy" .
v:blankets rdfs:label "blankets" . v:saddled rdfs:label "saddled" .
v:stabledAt rdfs:label "stabled at" . v:lies rdfs:label "lies in" . v:forge rdfs:label "forge of making" .
p:dot a v:Pony ; rdfs:label "Dotty" ; v:stabledAt p:low .
p:ash a v:Pony ; rdfs:label "Ashen Lad" ; v:stabledAt p:high .
p:low a v:Stable ; rdfs:label "Lowgate" ; v:lies p:wick ; v:forge p:anvil .
p:high a v:Stable ; rdfs:label "Highgate" ; v:lies p:thorpe .
p:wick a v:Hamlet ; rdfs:label "Wickle" . p:thorpe a v:Hamlet ; rdfs:label "Thorple" .
p:anvil a v:Forge ; rdfs:label "Odd Anvil" .
p:una a v:Rider ; rdfs:label "Una Pell" . p:bert a v:Rider ; rdfs:label "Bert Stow" .
[] v:mount p:dot ; v:hirer p:una ; v:trophy 1 ; v:blankets 3 ; v:saddled "2011-04-02"^^xsd:date .
[] v:mount p:dot ; v:hirer p:bert ; v:trophy 2 ; v:blankets 5 ; v:saddled "2012-05-03"^^xsd:date .
[] v:mount p:ash ; v:hirer p:bert ; v:trophy 1 ; v:blankets 4 ; v:saddled "2013-06-04"^^xsd:date .
`;

describe("what leads from names over several things, and over nodes that no word names", () => {
  const world = graphOf("walks-ponies", PONIES);

  test.each<[string, string]>([
    ["Which hirer took the second trophy with Dotty?", "Bert Stow"],
    ["What are the blankets of Bert Stow with Dotty?", "5"],
    ["On what date was Ashen Lad saddled?", "4 June 2013"],
    ["In which hamlet does the stable lie where Dotty is stabled?", "Wickle"],
    ["Which forge made the stable at which Dotty is stabled?", "Odd Anvil"],
  ])("%s", async (question, answer) => {
    const { values } = await askAll([await world], question);
    expect(values).toEqual([answer]);
  });

  test.each([
    "Which hirer took the third trophy with Dotty?",
    "Which hirer lost the second trophy with Dotty?",
    "In which hamlet does the stable lie where Dotty is painted?",
    "Which hamlet was made for Dotty?",
    "Which forge made Dotty?",
    "Which hirer took the second trophy before Dotty?",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await world], question)).values).toEqual([]);
  });

  test("a node without a name is told to have none", async () => {
    const { result } = await askAll([await world], "On what date was Ashen Lad saddled?");
    const nodes = result.paths.flatMap(({ steps }) =>
      steps.flatMap(({ subjects, objects }) => [...subjects, ...objects]),
    );
    const nameless = nodes.filter((node) => node.label === "(no name)");
    expect(new Set(nameless.map((node) => (node.kind === "entity" ? node.iri : ""))).size).toBe(1);
    expect(nodes.every(({ label }) => !/[0-9a-f]{8}/u.test(label))).toBe(true);
  });
});
