import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentOf } from "../../engine/query/execution/shares.ts";
import type { SetForm, ShareForm } from "../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../engine/question/form/walk.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { ask } from "./ask.ts";
import { except, follow, instances, intersect, mention, where } from "./forms.ts";
import { divided, isExecuted, naive, set, sides, turtle, world } from "./naive-sets.ts";
import { turtleGraph } from "./turtle-graph.ts";

const among = (outOf: SetForm, said: SetForm): ShareForm => ({ kind: "count", set: intersect(outOf, said), outOf });

const kites = instances("kite");
const GRAPH = `
  :Orm a :kite ; :made :silk ; :span 4 . :Pell a :kite ; :made :silk ; :span 2 .
  :Quill a :kite ; :made :linen . :Rook a :kite . :Sill a :barrow ; :made :silk .
`;
const silken = follow(mention("silk"), "<made");

describe("the share of some things that others are", () => {
  test("is told in percent, of how many of how many, and of which nothing is known", async () => {
    const { result, values } = await ask(turtleGraph(GRAPH), among(kites, silken));
    expect(values).toEqual(["50 percent"]);
    expect(result.reading).toMatch(/^the number of kites .*silk.*, in percent of all kites$/);
    expect(result.explanation).toContain("2 of 4");
    expect(result.explanation).toContain("For 1 other nothing is stated that tells whether it is one of these");
    expect(result.complete).toBe(false);
  });

  test("is complete where of all others it is known that they are not", async () => {
    const { result, values } = await ask(turtleGraph(`${GRAPH} :Rook :made :linen .`), among(kites, silken));
    expect(values).toEqual(["50 percent"]);
    expect(result.complete).toBe(true);
  });

  test("of those of which something is denied leaves out only those of which nothing is known", async () => {
    const denied: ShareForm = { kind: "count", set: except(kites, silken), outOf: kites };
    const { result, values } = await ask(turtleGraph(GRAPH), denied);
    expect(values).toEqual(["25 percent"]);
    expect(result.complete).toBe(false);
  });

  test("by a value tells once how many have none", async () => {
    const wide: ShareForm = {
      kind: "count",
      set: where(kites, ">span", { operator: ">", value: { type: "number", number: 3 } }),
      outOf: kites,
    };
    const { result, values } = await ask(turtleGraph(GRAPH), wide);
    expect(values).toEqual(["25 percent"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("2 of the 4 that were looked at");
    expect(result.explanation).not.toContain("For 2 others");
  });

  test("is not known of what is not among them, and where nothing is found", async () => {
    const other: ShareForm = { kind: "count", set: silken, outOf: kites };
    expect((await ask(turtleGraph(GRAPH), other)).result.status).toBe("NOT_KNOWN");
    const none = among(kites, follow(mention("tin"), "<made"));
    expect((await ask(turtleGraph(GRAPH), none)).result.status).toBe("NOT_KNOWN");
  });
});

test("where there is more than can be read the source counts both, and the rest is left open", async () => {
  const all = Array.from(
    { length: 6000 },
    (_each, at) => `:Kite_${at} a :kite${at % 4 === 0 ? " ; :made :silk" : ""} .`,
  );
  const { result, values } = await ask(turtleGraph(all.join("\n")), among(kites, silken));
  expect(values).toEqual(["25 percent"]);
  expect(result.explanation).toContain("1500 of 6000");
  expect(result.complete).toBe(false);
});

test("a share in percent tells a few from none, and nearly all from all", () => {
  const size = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(size, size, (one, other) => {
      const [part, whole] = [Math.min(one, other), Math.max(one, other)];
      const percent = percentOf(part, whole);
      expect(percent).toBeGreaterThan(0);
      expect(percent === 100).toBe(part === whole);
      expect(Math.abs(percent - (100 * part) / whole)).toBeLessThanOrEqual(0.0500001);
    }),
  );
  // Halves are rounded up, for the part as for what is left.
  expect([percentOf(5, 16), percentOf(9, 16), percentOf(1, 3000), percentOf(2999, 3000)]).toEqual([
    31.3, 56.3, 0.033, 99.967,
  ]);
});

const shares = fc.tuple(set, set).map(([outOf, said]) => among(outOf, said));

describe("shares over any graph", () => {
  test("are what their definition gives, of graphs that hold them together as well", async () => {
    await fc.assert(
      fc.asyncProperty(world, sides, shares, fc.boolean(), async (all, heldBy, form, apart) => {
        fc.pre(
          ![...nodesOf(form)].some(({ node }) => node.kind === "except") && isExecuted(intersect(form.set, form.outOf)),
        );
        const found = [...naive(form.set, all)];
        const [part, whole] = [found.length, naive(form.outOf, all).size];
        for (const graph of [turtleGraph(turtle(all)), divided(all, heldBy, apart)]) {
          const { result } = await ask(graph, form);
          // What stands in the question alone is no finding.
          const isSaidAlone =
            result.evidence.length === 0 && found.every((name) => JSON.stringify(form).includes(`"urn:t:${name}"`));
          expect(result.status).toBe(part === 0 || isSaidAlone ? "NOT_KNOWN" : "ANSWERED");
          const [value] = result.values;
          if (part > 0 && value?.node.kind === "literal")
            expect(Number(value.node.literal.lexical)).toBe(percentOf(part, whole));
        }
      }),
      { numRuns: propertyRuns(40) },
    );
  });
});
