import { print } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { shapeOf } from "../../engine/question/parameters.ts";
import { TREE_PARAMETERS } from "../../engine/strategies/treeqa/parameters.ts";
import { TreeDocument, type Traversal, type TreeQuery } from "../generated/graphql.ts";
import { whetherHeld } from "../questions/ask.ts";
import { openBuiltIn, type BuiltIn } from "../questions/built-in.ts";
import table from "../questions/table.json" with { type: "json" };

let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
});

describe("options of logic trees out of range are refused, with the value and the range, before anything runs:", () => {
  const numbers = Object.entries(TREE_PARAMETERS.each).flatMap(([name, parameter]) => {
    const shape = shapeOf(parameter);
    return shape?.kind === "WHOLE" ? [{ name, ...shape }] : [];
  });
  const refusals = numbers.flatMap(({ name, min = NaN, max = NaN }) =>
    [min - 1, max + 1, 2_000_000_000, -2_000_000_000].map((value) => ({
      options: `{ ${name}: ${value} }`,
      message: `${name} is a whole number from ${min} to ${max}, not ${value}.`,
    })),
  );
  test.each([
    ...refusals,
    { options: "{ maxDepth: 1.5 }", message: "Int cannot represent non-integer value: 1.5" },
    { options: `{ chunkTokens: "300" }`, message: 'Int cannot represent non-integer value: "300"' },
    { options: "{ traversal: BREADTH }", message: 'Value "BREADTH" does not exist in "Traversal" enum.' },
    { options: "{ relationLinking: HYBRID }", message: 'Value "HYBRID" does not exist in "RelationLinking" enum.' },
    { options: "{ width: 3 }", message: 'Field "width" is not defined by type "TreeOptions".' },
  ])("$options", async ({ options, message }) => {
    const selection = "id logicTree { complete } draftTree { complete } answer { text }";
    const { data, errors, extensions } = await execute(
      `{ question(text: "Where?", strategy: TREEQA, options: { tree: ${options} }) { ${selection} } }`,
    );
    expect(data?.["question"] ?? null).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.message).toContain(message);
    expect(["BAD_USER_INPUT", "GRAPHQL_VALIDATION_FAILED"]).toContain(errors?.[0]?.extensions?.["code"]);
    expect((extensions?.["cost"] as { stages?: number } | undefined)?.stages ?? 0).toBe(0);
  });

  test.each([
    ["logicTree { nodes(first: 0) { totalCount } }", "first must be from 1 to 100; got 0"],
    ["draftTree { nodes(first: 101) { totalCount } }", "first must be from 1 to 100; got 101"],
    ["draftTree { root { evidence(first: -1) { totalCount } } }", "first must be from 1 to 100; got -1"],
    ["logicTree(traversal: BREADTH) { complete }", 'Value "BREADTH" does not exist in "Traversal" enum.'],
  ])("%s", async (selection, message) => {
    const { data, errors } = await execute(`{ question(text: "Where?") { ${selection} } }`);
    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.message).toContain(message);
  });
});

describe("options of logic trees", () => {
  const idWith = async (options: string): Promise<string> => {
    const { data, errors } = await execute(`{ question(text: "Where is Java?"${options}) { id } }`);
    expect(errors).toBeUndefined();
    return (data as { question: { id: string } }).question.id;
  };

  test("belong to the question, unless they are null or what they are anyway", async () => {
    const plain = await idWith("");
    expect(await idWith(", options: { tree: {} }")).toBe(plain);
    expect(await idWith(", options: { tree: { maxNodes: null, traversal: null, relationsKept: 3 } }")).toBe(plain);
    const other = await idWith(", options: { tree: { relationsKept: 6 } }");
    expect(other).not.toBe(plain);
    const { data, errors } = await execute(`{ questionById(id: "${other}") { id text } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ questionById: { id: other, text: "Where is Java?" } });
  });

  test("bound the tree", async () => {
    const text = JSON.stringify("On which island is the Indonesian capital located?");
    const tree = async (options: string) => {
      const { data, errors } = await execute(
        `{ question(text: ${text}, options: { tree: ${options} }) { draftTree { nodes { totalCount } remarks } } }`,
      );
      expect(errors).toBeUndefined();
      return (data as { question: { draftTree: { nodes: { totalCount: number }; remarks: readonly string[] } } })
        .question.draftTree;
    };
    expect(await tree("{ maxNodes: 2 }")).toMatchObject({ nodes: { totalCount: 2 } });
    expect((await tree("{ maxDepth: 1 }")).nodes.totalCount).toBeLessThanOrEqual((await tree("{}")).nodes.totalCount);
  });
});

/** Chains, conditions on one thing, sets, ranks and times. */
const QUESTIONS = table.filter(({ question }) =>
  /Mariner Moose|Jingle|third landing|Indonesian|Ghost in the Shell/.test(question),
);

test("there are five questions", () => {
  expect(QUESTIONS).toHaveLength(5);
});

describe.each(QUESTIONS)("$question", ({ question: text, answers }) => {
  const trees = new Map<Traversal, Asked>();
  describe.each<Traversal>(["PARALLEL", "SERIAL"])("%s", (traversal) => {
    beforeAll(async () => {
      trees.set(traversal, await ask(text, traversal));
    });

    test("is answered, and every node is borne out by what the sources hold", async () => {
      const { strategy, answer, paths, logicTree } = known(trees.get(traversal));
      expect(strategy).toBe("TREEQA");
      expect(answer.status).toBe("ANSWERED");
      expect(answer.values.nodes.map(({ label }) => label).sort()).toEqual([...answers].sort());
      expect(paths.nodes.map((path) => path.strategy)).toEqual(paths.nodes.map(() => "TREEQA"));
      expect(logicTree.complete).toBe(true);
      const [root, ...nodes] = logicTree.nodes.nodes;
      expect(root).toMatchObject({ parent: null, verdict: "SUPPORTED", question: text, retrievals: 0 });
      expect(root?.answers?.nodes.map(({ label }) => label).sort()).toEqual([...answers].sort());
      expect(root?.evidence?.totalCount).toBeGreaterThan(0);
      expect(nodes.length).toBeGreaterThan(0);
      for (const node of nodes) {
        expect(node).toMatchObject({
          verdict: "SUPPORTED",
          factSufficient: true,
          computed: true,
          droppedReferences: 0,
        });
        expect(node.answers?.totalCount).toBeGreaterThan(0);
        const ids = node.evidence?.nodes.map(({ id }) => id) ?? [];
        expect(ids.length).toBeGreaterThan(0);
        expect(node.references?.length).toBeGreaterThan(0);
        expect(node.references?.filter(({ id }) => !ids.includes(id))).toEqual([]);
        for (const evidence of node.evidence?.nodes ?? []) await expectHeld(evidence);
      }
    });

    test("is a tree", () => {
      const { logicTree } = known(trees.get(traversal));
      const places = new Map(logicTree.nodes.nodes.map((node, index) => [node.id, { ...node, index }]));
      expect(places.size).toBe(logicTree.nodes.totalCount);
      expect(logicTree.root).toMatchObject({ position: "0", question: text });
      expect(logicTree.root.children.map(({ id }) => id)).toEqual(
        logicTree.nodes.nodes.filter(({ depth }) => depth === 1).map(({ id }) => id),
      );
      for (const { parent: above, depth, needs, index } of [...places.values()].slice(1)) {
        const parent = places.get(above?.id ?? "");
        expect(parent?.depth).toBe(depth - 1);
        for (const { id } of needs) expect(places.get(id)?.index).toBeLessThan(index);
      }
    });

    test("believes nothing beforehand, so that no node is corrected", () => {
      const { logicTree } = known(trees.get(traversal));
      expect(logicTree.nodes.nodes.flatMap(({ hypothesis, correction }) => [hypothesis, correction])).toEqual(
        logicTree.nodes.nodes.flatMap(() => [null, null]),
      );
      // The question as a whole may have been read in another way first.
      expect(logicTree.revisions.filter(({ position }) => position !== "0")).toEqual([]);
    });
  });

  test("is the same tree in either order, under ids of its own", () => {
    const [serial, parallel] = [known(trees.get("SERIAL")).logicTree, known(trees.get("PARALLEL")).logicTree];
    expect(numbered(serial).tree).toEqual(numbered(parallel).tree);
    expect(numbered(serial).ids.filter((id) => numbered(parallel).ids.includes(id))).toEqual([]);
  });
});

test("progress tells the stages of a tree", async () => {
  const { engine } = builtIn;
  const question = engine.question("Who is the head of state of Japan?", {
    strategy: "TREEQA",
    parameters: { TREEQA: { maxDrafts: 1 } },
  });
  const scope = { tenant: "default" };
  const finished: string[] = [];
  const watching = (async () => {
    for await (const event of engine.observe(question, scope))
      if (event.type === "STAGE_FINISHED") finished.push(event.name);
  })();
  await execute(`{ questionById(id: "${question.id}") { draftTree { nodes { nodes { verdict } } } answer { text } } }`);
  await watching;
  const told = finished.filter((name) => name.startsWith("treeqa."));
  expect(new Set(told)).toEqual(
    new Set(["treeqa.draft", "treeqa.neighbours", "treeqa.facts", "treeqa.verdict", "treeqa.tree", "treeqa.result"]),
  );
});

type QuestionWithTree = NonNullable<TreeQuery["question"]>;
type Asked = { readonly [key in "strategy" | "answer" | "paths" | "logicTree"]: NonNullable<QuestionWithTree[key]> };

async function ask(text: string, traversal: Traversal): Promise<Asked> {
  const { data, errors } = await execute(print(TreeDocument), { text, traversal });
  const { strategy, answer, paths, logicTree } = (data as TreeQuery | undefined)?.question ?? {};
  if (!strategy || !answer || !paths || !logicTree) throw new Error(JSON.stringify(errors));
  return { strategy, answer, paths, logicTree };
}

function known(asked: Asked | undefined): Asked {
  if (asked === undefined) throw new Error("It was not answered.");
  return asked;
}

/** A tree with its ids numbered in the order in which they occur. */
function numbered(tree: Asked["logicTree"]): { readonly tree: unknown; readonly ids: readonly string[] } {
  const ids: string[] = [];
  const number = (id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.push(id) - 1);
  const text = JSON.stringify(tree, (key, value: unknown) => {
    return key === "id" && typeof value === "string" ? number(value) : value;
  });
  return { tree: JSON.parse(text) as unknown, ids };
}

function execute(query: string, variables: Record<string, unknown> = {}) {
  return builtIn.gateway.execute({ query, variables });
}

type ShownEvidence = NonNullable<Asked["logicTree"]["nodes"]["nodes"][number]["evidence"]>["nodes"][number];

async function expectHeld({ kind, triple, quotedFrom, text }: ShownEvidence): Promise<void> {
  if (kind === "DOCUMENTS") expect(quotedFrom).toMatch(/_\d+_\d+$/);
  else expect(triple && builtIn.select(whetherHeld(triple)).rows.length, text).toBe(1);
}
