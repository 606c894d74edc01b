import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DifferenceForm, SetForm } from "../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../engine/question/form/walk.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { ask } from "./ask.ts";
import { difference, differenceCount, follow, mention, union } from "./forms.ts";
import { directed, divided, ends, isExecuted, naive, set, sides, turtle, world, type World } from "./naive-sets.ts";
import { turtleGraph } from "./turtle-graph.ts";

const graph = turtleGraph(`
  :Ull :length 120 ; :gate :G1, :G2, :G3 . :Vei :length 80.5 ; :gate :G3 . :Wim :gate :G1, :G4 . :Nil :length 0 .
  :Fay :length 100, 250 . :Ull :opened "1901-05-05"^^xsd:date . :Vei :opened "1934-02-01"^^xsd:date .
  :Wim :opened "1934-07-01"^^xsd:date . :Yar :opened "1940"^^xsd:gYear . :Zet :opened "1940-08"^^xsd:gYearMonth .
  :Old :opened "-0043-03-15"^^xsd:date . :Word :length "long" .
`);
const [ull, vei, wim] = [mention("Ull"), mention("Vei"), mention("Wim")];

describe("how far two values lie apart", () => {
  test.each([
    ["how much more", difference(ull, vei, ">length", { direction: "max" }), "39.5"],
    ["how much less", difference(vei, ull, ">length", { direction: "min" }), "39.5"],
    ["whichever is more", difference(vei, ull, ">length"), "39.5"],
    ["of the same", difference(ull, ull, ">length", { direction: "max" }), "0"],
    ["how many times as much", difference(ull, mention("Nil"), ">length", { how: "difference" }), "120"],
    ["how many more things", differenceCount(ull, wim, ">gate", { direction: "max" }), "1"],
    ["how many fewer of some things", differenceCount(vei, ull, ">gate", { direction: "min" }, mention("G3")), "0"],
    ["how many times as many things", differenceCount(ull, wim, ">gate", { how: "ratio" }), "1.5"],
    ["full years", difference(wim, ull, ">opened", { direction: "max" }), "33 years"],
    ["years by their numbers alone", difference(mention("Yar"), vei, ">opened", { direction: "max" }), "6 years"],
    ["years between months", difference(mention("Zet"), wim, ">opened", { direction: "max" }), "6 years"],
    ["years before the common era", difference(ull, mention("Old"), ">opened", { direction: "max" }), "1,944 years"],
    ["days", difference(wim, vei, ">opened", { direction: "max", unit: "day" }), "150 days"],
    ["days where no year has passed", difference(wim, vei, ">opened"), "150 days"],
    ["weeks", difference(wim, vei, ">opened", { unit: "week" }), "21 weeks"],
    ["months", difference(wim, vei, ">opened", { unit: "month" }), "5 months"],
  ])("%s", async (_name, form, value) => {
    const { result, values } = await ask(graph, form);
    expect(values).toEqual([value]);
    expect(result.status).toBe("ANSWERED");
    const steps = result.paths.flatMap((path) => path.steps);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(step.evidence.length).toBeGreaterThan(0);
  });

  test("tells full years, and says where calendar years say otherwise", async () => {
    const { result, values } = await ask(graph, difference(vei, ull, ">opened", { direction: "max", unit: "year" }));
    expect(values).toEqual(["32 years"]);
    expect(result.explanation).toContain("by the calendar years alone it is 33");
  });

  test.each([
    ["it is the other way round", difference(vei, ull, ">length", { direction: "max" }), "the other way round"],
    ["one has no value", difference(ull, wim, ">length"), "hold nothing that answers this"],
    ["one leads to nothing", differenceCount(ull, mention("Nil"), ">gate"), "hold nothing that answers this"],
    ["of one several values are stated", difference(ull, mention("Fay"), ">length"), "several values are stated"],
    ["one side is several things", difference(union(ull, vei), mention("Nil"), ">length"), "several things"],
    ["a value is no number", difference(ull, mention("Word"), ">length"), "Not all that was found are numbers"],
    ["dates are divided", difference(ull, vei, ">opened", { how: "ratio" }), "no multiples"],
    ["it is a multiple of nothing", difference(ull, mention("Nil"), ">length", { how: "ratio" }), "no multiple"],
    ["days are asked of years", difference(mention("Yar"), vei, ">opened", { unit: "day" }), "do not tell of days"],
    ["a unit is asked that is not stated", difference(ull, vei, ">length", { unit: "metre" }), "not stated"],
    ["dates may be the same", difference(mention("Yar"), mention("Zet"), ">opened"), "not exact enough"],
  ])("is not known where %s", async (_name, form, reason) => {
    const { result } = await ask(graph, form);
    expect(result.status).toBe("NOT_KNOWN");
    expect(result.explanation).toContain(reason);
  });

  test("is told in the unit that is asked for, and only of what can be converted", async () => {
    const measured = turtleGraph(
      `:A :length "1.5"^^<http://dbpedia.org/datatype/kilometre> . :B :length "250"^^<http://dbpedia.org/datatype/metre> .
       :C :length "3"^^<http://dbpedia.org/datatype/hectare> .`,
    );
    const [a, b, c] = [mention("A"), mention("B"), mention("C")];
    expect((await ask(measured, difference(a, b, ">length"))).values).toEqual(["1.25 kilometres"]);
    expect((await ask(measured, difference(a, b, ">length", { unit: "metre" }))).values).toEqual(["1,250 metres"]);
    expect((await ask(measured, difference(a, b, ">length", { how: "ratio" }))).values).toEqual(["6"]);
    const { result } = await ask(measured, difference(a, c, ">length"));
    expect(result.status).toBe("NOT_KNOWN");
    expect(result.explanation).toContain("can not be converted");
  });

  test("says how it was read, and that sources need not hold all", async () => {
    const { result } = await ask(graph, difference(ull, vei, ">length", { direction: "max" }));
    expect(result.reading).toBe("how much greater the length of Ull is than that of Vei");
    const counts = await ask(graph, differenceCount(ull, wim, ">gate", { direction: "max" }));
    expect(counts.result.explanation).toContain("Only what the sources state is counted: 3 and 2");
  });
});

/** One number of each side by definition; undefined where there is none, or more than one. */
function naiveSide(side: SetForm, { by, tally }: DifferenceForm, all: World): number | undefined {
  const members = [...naive(side, all)];
  if (tally === undefined) {
    const sizes = all.sizes.filter(([name]) => members.includes(name));
    return sizes.length === 1 ? sizes[0]?.[1] : undefined;
  }
  const among = tally.among === undefined ? undefined : naive(tally.among, all);
  const things = new Set(members.flatMap((name) => ends(name, { relation: by }, all)));
  const counting = [...things].filter((each) => among?.has(each) ?? true);
  return counting.length === 0 ? undefined : counting.length;
}

function naiveDifference(form: DifferenceForm, all: World): number | undefined {
  const [a, b] = [naiveSide(form.a, form, all), naiveSide(form.b, form, all)];
  if (a === undefined || b === undefined) return undefined;
  if (form.how === "ratio") return a / b;
  if (form.direction === undefined) return Math.abs(a - b);
  const more = form.direction === "max" ? a - b : b - a;
  return more < 0 ? undefined : more;
}

const end = fc.constantFrom("max" as const, "min" as const, undefined);
const how = fc.constantFrom("difference" as const, "ratio" as const);
const more = fc.record({ direction: end, how }).map(({ direction, how: kind }) => ({
  how: kind,
  ...(direction === undefined ? {} : { direction }),
}));
const differences = fc.oneof(
  fc.tuple(set, set, more).map(([a, b, said]) => difference(a, b, ">size", said)),
  fc
    .tuple(set, set, directed, more, fc.option(set, { nil: undefined }))
    .map(([a, b, by, said, among]) => differenceCount(a, b, by, said, among)),
);

function isTried(form: DifferenceForm): boolean {
  const hasExcept = [...nodesOf(form)].some(({ node }) => node.kind === "except");
  return !hasExcept && isExecuted(form as unknown as SetForm);
}

describe("any difference over any graph", () => {
  test("is what its definition gives", async () => {
    await fc.assert(
      fc.asyncProperty(world, differences, async (all, form) => {
        fc.pre(isTried(form));
        const { result } = await ask(turtleGraph(turtle(all)), form);
        expectNumber(result, naiveDifference(form, all));
      }),
      { numRuns: propertyRuns(150) },
    );
  });

  test("is the same of graphs that hold it together", async () => {
    await fc.assert(
      fc.asyncProperty(world, sides, differences, fc.boolean(), async (all, heldBy, form, apart) => {
        fc.pre(isTried(form));
        const { result } = await ask(divided(all, heldBy, apart), form);
        expectNumber(result, naiveDifference(form, all));
      }),
      { numRuns: propertyRuns(60) },
    );
  });
});

function expectNumber(
  { status, values }: Awaited<ReturnType<typeof ask>>["result"],
  expected: number | undefined,
): void {
  expect(status).toBe(expected === undefined ? "NOT_KNOWN" : "ANSWERED");
  const node = values[0]?.node;
  if (expected !== undefined)
    expect(Number(node?.kind === "literal" ? node.literal.lexical : NaN)).toBeCloseTo(expected, 5);
}

test("a side may be told of by what leads to it", async () => {
  const { values } = await ask(graph, difference(follow(mention("G4"), "<gate"), ull, ">opened", { direction: "max" }));
  expect(values).toEqual(["33 years"]);
});
