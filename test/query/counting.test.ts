import { describe, expect, test } from "vitest";
import { ask } from "./ask.ts";
import {
  count,
  exists,
  extremeCount,
  follow,
  instances,
  mention,
  relation,
  union,
  whereCount,
  whereSet,
} from "./forms.ts";
import type { Form, SetForm } from "../../engine/question/form/logical-form.ts";
import { statement, turtleGraph, type TurtleGraph } from "./turtle-graph.ts";

/** Herons that keep boats, and boats that carry flags. */
const graph = turtleGraph(`
  :Ondra a :keeper ; :keeps :Skiff, :Punt, :Barge . :Vilem a :keeper ; :keeps :Skiff . :Tova a :keeper .
  :Skiff a :boat ; :flag :Red ; :length 4 . :Punt a :boat ; :flag :Red ; :length 6 . :Barge a :boat ; :length 20 .
`);
const keepers = instances("keeper");
const red = follow(mention("Red"), "<flag");

/** The same facts in two graphs that are read as one. */
const divided: readonly TurtleGraph[] = [
  turtleGraph(":Ondra a :keeper ; :keeps :Skiff, :Punt . :Vilem a :keeper . :Skiff :flag :Red .", { id: "one" }),
  turtleGraph(
    ":Ondra :keeps :Skiff, :Barge . :Vilem :keeps :Skiff . :Tova a :keeper . :Punt :flag :Red . :Skiff :flag :Red .",
    { id: "two" },
  ),
];

const more = (a: SetForm, b: SetForm, whether: boolean, among?: SetForm): Form => ({
  kind: "compare",
  a,
  b,
  by: relation(">keeps"),
  tally: { how: "count", ...(among === undefined ? {} : { among }) },
  direction: "max",
  ...(whether ? { whether } : {}),
});

describe.each([
  ["one graph", graph],
  ["two graphs", divided],
])("of %s", (_name, graphs) => {
  test.each([
    ["the most", extremeCount(keepers, ">keeps", "max"), ["Ondra"]],
    ["the second most", extremeCount(keepers, ">keeps", "max", 2), ["Vilem"]],
    ["the most of some", extremeCount(keepers, ">keeps", "max", 1, red), ["Ondra"]],
    [
      "at least two",
      whereCount(keepers, ">keeps", { operator: ">=", value: { type: "number", number: 2 } }),
      ["Ondra"],
    ],
    ["exactly one", whereCount(keepers, ">keeps", { operator: "=", value: { type: "number", number: 1 } }), ["Vilem"]],
    ["every one of some", whereSet(keepers, ">keeps", "every", red), ["Ondra"]],
    ["who of two has more", more(mention("Ondra"), mention("Vilem"), false), ["Ondra"]],
    ["who of two has more of some", more(mention("Ondra"), mention("Vilem"), false, red), ["Ondra"]],
    ["whether one has more", more(mention("Vilem"), mention("Ondra"), true), ["No"]],
  ] as const)("%s", async (_what, form, expected) => {
    const { result, values } = await ask(graphs, form);
    expect(values).toEqual(expected);
    expect(result.complete).toBe(true);
    expect(result.evidence.some(({ text }) => text.includes("keeps"))).toBe(true);
  });

  test("nothing else, as far as anything is stated", async () => {
    const { result, values } = await ask(graphs, whereSet(keepers, ">keeps", "only", red));
    expect(values).toEqual(["Vilem"]);
    expect(result).toMatchObject({ complete: false, unchecked: "CONDITION" });
    expect(result.evidence.some(({ text }) => text.includes("keeps"))).toBe(true);
  });

  test("of one of which none is stated, nobody knows how many there are", async () => {
    const { result } = await ask(graphs, more(mention("Ondra"), mention("Tova"), true));
    expect(result.status).toBe("NOT_KNOWN");
    const fewest = await ask(graphs, extremeCount(keepers, ">keeps", "min"));
    expect(fewest.values).toEqual(["Vilem"]);
    expect(fewest.result).toMatchObject({ complete: false, unchecked: "CONDITION" });
    expect(fewest.result.explanation).toContain("1 other has none that are stated");
    const few = await ask(
      graphs,
      whereCount(keepers, ">keeps", { operator: "<", value: { type: "number", number: 2 } }),
    );
    expect(few.values).toEqual(["Vilem"]);
    expect(few.result.complete).toBe(false);
  });

  test("named one by one, there is no first where one has none", async () => {
    const { result } = await ask(graphs, extremeCount(union(mention("Ondra"), mention("Tova")), ">keeps", "max"));
    expect(result.status).toBe("NOT_KNOWN");
  });
});

test("what nothing is known of decides nothing", async () => {
  const { result } = await ask(graph, whereSet(keepers, ">keeps", "every", follow(mention("Skiff"), ">keeps")));
  expect(result.values).toEqual([]);
});

test("a comparison is with each of the values", async () => {
  const lengths = follow(red, ">length");
  expect((await ask(graph, whereSet(instances("boat"), ">length", ">", lengths))).values).toEqual(["Barge"]);
  expect((await ask(graph, whereSet(instances("boat"), ">length", ">=", lengths))).values).toEqual(["Barge", "Punt"]);
});

test("those that are counted may be counted again", async () => {
  const many = whereCount(keepers, ">keeps", { operator: ">", value: { type: "number", number: 0 } });
  expect((await ask(graph, count(many))).values).toEqual(["2"]);
  const boats = whereCount(mention("Ondra"), ">keeps", { operator: ">", value: { type: "number", number: 3 } });
  const { values, paths } = await ask(graph, exists(boats));
  expect(values).toEqual(["No"]);
  expect(paths).toEqual(["Ondra – keeps → {Barge, Punt, Skiff}"]);
});

describe("where there are more facts than can be read", () => {
  /** The n-th of 120 makers made n pots and 3 more; the last two as many. */
  const makers = Array.from({ length: 120 }, (_each, at) => ({ name: `Maker_${at}`, pots: Math.min(at, 118) + 3 }));
  const facts = makers.flatMap(({ name, pots }) =>
    Array.from({ length: pots }, (_each, pot) => `:${name} :made :Pot_${name}_${pot} . :Pot_${name}_${pot} a :pot .`),
  );
  const many = turtleGraph([...makers.map(({ name }) => `:${name} a :maker .`), ...facts].join("\n"));
  const number = (value: number) => ({ type: "number", number: value }) as const;

  test.each([
    ["the most", extremeCount(instances("maker"), ">made", "max"), ["Maker 118", "Maker 119"]],
    ["the third most", extremeCount(instances("maker"), ">made", "max", 3), ["Maker 116"]],
    [
      "more than a number",
      whereCount(instances("maker"), ">made", { operator: ">", value: number(119) }),
      ["Maker 117", "Maker 118", "Maker 119"],
    ],
    [
      "at least a number among some",
      whereCount(instances("maker"), ">made", { operator: ">=", value: number(121) }, instances("pot")),
      ["Maker 118", "Maker 119"],
    ],
  ] as const)("the graph counts %s", async (_what, form, expected) => {
    const { result, values } = await ask(many, form);
    expect(values).toEqual(expected);
    expect(result.complete).toBe(true);
  });

  test("what it can not tell by that is left open", async () => {
    const exactly = whereCount(instances("maker"), ">made", { operator: "=", value: number(50) });
    expect((await ask(many, exactly)).result.status).toBe("NOT_KNOWN");
    // Of whom none is stated, no count tells.
    expect((await ask(many, extremeCount(instances("maker"), ">made", "min"))).result.status).toBe("NOT_KNOWN");
    const ended = turtleGraph(
      [
        ...makers.map(({ name }) => `:${name} a :maker .`),
        ...facts,
        statement("Maker_119", "made", "Pot_Maker_119_0", `schema:endDate "1990"^^xsd:gYear`),
      ].join("\n"),
    );
    expect((await ask(ended, extremeCount(instances("maker"), ">made", "max"))).result.status).toBe("NOT_KNOWN");
  });
});
