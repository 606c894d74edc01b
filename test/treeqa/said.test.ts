import { fakeQuestion } from "../fakes/question.ts";
import { describe, expect, test } from "vitest";
import { queryStrategy } from "../../engine/strategies/query/strategy.ts";
import type { VerifyNodesOutput } from "../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import type { Form } from "../../engine/question/form/logical-form.ts";
import type { EntityCandidate, KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { at, follow, mention, open, year } from "../query/forms.ts";
import { runStage } from "../query/run-stages.ts";
import { turtleGraph } from "../query/turtle-graph.ts";
import { reading, replying } from "./by-hand.ts";
import { askTree } from "./knowledge.ts";
import { ISLAND, library, world } from "./small-world.ts";

/** What a sentence says is linked in one way, whichever strategy reads it. */
const known = turtleGraph(
  ":Lyon :country :France . :Ruth_Aubin :country :Norway . :Ruth_Aubin_painter :country :Chile . :Simon_Stevin :country :Flanders .",
  { relations: [{ iri: "urn:t:country" }] },
);
const bearing = (name: string, via: "LABEL" | "ALIAS", ...things: readonly string[]): readonly EntityCandidate[] =>
  things.map((thing) => ({
    iri: `urn:t:${thing}`,
    label: name,
    matched: name,
    match: "EXACT",
    via,
    score: 1,
    types: [],
  }));
const graph: KnowledgeGraph = {
  ...known,
  searchEntities: async (name, limit, context) =>
    name === "Ruth Aubin"
      ? bearing(name, "LABEL", "Ruth_Aubin", "Ruth_Aubin_painter")
      : name === "Stevin"
        ? bearing(name, "ALIAS", "Simon_Stevin")
        : known.searchEntities(name, limit, context),
};
const TEXTS = {
  Opera: "The Opera was designed by Ruth Aubin.",
  Lyon: "Lyon was designed by Simon Stevin.",
  Mill: "The Mill was designed by Stevin.",
};

async function bothWays(text: string, form: Form): Promise<readonly [query: unknown, tree: unknown]> {
  const parts = { graphs: [graph], documents: [library(TEXTS)], reasoner: replying({ ...reading(form) }) };
  const { value: result } = await runStage(queryStrategy.result(fakeQuestion(text), { ...parts, graph }));
  const { result: byTree } = await askTree(text, parts);
  return [result, byTree].map(({ values }) =>
    values.map(({ node }) => (node.kind === "entity" ? node.iri : node.label)),
  ) as [unknown, unknown];
}

describe("QUERY and TREEQA link what a sentence says alike", () => {
  const designer = (of: string) => follow(mention(of), open("was designed by"));

  test.each([
    ["a name that one thing bears", designer("Lyon"), ["urn:t:Simon_Stevin"]],
    ["a name that several bear, which stays words", designer("Opera"), ["Ruth Aubin"]],
    ["an alias of one word, which stays words", designer("Mill"), ["Stevin"]],
    ["a name that several bear leads nowhere", follow(designer("Opera"), ">country"), []],
    ["a name that one thing bears leads on", follow(designer("Lyon"), ">country"), ["urn:t:Flanders"]],
  ] as const)("%s", async (text, form, expected) => {
    expect(await bothWays(text, form)).toEqual([expected, expected]);
  });

  test("a sentence does not say at what time something was so", async () => {
    expect(await bothWays("then", at(designer("Lyon"), { kind: "instant", date: year(1990) }))).toEqual([[], []]);
  });
});

describe("facts that do not suffice verify nothing", () => {
  const unsure = (clue: string | null) => ({
    "verify-nodes": async (_input: never, own: () => Promise<unknown>) => ({
      nodes: ((await own()) as VerifyNodesOutput).nodes.map((node) => ({
        ...node,
        verdict: "SUPPORTED",
        factSufficient: false,
        clue,
      })),
    }),
  });

  test.each([
    ["with a clue", "Jakarta seat of government"],
    ["without one", null],
  ] as const)("%s more is looked for, then it is left unknown", async (_name, clue) => {
    const documents = library({ Jakarta: "Jakarta is a city." });
    const { result, tree } = await askTree(
      "q",
      { graphs: [world()], documents: [documents], reasoner: replying({ ...reading(ISLAND), ...unsure(clue) }) },
      { maxRetrievals: 2 },
    );
    expect(result.status).toBe("NOT_KNOWN");
    expect(tree.nodes[1]).toMatchObject({ verdict: "UNKNOWN", factSufficient: false, retrievals: 2 });
  });
});
