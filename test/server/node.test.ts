import { ApolloClient, gql, InMemoryCache, type DocumentNode } from "@apollo/client";
import { SchemaLink } from "@apollo/client/link/schema";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { openOperation } from "../../resolvers/operation.ts";
import { openBuiltIn, type BuiltIn } from "../questions/built-in.ts";

const TEXT = "Which countries does Germany border?";
const OF_ANSWER = `
  id
  analysis { id readings { id logicalForm { id } } skyline { id } }
  sourceSelection { id } subgraph { id } estimate { id }
  topicEntities { id }
  answer { id values(first: 3) { nodes { id } } }
  paths(first: 2) { nodes { id steps { id relation { id } subjects { nodes { ... on Entity { id } } } } } }
  evidence(first: 3) { nodes { id source { id } } }
`;
const OF_TREE = `
  id
  root { id answers { nodes { id evidence { nodes { id } } paths { nodes { id steps { id } } } } } }
  nodes { nodes { id evidence { nodes { id } } answers { nodes { id } } } }
`;

let builtIn: BuiltIn;
let replica: BuiltIn;
beforeAll(async () => {
  [builtIn, replica] = await Promise.all([openBuiltIn(), openBuiltIn()]);
}, 60_000);

async function ask({ gateway }: BuiltIn, query: string, variables: Record<string, unknown> = {}): Promise<any> {
  const { data, errors } = await gateway.execute({ query, variables });
  expect(errors).toBeUndefined();
  return data;
}

/** Every id anywhere in a value, once. */
function idsIn(value: unknown): readonly string[] {
  const ids = new Set<string>();
  JSON.stringify(value, (key, member: unknown) => {
    if (key === "id" && typeof member === "string") ids.add(member);
    return member;
  });
  return [...ids];
}

describe("node", () => {
  test("finds all that has an id, on a replica that was never asked for it", async () => {
    const given = await ask(
      builtIn,
      `query ($text: String!) {
        question(text: $text) { ${OF_ANSWER} draftTree { ${OF_TREE} } logicTree { ${OF_TREE} } }
        conflicting: question(text: "What is the capital of Georgia?") {
          answer { conflicts { id values { nodes { id } } paths { nodes { id } } evidence { nodes { id } } } }
        }
        treeqa: question(text: $text, strategy: TREEQA) { ${OF_ANSWER} serial: logicTree(traversal: SERIAL) { ${OF_TREE} } }
      }`,
      { text: TEXT },
    );
    const ids = idsIn(given);
    const found = new Set<string>();
    for (const id of ids) {
      const { node } = await ask(
        replica,
        `query ($id: ID!) { node(id: $id) { __typename id
          ... on Question { text } ... on QuestionAnalysis { keywords } ... on Reading { statement }
          ... on TopicEntity { mention } ... on Answer { text } ... on AnswerValue { label }
          ... on AnswerConflict { taken }
          ... on ReasoningPath { text } ... on ReasoningStep { direction } ... on Evidence { text }
          ... on LogicTree { complete } ... on LogicNode { question } ... on Entity { label } ... on Relation { label }
          ... on Source { title } ... on SourceSelection { reason } ... on EvidenceSubgraph { fetched }
          ... on Skyline { line: text } ... on LogicalForm { root { kind } } ... on CostEstimate { most { stages } } } }`,
        { id },
      );
      expect(node, id).toMatchObject({ id });
      expect(Object.values(node), id).not.toContain(null);
      found.add(node.__typename);
    }
    const type = builtIn.gateway.schema.getType("Node");
    const nodes = builtIn.gateway.schema.getPossibleTypes(type as never).map(({ name }) => name);
    expect([...found].sort()).toEqual([...nodes].sort());
  }, 120_000);

  test("gives the next page of a list in what was found, alone", async () => {
    const { question } = await ask(
      builtIn,
      `query ($text: String!) { question(text: $text) {
        answer { id values(first: 2) { nodes { label } pageInfo { endCursor } } }
        whole: answer { values { nodes { label } } }
      } }`,
      { text: TEXT },
    );
    const { id, values } = question.answer;
    const { node } = await ask(
      replica,
      `query ($id: ID!, $after: String!) { node(id: $id) { ... on Answer { values(after: $after) { nodes { label } } } } }`,
      { id, after: values.pageInfo.endCursor },
    );
    expect([...values.nodes, ...node.values.nodes]).toEqual(question.whole.values.nodes);
    expect(node.values.nodes.length).toBeGreaterThan(2);
  });

  test.each([
    ["nothing", ""],
    ["no id", "x"],
    ["a part of no question", "a~AAAAAAAAAAAA~x"],
    ["no IRI", "a b:c"],
    ["a relation of no IRI", "relation~x"],
    ["something long", `a~AAAAAAAAAAAA~${"A".repeat(100_000)}`],
  ])("says what an id is: %s", async (_name, id) => {
    const { data, errors } = await builtIn.gateway.execute({
      query: `query ($id: ID!) { node(id: $id) { id } }`,
      variables: { id },
    });
    expect(data).toEqual({ node: null });
    expect(errors).toMatchObject([{ path: ["node"], extensions: { code: "BAD_USER_INPUT" } }]);
  });

  test("says of a part that there is not, that it is not there any more", async () => {
    const { question } = await ask(builtIn, `query ($text: String!) { question(text: $text) { id } }`, { text: TEXT });
    for (const head of [
      "a~",
      "v~",
      "p~",
      "s~",
      "e~",
      "tV~",
      "nV1~",
      "eV9~",
      "vD1~",
      "q~",
      "m~",
      "t~",
      "n~",
      "w~",
      "g~",
      "k~",
      "f~",
      "x~",
    ]) {
      const { data, errors } = await builtIn.gateway.execute({
        query: `query ($id: ID!) { node(id: $id) { id
          ... on Answer { text } ... on AnswerValue { label } ... on ReasoningPath { text } ... on Evidence { text }
          ... on ReasoningStep { direction } ... on LogicTree { complete } ... on LogicNode { question }
          ... on QuestionAnalysis { keywords } ... on TopicEntity { mention } ... on SourceSelection { reason }
          ... on EvidenceSubgraph { fetched } ... on Skyline { line: text } ... on LogicalForm { root { kind } }
          ... on CostEstimate { most { stages } } } }`,
        variables: { id: `${head}AAAAAAAAAAAA${head === "s~" ? ".0" : ""}~${question.id}` },
      });
      expect(data, head).toEqual({ node: null });
      expect(errors, head).toMatchObject([
        { message: expect.stringContaining("names nothing that is there"), extensions: { code: "BAD_USER_INPUT" } },
      ]);
    }
  });

  test("works within limits", async () => {
    const { question } = await ask(
      builtIn,
      `{ question(text: "Who designed the Sydney Opera House?") { answer { id } } }`,
    );
    const fresh = await openBuiltIn();
    const { data, errors } = await fresh.gateway.execute({
      query: `query ($id: ID!) { node(id: $id, limits: { maxUpstreamCalls: 0 }) { id ... on Answer { text } } }`,
      variables: { id: question.answer.id },
    });
    expect([data, errors?.[0]?.extensions?.["code"]]).toEqual([{ node: null }, "BUDGET_EXHAUSTED"]);
  }, 30_000);
});

describe("a value of an answer", () => {
  test("names the paths that lead to it, and no other's evidence", async () => {
    const { question } = await ask(
      builtIn,
      `query ($text: String!) { question(text: $text) {
        answer { values { nodes { id label paths { nodes { id text answers { nodes { id } } } } evidence { nodes { id text } } } } }
        paths(first: 100) { totalCount }
      } }`,
      { text: TEXT },
    );
    const values: any[] = question.answer.values.nodes;
    expect(values.length).toBeGreaterThan(5);
    for (const { id, label, paths, evidence } of values) {
      expect(paths.nodes.map(({ answers }: any) => answers.nodes)).toEqual([[{ id }]]);
      expect(paths.nodes[0].text).toContain(label);
      expect(evidence.nodes.length).toBeGreaterThan(0);
      for (const { text } of evidence.nodes) expect(text).toContain(label);
    }
    expect(new Set(values.flatMap(({ paths }) => idsIn(paths.nodes.map((path: any) => path.id)))).size).toBe(0);
    expect(question.paths.totalCount).toBe(values.length);
  });

  test("that was counted rests on all that was counted; one of a node, on what names it", async () => {
    const { counted, tree } = await ask(
      builtIn,
      `{ counted: question(text: "How many countries does Germany border?") {
          answer { values { nodes { label evidence(first: 100) { totalCount } paths { totalCount } } } } }
        tree: question(text: "What is the capital of the country of the Matterhorn?", strategy: TREEQA) {
          logicTree { nodes { nodes { position evidence { nodes { id text } } answers { nodes { label evidence { nodes { id text } } } } } } }
        } }`,
    );
    const [value] = counted.answer.values.nodes;
    expect(value.paths.totalCount).toBe(1);
    expect(value.evidence.totalCount).toBeGreaterThanOrEqual(Number(value.label));
    const nodes = tree.logicTree.nodes.nodes.filter(({ answers }: any) => answers.nodes.length > 0);
    expect(nodes.length).toBeGreaterThan(1);
    for (const { evidence, answers } of nodes)
      for (const answer of answers.nodes) {
        const ids = evidence.nodes.map(({ id }: any) => id);
        expect(answer.evidence.nodes.length).toBeGreaterThan(0);
        for (const { id } of answer.evidence.nodes) expect(ids).toContain(id);
        expect(answer.evidence.nodes.some(({ text }: any) => text.includes(answer.label))).toBe(true);
      }
  });
});

test("a statement has one id wherever it is cited", async () => {
  const { question } = await ask(
    builtIn,
    `{ question(text: "What is the capital of the country of the Matterhorn?", strategy: TREEQA) {
      evidence { nodes { id statementId text source { id } } }
      logicTree { nodes { nodes { evidence { nodes { id statementId text source { id } } } } } }
    } }`,
  );
  const cited = [
    ...question.evidence.nodes,
    ...question.logicTree.nodes.nodes.flatMap((node: any) => node.evidence.nodes),
  ];
  const texts = new Map<string, Set<string>>();
  for (const { statementId, text, source } of cited)
    texts.set(statementId, (texts.get(statementId) ?? new Set()).add(`${source.id} ${text}`));
  expect(Math.max(...[...texts.values()].map(({ size }) => size))).toBe(1);
  expect(new Set(cited.map(({ id }) => id)).size).toBeGreaterThan(texts.size);
});

describe("Apollo Client's cache, as it comes,", () => {
  /** Two views of one thing, which select other fields of it. */
  const VIEWS: readonly (readonly [string, string, string])[] = [
    ["an answer", "answer { id status text }", "answer { id explanation confidence }"],
    [
      "values",
      "answer { id values { nodes { id label } } }",
      "answer { id values { nodes { id validFrom evidence { nodes { id text } } } } }",
    ],
    [
      "steps",
      "paths { nodes { id steps { id direction } } }",
      "paths { nodes { id steps { id evidence { nodes { id text } } } } }",
    ],
    ["an analysis", "analysis { id keywords }", "analysis { id predictedDepth readings { id score } }"],
    ["readings", "analysis { id readings { id score } }", "analysis { id readings { id statement } }"],
    ["topic entities", "topicEntities { id mention }", "topicEntities { id start end chosen { id label } }"],
    ["entities", "topicEntities { id chosen { id label } }", "topicEntities { id chosen { id description } }"],
    [
      "relations",
      "paths { nodes { id steps { id relation { id label } } } }",
      "paths { nodes { id steps { id relation { id iri } } } }",
    ],
    ["a tree", "logicTree { id reading }", "logicTree { id complete remarks root { id question } }"],
    [
      "nodes of a tree",
      "logicTree { id nodes { nodes { id verdict } } }",
      "logicTree { id nodes { nodes { id question answers { nodes { id label } } } } }",
    ],
  ];

  test.each(VIEWS)("keeps what one view selected of %s when another selects otherwise", async (_name, one, other) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { schema } = builtIn.gateway;
    const context = () => openOperation(builtIn.engine, { tenant: "default" });
    const client = new ApolloClient({ cache: new InMemoryCache(), link: new SchemaLink({ schema, context }) });
    const view = (selection: string): DocumentNode =>
      gql(`query ($text: String!) { question(text: $text, strategy: TREEQA) { id ${selection} } }`);
    const variables = { text: TEXT };
    const first = await client.query({ query: view(one), variables });
    expect(first.data).toMatchObject({ question: expect.anything() });
    const second = await client.query({ query: view(other), variables });
    expect(client.readQuery({ query: view(one), variables })).toEqual(first.data);
    expect(client.readQuery({ query: view(other), variables })).toEqual(second.data);
    expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
    warn.mockRestore();
    error.mockRestore();
  });
});
