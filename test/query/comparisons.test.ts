import { describe, expect, test } from "vitest";
import { compare, exists, extreme, follow, instances, intersect, mention, union, where } from "./forms.ts";
import { ask } from "./ask.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { turtleGraph } from "./turtle-graph.ts";

/** What has no value can not be compared, and what is equal is not more. */
const graph = turtleGraph(
  ":A a :pier ; :depth 9.5 . :B a :pier ; :depth 6 . :C a :pier ; :depth 6 . :D a :pier . :E a :quay ; :depth 3 .",
  { relations: [{ iri: "urn:t:depth", objectKind: "NUMBER" }] },
);
const deeper = (a: string, b: string) => ({
  ...compare(mention(a), mention(b), ">depth", "max"),
  whether: true,
});

describe("has the one more than the other?", () => {
  test.each([
    ["A", "B", "Yes"],
    ["B", "A", "No"],
    ["B", "C", "No"],
  ])("%s, against %s", async (a, b, truth) => {
    const { result, values } = await ask(graph, deeper(a, b));
    expect(values).toEqual([truth]);
    expect(result.complete).toBe(true);
  });

  test.each([
    ["A", "D"],
    ["D", "A"],
  ])("nobody can tell without a value: %s, against %s", async (a, b) => {
    expect((await ask(graph, deeper(a, b))).result).toMatchObject({ status: "NOT_KNOWN", values: [] });
  });

  test("nobody can tell when its values say both", async () => {
    const several = turtleGraph(":A :depth 3, 9 . :B :depth 6 .", {
      relations: [{ iri: "urn:t:depth", objectKind: "NUMBER" }],
    });
    expect((await ask(several, deeper("A", "B"))).result).toMatchObject({ status: "NOT_KNOWN", values: [] });
  });
});

test("a stated amount bounds a value", async () => {
  const over = (number: number) =>
    exists(where(mention("A"), ">depth", { operator: ">", value: { type: "number", number } }));
  expect((await ask(graph, over(7))).values).toEqual(["Yes"]);
  expect((await ask(graph, over(1000))).values).toEqual(["No"]);
});

describe("a superlative", () => {
  test("says when one of its members has no value", async () => {
    const { result, values } = await ask(graph, extreme(instances("pier"), ">depth", "max"));
    expect(values).toEqual(["A"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("1 other has no value that is stated");
  });

  test("is as likely right as a member has a value", async () => {
    const some = await ask(graph, extreme(instances("pier"), ">depth", "max"));
    const all = await ask(graph, extreme(instances("quay"), ">depth", "max"));
    expect(some.result.confidence).toBeLessThanOrEqual(0.75);
    expect(all.result.confidence).toBeGreaterThan(0.9);
    // What comes after it rests on it.
    const of = await ask(graph, follow(extreme(instances("pier"), ">depth", "max"), ">depth"));
    expect(of.result.confidence).toBeLessThanOrEqual(0.75);
  });

  test("is complete when all have one", async () => {
    const { result, values } = await ask(graph, extreme(instances("quay"), ">depth", "max"));
    expect([values, result.complete]).toEqual([["E"], true]);
  });

  test("of things that are named is not told without the value of one", async () => {
    const { result } = await ask(graph, extreme(union(mention("A"), mention("D")), ">depth", "max"));
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], complete: false });
    expect((await ask(graph, extreme(union(mention("A"), mention("B")), ">depth", "max"))).values).toEqual(["A"]);
  });

  test("is denied of what is less than another, whatever has no value", async () => {
    const isDeepest = exists(intersect(mention("B"), extreme(instances("pier"), ">depth", "max")));
    expect((await ask(graph, isDeepest)).values).toEqual(["No"]);
  });
});

test("graphs that are read as one say the same", async () => {
  const label = "<http://www.w3.org/2000/01/rdf-schema#label>";
  const first = await graphOf(
    "piers",
    `<urn:p:pier> ${label} "pier" . <urn:p:depth> ${label} "depth" .
     <urn:p:A> a <urn:p:pier> ; ${label} "North Pier" ; <urn:p:depth> 9.5 . <urn:p:D> a <urn:p:pier> ; ${label} "Left Pier" .`,
  );
  const second = await graphOf(
    "quays",
    `<urn:q:depth> ${label} "depth" . <urn:q:E> ${label} "East Quay" ; <urn:q:depth> 3 .`,
  );
  const deepest = await askAll([first, second], "Which pier is the deepest?");
  expect(deepest.result).toMatchObject({ values: [{ node: { label: "North Pier" } }], complete: false });
  const missing = await askAll([first, second], "Is North Pier deeper than Left Pier?");
  expect(missing.result).toMatchObject({ status: "NOT_KNOWN", values: [] });
});
