import { describe, expect, test } from "vitest";
import type { SetForm } from "../../engine/question/form/logical-form.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { ask } from "./ask.ts";
import { at, count, except, exists, extreme, follow, instances, intersect, mention } from "./forms.ts";
import { statement, turtleGraph } from "./turtle-graph.ts";

/** The present tense judges every fact of a form by one rule; the past tense asks for facts of any time. */
const ENDED = `schema:startDate "1980"^^xsd:gYear ; schema:endDate "1990"^^xsd:gYear`;
const HOLDS = `schema:startDate "1990"^^xsd:gYear`;
const graph = turtleGraph(
  `:Gull a :ship . :Tern a :ship . :Auk a :ship . :Tern :owner :Reed . :Auk :owner :Line .` +
    statement("Gull", "owner", "Reed", ENDED) +
    statement("Gull", "owner", "Line", HOLDS) +
    statement("Auk", "captain", "Ida", ENDED) +
    statement("Gull", "captain", "Ida", ENDED) +
    statement("Tern", "captain", "Olaf", HOLDS) +
    `:Olaf :sibling :Ida .`,
);
const ownedBy = (owner: string) => follow(mention(owner), "<owner");
const PRESENT = { kind: "now", implied: true } as const;
const EVER = { kind: "interval" } as const;

describe("the present", () => {
  test("leaves out what has ended in a part of a conjunction, and yes or no says the same", async () => {
    const both = intersect(ownedBy("Line"), ownedBy("Reed"));
    expect((await ask(graph, both)).result).toMatchObject({ status: "NOT_KNOWN", values: [] });
    const owners = intersect(follow(mention("Gull"), ">owner"), follow(mention("Tern"), ">owner"));
    expect((await ask(graph, owners)).result.status).toBe("NOT_KNOWN");
    const isReed = exists(at(intersect(mention("Reed"), follow(mention("Gull"), ">owner")), PRESENT));
    expect((await ask(graph, isReed)).result).toMatchObject({ text: "No", complete: true });
  });

  test("leaves nothing out by what has ended", async () => {
    const others = except(instances("ship"), ownedBy("Reed"));
    expect((await ask(graph, others)).values).toEqual(["Auk", "Gull"]);
    expect((await ask(graph, count(others))).result.text).toBe("2");
    // Of nobody who owns a ship it is said that it has ended: SPARQL takes the complement.
    expect(
      (
        await ask(
          turtleGraph(":A a :ship . :B a :ship . :A :owner :C . :B :owner :D ."),
          except(instances("ship"), follow(mention("C"), "<owner")),
        )
      ).values,
    ).toEqual(["B"]);
  });

  test("leaves out what has ended on the way", async () => {
    const captains = follow(instances("ship"), ">captain");
    const siblings = follow(follow(captains, "<sibling"), "<captain");
    const { result } = await ask(graph, siblings);
    expect(result.complete).toBe(false);
    expect((await ask(graph, exists(at(siblings, PRESENT)))).result.text).not.toBe("Yes");
  });

  test.each<[string, SetForm | ReturnType<typeof count>, readonly string[]]>([
    ["a set", follow(mention("Auk"), ">captain"), ["Ida"]],
    ["a count", count(follow(mention("Ida"), "<captain")), ["2"]],
  ])("says of %s that is only past that it has ended", async (_name, form, expected) => {
    const { result, values } = await ask(graph, form);
    expect(values).toEqual(expected);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("What was found is over");
  });
});

describe("the past", () => {
  test("asks for facts of any time", async () => {
    const { result, values } = await ask(graph, at(ownedBy("Reed"), EVER));
    expect([values, result.complete]).toEqual([["Gull", "Tern"], true]);
    expect((await ask(graph, count(at(ownedBy("Reed"), EVER)))).result.text).toBe("2");
    expect((await ask(graph, at(except(instances("ship"), ownedBy("Reed")), EVER))).values).toEqual(["Auk"]);
    expect((await ask(graph, exists(at(intersect(mention("Gull"), ownedBy("Reed")), EVER)))).result.text).toBe("Yes");
  });

  test("keeps a time of its own, and a present inside it", async () => {
    const then = at(
      at(ownedBy("Reed"), { kind: "interval", from: { type: "date", year: 1985 }, to: { type: "date", year: 1986 } }),
      EVER,
    );
    expect((await ask(graph, then)).values).toEqual(["Gull"]);
    const now = at(follow(at(ownedBy("Line"), PRESENT), ">owner"), EVER);
    // What the question names comes last.
    expect((await ask(graph, now)).values).toEqual(["Reed", "Line"]);
  });
});

test("a superlative in the past tense has its choice, and what it could not compare, over several graphs", async () => {
  const ships = turtleGraph(":Gull a :ship ; :length 12 . :Tern a :ship ; :length 30 . :Auk a :ship .");
  const other = turtleGraph(":Kite a :ship ; :length 25 .", { id: "other" });
  const longest = at(extreme(instances("ship"), ">length", "max"), EVER);
  for (const graphs of [[ships], [ships, other]]) {
    const { result, values } = await ask(graphs, longest);
    expect([values, result.complete]).toEqual([["Tern"], false]);
    expect(result.explanation).toContain("1 other has no value that is stated");
  }
});

const PLAIN = `
  <urn:s:Ship> rdfs:label "ship" . <urn:s:captain> rdfs:label "captained by" . <urn:s:owner> rdfs:label "owner", "owned by" .
  <urn:s:g> a <urn:s:Ship> ; rdfs:label "Gull" ; <urn:s:captain> <urn:s:a> ; <urn:s:owner> <urn:s:l>, <urn:s:r> .
  <urn:s:t> a <urn:s:Ship> ; rdfs:label "Tern" ; <urn:s:captain> <urn:s:a> ; <urn:s:owner> <urn:s:r> .
  <urn:s:u> a <urn:s:Ship> ; rdfs:label "Auk" ; <urn:s:owner> <urn:s:l> .
  <urn:s:a> rdfs:label "Ann Reed" . <urn:s:l> rdfs:label "Blue Line" . <urn:s:r> rdfs:label "Reed Brothers" .
  [] a rdf:Statement ; rdf:subject <urn:s:g> ; rdf:predicate <urn:s:captain> ; rdf:object <urn:s:a> ;
    schema:startDate "1980"^^xsd:gYear ; schema:endDate "1990"^^xsd:gYear .
  [] a rdf:Statement ; rdf:subject <urn:s:g> ; rdf:predicate <urn:s:owner> ; rdf:object <urn:s:r> ; schema:endDate "1990"^^xsd:gYear .
`;
const OTHER = `<urn:o:mayor> rdfs:label "mayor" . <urn:o:Togo> rdfs:label "Togo" ; <urn:o:mayor> <urn:o:F> . <urn:o:F> rdfs:label "Faure" .`;

test.each<[string, readonly string[]]>([
  ["Which ships did Ann Reed captain?", ["Gull", "Tern"]],
  ["Which ships does Ann Reed captain?", ["Tern"]],
  ["Which ships were captained by Ann Reed?", ["Gull", "Tern"]],
  ["Which ships are captained by Ann Reed?", ["Tern"]],
  ["How many ships has Ann Reed captained?", ["2"]],
  ["Who captained Gull?", ["Ann Reed"]],
  ["Who owned Gull?", ["Blue Line", "Reed Brothers"]],
  ["Who owns Gull?", ["Blue Line"]],
  ["Which ships have been owned by Reed Brothers?", ["Gull", "Tern"]],
  ["Which ships are not owned by Reed Brothers?", ["Auk", "Gull"]],
  ["How many ships are not owned by Reed Brothers?", ["2"]],
  ["Which ships were not owned by Reed Brothers?", ["Auk"]],
  ["Is Gull owned by Reed Brothers?", ["No"]],
  ["Was Gull owned by Reed Brothers?", ["Yes"]],
  ["Which ships that are owned by Blue Line were captained by Ann Reed?", ["Gull"]],
])("%s", async (question, expected) => {
  const id = String(expected.length) + String(question.length);
  const ships = await graphOf(`ships${id}`, PLAIN);
  for (const graphs of [[ships], [ships, await graphOf(`other${id}`, OTHER)]]) {
    const { result } = await askAll(graphs, question);
    expect(result.values.map(({ node }) => node.label).sort()).toEqual(expected);
    expect(result.complete).toBe(true);
  }
});
