import { describe, expect, test } from "vitest";
import type { DateValue, TimeExpression } from "../../engine/question/form/logical-form.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { ask } from "./ask.ts";
import { at, day, exists, follow, intersect, mention, year } from "./forms.ts";
import { statement, turtleGraph } from "./turtle-graph.ts";

/** Masters of one light, one after the other; the last of them has it still on the graph's day, 1 January 2026. */
const graph = turtleGraph(
  statement(
    "Skerry",
    "master",
    "Orm",
    `schema:startDate "1961-02-01"^^xsd:date ; schema:endDate "1989-05-31"^^xsd:date`,
  ) +
    statement("Skerry", "master", "Una", `schema:startDate "1989-06-01"^^xsd:date ; schema:endDate "2004"^^xsd:gYear`) +
    statement("Skerry", "master", "Per", `schema:startDate "2005-03-01"^^xsd:date`) +
    statement(
      "Mull",
      "master",
      "Bea",
      `schema:startDate "2020-01-01"^^xsd:date ; schema:endDate "2031-12-31"^^xsd:date`,
    ),
);
const masters = follow(mention("Skerry"), ">master");
const before = (to: DateValue): TimeExpression => ({ kind: "interval", to, strict: true });
const after = (from: DateValue): TimeExpression => ({ kind: "interval", from, strict: true });
const until = (to: DateValue): TimeExpression => ({ kind: "interval", to });
const since = (from: DateValue): TimeExpression => ({ kind: "interval", from });

describe("a time that a fact held at", () => {
  test.each<[string, TimeExpression, readonly string[]]>([
    ["before a year is over when it begins", before(year(1989)), ["Orm"]],
    ["until a year goes on in it", until(year(1989)), ["Orm", "Una"]],
    ["after a year begins when it is over", after(year(1989)), ["Per", "Una"]],
    ["since a year begins with it", since(year(1989)), ["Orm", "Per", "Una"]],
    ["before a day leaves the day out", before(day(1989, 6, 1)), ["Orm"]],
    ["until a day holds the day", until(day(1989, 6, 1)), ["Orm", "Una"]],
    ["after a day leaves the day out", after(day(1989, 5, 31)), ["Per", "Una"]],
    ["since a day holds the day", since(day(1989, 5, 31)), ["Orm", "Per", "Una"]],
    ["after the last day of a year begins in the next", after(day(1988, 12, 31)), ["Orm", "Per", "Una"]],
    ["before the first day of a month ends with the one before", before(day(1961, 2, 1)), []],
  ])("%s", async (_name, time, expected) => {
    const { values, result } = await ask(graph, at(masters, time));
    expect([...values].sort()).toEqual(expected);
    expect(result.complete).toBe(true);
  });

  test("is not told for certain by an end that is too coarse", async () => {
    const { values, result } = await ask(graph, at(masters, after(day(2004, 6, 1))));
    expect(values).toEqual(["Per"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("1 other is left out");
  });
});

describe("a time that a state held all through", () => {
  const throughout = (time: { from?: DateValue; to?: DateValue }): TimeExpression => ({
    kind: "interval",
    throughout: true,
    ...time,
  });

  test.each<[string, { from?: DateValue; to?: DateValue }, readonly string[], boolean]>([
    ["since a year in which one began goes on today", { from: year(2005) }, ["Per"], true],
    ["since a year later than that goes on today", { from: year(2010) }, ["Per"], true],
    ["since a year before that nobody held it", { from: year(2004) }, [], true],
    ["until a year it ended in that year", { to: year(1989) }, ["Orm"], false],
    ["until a day it ended on that day, or the one before", { to: day(1989, 6, 1) }, ["Orm"], false],
    ["until a year in the middle nobody can tell", { to: year(1975) }, [], false],
    ["from one year to another it held in both", { from: year(1970), to: year(1980) }, ["Orm"], true],
    ["from one year to another nobody held it", { from: year(1970), to: year(1995) }, [], true],
    ["from one year to another is told by coarse ends", { from: year(1990), to: year(2004) }, ["Una"], true],
  ])("%s", async (_name, time, expected, complete) => {
    const { values, result } = await ask(graph, at(masters, throughout(time)));
    expect([...values].sort()).toEqual(expected);
    expect(result.complete).toBe(complete);
  });

  test("is only within the time where it is a point in time", async () => {
    const cup = turtleGraph(
      statement("Cup", "winner", "Ida", `schema:observationDate "2004"^^xsd:gYear`) +
        statement("Cup", "winner", "Olaf", `schema:observationDate "2012"^^xsd:gYear`),
    );
    const winners = follow(mention("Cup"), ">winner");
    expect((await ask(cup, at(winners, throughout({ from: year(2010) })))).values).toEqual(["Olaf"]);
    expect((await ask(cup, at(winners, throughout({ to: year(2010) })))).values).toEqual(["Ida"]);
  });

  test("is told by yes and no", async () => {
    const isMaster = async (who: string, time: { from?: DateValue; to?: DateValue }) =>
      (await ask(graph, exists(intersect(mention(who), at(masters, throughout(time)))))).result.text;
    expect(await isMaster("Per", { from: year(2005) })).toBe("Yes");
    expect(await isMaster("Per", { from: year(2001) })).toBe("No");
    expect(await isMaster("Orm", { to: year(1995) })).toBe("No");
    expect(await isMaster("Orm", { from: year(1980), to: year(1990) })).toBe("No");
    expect(await isMaster("Per", { to: year(2015) })).toBe("Not known");
  });
});

test("what is stated to hold at other times does not hold then", async () => {
  const few = { relations: [{ iri: "urn:t:master", functional: false }] };
  const lights = turtleGraph(
    statement("Skerry", "master", "Orm", `schema:startDate "1961"^^xsd:gYear ; schema:endDate "1989"^^xsd:gYear`) +
      statement("Skerry", "master", "Una", `schema:startDate "1990"^^xsd:gYear`),
    few,
  );
  const wasMaster = (who: string) =>
    exists(intersect(mention(who), at(masters, { kind: "instant", date: year(1995) })));
  expect((await ask(lights, wasMaster("Orm"))).result.text).toBe("No");
  expect((await ask(lights, wasMaster("Una"))).result.text).toBe("Yes");
  expect((await ask(lights, wasMaster("Per"))).result.status).toBe("NOT_KNOWN");
});

describe("may have ended by the time asked about", () => {
  const in2030: TimeExpression = { kind: "instant", date: year(2030) };

  test("is not told by what holds today", async () => {
    for (const time of [in2030, after(year(2026)), since(day(2026, 2, 1))]) {
      const { result } = await ask(graph, at(masters, time));
      expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], complete: false });
      expect(result.explanation).toContain("may have ended by the time asked about");
    }
    const isPer = exists(at(intersect(mention("Per"), masters), in2030));
    expect((await ask(graph, isPer)).result.status).toBe("NOT_KNOWN");
  });

  test("is told by an end that is stated, and by what has ended", async () => {
    expect((await ask(graph, at(follow(mention("Mull"), ">master"), in2030))).values).toEqual(["Bea"]);
    const isOrm = exists(at(intersect(mention("Orm"), masters), in2030));
    expect((await ask(graph, isOrm)).result.text).toBe("No");
  });

  test("does not keep a period that has begun from being answered", async () => {
    for (const time of [since(year(2010)), { kind: "instant", date: day(2026, 1, 1) } as const])
      expect((await ask(graph, at(masters, time))).values).toEqual(["Per"]);
  });
});

const LIGHTS = `
  <urn:s:Light> rdfs:label "light" . <urn:s:master> rdfs:label "master" . <urn:s:lit> rdfs:label "lit in", "first lit" .
  <urn:s:k> a <urn:s:Light> ; rdfs:label "Skerry Light" ; <urn:s:master> <urn:s:o>, <urn:s:u> ; <urn:s:lit> "1889"^^xsd:gYear .
  <urn:s:o> rdfs:label "Orm Dahl" . <urn:s:u> rdfs:label "Una Vik" .
  [] a rdf:Statement ; rdf:subject <urn:s:k> ; rdf:predicate <urn:s:master> ; rdf:object <urn:s:o> ;
    schema:startDate "1961-01-01"^^xsd:date ; schema:endDate "1989-05-31"^^xsd:date .
  [] a rdf:Statement ; rdf:subject <urn:s:k> ; rdf:predicate <urn:s:master> ; rdf:object <urn:s:u> ;
    schema:startDate "1989-06-01"^^xsd:date .
`;

test.each<[string, readonly string[]]>([
  ["Who was the master of Skerry Light before 1989?", ["Orm Dahl"]],
  ["Who was the master of Skerry Light after 1989?", ["Una Vik"]],
  ["Who was the master of Skerry Light until 1989?", ["Orm Dahl"]],
  ["Who has been the master of Skerry Light since 1989?", ["Una Vik"]],
  ["Who has been the master of Skerry Light since 1985?", []],
  ["Since 1989, who has been the master of Skerry Light?", ["Una Vik"]],
  ["Who was the master of Skerry Light from 1961 to 1989?", ["Orm Dahl"]],
  ["Who was the master of Skerry Light from 1970 to 1995?", []],
  ["Who was the master of Skerry Light between 1970 and 1995?", ["Orm Dahl", "Una Vik"]],
  ["Who were the masters of Skerry Light from 1970 to 1995?", ["Orm Dahl", "Una Vik"]],
  ["Who was the master of Skerry Light since 1989?", ["Orm Dahl", "Una Vik"]],
  ["Which lights were first lit before 1889?", []],
  ["Who is the master of Skerry Light in 2090?", []],
])("%s", async (question, expected) => {
  const { result } = await askAll([await graphOf(`lights${question.length}`, LIGHTS)], question);
  expect(result.values.map(({ node }) => node.label).sort()).toEqual(expected);
});
