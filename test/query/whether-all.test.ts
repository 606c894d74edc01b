import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SetForm, WhetherAll } from "../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../engine/question/form/walk.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { ask } from "./ask.ts";
import { anyRelation, follow, instances, intersect, mention, where } from "./forms.ts";
import { divided, isExecuted, naive, set, sides, turtle, world } from "./naive-sets.ts";
import { turtleGraph } from "./turtle-graph.ts";

const among = (outOf: SetForm, said: SetForm): WhetherAll => ({ kind: "exists", set: intersect(outOf, said), outOf });

const kites = instances("kite");
const long: WhetherAll = {
  kind: "exists",
  set: where(kites, ">span", { operator: ">", value: { type: "number", number: 3 } }),
  outOf: kites,
};
const silken = among(kites, follow(mention("silk"), "<made"));

describe("whether all of some things are such", () => {
  test("is so where it is stated of each, as far as the sources tell", async () => {
    const graph = turtleGraph(":Orm a :kite ; :span 4 ; :made :silk . :Pell a :kite ; :span 5 ; :made :silk .");
    for (const form of [long, silken]) {
      const { result, values } = await ask(graph, form);
      expect(values).toEqual(["Yes"]);
      expect(result.explanation).toContain("all 2 are so");
    }
    expect((await ask(graph, silken)).result.reading).toBe("whether all kites have silk as made");
  });

  test("is not so where one is known not to be", async () => {
    const graph = turtleGraph(":Orm a :kite ; :span 4 . :Pell a :kite ; :span 2 .");
    const { result, values } = await ask(graph, long);
    expect(values).toEqual(["No"]);
    expect(result.explanation).toContain("Pell is one of which it is not so");
  });

  test("is not known where nothing is stated of one, nor where something else is that says nothing against it", async () => {
    const untold = await ask(turtleGraph(":Orm a :kite ; :span 4 . :Pell a :kite ."), long);
    expect(untold.result.status).toBe("NOT_KNOWN");
    expect(untold.result.explanation).toContain("stated of 1 of the 2 things");
    const other = await ask(turtleGraph(":Orm a :kite ; :made :silk . :Pell a :kite ; :made :linen ."), silken);
    expect(other.result.status).toBe("NOT_KNOWN");
  });

  test("is not known where there are none", async () => {
    expect((await ask(turtleGraph(":Orm a :barrow ; :span 4 ."), long)).result.status).toBe("NOT_KNOWN");
  });

  test("of what words for any relation say is told of one relation alone", async () => {
    const linked = follow(mention("Moor"), "<with");
    const any: SetForm = { ...linked, relation: anyRelation("of") };
    const form = among(any, follow(mention("silk"), "<made"));
    const one = await ask(turtleGraph(":Orm :with :Moor ; :made :silk . :Pell :with :Moor ; :made :silk ."), form);
    expect(one.values).toEqual(["Yes"]);
    expect(one.result.complete).toBe(false);
    const two = await ask(turtleGraph(":Orm :with :Moor ; :made :silk . :Pell :off :Moor ; :made :silk ."), form);
    expect(two.result.status).toBe("NOT_KNOWN");
  });

  test("asks whether one is the only one", async () => {
    const led = follow(mention("Trek"), ">leader");
    const only = among(led, mention("Ada"));
    const people = ":Ada a :person . :Bo a :person .";
    const alone = await ask(turtleGraph(`${people} :Trek :leader :Ada .`), only);
    expect(alone.values).toEqual(["Yes"]);
    expect(alone.result.explanation).toContain("there is one, and it is so");
    const another = await ask(turtleGraph(`${people} :Trek :leader :Ada, :Bo .`), only);
    expect(another.values).toEqual(["No"]);
    expect(another.result.explanation).toContain("Bo is one of them");
  });
});

const wholes = fc.tuple(set, set).map(([outOf, said]) => among(outOf, said));

describe("whether all are such, over any graph", () => {
  test("is yes where all are by definition, and no only where some are not", async () => {
    await fc.assert(
      fc.asyncProperty(world, sides, wholes, fc.boolean(), async (all, heldBy, form, apart) => {
        fc.pre(
          ![...nodesOf(form)].some(({ node }) => node.kind === "except") && isExecuted(intersect(form.set, form.outOf)),
        );
        const [part, whole] = [naive(form.set, all).size, naive(form.outOf, all).size];
        for (const graph of [turtleGraph(turtle(all)), divided(all, heldBy, apart)]) {
          const { result, values } = await ask(graph, form);
          if (whole === 0) expect(result.status).toBe("NOT_KNOWN");
          else if (part < whole) expect(["No", undefined]).toContain(values[0]);
          else if (result.evidence.length > 0) expect(values).toEqual(["Yes"]);
          else expect(values[0]).not.toBe("No");
        }
      }),
      { numRuns: propertyRuns(60) },
    );
  });
});
