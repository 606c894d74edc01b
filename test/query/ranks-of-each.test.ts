import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ExtremeForm, FollowForm, SetForm } from "../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../engine/question/form/walk.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { ask } from "./ask.ts";
import { extreme, extremeCount, follow, instances, intersect, mention } from "./forms.ts";
import { directed, divided, ends, isExecuted, naive, set, sides, turtle, fullWorld, type World } from "./naive-sets.ts";
import { turtleGraph } from "./turtle-graph.ts";

const ofEach = (form: SetForm, steps = 1): ExtremeForm => ({ ...(form as ExtremeForm), ofEach: steps });

const GRAPH = `
  :Osk a :glen ; :lies :Harn . :Tolv a :glen ; :lies :Harn . :Yme a :glen ; :lies :Brae . :Fossy a :glen ; :lies :Brae .
  :Harn a :district . :Brae a :district . :Wend a :district .
  :Osk :depth 40 . :Tolv :depth 90 . :Yme :depth 70 . :Fossy :depth 70 .
`;
const graph = turtleGraph(GRAPH);
const glens = (of: SetForm = instances("district")): SetForm => intersect(instances("glen"), follow(of, "<lies"));

type Result = Awaited<ReturnType<typeof ask>>["result"];

function pairsOf({ values }: Result): readonly string[] {
  const text = (node: Result["values"][number]["node"] | undefined): string =>
    node?.kind === "entity" ? node.iri.replace("urn:t:", "") : node?.kind === "literal" ? node.literal.lexical : "";
  return values.map(({ node }) => `${text(node.of)} ${text(node)}`).sort();
}

describe("the first of each of several things", () => {
  test("is told with its thing, all of those that share the place, and says of which nothing is stated", async () => {
    const { result } = await ask(graph, ofEach(extreme(glens(), ">depth", "max")));
    expect(pairsOf(result)).toEqual(["Brae Fossy", "Brae Yme", "Harn Tolv"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("For 1 more nothing is stated");
    expect(result.reading).toContain("for each district");
    for (const { answers, steps } of result.paths) {
      const named = steps.flatMap(({ subjects, objects }) => [...subjects, ...objects]).map(({ label }) => label);
      expect(named).toContain(answers[0]?.of?.label);
      expect(named).not.toContain(answers[0]?.of?.label === "Harn" ? "Brae" : "Harn");
    }
  });

  test("is the second of each where that is asked for", async () => {
    expect(pairsOf((await ask(graph, ofEach(extreme(glens(), ">depth", "max", 2)))).result)).toEqual(["Harn Osk"]);
    expect(pairsOf((await ask(graph, ofEach(extreme(glens(), ">depth", "min")))).result)).toContain("Harn Osk");
  });

  test("is open of a thing of whose own one has no value", async () => {
    const more = turtleGraph(`${GRAPH} :Ness a :glen ; :lies :Harn .`);
    const { result } = await ask(more, ofEach(extreme(glens(), ">depth", "max")));
    expect(pairsOf(result)).toContain("Harn Tolv");
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("1 other has no value that is stated");
  });

  test("goes on as a set where something is said of it", async () => {
    const owned = turtleGraph(`${GRAPH} :Ada :owns :Tolv . :Bo :owns :Yme . :Cis :owns :Osk .`);
    const { result } = await ask(owned, follow(ofEach(extreme(glens(), ">depth", "max")), "<owns"));
    expect(result.values.map(({ node }) => node.label).sort()).toEqual(["Ada", "Bo"]);
  });
});

/** Pairs by definition: of the ends of a thing's steps those of which no other end of the same thing is further. */
function naivePairs(form: ExtremeForm, all: World): readonly string[] {
  const parts = form.set.kind === "intersect" ? form.set.sets : [form.set];
  const last = parts.find((part) => part.kind === "follow") as FollowForm;
  const chain = form.ofEach === 2 ? [last.from as FollowForm, last] : [last];
  const among = parts.filter((part) => part !== last).map((part) => naive(part, all));
  const things = (chain[0] as FollowForm).from;
  return [...naive(things, all)]
    .flatMap((name) => {
      const reached = chain.reduce<readonly string[]>(
        (names, step) => names.flatMap((one) => ends(one, step, all)),
        [name],
      );
      const own = [...new Set(reached.filter((one) => among.every((members) => members.has(one))))];
      const { ofEach: _ofEach, ...first } = form;
      const named = own.map((one) => mention(one));
      const set: SetForm | undefined = named.length < 2 ? named[0] : { kind: "intersect", sets: [OF_ANY, ...named] };
      if (set === undefined) return [];
      return [...naiveFirst({ ...first, set }, own, all)].map((one) => `${name} ${one}`);
    })
    .sort();
}

const OF_ANY = instances("thing");

/** The first of some names, by the definition of a superlative of all. */
function naiveFirst(form: ExtremeForm, names: readonly string[], all: World): readonly string[] {
  const ranked = names.flatMap((name) => {
    const first = naive({ ...form, set: mention(name), rank: 1 }, all);
    if (first.size === 0) return [];
    const value =
      form.tally === undefined
        ? Number(ends(name, { relation: form.by }, all)[0])
        : new Set(
            ends(name, { relation: form.by }, all).filter(
              (one) =>
                form.tally?.how !== "count" || form.tally.among === undefined || naive(form.tally.among, all).has(one),
            ),
          ).size;
    return [{ name, value }];
  });
  const values = [...new Set(ranked.map(({ value }) => value))].sort((a, b) =>
    form.direction === "max" ? b - a : a - b,
  );
  return ranked.filter(({ value }) => value === values[form.rank - 1]).map(({ name }) => name);
}

const direction = fc.constantFrom("max", "min") as fc.Arbitrary<"max">;
const rank = fc.integer({ min: 1, max: 2 });
/** Mostly sets that have members: what few things of many forms come to is nothing. */
const begun = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("big", "small", "thing").map((name) => instances(name)) },
  { weight: 1, arbitrary: set },
);
const reached = fc.oneof(
  fc.tuple(begun, directed).map(([from, by]) => ({ steps: 1, set: follow(from, by) })),
  fc.tuple(begun, directed, directed).map(([from, by, then]) => ({ steps: 2, set: follow(follow(from, by), then) })),
);
const among = fc.option(begun, { nil: undefined });
const forms = fc
  .tuple(reached, among, fc.boolean(), directed, direction, rank)
  .map(([{ steps, set: own }, some, isCounted, by, end, place]): ExtremeForm => {
    const of = some === undefined || some.kind === "follow" ? own : intersect(own, some);
    return ofEach(isCounted ? extremeCount(of, by, end, place) : extreme(of, ">size", end, place), steps);
  });

function isTried(form: ExtremeForm): boolean {
  return ![...nodesOf(form)].some(({ node }) => node.kind === "except") && isExecuted(form);
}

function expectPairs(result: Result, expected: readonly string[]): void {
  expect(result.status).toBe(expected.length === 0 ? "NOT_KNOWN" : "ANSWERED");
  if (expected.length > 0) expect(pairsOf(result)).toEqual(expected);
}

describe("the first of each over any graph", () => {
  test("are what their definition gives", async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(fullWorld, forms, async (all, form) => {
        fc.pre(isTried(form));
        const expected = naivePairs(form, all);
        found += expected.length;
        expectPairs((await ask(turtleGraph(turtle(all)), form)).result, expected);
      }),
      { numRuns: propertyRuns(200) },
    );
    expect(found).toBeGreaterThan(0);
  });

  test("are the same of graphs that hold them together", async () => {
    await fc.assert(
      fc.asyncProperty(fullWorld, sides, forms, fc.boolean(), async (all, heldBy, form, apart) => {
        fc.pre(isTried(form));
        expectPairs((await ask(divided(all, heldBy, apart), form)).result, naivePairs(form, all));
      }),
      { numRuns: propertyRuns(80) },
    );
  });
});
