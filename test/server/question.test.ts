import { print } from "graphql";
import { describe, expect, test } from "vitest";
import { EverythingDocument } from "../generated/graphql.ts";
import { fakeEngine } from "../fakes/fake-engine.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

describe("a question", () => {
  test("answers with everything that was selected", async () => {
    const engine = fakeEngine();
    const { post } = await gatewayUnderTest({ engine });
    const { status, body } = await post(print(EverythingDocument), {
      text: "On which island is the Indonesian capital located?",
    });
    expect(status).toBe(200);
    expect(body.errors).toBeUndefined();
    const { id, ...question } = body.data.question;
    expect(id).toMatch(/^\S+$/);
    // What has been spent so far depends on which field is done first.
    expect(question.answer.cost.stages).toBeLessThanOrEqual(11);
    Object.assign(question.answer.cost, { stages: 0, upstream: [] });
    await expect(JSON.stringify({ ...question, sources: body.data.sources }, null, 2)).toMatchFileSnapshot(
      "question.everything.json",
    );
    // The names of relations and kinds make the statement of a reading plain English.
    const once = [
      "catalogue",
      "topicEntities",
      "analysis",
      "outline",
      "query.result",
      "treeqa.draft",
      "treeqa.tree",
      "treeqa.result",
    ];
    const checked = ["1", "1.1", "2"].map(() => "treeqa.verdict");
    expect([...engine.computed].sort()).toEqual([...once, ...checked].sort());
    // One call for the description of the answer, one for the label of its class, one for the names of relations.
    expect(engine.described).toEqual([expect.arrayContaining(["urn:whyql:entity:java"]), ["urn:whyql:class:island"]]);
    expect(engine.browsed).toEqual(["names urn:whyql:relation:capital"]);
    expect(body.extensions.cost).toEqual({
      requestedQueryCost: expect.any(Number),
      actualQueryCost: expect.any(Number),
      limit: 25000,
      stages: 11,
      stagesFromStore: 0,
      cacheHits: expect.any(Number),
      modelCalls: 0,
      tokens: 0,
      sparqlQueries: 2,
      httpRequests: 0,
      upstream: { CATALOGUE: 1, SPARQL: 2 },
      ms: expect.any(Number),
    });
    expect(body.extensions.cost.actualQueryCost).toBeLessThan(body.extensions.cost.requestedQueryCost);
  });

  test("is the same again by its id", async () => {
    const engine = fakeEngine();
    const { post } = await gatewayUnderTest({ engine });
    const first = await post(`{ question(text: "Where is Java?") { id } }`);
    const { id } = first.body.data.question;
    const again = await post(`query ($id: ID!) { questionById(id: $id) { id text } }`, { id });
    expect(again.body.data.questionById).toEqual({ id, text: "Where is Java?" });
    expect(engine.computed).toEqual([]);
  });

  test("costs nothing until something is selected that needs work", async () => {
    const engine = fakeEngine();
    const { post } = await gatewayUnderTest({ engine });
    const { body } = await post(
      `{ question(text: "Where?") { id text estimate { most { stages } } } sources { id } entity(iri: "urn:x:y") { iri } }`,
    );
    expect(body.errors).toBeUndefined();
    expect(engine.computed).toEqual([]);
    expect(engine.described).toEqual([]);
    expect(body.extensions.cost).toMatchObject({ stages: 0, upstream: {} });
  });
});

test("entities asked for at once are described at once", async () => {
  const engine = fakeEngine();
  const { post } = await gatewayUnderTest({ engine });
  const { body } = await post(`{
    java: entity(iri: "urn:whyql:entity:java") { label description }
    jakarta: entity(iri: "urn:whyql:entity:jakarta") { iri label description }
    nothing: entity(iri: "urn:whyql:entity:nothing") { iri label types { nodes { iri } } }
  }`);
  expect(body.errors).toBeUndefined();
  expect(body.data).toEqual({
    java: { label: "Java", description: "island of Indonesia" },
    jakarta: { iri: "urn:whyql:entity:jakarta", label: "Jakarta", description: null },
    nothing: { iri: "urn:whyql:entity:nothing", label: "urn:whyql:entity:nothing", types: { nodes: [] } },
  });
  expect(engine.described).toHaveLength(1);
});
