import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EachForm, SetForm } from "../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../engine/question/form/walk.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { ask } from "./ask.ts";
import { each, eachCount, follow, instances, mention, union } from "./forms.ts";
import { directed, divided, ends, isExecuted, naive, set, sides, turtle, world, type World } from "./naive-sets.ts";
import { turtleGraph } from "./turtle-graph.ts";

const graph = turtleGraph(`
  :Ull a :river ; :flows :Norby ; :length 120 ; :gate :G1, :G2 . :Vei a :river ; :flows :Norby ; :length 80 ; :gate :G2 .
  :Wim a :river ; :flows :Norby .
`);
const rivers = follow(mention("Norby"), "<flows");

type Result = Awaited<ReturnType<typeof ask>>["result"];

function pairsOf({ values }: Result): readonly string[] {
  const text = (node: Result["values"][number]["node"] | undefined): string =>
    node?.kind === "entity" ? node.iri.replace("urn:t:", "") : node?.kind === "literal" ? node.literal.lexical : "";
  return values.map(({ node }) => `${text(node.of)} ${text(node)}`).sort();
}

describe("what is told of each", () => {
  test("is pairs, each with its own evidence, and says of whom nothing is stated", async () => {
    const { result } = await ask(graph, each(rivers, ">length"));
    expect(pairsOf(result)).toEqual(["Ull 120", "Vei 80"]);
    expect(result.text).toBe("Ull: 120; Vei: 80");
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("For 1 more nothing is stated");
    expect(result.reading).toBe("the length of each of those whose flows include Norby");
    expect(result.paths.map(({ answers }) => answers.map(({ of }) => of?.label).join()).sort()).toEqual(["Ull", "Vei"]);
    for (const { answers, steps } of result.paths) {
      const named = steps.flatMap(({ subjects, objects }) => [...subjects, ...objects]).map(({ label }) => label);
      expect(named).toContain(answers[0]?.of?.label);
      expect(named).not.toContain(answers[0]?.of?.label === "Ull" ? "Vei" : "Ull");
    }
  });

  test("is a pair for each of several values, though two have the same", async () => {
    const { result } = await ask(graph, each(union(mention("Ull"), mention("Vei")), ">gate"));
    expect(pairsOf(result)).toEqual(["Ull G1", "Ull G2", "Vei G2"]);
    expect(result.text).toBe("Ull: G1, G2; Vei: G2");
    expect(result.complete).toBe(true);
  });

  test("is how many there are, where they are counted", async () => {
    const { result } = await ask(graph, eachCount(instances("river"), ">gate"));
    expect(pairsOf(result)).toEqual(["Ull 2", "Vei 1"]);
    expect(result.explanation).toContain("For 1 more none is stated");
    expect(pairsOf((await ask(graph, eachCount(rivers, ">gate", mention("G1")))).result)).toEqual(["Ull 1"]);
  });

  test("is not known where nothing is stated of any", async () => {
    expect((await ask(graph, each(mention("Wim"), ">length"))).result.status).toBe("NOT_KNOWN");
  });
});

/** Pairs by definition: a value of a member. */
function naivePairs(form: EachForm, all: World): readonly string[] {
  const among = form.tally?.among === undefined ? undefined : naive(form.tally.among, all);
  const { set: reached, stepsBack = 0 } = form;
  const [owners, steps] = stepsBack > 0 && reached.kind === "follow" ? [reached.from, [reached]] : [reached, []];
  return [...naive(owners, all)]
    .flatMap((name) => {
      const starts = steps.reduce<readonly string[]>((names, step) => names.flatMap((one) => ends(one, step, all)), [name]);
      const led = starts.flatMap((start) => ends(start, { relation: form.by }, all));
      const things = [...new Set(led.filter((one) => among?.has(one) ?? true))];
      if (form.tally === undefined) return things.map((thing) => `${name} ${thing}`);
      return things.length === 0 ? [] : [`${name} ${things.length}`];
    })
    .sort();
}

const forms = fc.oneof(
  fc
    .tuple(set, directed, fc.oneof(directed, fc.constant(">size")))
    .map(([of, first, by]): EachForm => ({ ...each(follow(of, first), by), stepsBack: 1 })),
  fc.tuple(set, fc.oneof(directed, fc.constant(">size"))).map(([of, by]) => each(of, by)),
  fc.tuple(set, directed, fc.option(set, { nil: undefined })).map(([of, by, among]) => eachCount(of, by, among)),
);

function isTried(form: EachForm): boolean {
  const hasExcept = [...nodesOf(form)].some(({ node }) => node.kind === "except");
  return !hasExcept && isExecuted(form as unknown as SetForm);
}

function expectPairs(result: Result, expected: readonly string[]): void {
  expect(result.status).toBe(expected.length === 0 ? "NOT_KNOWN" : "ANSWERED");
  if (expected.length > 0) expect(pairsOf(result)).toEqual(expected);
}

describe("any pairs over any graph", () => {
  test("are what their definition gives", async () => {
    await fc.assert(
      fc.asyncProperty(world, forms, async (all, form) => {
        fc.pre(isTried(form));
        expectPairs((await ask(turtleGraph(turtle(all)), form)).result, naivePairs(form, all));
      }),
      { numRuns: propertyRuns(150) },
    );
  });

  test("are the same of graphs that hold them together", async () => {
    await fc.assert(
      fc.asyncProperty(world, sides, forms, fc.boolean(), async (all, heldBy, form, apart) => {
        fc.pre(isTried(form));
        expectPairs((await ask(divided(all, heldBy, apart), form)).result, naivePairs(form, all));
      }),
      { numRuns: propertyRuns(60) },
    );
  });
});
