import { beforeAll, describe, expect, test } from "vitest";
import { openSmallWorld, QUESTION, type SmallWorld } from "../fakes/small-world.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

let world: SmallWorld;
beforeAll(async () => {
  world = await openSmallWorld();
});

const ASK = `query ($text: String!, $options: QuestionOptions) { question(text: $text, options: $options) { answer { text } } }`;

describe("the engine refuses, through GraphQL and without any work,", () => {
  test.each<[string, string, Record<string, unknown>, RegExp]>([
    ["an empty question", ASK, { text: "" }, /empty/],
    ["a question of blanks", ASK, { text: " \n\t " }, /empty/],
    ["a question that is too long", ASK, { text: "who ".repeat(400) }, /1000|1,000/],
    ["control characters", ASK, { text: "Who\u0000 is it?" }, /control/i],
    ["a source that does not exist", ASK, { text: QUESTION, options: { sources: ["wikipedia"] } }, /"wikipedia"/],
    [
      "a correction of words that are not there",
      ASK,
      { text: QUESTION, options: { topicEntities: [{ mention: "Everest", iri: "urn:x:y" }] } },
      /"Everest"/,
    ],
    [
      "a correction to something that is no IRI",
      ASK,
      { text: QUESTION, options: { topicEntities: [{ mention: "Matterhorn", iri: "no iri" }] } },
      /"no iri"/,
    ],
    ["a deadline in the past", ASK, { text: QUESTION, options: { deadlineMs: -5 } }, /deadlineMs .*-5/],
    ["an id that is none", `query ($id: ID!) { questionById(id: $id) { answer { text } } }`, { id: "eyJ" }, /"eyJ"/],
    [
      "a search for nothing",
      `query ($search: String!) { entities(search: $search) { score } }`,
      { search: " \n" },
      /search must be of 1 to 200 characters; got /,
    ],
    [
      "a search for a relation of nothing",
      `query ($search: String!) { relations(search: $search) { score } }`,
      { search: "" },
      /search must be of 1 to 200 characters; got ""/,
    ],
    [
      "a search for a long text",
      `query ($search: String!) { entities(search: $search) { score } }`,
      { search: "é".repeat(201) },
      /1 to 200 characters/,
    ],
    [
      "a search for a very long text",
      `query ($search: String!) { relations(search: $search) { score } }`,
      { search: " ".repeat(100_000) },
      /1 to 200 characters/,
    ],
    [
      "a search for half a character",
      `query ($search: String!) { entities(search: $search) { score } }`,
      { search: "a\ud800" },
      /U\+D800/,
    ],
    [
      "facts by a relation that is no IRI",
      `query ($relation: ID!) { entity(iri: "urn:x:y") { facts(relation: $relation) { totalCount } } }`,
      { relation: "capital" },
      /relation must be an absolute IRI .*"capital"/,
    ],
    [
      "facts after a cursor that is none",
      `query ($after: String!) { entity(iri: "urn:x:y") { facts(after: $after) { totalCount } } }`,
      { after: "eyJ" },
      /"eyJ" is no cursor/,
    ],
    [
      "relations after a cursor that is none",
      `query ($after: String!) { entity(iri: "http://example.org/bern") { relations(after: $after) { totalCount } } }`,
      { after: "eyJ" },
      /"eyJ" is no cursor/,
    ],
    [
      "the id of a question to cancel that is none",
      `mutation ($id: ID!) { cancelQuestion(id: $id) { cancelled } }`,
      { id: "eyJ" },
      /"eyJ"/,
    ],
  ])("%s", async (_name, query, variables, message) => {
    const { engine, happened } = world.engine();
    const { post } = await gatewayUnderTest({ engine });
    const { status, body } = await post(query, variables);
    expect(status).toBe(200);
    expect(body.errors).toMatchObject([
      { message: expect.stringMatching(message), extensions: { code: "BAD_USER_INPUT" } },
    ]);
    expect(happened.stages()).toEqual([]);
  });

  test("an id of which one character was changed", async () => {
    const { engine, happened } = world.engine();
    const { post } = await gatewayUnderTest({ engine });
    const { id } = engine.question(QUESTION);
    for (const at of [0, Math.floor(id.length / 2), id.length - 2]) {
      const tampered = `${id.slice(0, at)}${id[at] === "A" ? "B" : "A"}${id.slice(at + 1)}`;
      const { body } = await post(`query ($id: ID!) { questionById(id: $id) { text answer { text } } }`, {
        id: tampered,
      });
      expect(body.errors[0].extensions.code).toBe("BAD_USER_INPUT");
    }
    expect(happened.stages()).toEqual([]);
  });
});

test("a budget bounds the work, and says so", async () => {
  const { engine } = world.engine();
  const { post } = await gatewayUnderTest({ engine });
  const { status, body } = await post(ASK, { text: QUESTION, options: { maxUpstreamCalls: 1 } });
  expect(status).toBe(200);
  expect(body.data.question.answer).toBeNull();
  expect(body.errors[0].extensions.code).toBe("BUDGET_EXHAUSTED");
  const { body: again } = await post(ASK, { text: QUESTION });
  expect(again.errors).toBeUndefined();
  expect(again.data.question.answer).toEqual({ text: "Bern" });
});

test("a correction of the linking changes the question and its answer", async () => {
  const { engine } = world.engine();
  const { post } = await gatewayUnderTest({ engine });
  const topicEntities = [{ mention: "Matterhorn", iri: "http://example.org/bern" }];
  const { body } = await post(
    `query ($text: String!, $options: QuestionOptions) { question(text: $text, options: $options) { id topicEntities { mention chosen { iri label } } } }`,
    { text: QUESTION, options: { topicEntities } },
  );
  expect(body.data.question.id).not.toBe(engine.question(QUESTION).id);
  expect(body.data.question.topicEntities).toContainEqual({
    mention: "Matterhorn",
    chosen: { iri: "http://example.org/bern", label: "Bern" },
  });
});
