import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentOf } from "../../engine/query/execution/shares.ts";
import type { SetForm, TotalForm } from "../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../engine/question/form/walk.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { ask } from "./ask.ts";
import { follow, instances, intersect, mention, relation } from "./forms.ts";
import { divided, isExecuted, naive, set, sides, turtle, world } from "./naive-sets.ts";
import { turtleGraph } from "./turtle-graph.ts";

const madeUp = (of: SetForm, by: string, said: SetForm): TotalForm => ({
  ...{ kind: "total", set: of, by: relation(by), how: "sum" },
  part: intersect(of, said),
});

const kites = instances("kite");
const silken = follow(mention("silk"), "<made");
const GRAPH = `
  :Orm a :kite ; :made :silk ; :span 4 . :Pell a :kite ; :made :silk ; :span 2 .
  :Quill a :kite ; :made :linen ; :span 6 . :Sill a :barrow ; :made :silk ; :span 90 .
`;

describe("how much of a sum some make up", () => {
  test("is told in percent, of how much of how much", async () => {
    const { result, values } = await ask(turtleGraph(GRAPH), madeUp(kites, ">span", silken));
    expect(values).toEqual(["50 percent"]);
    expect(result.explanation).toContain("6 of 12, added up from 3 values");
    expect(result.reading).toMatch(/^how much of the total span of kites the .*silk.* make up, in percent$/);
    expect(result.complete).toBe(true);
  });

  test("names those of which no value is stated, in the part or not", async () => {
    const { result, values } = await ask(turtleGraph(`${GRAPH} :Rook a :kite .`), madeUp(kites, ">span", silken));
    expect(values).toEqual(["50 percent"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("1 more has no value, and is not counted in");
  });

  test.each([
    [
      "none of them has a value",
      `${GRAPH} :Rook a :kite ; :made :tin .`,
      madeUp(kites, ">span", follow(mention("tin"), "<made")),
    ],
    ["there is none of them", GRAPH, madeUp(kites, ">span", follow(mention("tin"), "<made"))],
    ["a value is below 0", `${GRAPH} :Rook a :kite ; :span -3 .`, madeUp(kites, ">span", silken)],
    ["one of them has several values", `${GRAPH} :Orm :span 5 .`, madeUp(kites, ">span", silken)],
    ["a value is no number", `${GRAPH} :Rook a :kite ; :span "wide" .`, madeUp(kites, ">span", silken)],
    ["all of it is 0", ":Orm a :kite ; :made :silk ; :span 0 .", madeUp(kites, ">span", silken)],
  ])("is not known where %s", async (_why, graph, form) => {
    expect((await ask(turtleGraph(graph), form)).result.status).toBe("NOT_KNOWN");
  });
});

describe("parts of sums over any graph", () => {
  const parts = fc.tuple(set, set).map(([of, said]) => madeUp(of, ">size", said));

  test("are what their definition gives, of graphs that hold them together as well", async () => {
    await fc.assert(
      fc.asyncProperty(world, sides, parts, fc.boolean(), async (all, heldBy, form, apart) => {
        const { part } = form;
        fc.pre(
          part !== undefined &&
            isExecuted(form as unknown as SetForm) &&
            ![...nodesOf(form)].some(({ node }) => node.kind === "except"),
        );
        // Of what is told one by one none may be without a value.
        fc.pre(form.set.kind !== "union");
        const sizes = (of: SetForm): readonly (readonly number[])[] =>
          [...naive(of, all)].map((name) => all.sizes.flatMap(([sized, size]) => (sized === name ? [size] : [])));
        const [whole, some] = [sizes(form.set), sizes(part)];
        const sum = (of: readonly (readonly number[])[]): number => of.flat().reduce((a, b) => a + b, 0);
        const isKnown =
          whole.every((own) => own.length < 2) &&
          some.flat().length > 0 &&
          whole.flat().every((n) => n >= 0) &&
          sum(whole) > 0;
        for (const graph of [turtleGraph(turtle(all)), divided(all, heldBy, apart)]) {
          const { result } = await ask(graph, form);
          const [value] = result.values;
          if (!isKnown) expect(result.status).toBe("NOT_KNOWN");
          else expect(value?.node).toMatchObject({ literal: { lexical: String(percentOf(sum(some), sum(whole))) } });
        }
      }),
      { numRuns: propertyRuns(40) },
    );
  });
});
