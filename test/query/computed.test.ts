import { describe, expect, test } from "vitest";
import { ask } from "./ask.ts";
import {
  at,
  compare,
  count,
  day,
  except,
  exists,
  extreme,
  follow,
  instances,
  intersect,
  mention,
  relation,
  same,
  where,
  whereSet,
  year,
} from "./forms.ts";
import { statement, turtleGraph } from "./turtle-graph.ts";

const graph = turtleGraph(
  `
  :Everest a :mountain ; :height 8849 ; :country :Nepal, :China .
  :K2 a :mountain ; :height 8611 ; :country :Pakistan, :China .
  :Broad_Peak a :mountain ; :height 8051 ; :country :Pakistan, :China .
  :Twin_Peak a :mountain ; :height 8611 .
  :Nameless a :mountain .
  :Anna :born "1969-07-20"^^xsd:date ; :citizenship :Peru .
  :Bert :born "1969"^^xsd:gYear ; :citizenship :Chile .
  :Cato :born "-0233"^^xsd:gYear ; :citizenship :Rome .
  :Dora :born 1950 ; :citizenship :Peru .
  :Apollo_11 a :landing ; :date "1969-07-20"^^xsd:date .
  :Apollo_12 a :landing ; :date "1969-11-19"^^xsd:date .
  :Apollo_14 a :landing ; :date "1971-02-05"^^xsd:date .
  :Jeremy :child :Justin .
  :Timeless :office :President .
` +
    statement(
      "Johnson",
      "office",
      "President",
      `schema:startDate "1963-11-22"^^xsd:date ; schema:endDate "1969-01-20"^^xsd:date`,
    ) +
    statement(
      "Nixon",
      "office",
      "President",
      `schema:startDate "1969-01-20"^^xsd:date ; schema:endDate "1974-08-09"^^xsd:date`,
    ) +
    statement("Ford", "office", "President", `schema:startDate "1974"^^xsd:gYear ; schema:endDate "1977"^^xsd:gYear`) +
    statement("Akihito", "reigns", "Japan", `schema:startDate "1989"^^xsd:gYear ; schema:endDate "2019"^^xsd:gYear`) +
    statement("Naruhito", "reigns", "Japan", `schema:startDate "2019"^^xsd:gYear`) +
    statement("Jeremy", "spouse", "Erin", `schema:startDate "2000"^^xsd:gYear ; schema:eventStatus "ended"`) +
    statement("Jeremy", "spouse", "Chelsey", `schema:startDate "2018"^^xsd:gYear`) +
    statement("Peru_people", "population", "30", `schema:observationDate "2010"^^xsd:gYear`).replaceAll(":30", "30") +
    statement("Peru_people", "population", "33", `schema:observationDate "2020"^^xsd:gYear`).replaceAll(":33", "33") +
    statement("Jordan", "award", "Trophy", `schema:observationDate "1988"^^xsd:gYear`) +
    statement("Jordan", "award", "Medal", `schema:observationDate "2016"^^xsd:gYear`) +
    statement("Zeus", "reigns", "Olympus", `schema:endDate "0394"^^xsd:gYear`),
  {
    relations: [
      { iri: "urn:t:height", objectKind: "NUMBER", unit: "metre" },
      { iri: "urn:t:born", objectKind: "DATE" },
      { iri: "urn:t:date", objectKind: "DATE" },
    ],
  },
);

const presidents = follow(mention("President"), "<office");

describe("superlatives", () => {
  test("the greatest, with its value on the path", async () => {
    const { result, values, paths } = await ask(graph, extreme(instances("mountain"), ">height", "max"));
    expect(values).toEqual(["Everest"]);
    expect(paths).toEqual(["mountain ← instance of – Everest – height → 8,849 metres"]);
    // The rows it was computed from hold all that were compared.
    expect(graph.column(result.sparql ?? "", "answer")).toEqual(["Broad Peak", "Everest", "K2", "Twin Peak"]);
    expect(graph.column(result.paths[0]?.sparql ?? "", "answer")).toEqual(["Everest"]);
  });

  test("ties share a rank and all win it; what has no value never wins", async () => {
    expect((await ask(graph, extreme(instances("mountain"), ">height", "max", 2))).values).toEqual(["K2", "Twin Peak"]);
    expect((await ask(graph, extreme(instances("mountain"), ">height", "min"))).values).toEqual(["Broad Peak"]);
    expect((await ask(graph, extreme(instances("mountain"), ">height", "max", 9))).result.status).toBe("NOT_KNOWN");
  });

  test("relations go on from it", async () => {
    const { values, paths, result } = await ask(
      graph,
      follow(extreme(instances("mountain"), ">height", "max"), ">country"),
    );
    expect(values).toEqual(["China", "Nepal"]);
    expect(paths[1]).toContain("Everest – country → Nepal");
    expect(result.evidence.map(({ text }) => text)).toContain("Everest – height → 8,849 metres");
    expect(graph.column(result.sparql ?? "", "answer")).toEqual(["China", "Nepal"]);
  });

  test("imprecise dates decide only what they can", async () => {
    const people = (...names: readonly string[]) => ({
      kind: "union" as const,
      sets: names.map((name) => mention(name)),
    });
    expect((await ask(graph, extreme(people("Anna", "Bert", "Cato"), ">born", "min"))).values).toEqual(["Cato"]);
    const { result } = await ask(graph, extreme(people("Anna", "Bert"), ">born", "min"));
    expect(result.status).toBe("NOT_KNOWN");
    expect(result.explanation).toContain("too coarse");
  });
});

describe("conditions", () => {
  test("numbers are compared in the question's unit", async () => {
    expect(
      (
        await ask(
          graph,
          where(instances("mountain"), ">height", { operator: ">", value: { type: "number", number: 8100 } }),
        )
      ).values,
    ).toEqual(["Everest", "K2", "Twin Peak"]);
    expect(
      (
        await ask(
          graph,
          where(instances("mountain"), ">height", {
            operator: ">",
            value: { type: "number", number: 29_000, unit: "feet" },
          }),
        )
      ).values,
    ).toEqual(["Everest"]);
  });

  test("what a year can not decide is left out, and said", async () => {
    const born = (condition: Parameters<typeof where>[2]) =>
      ask(
        graph,
        where({ kind: "union", sets: ["Anna", "Bert", "Dora"].map((name) => mention(name)) }, ">born", condition),
      );
    expect((await born({ operator: "=", value: year(1969) })).values).toEqual(["Anna", "Bert"]);
    const before = await born({ operator: "<", value: day(1969, 7, 21) });
    expect(before.values).toEqual(["Anna", "Dora"]);
    expect(before.result.explanation).toContain("1 finding was left out:");
    expect(before.ran.upstream.filter((kind) => kind === "SPARQL").length).toBeLessThanOrEqual(4);
    expect(graph.column(before.result.sparql ?? "", "answer")).toEqual(["Anna", "Dora"]);
  });

  test("a condition may stand in what is left out", async () => {
    const high = where(instances("mountain"), ">height", { operator: ">", value: { type: "number", number: 8100 } });
    expect((await ask(graph, except(instances("mountain"), high))).values).toEqual(["Broad Peak"]);
  });
});

describe("times", () => {
  test("who held it when something happened", async () => {
    const form = at(presidents, { kind: "dates", of: mention("Apollo 14"), relation: relation(">date") });
    const { result, values, paths } = await ask(graph, form);
    expect(values).toContain("Nixon");
    expect(values).not.toContain("Johnson");
    expect(paths).toContain("President ← office – Nixon; Apollo 14 – date → 5 February 1971");
    expect(result.values.find(({ node }) => node.label === "Nixon")).toMatchObject({
      validFrom: "1969-01-20",
      validUntil: "1974-08-09",
    });
    const sparql = result.paths.find(({ text }) => text.includes("Nixon"))?.sparql ?? "";
    expect(sparql).toContain("Apollo_14");
    expect(graph.column(sparql, "answer")).toEqual(["Nixon"]);
  });

  test("the event may itself be computed", async () => {
    const third = extreme(instances("landing"), ">date", "min", 3);
    const { values } = await ask(graph, at(presidents, { kind: "dates", of: third, relation: relation(">date") }));
    expect(values).toEqual(["Nixon"]);
  });

  test("of a fact without dates nobody can tell whether it held then, which is said", async () => {
    const { result, values } = await ask(graph, at(presidents, { kind: "instant", date: year(1800) }));
    expect(values).toEqual([]);
    expect(result).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(result.explanation).toContain("No dates are stated");
  });

  test("a year is any moment of it", async () => {
    expect((await ask(graph, at(presidents, { kind: "instant", date: year(1969) }))).values).toEqual([
      "Johnson",
      "Nixon",
    ]);
    expect((await ask(graph, at(presidents, { kind: "interval", from: year(1975) }))).values).toEqual(["Ford"]);
  });

  test("the present tense prefers what holds, and else gives all with their intervals", async () => {
    const now = await ask(graph, follow(mention("Japan"), "<reigns"));
    expect(now.values).toEqual(["Naruhito"]);
    expect(graph.column(now.result.sparql ?? "", "answer")).toEqual(["Naruhito"]);
    const past = await ask(graph, follow(mention("Olympus"), "<reigns"));
    expect(past.result.values).toEqual([
      { node: { kind: "entity", iri: "urn:t:Zeus", label: "Zeus" }, validUntil: "0394" },
    ]);
  });

  test("what was measured again has its last value; what happened on a date happened, and only then", async () => {
    const population = follow(mention("Peru people"), ">population");
    expect((await ask(graph, population)).result.values).toMatchObject([
      { node: { label: "33" }, validFrom: "2020", validUntil: "2020" },
    ]);
    expect((await ask(graph, at(population, { kind: "now" }))).values).toEqual(["33"]);
    expect((await ask(graph, at(population, { kind: "instant", date: year(2010) }))).values).toEqual(["30"]);
    expect((await ask(graph, follow(mention("Jordan"), ">award"))).values).toEqual(["Medal", "Trophy"]);
    expect(
      (await ask(graph, at(follow(mention("Jordan"), ">award"), { kind: "instant", date: year(2016) }))).values,
    ).toEqual(["Medal"]);
  });

  test("now is strict; the past is what has ended, whatever else was walked", async () => {
    expect((await ask(graph, at(follow(mention("Olympus"), "<reigns"), { kind: "now" }))).result.status).toBe(
      "NOT_KNOWN",
    );
    expect((await ask(graph, at(follow(mention("Japan"), "<reigns"), { kind: "now" }))).values).toEqual(["Naruhito"]);
    const wives = follow(follow(mention("Justin"), "<child"), ">spouse");
    expect((await ask(graph, at(wives, { kind: "past" }))).values).toEqual(["Erin"]);
    expect((await ask(graph, wives)).values).toEqual(["Chelsey"]);
  });
});

describe("comparisons", () => {
  test("the further one, with both values on the path", async () => {
    const { result, values, paths } = await ask(graph, compare(mention("K2"), mention("Everest"), ">height", "max"));
    expect(values).toEqual(["Everest"]);
    expect(paths).toEqual(["K2 – height → 8,611 metres; Everest – height → 8,849 metres"]);
    expect(result.evidence).toHaveLength(2);
    expect((await ask(graph, compare(mention("K2"), mention("Twin Peak"), ">height", "max"))).values).toEqual([
      "K2",
      "Twin Peak",
    ]);
  });

  test("dates compare at their common precision and may come out unknown", async () => {
    expect((await ask(graph, compare(mention("Anna"), mention("Dora"), ">born", "min"))).values).toEqual(["Dora"]);
    const open = await ask(graph, compare(mention("Anna"), mention("Bert"), ">born", "min"));
    expect(open.result).toMatchObject({ status: "NOT_KNOWN", complete: true });
    expect(open.result.explanation).toContain("not exact enough");
    expect((await ask(graph, compare(mention("Everest"), mention("Nameless"), ">height", "max"))).result.status).toBe(
      "NOT_KNOWN",
    );
  });

  test("the same or different, drawn through what is shared", async () => {
    const yes = await ask(graph, same(mention("Anna"), mention("Dora"), ">citizenship"));
    expect(yes).toMatchObject({ values: ["Yes"], paths: ["Anna – citizenship → Peru ← citizenship – Dora"] });
    expect((await ask(graph, same(mention("Anna"), mention("Bert"), ">citizenship"))).values).toEqual(["No"]);
    expect((await ask(graph, same(mention("Anna"), mention("Bert"), ">citizenship", true))).values).toEqual(["Yes"]);
    expect((await ask(graph, same(mention("Anna"), mention("Everest"), ">citizenship"))).result.status).toBe(
      "NOT_KNOWN",
    );
  });

  test("counts and questions of existence obey conditions", async () => {
    const high = where(intersect(instances("mountain"), follow(mention("China"), "<country")), ">height", {
      operator: ">=",
      value: { type: "number", number: 8611 },
    });
    expect((await ask(graph, count(high))).values).toEqual(["2"]);
    expect((await ask(graph, exists(high))).values).toEqual(["Yes"]);
    const higher = (name: string, number: number) =>
      exists(where(mention(name), ">height", { operator: ">", value: { type: "number", number } }));
    expect(await ask(graph, higher("K2", 8000))).toMatchObject({
      values: ["Yes"],
      paths: ["K2 – height → 8,611 metres"],
    });
    expect(await ask(graph, higher("K2", 9000))).toMatchObject({
      values: ["No"],
      paths: ["K2 – height → 8,611 metres"],
    });
    expect((await ask(graph, higher("Nameless", 9000))).result.status).toBe("NOT_KNOWN");
    const bornBefore = exists(where(mention("Bert"), ">born", { operator: "<", value: day(1969, 7, 20) }));
    expect((await ask(graph, bornBefore)).result.status).toBe("NOT_KNOWN");
    expect((await ask(graph, count(follow(mention("Nameless"), ">country")))).result.status).toBe("NOT_KNOWN");
  });
});

test("the query of those that a set with a condition of its own decides gives them, and no others", async () => {
  const yards = turtleGraph(":E a :yard ; :next :E ; :size 2 . :F a :yard ; :size 1 .", {
    relations: [{ iri: "urn:t:size", objectKind: "NUMBER" }],
  });
  const atLeastOne = where(follow(instances("yard"), ">next"), ">size", {
    operator: ">=",
    value: { type: "number", number: 1 },
  });
  const smaller = whereSet(instances("yard"), ">size", "<", follow(atLeastOne, ">size"));
  const { result, values } = await ask(yards, smaller);
  expect(values).toEqual(["F"]);
  expect(yards.column(result.sparql ?? "", "answer")).toEqual(["F"]);
});
