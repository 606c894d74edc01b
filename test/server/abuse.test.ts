import { createServer } from "node:http";
import { getIntrospectionQuery, graphqlSync, Kind, parse } from "graphql";
import { describe, expect, test, vi } from "vitest";
import { Failure } from "../../engine/failure.ts";
import { descriptionPrice } from "../../server/limits/description-size.ts";
import { selectedFields } from "../../server/limits/selection.ts";
import { RESULT } from "../fakes/fake-answer.ts";
import { fakeEngine } from "../fakes/fake-engine.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

const ASK = `query Ask($text: String!, $first: Int! = 10) { question(text: $text) { text paths(first: $first) { totalCount } } }`;

const MOST_OF_THE_SCHEMA =
  "__schema { types { name description fields { name description args { name description } } } }";

/** Fields under so many names, as short as they can be. */
function aliases(count: number, field: string): string {
  return Array.from({ length: count }, (_, index) => `a${index.toString(36)}:${field}`).join(" ");
}

describe("bad input gets a clear error and costs nothing:", () => {
  const refusals: readonly {
    readonly name: string;
    readonly query: string;
    readonly variables?: Record<string, unknown>;
    readonly status: number;
    readonly code: string;
    readonly message: RegExp;
  }[] = [
    {
      name: "first: -1",
      query: ASK,
      variables: { text: "Where?", first: -1 },
      status: 400,
      code: "BAD_USER_INPUT",
      message: /first must be from 1 to 100; got -1/,
    },
    {
      name: "first: 0",
      query: ASK,
      variables: { text: "Where?", first: 0 },
      status: 400,
      code: "BAD_USER_INPUT",
      message: /got 0/,
    },
    {
      name: "first: a million",
      query: ASK,
      variables: { text: "Where?", first: 1_000_000 },
      status: 400,
      code: "BAD_USER_INPUT",
      message: /got 1000000/,
    },
    {
      name: "first: a million, deep in a fragment",
      query: `{ question(text: "Where?") { paths { nodes { ...Steps } } } } fragment Steps on ReasoningPath { steps { subjects(first: 1000000) { nodes { label } } } }`,
      status: 400,
      code: "BAD_USER_INPUT",
      message: /got 1000000/,
    },
    {
      name: "first: a word",
      query: ASK,
      variables: { text: "Where?", first: "ten" },
      status: 400,
      code: "BAD_USER_INPUT",
      message: /"ten"/,
    },
    {
      name: "a question that is a number",
      query: ASK,
      variables: { text: 7 },
      status: 400,
      code: "BAD_USER_INPUT",
      message: /7/,
    },
    { name: "no question", query: ASK, variables: {}, status: 400, code: "BAD_USER_INPUT", message: /\$text/ },
    {
      name: "an empty question",
      query: ASK,
      variables: { text: "  " },
      status: 200,
      code: "BAD_USER_INPUT",
      message: /empty/,
    },
    {
      name: "a tampered id",
      query: `{ questionById(id: "x!x") { answer { text } } }`,
      status: 200,
      code: "BAD_USER_INPUT",
      message: /x!x/,
    },
    {
      name: "a deadline of no time",
      query: `{ question(text: "Where?", options: { deadlineMs: 0 }) { id } }`,
      status: 200,
      code: "BAD_USER_INPUT",
      message: /deadlineMs .* 0/,
    },
    {
      name: "an IRI that would end a query",
      query: `{ entity(iri: "urn:x> } DROP ALL") { label } }`,
      status: 200,
      code: "BAD_USER_INPUT",
      message: /absolute IRI/,
    },
    {
      name: "a field that does not exist",
      query: `{ question(text: "Where?") { verdict } }`,
      status: 400,
      code: "GRAPHQL_VALIDATION_FAILED",
      message: /verdict/,
    },
    {
      name: "a document that ends too soon",
      query: `{ question(`,
      status: 400,
      code: "GRAPHQL_PARSE_FAILED",
      message: /Syntax Error/,
    },
    {
      name: "a selection too deep to be read",
      query: "{a".repeat(6_000),
      status: 400,
      code: "GRAPHQL_PARSE_FAILED",
      message: /nests selections, lists or objects too deep to be read\. Nest less/,
    },
    {
      name: "lists too deep to be read",
      query: `{ question(text: "a", options: { sources: ${"[".repeat(9_000)} }) { id } }`,
      status: 400,
      code: "GRAPHQL_PARSE_FAILED",
      message: /nests selections, lists or objects too deep to be read/,
    },
    {
      name: "a deep selection",
      query: `{ entity(iri: "urn:x:y") ${"{ types { nodes ".repeat(7)}{ iri }${"} }".repeat(7)} }`,
      status: 400,
      code: "GRAPHQL_VALIDATION_FAILED",
      message: /16 fields deep; at most 15/,
    },
    {
      name: "a wide selection",
      query: `{ ${Array.from({ length: 11 }, (_, index) => `q${index}: question(text: "Where ${index}?") { answer { text } }`).join(" ")} }`,
      status: 400,
      code: "QUERY_TOO_COSTLY",
      message: /11 questions; at most 10/,
    },
    {
      name: "long lists in long lists",
      query: `{ question(text: "Where?") { all: paths(first: 100) { nodes { steps { subjects(first: 100) { nodes { ... on Entity { types(first: 100) { nodes { iri } } } } } } } } } }`,
      status: 400,
      code: "QUERY_TOO_COSTLY",
      message: /points, \d+ of them for "question"; at most 25000/,
    },
    {
      name: "first: a million entities",
      query: `{ entities(search: "a", first: 1000000) { score } }`,
      status: 400,
      code: "BAD_USER_INPUT",
      message: /first must be from 1 to 100; got 1000000/,
    },
    {
      name: "first: no facts",
      query: `{ entity(iri: "urn:x:y") { facts(first: 0) { totalCount } } }`,
      status: 400,
      code: "BAD_USER_INPUT",
      message: /got 0/,
    },
    {
      name: "the facts of the facts of the facts of an entity",
      query: `{ entity(iri: "urn:x:y") { ...Near } } fragment Near on Entity { facts(first: 100) { nodes { other { ... on Entity { facts(first: 100) { nodes { other { ... on Entity { facts(first: 100) { totalCount } } } } } } } } } }`,
      status: 400,
      code: "QUERY_TOO_COSTLY",
      message: /points, \d+ of them for "entity"; at most 25000/,
    },
    {
      name: "many searches at once",
      query: `{ ${Array.from({ length: 100 }, (_, index) => `s${index}: entities(search: "a${index}", first: 100) { entity { facts(first: 1) { totalCount } } }`).join(" ")} }`,
      status: 400,
      code: "QUERY_TOO_COSTLY",
      message: /at most 25000/,
    },
    {
      name: "an endless operation",
      query: `{ question(text: "Where?") { ${"id ".repeat(10_000)} } }`,
      status: 400,
      code: "QUERY_TOO_COSTLY",
      message: /characters long; at most 20000/,
    },
    {
      name: "the schema's text, 900 times",
      query: `{ ${aliases(900, "_service{sdl}")} }`,
      status: 400,
      code: "QUERY_TOO_COSTLY",
      message: /more than \d+ bytes of what describes the schema/,
    },
    {
      name: "introspection, 140 times",
      query: `{ ${aliases(140, MOST_OF_THE_SCHEMA)} }`,
      status: 400,
      code: "QUERY_TOO_COSTLY",
      message: /bytes of what describes the schema/,
    },
    {
      name: "one type, 140 times, by fragments",
      query: `{ ${aliases(140, `__type(name: "LogicNode") { ...T }`)} } fragment T on __Type { fields { name description args { name description } ${aliases(9, "type { name description kind ofType { name description } }")} } }`,
      status: 400,
      code: "QUERY_TOO_COSTLY",
      message: /bytes of what describes the schema/,
    },
    {
      name: "types of fields of types",
      query: `{ __schema { types { fields { type { fields { type { fields { type { fields { type { fields { type { description } } } } } } } } } } } } }`,
      status: 400,
      code: "GRAPHQL_VALIDATION_FAILED",
      message: /Maximum introspection depth exceeded/,
    },
    {
      name: "a long question, given back 9,000 times",
      query: `query Ask($text: String!) { ${aliases(10, "question(text: $text) { ...Texts }")} } fragment Texts on Question { ${aliases(900, "text")} }`,
      variables: { text: "why ".repeat(249) },
      status: 400,
      code: "QUERY_TOO_COSTLY",
      message: /The response is expected to have \d+ bytes; at most 8388608 are allowed/,
    },
    {
      name: "a long IRI, given back 9,000 times",
      query: `query Ask($iri: ID!) { ${aliases(10, "entity(iri: $iri) { ...Iris }")} } fragment Iris on Entity { ${aliases(900, "iri")} }`,
      variables: { iri: `urn:${"x".repeat(1000)}` },
      status: 400,
      code: "QUERY_TOO_COSTLY",
      message: /The response is expected/,
    },
    {
      name: "a long name for a field of a long list",
      query: `{ question(text: "Where?") { paths(first: 100) { nodes { steps { subjects(first: 50) { nodes { ${"a".repeat(10_000)}: label } } } } } } }`,
      status: 400,
      code: "QUERY_TOO_COSTLY",
      message: /The response is expected/,
    },
    {
      name: "the same text of a long list under a thousand names",
      query: `{ question(text: "Where?") { evidence(first: 100) { nodes { source { ${aliases(1000, "title")} } triple { predicate { ${aliases(1000, "label")} } } } } } }`,
      status: 400,
      code: "QUERY_TOO_COSTLY",
      message: /The response is expected|The operation is/,
    },
    {
      name: "fragments that double",
      query: `{ question(text: "Where?") { ...F0 } } ${Array.from({ length: 20 }, (_, index) => `fragment F${index} on Question { ${index < 19 ? `...F${index + 1} a${index}: analysis { reason } ...F${index + 1}` : "id"} }`).join(" ")}`,
      status: 400,
      code: "GRAPHQL_VALIDATION_FAILED",
      message: /too many selections/,
    },
    {
      name: "fragments in a circle",
      query: `{ question(text: "Where?") { ...A } } fragment A on Question { ...B } fragment B on Question { ...A }`,
      status: 400,
      code: "GRAPHQL_VALIDATION_FAILED",
      message: /Cannot spread fragment "A" within itself/,
    },
  ];
  test("the schema's text, 900 times, of a gateway that has answered before", async () => {
    const { post } = await gatewayUnderTest({ engine: fakeEngine() });
    expect((await post("{ sources { id } }")).body.errors).toBeUndefined();
    const { status, body } = await post(`{ ${aliases(900, "_service{sdl}")} }`);
    expect({ status, code: body.errors?.[0].extensions.code }).toEqual({ status: 400, code: "QUERY_TOO_COSTLY" });
  });

  for (const { name, query, variables, status, code, message } of refusals) {
    test(name, async () => {
      const engine = fakeEngine();
      const { post } = await gatewayUnderTest({ engine });
      const reply = await post(query, variables);
      expect(reply.body.errors[0].message).toMatch(message);
      expect({ status: reply.status, code: reply.body.errors[0].extensions.code }).toEqual({ status, code });
      expect(JSON.stringify(reply.body)).not.toMatch(/stacktrace|node_modules/);
      expect(engine.computed).toEqual([]);
    });
  }
});

describe("requests that are none:", () => {
  const send = async (init: RequestInit, path = "") => {
    const engine = fakeEngine();
    const { url } = await gatewayUnderTest({ engine });
    const response = await fetch(url + path, init);
    const text = await response.text();
    expect(engine.computed).toEqual([]);
    return { status: response.status, text };
  };
  const json = { "content-type": "application/json" };

  test("a body that is not JSON", async () => {
    const { status, text } = await send({ method: "POST", headers: json, body: "{" });
    expect(status).toBe(400);
    expect(JSON.parse(text).errors[0].extensions.code).toBe("BAD_REQUEST");
  });
  test("a giant body", async () => {
    const { status } = await send({
      method: "POST",
      headers: json,
      body: JSON.stringify({ query: ASK, variables: { text: "x".repeat(1_000_000) } }),
    });
    expect(status).toBe(413);
  });
  test("a content type that a form can send", async () => {
    const { status, text } = await send({
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: `{"query":"{ sources { id } }"}`,
    });
    expect(status).toBe(400);
    expect(text).toMatch(/CSRF/);
  });
  test("several operations in one body", async () => {
    const { status } = await send({
      method: "POST",
      headers: json,
      body: JSON.stringify([{ query: "{ sources { id } }" }]),
    });
    expect(status).toBe(400);
  });
  test("a mutation by GET", async () => {
    const { status } = await send(
      { headers: { "apollo-require-preflight": "1" } },
      `?query=${encodeURIComponent(`mutation { cancelQuestion(id: "x") { cancelled } }`)}`,
    );
    expect(status).toBe(405);
  });
  test("a method that GraphQL does not have", async () => {
    const { status } = await send({ method: "DELETE", headers: json });
    expect(status).toBe(405);
  });
  test("a stream of nothing", async () => {
    const { status, text } = await send({ method: "POST", headers: json, body: "{}" }, "/stream");
    expect(status).toBe(400);
    expect(text).toMatch(/query/);
  });
  test("a query asked of the stream", async () => {
    const { text } = await send(
      {
        method: "POST",
        headers: json,
        body: JSON.stringify({ query: `{ question(text: "Where?") { answer { text } } }` }),
      },
      "/stream",
    );
    expect(text).toMatch(/Only subscriptions are streamed/);
  });
});

describe("what goes wrong on our side", () => {
  test("is told as its code when it is a failure, and the rest of the trace stands", async () => {
    const engine = fakeEngine({
      during: async (stage) => {
        if (stage === "query.result")
          throw new Failure("SOURCE_UNAVAILABLE", "The graph does not answer.", { source: "knowledge" });
      },
    });
    const { post } = await gatewayUnderTest({ engine });
    const { status, body } = await post(`{ question(text: "Where?") { analysis { keywords } answer { text } } }`);
    expect(status).toBe(200);
    expect(body.data.question).toEqual({ analysis: { keywords: ["island", "Indonesian", "capital"] }, answer: null });
    expect(body.errors).toEqual([
      {
        message: "The graph does not answer.",
        path: ["question", "answer"],
        locations: expect.any(Array),
        extensions: { code: "SOURCE_UNAVAILABLE", source: "knowledge" },
      },
    ]);
  });

  test("is masked and logged under a reference when it is a defect", async () => {
    const error = vi.fn();
    const engine = fakeEngine({
      during: async () => {
        throw new TypeError("secret is undefined");
      },
    });
    const { post } = await gatewayUnderTest({ engine, log: { warn: vi.fn(), error } });
    const { status, body } = await post(`{ question(text: "Where?") { answer { text } } }`);
    expect(status).toBe(200);
    const [{ message, extensions }] = body.errors;
    expect(extensions).toEqual({ code: "INTERNAL_SERVER_ERROR", reference: expect.any(String) });
    expect(message).toContain(extensions.reference);
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(error).toHaveBeenCalledWith(
      expect.stringContaining(extensions.reference),
      expect.objectContaining({ message: "secret is undefined" }),
    );
  });
});

describe("what describes the schema", () => {
  const tools = {
    "GraphiQL and code generators": getIntrospectionQuery(),
    "with all that there is": getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
    "a router of Apollo": "query SubgraphIntrospectQuery { _service { sdl } }",
    "both, and more": `{ _service { sdl } ${MOST_OF_THE_SCHEMA} __type(name: "Question") { fields { name } } __typename }`,
  };
  test.each(Object.entries(tools))("is given to %s, whatever else may cost", async (_name, query) => {
    const { post } = await gatewayUnderTest({
      engine: fakeEngine(),
      limits: { maxCost: 1, maxDepth: 2, maxResponseBytes: 1000 },
    });
    const { status, body } = await post(query);
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
  });

  test("is priced by the bytes that it gives", async () => {
    const { gateway } = await gatewayUnderTest({ engine: fakeEngine() });
    const { bytes, maxBytes } = descriptionPrice(gateway.schema);
    for (const query of Object.values(tools)) {
      const document = parse(query);
      const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
      if (operation === undefined) throw new Error(query);
      const { data, errors } = graphqlSync({ schema: gateway.schema, source: query });
      expect(errors).toBeUndefined();
      const given = JSON.stringify(data).length;
      const price = bytes(selectedFields(gateway.schema, document, operation, {}) ?? []);
      expect(price).toBeGreaterThan(0.8 * given);
      expect(price).toBeLessThan(1.2 * given);
      expect(price).toBeLessThan(maxBytes / 2);
    }
  });
});

describe("a response that grows beyond what is allowed", () => {
  const long = "Jakarta lies on Java. ".repeat(1000);
  const result = { ...RESULT, evidence: RESULT.evidence.map((each) => ({ ...each, text: long })) };
  const engineWithLongEvidence = () => {
    const engine = fakeEngine();
    const { stages } = engine;
    return {
      ...engine,
      stages: {
        ...stages,
        result: (...asked: Parameters<typeof stages.result>) => ({
          ...stages.result(...asked),
          compute: async () => result,
        }),
      },
    };
  };

  test.each([
    ["of a list that may be missing", "evidence { nodes { text } }"],
    ["of lists that may not", "paths { nodes { steps { evidence { nodes { text } } } } }"],
    ["under many names", `evidence(first: 1) { nodes { ${aliases(30, "text")} } }`],
  ])("is not sent, but why: texts %s", async (_name, selection) => {
    const { post } = await gatewayUnderTest({ engine: engineWithLongEvidence(), limits: { maxResponseBytes: 30_000 } });
    const { body } = await post(`{ question(text: "Where?") { id ${selection} } }`);
    expect(body.data).toBeNull();
    expect(body.errors).toEqual([
      {
        message: expect.stringMatching(/The response would have more than 30000 bytes/),
        extensions: { code: "QUERY_TOO_COSTLY" },
      },
    ]);
    expect(JSON.stringify(body).length).toBeLessThan(1000);
  });

  test("is sent when it is allowed", async () => {
    const { post } = await gatewayUnderTest({ engine: engineWithLongEvidence(), limits: { maxResponseBytes: 60_000 } });
    const { body } = await post(`{ question(text: "Where?") { evidence { nodes { text } } } }`);
    expect(body.errors).toBeUndefined();
    expect(body.data.question.evidence.nodes).toEqual([{ text: long }, { text: long }]);
  });

  test("is not put together any further", async () => {
    let lookups = 0;
    const many = {
      ...RESULT,
      evidence: Array.from({ length: 100 }, (_, index) => ({
        ...RESULT.evidence[1],
        id: `e${index}`,
        text: `${index} ${long}`,
      })),
    };
    const engine = fakeEngine();
    const watched = {
      ...engine,
      get sources() {
        lookups += 1;
        return engine.sources;
      },
      stages: {
        ...engine.stages,
        result: (...asked: Parameters<typeof engine.stages.result>) => ({
          ...engine.stages.result(...asked),
          compute: async () => many as never,
        }),
      },
    };
    const { post } = await gatewayUnderTest({ engine: watched, limits: { maxResponseBytes: 100_000 } });
    lookups = 0;
    const { body } = await post(
      `{ question(text: "Where?") { evidence(first: 100) { nodes { text source { title } } } } }`,
    );
    expect(body.errors[0].extensions.code).toBe("QUERY_TOO_COSTLY");
    expect(lookups).toBeLessThan(10);
  });

  test("is told of by no more errors than data may be sent", async () => {
    const engine = fakeEngine();
    const { post } = await gatewayUnderTest({ engine, limits: { maxResponseBytes: 12_000 } });
    const { body } = await post(`{ ${aliases(60, `entity(iri: "no IRI") { iri }`)} }`);
    expect(body.errors.length).toBeLessThan(60);
    expect(body.errors.at(-1)).toEqual({
      message: expect.stringMatching(/^\d+ more problems are not listed/),
      extensions: { code: "QUERY_TOO_COSTLY" },
    });
    expect(JSON.stringify(body.errors).length).toBeLessThan(13_000);
  });
});

test("the gateway can be mounted under a path of another server", async () => {
  const { gateway } = await gatewayUnderTest({ engine: fakeEngine() });
  expect(() => createServer(gateway.app)).not.toThrow();
});
