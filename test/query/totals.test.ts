import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Form, SetForm, TotalForm } from "../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../engine/question/form/walk.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { ask } from "./ask.ts";
import { at, count, follow, instances, mention, total, totalCount, union, where } from "./forms.ts";
import {
  directed,
  divided,
  ends,
  isExecuted,
  localValues,
  naive,
  set,
  sides,
  turtle,
  world,
  type World,
} from "./naive-sets.ts";
import { statement, turtleGraph, type TurtleGraph } from "./turtle-graph.ts";

const graph = turtleGraph(`
  :Ull a :river ; :flows :Norby ; :length 120 . :Vei a :river ; :flows :Norby ; :length 80.5 .
  :Wim a :river ; :flows :Norby . :Yar a :river ; :flows :Sorby ; :length 30 ; :opened "1931"^^xsd:gYear .
  :Zet a :canal ; :flows :Sorby ; :length 30 ; :opened "1904-05"^^xsd:gYearMonth .
  :Norby :gate :G1, :G2, :G3 . :Sorby :gate :G3 .
  :Fay :gave 100, 250 . :Gus :gave 75 . :Hob :gave "75"^^xsd:integer, 75.0 .
`);
const towns: readonly TurtleGraph[] = [
  turtleGraph(":Ull a :river ; :flows :Norby ; :length 120 . :Wim a :river ; :flows :Norby .", { id: "one" }),
  turtleGraph(`:Vei a :river ; :flows :Norby ; :length 80.5 . :Ull :flows :Norby ; :length "120.0"^^xsd:decimal .`, {
    id: "two",
  }),
];
const rivers = (town: string): SetForm => follow(mention(town), "<flows");

describe("the total of a value", () => {
  test.each([
    ["all added up", total(rivers("Sorby"), ">length"), "60"],
    ["their mean", total(rivers("Sorby"), ">length", "mean"), "30"],
    ["the greatest", total(union(rivers("Sorby"), mention("Vei")), ">length", "max"), "80.5"],
    ["the least", total(union(rivers("Sorby"), mention("Vei")), ">length", "min"), "30"],
    ["the earliest", total(rivers("Sorby"), ">opened", "min"), "May 1904"],
    ["the latest", total(rivers("Sorby"), ">opened", "max"), "1931"],
    ["of things that are counted", totalCount(union(mention("Norby"), mention("Sorby")), ">gate", "sum"), "4"],
    ["the mean number of them", totalCount(union(mention("Norby"), mention("Sorby")), ">gate", "mean"), "2"],
    ["the greatest number of them", totalCount(union(mention("Norby"), mention("Sorby")), ">gate", "max"), "3"],
    ["of some of them", totalCount(union(mention("Norby"), mention("Sorby")), ">gate", "sum", mention("G3")), "2"],
    ["of one thing", total(mention("Gus"), ">gave"), "75"],
    ["stated twice in two ways", total(mention("Hob"), ">gave"), "75"],
  ])("%s", async (_name, form, value) => {
    const { result, values } = await ask(graph, form);
    expect(values).toEqual([value]);
    expect(result.status).toBe("ANSWERED");
    expect(result.complete).toBe(true);
    for (const path of result.paths) for (const step of path.steps) expect(step.evidence.length).toBeGreaterThan(0);
  });

  test.each([
    ["one graph", graph],
    ["two graphs", towns],
  ])("says in %s that a member without a value is not counted in", async (_name, graphs) => {
    const { result, values } = await ask(graphs, total(rivers("Norby"), ">length"));
    expect(values).toEqual(["200.5"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("1 more has no value, and is not counted in");
    expect(result.explanation).toContain("Added up from 2 values");
  });

  test("says that a member without a value may be the greatest", async () => {
    const { result, values } = await ask(graph, total(instances("river"), ">length", "max"));
    expect(values).toEqual(["120"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("1 more has no value, so that another may be the greatest");
  });

  test.each([
    [
      "one that is named has no value",
      total(union(mention("Ull"), mention("Wim")), ">length"),
      "Of those that are named 1 has no value",
    ],
    [
      "there is none of what is named",
      total(union(mention("Ull"), follow(mention("Sorby"), ">gave")), ">length"),
      "Of those that are named 1 has no value",
    ],
    ["of one several values are stated", total(mention("Fay"), ">gave"), "several values are stated"],
    ["a value is no number", total(rivers("Norby"), ">flows"), "Not all that was found are numbers"],
    ["dates are added up", total(rivers("Sorby"), ">opened"), "Not all that was found are numbers"],
    ["nothing is stated", total(rivers("Norby"), ">opened"), "hold nothing that answers this"],
  ])("gives none where %s", async (_name, form, reason) => {
    const { result } = await ask(graph, form);
    expect(result.status).toBe("NOT_KNOWN");
    expect(result.explanation).toContain(reason);
  });

  test("converts units into each other, and refuses what it can not convert", async () => {
    const measured = (unit: string): TurtleGraph =>
      turtleGraph(
        `:Ull :flows :Norby ; :length "1.5"^^<http://dbpedia.org/datatype/kilometre> .
         :Vei :flows :Norby ; :length "250"^^<http://dbpedia.org/datatype/${unit}> .`,
      );
    const { values } = await ask(measured("metre"), total(rivers("Norby"), ">length"));
    expect(values).toEqual(["1.75 kilometres"]);
    const { result } = await ask(measured("hectare"), total(rivers("Norby"), ">length"));
    expect(result.status).toBe("NOT_KNOWN");
    expect(result.explanation).toContain("can not be converted into each other");
  });

  test("adds up what holds, and of a time what held then", async () => {
    const dated = turtleGraph(
      [
        statement("Ull", "flows", "Norby", `schema:startDate "1950"^^xsd:gYear`),
        statement("Vei", "flows", "Norby", `schema:startDate "1900"^^xsd:gYear ; schema:endDate "1920"^^xsd:gYear`),
        ":Ull :length 120 . :Vei :length 80 .",
      ].join("\n"),
    );
    expect((await ask(dated, total(rivers("Norby"), ">length"))).values).toEqual(["120"]);
    // Nobody can tell of a length without dates what it was then.
    const then = at(rivers("Norby"), { kind: "instant", date: { type: "date", year: 1910 } });
    expect((await ask(dated, total(then, ">length"))).result.status).toBe("NOT_KNOWN");
    const ever = at(rivers("Norby"), { kind: "interval" });
    expect((await ask(dated, total(ever, ">length"))).values).toEqual(["200"]);
  });

  test("keeps of a measurement that was repeated the last one", async () => {
    const counted = (town: string, date: string, people: number): string =>
      `[] a rdf:Statement ; rdf:subject :${town} ; rdf:predicate :people ; rdf:object ${people} ; schema:observationDate "${date}"^^xsd:date . :${town} :people ${people} .`;
    const people = turtleGraph(
      `${counted("A", "2001-01-01", 10)} ${counted("A", "2011-01-01", 20)} ${counted("B", "2011-01-01", 5)}`,
    );
    expect((await ask(people, total(union(mention("A"), mention("B")), ">people"))).values).toEqual(["25"]);
  });

  test("says how it was read", async () => {
    const long = where(rivers("Norby"), ">length", { operator: ">", value: { type: "number", number: 100 } });
    const { result } = await ask(graph, total(long, ">length"));
    expect(result.reading).toBe(
      "the total length of those whose flows include Norby and whose length is more than 100",
    );
  });
});

describe("where there are more facts than can be read", () => {
  const wells = Array.from({ length: 5_200 }, (_each, at) => at);
  const turtleOf = (depth: (at: number) => string): string =>
    wells.map((at) => `:Well_${at} a :well ; :bored_by :Ada ${depth(at)} .`).join("\n");
  const numbers = [{ iri: "urn:t:depth", label: "depth", objectKind: "NUMBER" as const }];
  const bored = follow(mention("Ada"), "<bored by");

  test("the graph itself reckons", { timeout: 120_000 }, async () => {
    const graphOfWells = turtleGraph(
      turtleOf((at) => (at < 5_100 ? `; :depth ${at + 1}` : "")),
      { relations: numbers },
    );
    const sum = await ask(graphOfWells, total(bored, ">depth"));
    expect(sum.values).toEqual(["13,007,550"]);
    expect(sum.result.complete).toBe(false);
    expect(sum.result.explanation).toContain("100 more have no value, and are not counted in");
    expect((await ask(graphOfWells, total(bored, ">depth", "mean"))).values).toEqual(["2,550.5"]);
    const size = await ask(graphOfWells, count(bored));
    expect(size.values).toEqual(["5,200"]);
    expect(size.result.complete).toBe(true);
    expect((await ask(graphOfWells, totalCount(bored, ">bored by", "sum"))).values).toEqual(["5,200"]);
  });

  test.each([
    ["of one several values are stated", turtleOf((at) => `; :depth 1, ${at === 7 ? 3 : 1}`)],
    ["one is no number", turtleOf((at) => `; :depth ${at === 7 ? '"deep"' : 1}`)],
    [
      "one has ended",
      `${turtleOf(() => "; :depth 1")}\n${statement("Well_1", "bored_by", "Ada", `schema:endDate "1990"^^xsd:gYear`)}`,
    ],
  ])("and none is told where %s", async (_name, facts) => {
    const { result } = await ask(turtleGraph(facts, { relations: numbers }), total(bored, ">depth"));
    expect(result.status).toBe("NOT_KNOWN");
  });
});

/** Numbers by definition: one number of each member that has any, made one. */
function naiveTotal(form: TotalForm, all: World): number | "SEVERAL" | undefined {
  const among = form.tally?.among === undefined ? undefined : naive(form.tally.among, all);
  const numbers = [...naive(form.set, all)].flatMap((name): readonly number[] => {
    if (form.tally === undefined) return all.sizes.flatMap(([sized, size]) => (sized === name ? [size] : []));
    const things = new Set(ends(name, { relation: form.by }, all).filter((each) => among?.has(each) ?? true));
    return things.size === 0 ? [] : [things.size];
  });
  if (numbers.length === 0) return undefined;
  const sum = numbers.reduce((a, b) => a + b, 0);
  switch (form.how) {
    case "sum":
      return sum;
    case "mean":
      return sum / numbers.length;
    case "min":
      return Math.min(...numbers);
    case "max":
      return Math.max(...numbers);
  }
}

const reductions = fc.constantFrom("sum" as const, "mean" as const, "min" as const, "max" as const);
const totals = fc.oneof(
  fc.tuple(set, reductions).map(([of, how]) => total(of, ">size", how)),
  fc
    .tuple(set, directed, reductions, fc.option(set, { nil: undefined }))
    .map(([of, by, how, among]) => totalCount(of, by, how, among)),
);

/** Is it told one by one, so that a value of each is needed? */
function isNamedOneByOne({ set: of }: TotalForm): boolean {
  return of.kind === "union" && of.sets.every((each) => [...nodesOf(each)].some(({ node }) => node.kind === "mention"));
}

function isMissing(form: TotalForm, all: World): boolean {
  const valued = naiveCount(form, all);
  return valued < naive(form.set, all).size;
}

/** Is there none of something that is told one by one? */
function isPartEmpty({ set: of }: TotalForm, all: World): boolean {
  return of.kind === "union" && of.sets.some((part) => naive(part, all).size === 0);
}

function naiveCount(form: TotalForm, all: World): number {
  return [...naive(form.set, all)].filter(
    (name) => naiveTotal({ ...form, set: mention(name), how: "sum" }, all) !== undefined,
  ).length;
}

describe("any total over any graph", () => {
  test("is what its definition gives, and says so where a member has no value", async () => {
    await fc.assert(
      fc.asyncProperty(world, totals, async (all, form) => {
        fc.pre(isExecutedWhole(form) && !hasExcept(form));
        const { result, values } = await ask(turtleGraph(turtle(all)), form);
        const expected = naiveTotal(form, all);
        const isKnown =
          expected !== undefined && !(isNamedOneByOne(form) && (isMissing(form, all) || isPartEmpty(form, all)));
        expect(result.status).toBe(isKnown ? "ANSWERED" : "NOT_KNOWN");
        if (!isKnown) return;
        expect(Number(values[0])).toBeCloseTo(expected as number, 5);
        if (isMissing(form, all)) expect(result.complete).toBe(false);
      }),
      { numRuns: propertyRuns(150) },
    );
  });

  test("is the same of graphs that hold it together", async () => {
    await fc.assert(
      fc.asyncProperty(world, sides, totals, fc.boolean(), async (all, heldBy, form, apart) => {
        fc.pre(isExecutedWhole(form) && !hasExcept(form));
        const { result } = await ask(divided(all, heldBy, apart), form);
        const expected = naiveTotal(form, all);
        const isKnown =
          expected !== undefined && !(isNamedOneByOne(form) && (isMissing(form, all) || isPartEmpty(form, all)));
        expect(result.status).toBe(isKnown ? "ANSWERED" : "NOT_KNOWN");
        if (!isKnown) return;
        expect(Number(localValues(result)[0])).toBeCloseTo(expected as number, 5);
        if (isMissing(form, all)) expect(result.complete).toBe(false);
      }),
      { numRuns: propertyRuns(60) },
    );
  });
});

function isExecutedWhole(form: TotalForm): boolean {
  return isExecuted(form as unknown as SetForm);
}

/** What is left out may be unknown, which has properties of its own. */
function hasExcept(form: Form): boolean {
  return [...nodesOf(form)].some(({ node }) => node.kind === "except");
}
