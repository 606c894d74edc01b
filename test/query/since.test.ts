import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DifferenceForm, SetForm } from "../../engine/question/form/logical-form.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { ask } from "./ask.ts";
import { follow, mention, relation } from "./forms.ts";
import { turtleGraph } from "./turtle-graph.ts";

/** How long what a set holds took, from its beginning to its end. */
const lasted = (of: SetForm): DifferenceForm => ({
  ...{ kind: "difference", a: of, b: of, by: relation(">over"), since: relation(">begun") },
  ...{ how: "difference", direction: "max", unit: "year" },
});

interface Stint {
  readonly begun: readonly number[];
  readonly over: readonly number[];
}

const years = fc.uniqueArray(fc.integer({ min: 1900, max: 1960 }), { maxLength: 2 });
const stints: fc.Arbitrary<readonly Stint[]> = fc.array(fc.record({ begun: years, over: years }), { maxLength: 3 });

function world(all: readonly Stint[]): string {
  const year = (property: string, value: number): string => `; :${property} "${value}"^^xsd:gYear`;
  return [
    ":Ada a :person .",
    ...all.map(
      ({ begun, over }, at) =>
        `:n${at} :holder :Ada ${[...begun.map((each) => year("begun", each)), ...over.map((each) => year("over", each))].join(" ")} .`,
    ),
  ].join("\n");
}

/** The years of the only one, where it has one beginning and one end that does not come before it. */
function naive(all: readonly Stint[]): number | undefined {
  const [only, ...others] = all;
  if (only === undefined || others.length > 0 || only.begun.length !== 1 || only.over.length !== 1) return undefined;
  const length = (only.over[0] ?? 0) - (only.begun[0] ?? 0);
  return length >= 0 ? length : undefined;
}

describe("how long one thing took", () => {
  test("is how far its end lies from its beginning, and is told of one thing only", async () => {
    await fc.assert(
      fc.asyncProperty(stints, async (all) => {
        const { result, values } = await ask(turtleGraph(world(all)), lasted(follow(mention("Ada"), "<holder")));
        const expected = naive(all);
        if (expected === undefined) expect(result.status, result.explanation).toBe("NOT_KNOWN");
        else expect(values).toEqual([`${expected} ${expected === 1 ? "year" : "years"}`]);
      }),
      { numRuns: propertyRuns(60) },
    );
  });

  test("says what it was reckoned from", async () => {
    const graph = turtleGraph(world([{ begun: [1910], over: [1917] }]));
    const { result, values, paths } = await ask(graph, lasted(follow(mention("Ada"), "<holder")));
    expect(values).toEqual(["7 years"]);
    expect(paths.join("; ")).toContain("over → 1917");
    expect(paths.join("; ")).toContain("begun → 1910");
    expect(result.reading).toContain("how much time lies between the");
  });

  test("is reckoned over two graphs as over one", async () => {
    const [one, other] = [`:n1 :holder :Ada ; :begun "1910"^^xsd:gYear .`, `:n1 :over "1917"^^xsd:gYear .`];
    const graphs = [turtleGraph(one, { id: "one" }), turtleGraph(other, { id: "other" })];
    const { values } = await ask(graphs, lasted(follow(mention("Ada"), "<holder")));
    expect(values).toEqual(["7 years"]);
  });
});
