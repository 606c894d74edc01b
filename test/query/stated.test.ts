import { describe, expect, test } from "vitest";
import type { Form } from "../../engine/question/form/logical-form.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { ask } from "./ask.ts";
import { count, except, exists, extreme, follow, instances, intersect, mention, union, whereSet } from "./forms.ts";
import { turtleGraph } from "./turtle-graph.ts";

/** Boats, of one of which nobody says who built it. */
const FIRST = ":Gull :builder :Ida . :Tern :builder :Olaf . :Skua :builder :Ida . :Ida a :wright . :Olaf a :man .";
const SECOND = ":Gull a :boat . :Tern a :boat . :Skua a :boat . :Auk a :boat . :Auk :length 30 . :Tern :length 20 .";

const BUILDER = { relations: [{ iri: "urn:t:builder" }, { iri: "urn:t:length" }] };
const alone = turtleGraph(FIRST + SECOND, BUILDER);
const several = [turtleGraph(FIRST, { id: "first", ...BUILDER }), turtleGraph(SECOND, { id: "second", ...BUILDER })];
const notBuilt = except(instances("boat"), follow(mention("Ida"), "<builder"));

describe.each([
  ["one graph", alone],
  ["several graphs", several],
])("what is not said of something, in %s", (_name, graph) => {
  const of = async (form: Form) => (await ask(graph, form)).result;

  test("is not known not to be so", async () => {
    const { result, values } = await ask(graph, notBuilt);
    expect(values).toEqual(["Tern"]);
    expect(result.complete).toBe(false);
    expect(result.explanation.toLowerCase()).toContain("for 1 other nothing is stated");
    expect(await of(count(notBuilt))).toMatchObject({ text: "1", complete: false });
  });

  test("is known not to be so where it is said of something else", async () => {
    const built = intersect(instances("boat"), follow(instances("man"), "<builder"));
    const all = except(union(built, follow(mention("Ida"), "<builder")), follow(mention("Ida"), "<builder"));
    expect(await of(all)).toMatchObject({ text: "Tern", complete: true });
    expect((await of(exists(except(mention("Auk"), follow(mention("Ida"), "<builder"))))).status).toBe("NOT_KNOWN");
  });

  test("makes those of which nothing at all is said no more than the ones that are known", async () => {
    const none = except(instances("boat"), follow(union(instances("wright"), instances("man")), "<builder"));
    expect(await of(none)).toMatchObject({ text: "Auk", complete: false });
  });

  test("leaves open what is first among them", async () => {
    const longest = await of(extreme(notBuilt, ">length", "max"));
    expect(longest.complete).toBe(false);
  });
});

const BOATS = `
  <urn:b:Boat> rdfs:label "boat" . <urn:b:Person> rdfs:label "person" . <urn:b:Club> rdfs:label "club" .
  <urn:b:owner> rdfs:label "owner" .
  <urn:b:i> a <urn:b:Person> ; rdfs:label "Ida Holm" . <urn:b:c> a <urn:b:Club> ; rdfs:label "Rowing Club" .
  <urn:b:g> a <urn:b:Boat> ; rdfs:label "Grey Gull" ; <urn:b:owner> <urn:b:i> .
  <urn:b:t> a <urn:b:Boat> ; rdfs:label "Old Tern" ; <urn:b:owner> <urn:b:i> .
  <urn:b:s> a <urn:b:Boat> ; rdfs:label "Blue Skua" ; <urn:b:owner> <urn:b:c> .
  <urn:b:a> a <urn:b:Boat> ; rdfs:label "Little Auk" .
`;

test.each<[string, string, boolean]>([
  ["Which boats have an owner?", "Blue Skua, Grey Gull, Old Tern", true],
  ["How many boats have an owner?", "3", true],
  ["Which boats have no owner?", "Little Auk", false],
  ["How many boats have no owner?", "1", false],
])("%s", async (question, expected, complete) => {
  const { result } = await askAll([await graphOf("boats", BOATS)], question);
  expect(result).toMatchObject({ text: expected, complete });
});

describe("that nothing is stated", () => {
  test("is as likely as not that there is nothing, and is told of beside what is stated for others", async () => {
    const world = [await graphOf("boats", BOATS)];
    const [owned, none] = [
      (await askAll(world, "Which boats have an owner?")).result,
      (await askAll(world, "Which boats have no owner?")).result,
    ];
    expect(none.explanation).toContain("Nothing is stated for any of them, as it is for 3 others, which does not mean");
    expect(none.confidence).toBeLessThan(owned.confidence / 1.9);
  });

  test("beside what is stated does not mean that there is nothing else", async () => {
    const { result, values } = await ask(alone, whereSet(instances("boat"), "<builder", "only", mention("Ida")));
    expect(values).toEqual([]);
    expect(result.status).toBe("NOT_KNOWN");
    const only = await ask(alone, whereSet(instances("boat"), ">builder", "only", mention("Ida")));
    expect(only.values).toEqual(["Gull", "Skua"]);
    expect(only.result.complete).toBe(false);
    expect(only.result.explanation).toContain("That nothing else is stated for them does not mean that there is nothing else");
  });
});
