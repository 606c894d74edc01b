import { describe, expect, test } from "vitest";
import { recordingContext } from "../support/recording-context.ts";
import { graphOf } from "./graph-under-test.ts";

const GRAPH = `
  :vienna a :City ; rdfs:label "Vienna"@en, "Wien"@de ; schema:description "capital of Austria"@en ; owl:sameAs <urn:other:1> .
  :City rdfs:subClassOf :Place ; rdfs:label "city" .
  :vienna :placeOfBirth :Franz_Schubert .
`;

describe("describe", () => {
  test("gives label, description, classes with those above them, and what it is elsewhere", async () => {
    const described = await (await graphOf(GRAPH)).describe(["urn:test:vienna"], recordingContext());
    expect([...described]).toEqual([
      [
        "urn:test:vienna",
        {
          iri: "urn:test:vienna",
          label: "Vienna",
          description: "capital of Austria",
          types: ["urn:test:City", "urn:test:Place"],
          sameAs: ["urn:other:1"],
        },
      ],
    ]);
  });

  test("knows whatever stands in a triple: objects, classes and relations too", async () => {
    const iris = ["urn:test:Franz_Schubert", "urn:test:City", "urn:test:placeOfBirth"];
    const described = await (await graphOf(GRAPH)).describe(iris, recordingContext());
    expect(iris.map((iri) => described.get(iri)?.label)).toEqual(["Franz Schubert", "city", "place of birth"]);
  });

  test("leaves out what is not there, and what can not be an IRI", async () => {
    const hostile = ["urn:test:nowhere", "", "a b", "urn:x> } } ; DROP ALL #", 'urn:"', "urn:\u0000", "urn:\\u003e"];
    const context = recordingContext();
    const described = await (await graphOf(GRAPH)).describe([...hostile, "urn:test:vienna"], context);
    expect([...described.keys()]).toEqual(["urn:test:vienna"]);
    expect(context.calls).toEqual([{ source: "test", kind: "SPARQL" }]);
  });

  test("asks once for 200 entities, and nothing for none", async () => {
    const graph = await graphOf(
      Array.from({ length: 450 }, (_, index) => `:n${index} rdfs:label "node ${index}" .`).join("\n"),
    );
    const context = recordingContext();
    expect((await graph.describe([], context)).size).toBe(0);
    expect(context.calls).toEqual([]);
    const iris = Array.from({ length: 450 }, (_, index) => `urn:test:n${index}`);
    expect((await graph.describe([...iris, ...iris], context)).get("urn:test:n449")?.label).toBe("node 449");
    expect(context.calls).toHaveLength(3);
  });
});
