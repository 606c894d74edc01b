import { isEnumType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Evidence, ReasoningPath, StrategyResult, TraceNode } from "../../engine/evidence/trace.ts";
import { declareCriteria } from "../../engine/strategies/criteria.ts";
import { FIDELIS_CRITERIA } from "../../engine/strategies/fidelis/criteria.ts";
import { FUSION_CRITERIA } from "../../engine/strategies/fusion/weights.ts";
import { HYDRA_CRITERIA } from "../../engine/strategies/hydra/criteria.ts";
import type { StrategyDeclaration } from "../../engine/strategies/strategy.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { createGateway, type Gateway } from "../../server/gateway.ts";
import { TinyGraph } from "../fakes/tiny-graph.ts";

/** A strategy with phases and criteria of its own, which finds what its sources disagree on. */
const rome: TraceNode = { kind: "entity", iri: "urn:t:Rome", label: "Rome" };
const turin: TraceNode = { kind: "text", label: "Turin" };

const evidence = (id: string, kind: Evidence["kind"]): Evidence => ({
  ...{ id, kind, source: "tiny", text: `It says ${id}.`, retrievedAt: "2026-01-15T00:00:00.000Z" },
});

const pathTo = (answer: TraceNode, by: string): ReasoningPath => ({
  ...{ id: `p-${by}`, text: `Ada – born in → ${answer.label}`, strategy: "DISPUTE", phase: "SECOND" },
  ...{ sourceKinds: ["KG"], answers: [answer] },
  steps: [
    {
      ...{ subjects: [{ kind: "text", label: "Ada" }], relation: { label: "born in" }, objects: [answer] },
      ...{ direction: "FORWARD", evidence: [by] },
    },
  ],
  scores: [{ criterion: "LOUDNESS", value: 3, min: 0, max: 10 }],
});

const RESULT: StrategyResult = {
  ...{ strategy: "DISPUTE", status: "ANSWERED", text: "Rome", values: [{ node: rome }], support: ["KG", "DOCUMENTS"] },
  ...{ complete: true, confidence: 1, explanation: "Most say so." },
  paths: [pathTo(rome, "graph"), pathTo(rome, "page"), pathTo(turin, "web")],
  evidence: [evidence("graph", "KG"), evidence("page", "DOCUMENTS"), evidence("web", "WEB")],
  conflicts: [
    {
      ...{ values: [{ node: rome }], taken: true, weight: 1.8, support: ["KG", "DOCUMENTS"] },
      ...{ evidence: ["graph", "page"], paths: ["p-graph", "p-page"] },
    },
    { values: [{ node: turin }], taken: false, weight: 0.7, support: ["WEB"], evidence: ["web"], paths: ["p-web"] },
  ],
};

const LOUDNESS = declareCriteria([{ name: "LOUDNESS", description: "How loudly it is said." }]);

const dispute: StrategyDeclaration = {
  name: "DISPUTE",
  description: "Finds what is disputed.",
  criteria: [...LOUDNESS, ...HYDRA_CRITERIA],
  result: (question) => ({
    ...{ name: "dispute.result", version: 1, inputs: { text: question.text } },
    compute: () => Promise.resolve(RESULT),
  }),
  estimate: () => ({ strategy: "DISPUTE", stages: [], most: { stages: 1, upstream: {} } }),
};

const engineWith = (strategies: readonly StrategyDeclaration[]): Engine =>
  createEngine({ graphs: [new TinyGraph("tiny")], reasoner: createBuiltinReasoner(), strategies });

const engine = engineWith([dispute]);
let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway({ engine });
});
afterAll(async () => {
  await gateway.close();
  await engine.close();
});

// Tests look wherever they like.
async function ask(query: string, variables: Record<string, unknown> = {}): Promise<any> {
  const { data, errors } = await gateway.execute({ query, variables });
  expect(errors).toBeUndefined();
  return data;
}

const ANSWER = `answer {
  values { nodes { id } }
  conflicts {
    id taken weight support
    values { totalCount nodes { id label evidence { nodes { text } } paths { nodes { id } } } }
    paths { nodes { id } } evidence { nodes { id text } }
  }
}`;

describe("a conflict", () => {
  test("shows both sides, each with its values, paths and evidence", async () => {
    const { question } = await ask(
      `{ question(text: "Where?", strategy: DISPUTE) { ${ANSWER} paths { nodes { id phase scores { criterion value max } answers { nodes { id } } } } } }`,
    );
    const [taken, other] = question.answer.conflicts;
    const [graph, page, web] = question.paths.nodes;
    expect(question.answer.conflicts).toHaveLength(2);
    expect(taken).toMatchObject({ taken: true, weight: 1.8, support: ["KG", "DOCUMENTS"] });
    expect(taken.paths.nodes).toEqual([{ id: graph.id }, { id: page.id }]);
    expect(other).toMatchObject({ taken: false, weight: 0.7, support: ["WEB"] });
    expect(other.evidence.nodes).toEqual([{ id: expect.any(String) as string, text: "It says web." }]);
    // The value of the answer is the same object; that of the other side rests on its own path.
    expect(taken.values.nodes[0].id).toBe(question.answer.values.nodes[0].id);
    expect(other.values.nodes).toMatchObject([
      { label: "Turin", evidence: { nodes: [{ text: "It says web." }] }, paths: { nodes: [{ id: web.id }] } },
    ]);
    expect(web.answers.nodes).toEqual([{ id: other.values.nodes[0].id }]);
    expect(web).toMatchObject({ phase: "SECOND", scores: [{ criterion: "LOUDNESS", value: 3, max: 10 }] });
  });

  test("is found again by its id, and so is the value that was not taken", async () => {
    const { question } = await ask(`{ question(text: "Where?", strategy: DISPUTE) { ${ANSWER} } }`);
    const [, { id, values }] = question.answer.conflicts;
    const again = `query ($id: ID!) { node(id: $id) { id ... on AnswerConflict { weight } ... on AnswerValue { label } } }`;
    expect(await ask(again, { id })).toEqual({ node: { id, weight: 0.7 } });
    const value = values.nodes[0].id;
    expect(await ask(again, { id: value })).toEqual({ node: { id: value, label: "Turin" } });
  });

  test("is not there where nothing is contradicted", async () => {
    const { question } = await ask(
      `{ question(text: "Nothing?", strategy: QUERY) { answer { status conflicts { id } } } }`,
    );
    expect(question.answer).toEqual({ status: "NOT_KNOWN", conflicts: [] });
  });
});

describe("criteria", () => {
  test("are those that the engine's strategies declare, each with its description", () => {
    const type = gateway.schema.getType("ScoreCriterion");
    const values = isEnumType(type) ? type.getValues() : [];
    expect(values.map(({ name }) => name)).toEqual([
      "READING",
      "LINKING",
      ...[...HYDRA_CRITERIA, ...FIDELIS_CRITERIA, ...FUSION_CRITERIA].map(({ name }) => name),
      "LOUDNESS",
    ]);
    expect(values.every(({ description }) => (description ?? "") !== "")).toBe(true);
  });

  test.each<[string, unknown, string]>([
    ["a name that no query can write", [{ name: "loud-ness", description: "How loud." }], '"loud-ness"'],
    ["no description", [{ name: "LOUDNESS", description: " " }], "a description"],
    ["another meaning for what there is", [{ name: "READING", description: "How it reads." }], "described otherwise"],
    ["two meanings", [...LOUDNESS, { name: "LOUDNESS", description: "How far one hears it." }], "described otherwise"],
  ])("are refused with %s", (_name, criteria, message) => {
    expect(() =>
      engineWith([{ ...dispute, criteria: criteria as StrategyDeclaration["criteria"] } as StrategyDeclaration]),
    ).toThrow(message);
  });
});
