import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FollowForm, SetForm, TotalForm } from "../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../engine/question/form/walk.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { ask } from "./ask.ts";
import { follow, instances, intersect, total } from "./forms.ts";
import { directed, divided, ends, isExecuted, naive, set, sides, turtle, world, type World } from "./naive-sets.ts";
import { turtleGraph } from "./turtle-graph.ts";

const ofEach = (form: TotalForm, steps = 1): TotalForm => ({ ...form, ofEach: steps });
type Result = Awaited<ReturnType<typeof ask>>["result"];

function pairsOf({ values }: Result): readonly string[] {
  return values
    .map(({ node }) => {
      const of = node.of?.kind === "entity" ? node.of.iri.replace("urn:t:", "") : "";
      return `${of} ${node.kind === "literal" ? Number(node.literal.lexical).toFixed(3) : ""}`;
    })
    .sort();
}

const GRAPH = `
  :Osk a :glen ; :lies :Harn ; :depth 40 . :Tolv a :glen ; :lies :Harn ; :depth 90 .
  :Yme a :glen ; :lies :Brae ; :depth 70 . :Ness a :glen ; :lies :Brae .
  :Harn a :district . :Brae a :district .
`;
const depths = (how: TotalForm["how"]): TotalForm =>
  ofEach(total(intersect(instances("glen"), follow(instances("district"), "<lies")), ">depth", how));

describe("what things come to of each of several others", () => {
  test("is told with its thing, and how many have no value", async () => {
    const { result } = await ask(turtleGraph(GRAPH), depths("sum"));
    expect(pairsOf(result)).toEqual(["Brae 70.000", "Harn 130.000"]);
    expect(result.reading).toContain("for each district");
    expect(result.explanation).toContain("1 more has no value");
    expect(result.complete).toBe(false);
    expect(pairsOf((await ask(turtleGraph(GRAPH), depths("mean"))).result)).toEqual(["Brae 70.000", "Harn 65.000"]);
    const { result: greatest } = await ask(turtleGraph(GRAPH), depths("max"));
    expect(pairsOf(greatest)).toEqual(["Brae 70.000", "Harn 90.000"]);
    expect(greatest.reading).toContain("the greatest");
    expect(greatest.complete).toBe(false);
  });

  test("is not known where nobody can tell which of several values counts", async () => {
    const { result } = await ask(turtleGraph(`${GRAPH} :Yme :depth 75 .`), depths("sum"));
    expect(result.status).toBe("NOT_KNOWN");
  });
});

function comesTo(sizes: readonly number[], how: TotalForm["how"]): number {
  if (how === "max" || how === "min") return Math[how](...sizes);
  const sum = sizes.reduce((a, b) => a + b, 0);
  return how === "sum" ? sum : sum / sizes.length;
}

/** Pairs by definition: what the sizes of the ends of a thing's steps come to. */
function naivePairs(form: TotalForm, all: World): readonly string[] {
  const parts = form.set.kind === "intersect" ? form.set.sets : [form.set];
  const last = parts.find((part) => part.kind === "follow") as FollowForm;
  const chain = form.ofEach === 2 ? [last.from as FollowForm, last] : [last];
  const among = parts.filter((part) => part !== last).map((part) => naive(part, all));
  const size = new Map(all.sizes);
  return [...naive((chain[0] as FollowForm).from, all)]
    .flatMap((name) => {
      const led = chain.reduce<readonly string[]>(
        (names, step) => names.flatMap((one) => ends(one, step, all)),
        [name],
      );
      const own = [...new Set(led.filter((one) => among.every((members) => members.has(one))))];
      const sizes = own.flatMap((one) => size.get(one) ?? []);
      if (sizes.length === 0) return [];
      return [`${name} ${comesTo(sizes, form.how).toFixed(3)}`];
    })
    .sort();
}

const reached = fc.oneof(
  fc.tuple(set, directed).map(([from, by]) => ({ steps: 1, set: follow(from, by) })),
  fc.tuple(set, directed, directed).map(([from, by, then]) => ({ steps: 2, set: follow(follow(from, by), then) })),
);
const forms = fc
  .tuple(reached, fc.option(set, { nil: undefined }), fc.constantFrom("sum" as const, "mean", "min", "max"))
  .map(([{ steps, set: own }, some, how]) => {
    const of = some === undefined || some.kind === "follow" ? own : intersect(own, some);
    return ofEach(total(of, ">size", how), steps);
  });

function isTried(form: TotalForm): boolean {
  return ![...nodesOf(form)].some(({ node }) => node.kind === "except") && isExecuted(form as unknown as SetForm);
}

describe("totals of each over any graph", () => {
  test("are what their definition gives, of graphs that hold them together as well", async () => {
    await fc.assert(
      fc.asyncProperty(world, sides, forms, fc.boolean(), async (all, heldBy, form, apart) => {
        fc.pre(isTried(form));
        const expected = naivePairs(form, all);
        for (const graph of [turtleGraph(turtle(all)), divided(all, heldBy, apart)]) {
          const { result } = await ask(graph, form);
          expect(result.status).toBe(expected.length === 0 ? "NOT_KNOWN" : "ANSWERED");
          if (expected.length > 0) expect(pairsOf(result)).toEqual(expected);
        }
      }),
      { numRuns: propertyRuns(100) },
    );
  });
});
