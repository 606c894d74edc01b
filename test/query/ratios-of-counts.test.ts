import fc from "fast-check";
import { expect, test } from "vitest";
import type { CountForm, SetForm } from "../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../engine/question/form/walk.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { ask } from "./ask.ts";
import { follow, instances, mention } from "./forms.ts";
import { divided, isExecuted, naive, set, sides, turtle, world } from "./naive-sets.ts";
import { turtleGraph } from "./turtle-graph.ts";

const GRAPH =
  ":Orm a :kite ; :made :silk . :Pell a :kite ; :made :silk . :Quill a :kite . :Sill a :barrow . :Tarn a :barrow .";

test("so many of one kind are so many times those of another", async () => {
  const form: CountForm = { kind: "count", set: instances("kite"), against: instances("barrow") };
  const { result, values } = await ask(turtleGraph(GRAPH), form);
  expect(values).toEqual(["1.5"]);
  expect(result.reading).toBe("how many times as many kites there are as barrows");
  expect(result.explanation).toContain("3 and 2");
});

test("of what is not found nobody knows how many there are", async () => {
  const none = follow(mention("tin"), "<made");
  for (const form of [
    { kind: "count", set: none, against: instances("kite") },
    { kind: "count", set: instances("kite"), against: none },
  ] as const)
    expect((await ask(turtleGraph(GRAPH), form)).result.status).toBe("NOT_KNOWN");
});

test("where there is more than can be read the source counts both", async () => {
  const all = Array.from({ length: 6000 }, (_each, at) => `:Kite_${at} a :${at % 4 === 0 ? "barrow" : "kite"} .`);
  const form: CountForm = { kind: "count", set: instances("kite"), against: instances("barrow") };
  expect((await ask(turtleGraph(all.join("\n")), form)).values).toEqual(["3"]);
});

test("the ratio of any two numbers of things is that of any graph, and of graphs that hold it together", async () => {
  const ratios = fc.tuple(set, set).map(([these, those]): CountForm => ({ kind: "count", set: these, against: those }));
  await fc.assert(
    fc.asyncProperty(world, sides, ratios, fc.boolean(), async (all, heldBy, form, apart) => {
      const nodes = [...nodesOf(form)].map(({ node }) => node);
      fc.pre(isExecuted(form as unknown as SetForm) && !nodes.some(({ kind }) => kind === "except"));
      // Names alone are no finding: nothing of a graph tells how many they are.
      fc.pre(nodes.some(({ kind }) => kind === "instances" || kind === "follow"));
      const [these, those] = [form.set, form.against ?? form.set].map((each) => naive(each, all).size) as [
        number,
        number,
      ];
      for (const graph of [turtleGraph(turtle(all)), divided(all, heldBy, apart)]) {
        const { result } = await ask(graph, form);
        const isKnown = these > 0 && those > 0;
        expect(result.status, result.explanation).toBe(isKnown ? "ANSWERED" : "NOT_KNOWN");
        const [value] = result.values;
        if (isKnown && value?.node.kind === "literal")
          expect(Number(value.node.literal.lexical)).toBeCloseTo(these / those, 5);
      }
    }),
    { numRuns: propertyRuns(40) },
  );
});
