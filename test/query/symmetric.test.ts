import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { ask } from "./ask.ts";
import { count, except, exists, follow, instances, intersect, mention } from "./forms.ts";
import { turtleGraph } from "./turtle-graph.ts";
import type { Form } from "../../engine/question/form/logical-form.ts";

/** Harbours that a ferry links, stated from one end each; once from both. */
const FIRST = ":Skerry :linked :Mull . :Fair :linked :Skerry . :Skerry :linked :Fair .";
const SECOND =
  ":Lund :linked :Skerry . " +
  ["Skerry", "Mull", "Fair", "Lund", "Foula"].map((each) => `:${each} a :harbour .`).join(" ");
const TURTLE = FIRST + SECOND;
const VOCABULARY = turtleGraph("").vocabulary;
const DECLARED = { vocabulary: { ...VOCABULARY, symmetric: ["urn:t:linked"] } };
const LINKED = { relations: [{ iri: "urn:t:linked", functional: false }] };

const alone = turtleGraph(TURTLE, { ...DECLARED, ...LINKED });
// The second does not declare it, but knows the relation by the same IRI.
const several = [
  turtleGraph(FIRST, { id: "first", ...DECLARED, ...LINKED }),
  turtleGraph(SECOND, { id: "second", ...LINKED, classes: [{ iri: "urn:t:harbour", label: "harbour" }] }),
];

describe.each([
  ["one graph", alone],
  ["several graphs", several],
])("a relation that is declared symmetric, in %s", (_name, graph) => {
  const of = async (form: Form) => (await ask(graph, form)).result;
  const labels = async (form: Form) => [...(await ask(graph, form)).values].sort();

  test("is asked both ways, whichever end the words start from", async () => {
    for (const way of [">linked", "<linked"] as const) {
      expect(await labels(follow(mention("Skerry"), way))).toEqual(["Fair", "Lund", "Mull"]);
      expect(await labels(follow(mention("Mull"), way))).toEqual(["Skerry"]);
      expect((await of(count(follow(mention("Skerry"), way)))).text).toBe("3");
      expect((await of(exists(intersect(mention("Lund"), follow(mention("Skerry"), way))))).text).toBe("Yes");
    }
  });

  test("leaves out those at either end", async () => {
    const unlinked = except(instances("harbour"), follow(mention("Skerry"), ">linked"));
    const values = await labels(unlinked);
    for (const linked of ["Fair", "Lund", "Mull"]) expect(values).not.toContain(linked);
  });
});

test("a relation that is not declared so is asked one way", async () => {
  const { values } = await ask(turtleGraph(TURTLE, LINKED), follow(mention("Mull"), ">linked"));
  expect(values).toEqual([]);
});

const PORTS = `
  @prefix owl: <http://www.w3.org/2002/07/owl#> .
  <urn:p:Port> rdfs:label "port" . <urn:p:twin> a owl:SymmetricProperty ; rdfs:label "twinned with" .
  <urn:p:a> a <urn:p:Port> ; rdfs:label "Skerry Haven" ; <urn:p:twin> <urn:p:b> .
  <urn:p:b> a <urn:p:Port> ; rdfs:label "Mull Haven" .
  <urn:p:c> a <urn:p:Port> ; rdfs:label "Fair Haven" ; <urn:p:twin> <urn:p:b> .
`;

test.each<[string, string]>([
  ["Which ports are twinned with Mull Haven?", "Fair Haven, Skerry Haven"],
  ["Which ports is Mull Haven twinned with?", "Fair Haven, Skerry Haven"],
  ["How many ports is Mull Haven twinned with?", "2"],
  ["Is Mull Haven twinned with Fair Haven?", "Yes"],
])("%s", async (question, expected) => {
  const { result } = await askAll([await graphOf("ports", PORTS)], question);
  expect(result.text).toBe(expected);
});
