import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "./fused-world.ts";

/** What graphs say in different ways, and what only looks alike in them. */
let made = 0;
const graphs = (...turtles: readonly string[]) =>
  Promise.all(turtles.map((turtle, index) => graphOf(`g${(made += 1)}-${index}`, turtle)));
const A = "@prefix : <urn:a:> .\n";
const B = "@prefix : <urn:b:> . @prefix a: <urn:a:> .\n";
const C = "@prefix : <urn:c:> . @prefix a: <urn:a:> . @prefix b: <urn:b:> .\n";

describe("units", () => {
  const metres = `${A}:h rdfs:label "height" ; schema:unitText "metre" . :1 rdfs:label "Ana Brook" ; :h 1.8 .`;
  const centimetres = `${B}:h rdfs:label "height" ; schema:unitText "centimetre" . :2 rdfs:label "Cy Dunn" ; :h 165 .`;

  test("are those of the graph that states the number", async () => {
    const both = await graphs(metres, centimetres);
    expect((await askAll(both, "How tall is Cy Dunn?")).values).toEqual(["165 centimetres"]);
    expect((await askAll(both, "How tall is Ana Brook?")).values).toEqual(["1.8 metres"]);
    expect((await askAll(both, "Who is taller, Ana Brook or Cy Dunn?")).values).toEqual(["Ana Brook"]);
  });
});

describe("sameness over three graphs", () => {
  const first = `${A}:lives rdfs:label "residence" . :1 rdfs:label "Ana Brook" ; :lives :ox . :ox rdfs:label "Oxmoor" .`;
  const second = `${B}:award rdfs:label "award received" . :1 rdfs:label "A. Brook" ; :award :gold . :gold rdfs:label "Gold Leaf" .`;

  test.each([
    ["links alone", `${C}a:1 owl:sameAs b:1 .`],
    ["a thing that both are", `${C}:1 owl:sameAs a:1, b:1 ; rdfs:label "Brook" .`],
    ["a chain", `${C}b:1 owl:sameAs :1 . :1 owl:sameAs a:1 ; rdfs:label "Brook" .`],
  ])("is followed through %s", async (_name, links) => {
    const all = await graphs(first, second, links);
    expect((await askAll(all, "Did Ana Brook receive Gold Leaf?")).values).toEqual(["Yes"]);
    const { iris } = await askAll(all, "Who received Gold Leaf?");
    expect(iris).toEqual(["urn:a:1"]);
  });
});

describe("what only looks alike", () => {
  test("two of one name that are said to be the same as different things are two", async () => {
    const all = await graphs(
      `${A}:author rdfs:label "author" . :b rdfs:label "Low Tide" ; :author :1 . :1 rdfs:label "John Hall" ; owl:sameAs <http://www.wikidata.org/entity/Q100> .`,
      `${B}:born rdfs:label "place of birth" . :1 rdfs:label "John Hall" ; :born :x ; owl:sameAs <http://www.wikidata.org/entity/Q999> . :x rdfs:label "Exeter" .`,
    );
    expect((await askAll(all, "Where was the author of Low Tide born?")).result.status).toBe("NOT_KNOWN");
  });

  test("a name in another English is a name as well", async () => {
    const all = await graphs(
      `${A}:author rdfs:label "author" . :b rdfs:label "Low Tide" ; :author :1 . :1 rdfs:label "John Hall" .`,
      `${B}:born rdfs:label "place of birth" . :1 rdfs:label "John Hall"@en ; :born :x . :2 rdfs:label "John Hall"@en-GB ; :born :y . :x rdfs:label "York" . :y rdfs:label "Exeter" .`,
    );
    expect((await askAll(all, "Where was the author of Low Tide born?")).result.status).toBe("NOT_KNOWN");
  });

  test("no is not said of two that may be one", async () => {
    const all = await graphs(
      `${A}:born a owl:FunctionalProperty ; rdfs:label "place of birth" . :1 rdfs:label "Ana Brook" ; :born :t . :2 rdfs:label "Eli Ford" ; :born :t . :t rdfs:label "München" .`,
      `${B}:born rdfs:label "place of birth" . :9 rdfs:label "Bo Crane" ; :born :t . :8 rdfs:label "Di Moss" ; :born :u . :t rdfs:label "Munich" . :u rdfs:label "Berlin" .`,
    );
    expect((await askAll(all, "Was Bo Crane born in München?")).result.status).toBe("NOT_KNOWN");
    expect((await askAll(all, "Was Bo Crane born in Berlin?")).values).toEqual(["No"]);
  });
});

describe("one fact of two graphs", () => {
  test("holds when the one that dates it says so", async () => {
    const dated = `${A}:employer rdfs:label "employer" . :1 rdfs:label "Ana Brook" ; :employer :f . :f rdfs:label "Orbital" .
      [] a rdf:Statement ; rdf:subject :1 ; rdf:predicate :employer ; rdf:object :f ; schema:startDate "1990"^^xsd:gYear ; schema:endDate "1999"^^xsd:gYear .`;
    const undated = `${B}:employer rdfs:label "employer" . :1 rdfs:label "Ana Brook" ; owl:sameAs a:1 ; :employer :f . :f rdfs:label "Orbital" ; owl:sameAs a:f .`;
    const all = await graphs(dated, undated);
    expect((await askAll(all, "Who was the employer of Ana Brook in 1995?")).values).toEqual(["Orbital"]);
    expect((await askAll(all, "Who was the employer of Ana Brook in 2005?")).result.status).toBe("NOT_KNOWN");
  });

  test("is called as a graph names it, not by the end of an IRI that another only mentions", async () => {
    const all = await graphs(
      `${A}:director rdfs:label "director" . :m rdfs:label "Amber Door" ; :director <urn:x:p7> .`,
      `<urn:x:p7> rdfs:label "Zed Zane" ; <urn:b:age> 40 . <urn:b:age> rdfs:label "age" .`,
    );
    expect((await askAll(all, "Who directed Amber Door?")).values).toEqual(["Zed Zane"]);
    expect((await askAll(all, "Who directed Amber Door?", "TREEQA")).values).toEqual(["Zed Zane"]);
  });
});
