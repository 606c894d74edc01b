import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SetForm } from "../../engine/question/form/logical-form.ts";
import { Failure } from "../../engine/failure.ts";
import { execute } from "../../engine/query/execution/execute.ts";
import { queryStrategy } from "../../engine/strategies/query/strategy.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { ask, QUESTION } from "./ask.ts";
import { expectWithin } from "./expect-within.ts";
import {
  compare,
  count,
  exists,
  extreme,
  follow,
  instances,
  intersect,
  mention,
  relation,
  union,
  where,
  whereSet,
} from "./forms.ts";
import { directed, ends, isExecuted, naive, set, turtle, world, type World } from "./naive-sets.ts";
import { turtleGraph } from "./turtle-graph.ts";

/** A condition can not be put to what states no value: that is told, and what was found is not called complete. */
const KITES = `
  :Ada a :kite ; :span 4 ; :made "1990"^^xsd:gYear . :Bea a :kite ; :span 9 . :Cyd a :kite ; :made "2001"^^xsd:gYear .
  :Dov a :kite ; :span 2 ; :made "1980"^^xsd:gYear . :Dov :flown :Ida . :Cyd :flown :Ida . :Ada :flown :Jon .
  :Lea a :lamp ; :span 5 . :Mia a :lamp ; :span 7 .
`;
const kites = turtleGraph(KITES);
const more = (number: number) => ({ operator: ">", value: { type: "number", number } }) as const;
const less = (number: number) => ({ operator: "<", value: { type: "number", number } }) as const;
const wide = where(instances("kite"), ">span", more(3));

describe("a condition on a value", () => {
  test("tells of members without one, and by name", async () => {
    const { result, values } = await ask(kites, wide);
    expect(values).toEqual(["Ada", "Bea"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("1 of the 4 that were looked at, Cyd, states no “span”, so that more may be");
  });

  test("is surer the more of them state one", async () => {
    const { result } = await ask(kites, wide);
    const { result: lamps } = await ask(kites, where(instances("lamp"), ">span", more(6)));
    expect(lamps).toMatchObject({ status: "ANSWERED", complete: true });
    expect(lamps.explanation).not.toContain("looked at");
    expect(result.confidence).toBeLessThan(lamps.confidence * 0.76);
  });

  test("of a date", async () => {
    const old = where(instances("kite"), ">made", { operator: "<", value: { type: "date", year: 1995 } });
    const { result, values } = await ask(kites, old);
    expect(values).toEqual(["Ada", "Dov"]);
    expect(result.explanation).toContain("1 of the 4 that were looked at, Bea, states no “made”");
    expect(result.complete).toBe(false);
  });

  test("in a count", async () => {
    const { result, values } = await ask(kites, count(wide));
    expect([values, result.complete]).toEqual([["2"], false]);
    expect(result.explanation).toContain("Cyd, states no “span”");
  });

  test("where nothing is found", async () => {
    const { result } = await ask(kites, where(instances("kite"), ">span", more(100)));
    expect(result).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(result.explanation).toContain("1 of the 4 that were looked at states no “span”");
    expect((await ask(kites, where(instances("lamp"), ">span", more(100)))).result.complete).toBe(true);
  });

  test("that what is found meets already needs no other", async () => {
    expect((await ask(kites, exists(wide))).result).toMatchObject({ status: "ANSWERED", complete: true });
  });

  test("of what other things are found by", async () => {
    const { result, values } = await ask(kites, follow(wide, ">flown"));
    expect([values, result.complete]).toEqual([["Jon"], false]);
    expect(result.explanation).toContain("1 of the 3 that were looked at, Cyd, states no “span”");
    // Whoever flew what states none flew another that meets it.
    const again = turtleGraph(`${KITES} :Ada :flown :Ida .`);
    expect((await ask(again, follow(wide, ">flown"))).result.complete).toBe(true);
  });

  test("beside another, which what states none may fail", async () => {
    const both = where(wide, ">made", { operator: "<", value: { type: "date", year: 1995 } });
    const { result, values } = await ask(kites, both);
    expect([values, result.complete]).toEqual([["Ada"], false]);
    expect(result.explanation).toContain("1 of the 4 that were looked at, Bea, states no “made”");
    expect(result.explanation).not.toContain("states no “span”");
  });

  test("is put to members of several parts", async () => {
    const either = union(wide, where(instances("lamp"), ">span", more(6)));
    const { result, values } = await ask(kites, either);
    expect([values, result.complete]).toEqual([["Ada", "Bea", "Mia"], false]);
    expect(result.explanation).toContain("1 of the 4 that were looked at, Cyd, states no “span”");
  });

  test("that another set decides", async () => {
    const wider = whereSet(instances("kite"), ">span", ">", follow(mention("Lea"), ">span"));
    const { result, values } = await ask(kites, wider);
    expect([values, result.complete]).toEqual([["Bea"], false]);
    expect(result.explanation).toContain("1 of the 4 that were looked at, Cyd, states no “span”");
    const lamps = whereSet(instances("lamp"), ">span", ">", follow(mention("Lea"), ">span"));
    expect((await ask(kites, lamps)).result).toMatchObject({ status: "ANSWERED", complete: true });
  });
});

describe("what is chosen among those that meet a condition", () => {
  const made = { operator: "<", value: { type: "date", year: 2010 } } as const;
  test("may be another, if it would come first", async () => {
    const widest = extreme(where(instances("kite"), ">made", made), ">span", "max");
    const { result, values } = await ask(kites, widest);
    expect([values, result.complete]).toEqual([["Ada"], false]);
    expect(result.explanation).toContain("Bea, states no “made”");
  });

  test("is no other where none would come before it", async () => {
    const narrowest = extreme(intersect(where(instances("kite"), ">made", made), instances("kite")), ">span", "min");
    const { result, values } = await ask(
      turtleGraph(KITES.replace(":Cyd a :kite", ":Cyd a :kite ; :span 3")),
      narrowest,
    );
    expect([values, result.complete]).toEqual([["Dov"], true]);
  });

  test("of two", async () => {
    const oldOnes = where(instances("kite"), ">made", made);
    const { result } = await ask(kites, compare(follow(oldOnes, ">flown"), mention("Ida"), ">span", "max"));
    expect(result.status).toBe("NOT_KNOWN");
  });
});

test("the query that is shown gives what is given, and no more", async () => {
  const { result, values } = await ask(kites, wide);
  expect(kites.column(result.sparql ?? "", "answer")).toEqual(values);
});

describe("it takes", () => {
  const queries = async (form: SetForm): Promise<number> => {
    const asked = await ask(kites, form);
    expectWithin(asked.ran, queryStrategy.estimate(QUESTION, asked.parts));
    return asked.ran.upstream.filter((each) => each === "SPARQL").length;
  };
  test("one query where all state a value, one more for their times where some do not, none without a condition", async () => {
    const without = await queries(instances("lamp"));
    const [complete, lacking] = [
      where(instances("lamp"), ">span", less(9)),
      where(instances("kite"), ">span", less(9)),
    ];
    expect(await queries(complete)).toBe(without + 1);
    expect(await queries(lacking)).toBe(without + 2);
  });
});

test("of more than can be read a part is looked at, and no more is claimed", async () => {
  const many = Array.from({ length: 5_200 }, (_each, index) => `:n${index} a :grain ; :span ${index % 9} .`).join("\n");
  const { result, values } = await ask(turtleGraph(many), where(instances("grain"), ">span", more(7)));
  expect(values).toHaveLength(577);
  expect(result.complete).toBe(false);
  expect(result.explanation).toContain("No more than 5,000 were looked at for a “span”, so that more may be meant");
});

test("a source that fails at it takes nothing from what was found, and is told", async () => {
  const graph: KnowledgeGraph = {
    ...kites,
    select: (query, context) =>
      JSON.stringify(query).includes(
        '"optional","patterns":[{"kind":"triple","subject":{"kind":"variable","name":"answer"}',
      )
        ? Promise.reject(new Failure("SOURCE_UNAVAILABLE", "The graph took too long."))
        : kites.select(query, context),
  };
  const { result, values } = await ask(graph, wide);
  expect([values, result.complete]).toEqual([["Ada", "Bea"], false]);
  expect(result.explanation).toContain("The graph took too long.");
});

test("several graphs tell it together", async () => {
  const other = turtleGraph(`:Ada a :kite . :Cyd a :kite ; :span 8 . :Eve a :kite .`, { id: "other" });
  const { result, values } = await ask([kites, other], wide);
  expect(values).toEqual(["Ada", "Bea", "Cyd"]);
  expect(result.complete).toBe(false);
  expect(result.explanation).toContain("1 of the 5 that were looked at, Eve, states no “span”");
  const whole = turtleGraph(`:Cyd :span 8 .`, { id: "whole" });
  expect((await ask([kites, whole], wide)).result).toMatchObject({ status: "ANSWERED", complete: true });
});

test("any set with a condition is left open by what would be new in it, and by nothing else", async () => {
  const context = {
    signal: new AbortController().signal,
    upstream: <T>(_call: unknown, run: (signal: AbortSignal) => Promise<T>) => run(new AbortController().signal),
  };
  const sizes = fc.tuple(set, fc.integer({ min: 1, max: 5 }), fc.constantFrom(more, less));
  await fc.assert(
    fc.asyncProperty(world, sizes, async (all: World, [inner, number, condition]) => {
      const form = where(inner, ">size", condition(number));
      fc.pre(isExecuted(form) && ['"size"', "except", '"only"'].every((part) => !JSON.stringify(inner).includes(part)));
      const sized = new Set(all.sizes.map(([name]) => name));
      const members = [...naive(inner, all)].filter((name) => /^[A-F]$/.test(name));
      const { tables } = await execute(form, {
        graph: turtleGraph(turtle(all)),
        context,
        today: { type: "date", year: 2026 },
        literals: () => ({}),
        onCut: () => undefined,
      });
      const missing = members.filter((name) => !sized.has(name)).length;
      expect(tables[0]?.unstated?.[0]?.missing ?? 0).toBe(missing);
      if (missing > 0) expect(tables[0]?.unstated?.[0]?.of).toBe(members.length);
    }),
    { numRuns: propertyRuns(100) },
  );
});

test("of what leads to nothing else there is none for certain only where every member leads to something", async () => {
  const context = {
    signal: new AbortController().signal,
    upstream: <T>(_call: unknown, run: (signal: AbortSignal) => Promise<T>) => run(new AbortController().signal),
  };
  const parts = fc.tuple(fc.constantFrom("big", "small", "thing"), directed, set);
  await fc.assert(
    fc.asyncProperty(world, parts, async (all: World, [kind, by, of]) => {
      const form = whereSet(instances(kind), by, "only", of);
      fc.pre(isExecuted(form) && ['"size"', "except", '"only"'].every((part) => !JSON.stringify(of).includes(part)));
      const { tables } = await execute(form, {
        graph: turtleGraph(turtle(all)),
        context,
        today: { type: "date", year: 2026 },
        literals: () => ({}),
        onCut: () => undefined,
      });
      const members = [...naive(instances(kind), all)];
      const leading = members.filter((name) => ends(name, { relation: relation(by) }, all).length > 0);
      const isNone = naive(form, all).size === 0;
      const missing = isNone ? members.length - leading.length : 0;
      expect(tables[0]?.unstated?.[0]?.missing ?? 0).toBe(missing);
    }),
    { numRuns: propertyRuns(100) },
  );
});
