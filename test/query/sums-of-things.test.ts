import { describe, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { exists, extremeNumbers, follow, instances, intersect, mention, union, whereNumbers } from "./forms.ts";
import type { Condition, SetForm } from "../../engine/question/form/logical-form.ts";
import { printForm } from "../../engine/question/form/print-form.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { statement, turtleGraph, type TurtleGraph } from "./turtle-graph.ts";

/** Hamlets with orchards of so many trees; one orchard lies in two of them, and two have as many trees. */
const ORCHARDS = `
  :Ash a :hamlet . :Elm a :hamlet . :Oak a :hamlet . :Yew a :hamlet .
  :one a :orchard ; :in :Ash ; :trees 30 . :two a :orchard ; :in :Ash ; :trees 30 .
  :three a :orchard ; :in :Elm, :Oak ; :trees 50 . :four a :meadow ; :in :Oak ; :trees 5 .
`;
const graph = turtleGraph(ORCHARDS);
const hamlets = instances("hamlet");
const orchards = instances("orchard");

/** The same facts in two graphs that are read as one; some are in both. */
const divided: readonly TurtleGraph[] = [
  turtleGraph(
    `:Ash a :hamlet . :Elm a :hamlet . :Oak a :hamlet . :one a :orchard ; :in :Ash ; :trees 30 .
     :two a :orchard ; :in :Ash . :three :in :Elm, :Oak ; :trees 50 . :four :in :Oak .`,
    { id: "one" },
  ),
  turtleGraph(
    `:Yew a :hamlet . :one :in :Ash ; :trees 30 . :two :trees 30 . :three a :orchard ; :in :Oak ; :trees 50 .
     :four a :meadow ; :trees 5 .`,
    { id: "two" },
  ),
];

const than = (operator: "<" | ">" | "=", number: number, unit?: string): Condition => ({
  operator,
  value: { type: "number", number, ...(unit === undefined ? {} : { unit }) },
});

describe.each([
  ["one graph", graph],
  ["two graphs", divided],
])("of %s", (_name, graphs) => {
  test.each<readonly [string, SetForm, readonly string[]]>([
    ["the greatest sum", extremeNumbers(hamlets, "<in", ["sum", ">trees"], "max"), ["Ash"]],
    ["the second greatest sum", extremeNumbers(hamlets, "<in", ["sum", ">trees"], "max", 2), ["Oak"]],
    ["equal sums", extremeNumbers(hamlets, "<in", ["sum", ">trees", orchards], "max", 2), ["Elm", "Oak"]],
    ["the greatest mean", extremeNumbers(hamlets, "<in", ["mean", ">trees"], "max"), ["Elm"]],
    ["the least mean", extremeNumbers(mention("Ash"), "<in", ["mean", ">trees"], "min"), ["Ash"]],
    ["more than so much", whereNumbers(hamlets, "<in", ["sum", ">trees"], than(">", 52)), ["Ash", "Oak"]],
    ["so much, of some", whereNumbers(hamlets, "<in", ["sum", ">trees", orchards], than("=", 50)), ["Elm", "Oak"]],
    ["a mean of more", whereNumbers(hamlets, "<in", ["mean", ">trees"], than(">", 29)), ["Ash", "Elm"]],
    [
      "of two that are named",
      extremeNumbers(union(mention("Ash"), mention("Elm")), "<in", ["sum", ">trees"], "max"),
      ["Ash"],
    ],
    ["what leads on", follow(extremeNumbers(hamlets, "<in", ["sum", ">trees"], "max"), "<in"), ["one", "two"]],
  ])("%s", async (_what, form, expected) => {
    const { result, values } = await ask(graphs, form);
    expect([...values].sort()).toEqual(expected);
    expect(result.complete).toBe(true);
    expect(result.evidence.some(({ text }) => text.includes("trees"))).toBe(true);
  });

  test("says what it comes to", async () => {
    const sum = await ask(graphs, extremeNumbers(hamlets, "<in", ["sum", ">trees"], "max"));
    expect(sum.result.explanation).toContain("Only what the sources state is added up: 60.");
    const mean = await ask(graphs, extremeNumbers(hamlets, "<in", ["mean", ">trees"], "max"));
    expect(mean.result.explanation).toContain("Only what the sources state goes into the mean: 50.");
  });

  test("is no for what is not the first, or has not so much", async () => {
    const first = extremeNumbers(hamlets, "<in", ["sum", ">trees"], "max");
    expect((await ask(graphs, exists(intersect(mention("Elm"), first)))).values).toEqual(["No"]);
    expect((await ask(graphs, exists(intersect(mention("Ash"), first)))).values).toEqual(["Yes"]);
    const much = (name: string): SetForm => whereNumbers(mention(name), "<in", ["sum", ">trees"], than(">", 55));
    expect((await ask(graphs, exists(much("Elm")))).values).toEqual(["No"]);
    expect((await ask(graphs, exists(much("Ash")))).values).toEqual(["Yes"]);
    // Of what has none at all nothing is known.
    expect((await ask(graphs, exists(much("Yew")))).result.status).toBe("NOT_KNOWN");
  });
});

describe("what no number is stated of", () => {
  const unstated = turtleGraph(`${ORCHARDS} :five a :orchard ; :in :Elm . :six a :orchard ; :in :Yew .`);

  test("is in no sum and no mean, so that the answer is not complete", async () => {
    const { result, values } = await ask(unstated, extremeNumbers(hamlets, "<in", ["sum", ">trees"], "max"));
    expect(values).toEqual(["Ash"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain(
      "Of the 6 things whose numbers are added up 2 state no “trees”, so another may come first",
    );
  });

  test("is told of conditions as well", async () => {
    const form = whereNumbers(hamlets, "<in", ["mean", ">trees", orchards], than(">", 40));
    const { result, values } = await ask(unstated, form);
    expect([...values].sort()).toEqual(["Elm", "Oak"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("Of the 5 things whose numbers go into the mean 2 state no “trees”");
  });

  test("matters not where it does not count", async () => {
    const form = extremeNumbers(hamlets, "<in", ["sum", ">trees", instances("meadow")], "max");
    expect((await ask(unstated, form)).result.complete).toBe(true);
  });

  test("makes it open which of some is the least, where one has none at all", async () => {
    const { result, values } = await ask(graph, extremeNumbers(hamlets, "<in", ["sum", ">trees"], "min"));
    expect(values).toEqual(["Elm"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("1 other has no value that is stated, so another may come first");
  });
});

describe("numbers that can not be taken together", () => {
  test("are those of a thing with several of them: what has it is left out, which is said", async () => {
    const several = turtleGraph(`${ORCHARDS} :one :trees 90 .`);
    const { result, values } = await ask(several, extremeNumbers(hamlets, "<in", ["sum", ">trees"], "max"));
    expect(values).toEqual(["Oak"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("1 other has a value that can not be compared, and was left out");
    const more = await ask(several, whereNumbers(hamlets, "<in", ["sum", ">trees"], than(">", 52)));
    expect(more.values).toEqual(["Oak"]);
    expect(more.result.complete).toBe(false);
  });

  test("are no texts and no dates", async () => {
    const named = turtleGraph(`${ORCHARDS} :one :planted "1900"^^xsd:gYear . :three :planted "1950"^^xsd:gYear .`);
    const { result } = await ask(named, extremeNumbers(hamlets, "<in", ["sum", ">planted"], "max"));
    expect(result.status).toBe("NOT_KNOWN");
  });
});

test("what has ended is in no sum", async () => {
  const ended = turtleGraph(`
    :Ash a :hamlet . :Elm a :hamlet . :one :trees 30 . :two :trees 30 . :three :in :Elm ; :trees 50 .
    :one :in :Ash . ${statement("two", "in", "Ash", `schema:endDate "1990"^^xsd:gYear`)}
  `);
  const { values } = await ask(ended, extremeNumbers(hamlets, "<in", ["sum", ">trees"], "max"));
  expect(values).toEqual(["Elm"]);
});

describe("of more than can be read", () => {
  const many = (trees: readonly number[], hamlet: string): string =>
    trees.map((each, at) => `:${hamlet}${at} :in :${hamlet} ; :trees ${each} .`).join("\n");
  const whole = (more = ""): TurtleGraph =>
    turtleGraph(
      `:Ash a :hamlet . :Elm a :hamlet . :Oak a :hamlet .
       ${many([10, 10, 10, 9], "Ash")} ${many([20, 20, 5], "Elm")} ${many([30, 1], "Oak")} ${more}`,
      { relations: [{ iri: "urn:t:trees", label: "trees", objectKind: "NUMBER" }] },
    );
  /** Gives four rows of any result, and says so. */
  const partOf = (graph: TurtleGraph): KnowledgeGraph => ({
    ...graph,
    async select(query, context) {
      const { variables, rows, truncated } = await graph.select(query, context);
      return { variables, rows: rows.slice(0, 4), truncated: truncated || rows.length > 4 };
    },
  });

  test("the source itself takes the numbers together, and what states none is not known", async () => {
    const sum = await ask(partOf(whole()), extremeNumbers(hamlets, "<in", ["sum", ">trees"], "max"));
    expect(sum.values).toEqual(["Elm"]);
    expect(sum.result.complete).toBe(false);
    expect(sum.result.explanation).toContain("Only a part of what may state a number could be read");
    expect(sum.result.explanation).toContain("Only what the sources state is added up: 45.");
    const mean = await ask(partOf(whole()), extremeNumbers(hamlets, "<in", ["mean", ">trees"], "max"));
    expect(mean.values).toEqual(["Oak"]);
    const more = await ask(partOf(whole()), whereNumbers(hamlets, "<in", ["sum", ">trees"], than(">", 40)));
    expect(more.values).toEqual(["Elm"]);
  });

  test("nothing is told where a thing has several numbers, or the least is asked for", async () => {
    const several = partOf(whole(":Ash0 :trees 99 ."));
    const first = extremeNumbers(hamlets, "<in", ["sum", ">trees"], "max");
    expect((await ask(several, first)).result.status).toBe("NOT_KNOWN");
    const least = extremeNumbers(hamlets, "<in", ["sum", ">trees"], "min");
    expect((await ask(partOf(whole()), least)).result.status).toBe("NOT_KNOWN");
  });
});

test("is said in plain words", () => {
  const first = extremeNumbers(hamlets, "<in", ["sum", ">trees", orchards], "max");
  expect(printForm(first)).toBe("the hamlet with the greatest total trees of orchards in it");
  const more = whereNumbers(hamlets, "<in", ["mean", ">trees"], than(">", 20));
  expect(printForm(more)).toBe("hamlets whose average trees of those in it is more than 20");
});
