import { composeServices } from "@apollo/composition";
import { parse } from "graphql";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildSubgraph } from "../../server/subgraph.ts";
import { fakeEngine } from "../fakes/fake-engine.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

/** A subgraph of somebody else, which adds to our entities. */
const ATLAS = /* GraphQL */ `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable"])
  type Entity @key(fields: "iri") {
    iri: ID!
    map: String
  }
  type Note {
    id: ID!
    about: Question
  }
  type Question @key(fields: "id", resolvable: false) {
    id: ID!
  }
  type PageInfo @shareable {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }
  type NoteConnection {
    nodes: [Note!]!
    pageInfo: PageInfo!
  }
  type Query {
    notes: NoteConnection!
  }
`;

describe("the subgraph", () => {
  test("composes with another one", async () => {
    const { sdl } = await buildSubgraph();
    const { errors, supergraphSdl, hints } = composeServices([
      { name: "whyql", url: "http://whyql", typeDefs: parse(sdl) },
      { name: "atlas", url: "http://atlas", typeDefs: parse(ATLAS) },
    ]);
    expect(errors ?? []).toEqual([]);
    expect(hints?.map(String)).toEqual([]);
    expect(supergraphSdl).toMatch(/answer: Answer .*@cost\(weight: 50\)/s);
  });

  test("lets another subgraph's entities be walked on from, together", async () => {
    const engine = fakeEngine();
    const { post } = await gatewayUnderTest({ engine });
    const { body } = await post(
      `query ($representations: [_Any!]!) {
        _entities(representations: $representations) { ... on Entity { facts { nodes { other { label } source { id } } } } }
      }`,
      { representations: ["java", "bali"].map((name) => ({ __typename: "Entity", iri: `urn:whyql:entity:${name}` })) },
    );
    expect(body.errors).toBeUndefined();
    const fact = { other: { label: "Jakarta" }, source: { id: "knowledge" } };
    expect(body.data._entities).toEqual([{ facts: { nodes: [fact] } }, { facts: { nodes: [fact] } }]);
    expect(engine.browsed).toEqual(["facts urn:whyql:entity:java urn:whyql:entity:bali"]);
  });

  test("tells its schema with directives and descriptions", async () => {
    const { post } = await gatewayUnderTest({ engine: fakeEngine() });
    const { body } = await post(`{ _service { sdl } }`);
    expect(body.data._service.sdl).toMatch(/type Question implements Node\s+@key\(fields: "id"\)/);
    expect(body.data._service.sdl).toMatch("@listSize");
    expect(body.data._service.sdl).toMatch("A question, its answer and the reasoning.");
  });

  test("resolves references in one batch, and joins the investigation that others joined", async () => {
    const engine = fakeEngine();
    const { post } = await gatewayUnderTest({ engine });
    const { id } = engine.question("Where?");
    await post(`{ question(text: "Where?") { answer { text } } }`);
    engine.computed.length = 0;
    const { body } = await post(
      `query ($representations: [_Any!]!) {
        _entities(representations: $representations) {
          ... on Question { text answer { text } }
          ... on Entity { iri label }
        }
      }`,
      {
        representations: [
          { __typename: "Question", id },
          ...["java", "jakarta", "nothing"].map((name) => ({ __typename: "Entity", iri: `urn:whyql:entity:${name}` })),
        ],
      },
    );
    expect(body.errors).toBeUndefined();
    expect(body.data._entities).toEqual([
      { text: "Where?", answer: { text: "Java" } },
      { iri: "urn:whyql:entity:java", label: "Java" },
      { iri: "urn:whyql:entity:jakarta", label: "Jakarta" },
      { iri: "urn:whyql:entity:nothing", label: "urn:whyql:entity:nothing" },
    ]);
    expect(engine.computed).toEqual([]);
    expect(engine.described).toEqual([
      ["urn:whyql:entity:java", "urn:whyql:entity:jakarta", "urn:whyql:entity:nothing"],
    ]);
  });

  test("gives what it can of a batch: a reference that is none fails alone", async () => {
    const { post } = await gatewayUnderTest({ engine: fakeEngine() });
    const { body } = await post(
      `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Entity { iri label } } }`,
      {
        representations: [
          { __typename: "Question", id: "abc" },
          { __typename: "Entity", iri: "urn:whyql:e:java" },
          { __typename: "Entity", iri: "no iri" },
        ],
      },
    );
    expect(body.data._entities.map((each: { iri: string } | null) => each?.iri ?? null)).toEqual([
      null,
      "urn:whyql:e:java",
      null,
    ]);
    expect(
      body.errors.map(({ path, extensions }: { path: unknown; extensions: { code: string } }) => [
        path,
        extensions.code,
      ]),
    ).toEqual([
      [["_entities", 0], "BAD_USER_INPUT"],
      [["_entities", 2], "BAD_USER_INPUT"],
    ]);
  });

  test.each([
    ["an unknown type behind a reference that fails", [{ __typename: "Entity", iri: "x" }, { __typename: "Nope" }]],
    ["the same of questions", [{ __typename: "Question", id: "bad" }, { __typename: "Nope" }]],
    ["a type that every object has", [{ __typename: "constructor" }]],
    ["no type", [{}]],
    ["no key", [{ __typename: "Entity" }, { __typename: "Question" }]],
    [
      "a key that is no text",
      [
        { __typename: "Entity", iri: 1 },
        { __typename: "Question", id: ["a"] },
      ],
    ],
  ])("says what a reference is, and goes on: %s", async (_, representations) => {
    const rejected: unknown[] = [];
    const notice = (reason: unknown): void => void rejected.push(reason);
    process.on("unhandledRejection", notice);
    onTestFinished(() => void process.off("unhandledRejection", notice));
    const { post } = await gatewayUnderTest({ engine: fakeEngine() });
    const { body } = await post(
      "query ($representations: [_Any!]!) { _entities(representations: $representations) { __typename } }",
      { representations },
    );
    expect(body.data._entities).toEqual(representations.map(() => null));
    expect(body.errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code)).toEqual(
      representations.map(() => "BAD_USER_INPUT"),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(rejected).toEqual([]);
  });

  test("counts references to questions as questions", async () => {
    const { post } = await gatewayUnderTest({ engine: fakeEngine() });
    const representations = Array.from({ length: 11 }, (_, index) => ({ __typename: "Question", id: String(index) }));
    const { status, body } = await post(
      `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Question { text } } }`,
      { representations },
    );
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ extensions: { code: "QUERY_TOO_COSTLY" } });
    expect(body.errors[0].message).toMatch("11 questions; at most 10");
  });
});
