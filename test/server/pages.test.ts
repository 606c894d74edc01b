import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageOf } from "../../resolvers/page.ts";
import type { Connection } from "../../schema/connection.ts";
import { RESULT } from "../fakes/fake-answer.ts";
import { fakeEngine } from "../fakes/fake-engine.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

const members = { keyOf: (text: string) => text, show: (text: string) => ({ text }) };
const lists = fc.uniqueArray(fc.string(), { maxLength: 60 });

describe("the pages of a list", () => {
  test("hold each member once, in its order, whatever their length", () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 100 }), (list, first) => {
        const seen: string[] = [];
        let after: string | null = null;
        for (let pages = 0; pages <= list.length; pages++) {
          const page: Connection<{ text: string }> = pageOf(list, { first, after }, members);
          const { nodes, edges, pageInfo, totalCount } = page;
          expect(totalCount).toBe(list.length);
          expect(edges.map(({ node }) => node)).toEqual(nodes);
          expect(pageInfo.hasPreviousPage).toBe(seen.length > 0);
          expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([
            edges[0]?.cursor ?? null,
            edges.at(-1)?.cursor ?? null,
          ]);
          seen.push(...nodes.map(({ text }) => text));
          if (!pageInfo.hasNextPage) break;
          after = pageInfo.endCursor ?? null;
        }
        expect(seen).toEqual(list);
      }),
    );
  });

  test("go on after any of their members", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 60 }), fc.nat(), (list, pick) => {
        const at = pick % list.length;
        const { edges } = pageOf(list, { first: 100 }, members);
        const { nodes } = pageOf(list, { first: 100, after: edges[at]?.cursor }, members);
        expect(nodes.map(({ text }) => text)).toEqual(list.slice(at + 1));
      }),
    );
  });

  test.each([
    ["nothing", ""],
    ["a number", "1"],
    ["what was never a cursor", "b2Zmc2V0OjE"],
    ["a place that there is not", Buffer.from("7:abcd").toString("base64url")],
    ["a place before the beginning", Buffer.from("-1:abcd").toString("base64url")],
    ["control characters", "\u0000\u001b"],
    ["something long", "A".repeat(1_000_000)],
  ])("do not follow %s", (_name, after) => {
    expect(() => pageOf(["a", "b"], { first: 1, after }, members)).toThrow(/is no cursor of this list/);
  });

  test("do not follow the cursor of another list, nor of one that has changed", () => {
    const cursor = pageOf(["a", "b"], { first: 1 }, members).pageInfo.endCursor;
    expect(() => pageOf(["c", "a", "b"], { first: 1, after: cursor }, members)).toThrow(/has changed since/);
    expect(pageOf(["a", "c"], { first: 1, after: cursor }, members).nodes).toEqual([{ text: "c" }]);
  });
});

test("the hundred and first of many answers can be had, through GraphQL", async () => {
  const values = Array.from({ length: 124 }, (_, index) => ({
    node: { kind: "entity" as const, iri: `urn:x:${index}`, label: `Number ${index}` },
  }));
  const engine = fakeEngine();
  const result = (...asked: Parameters<typeof engine.stages.result>) => ({
    ...engine.stages.result(...asked),
    compute: async () => ({ ...RESULT, values }),
  });
  const { post } = await gatewayUnderTest({ engine: { ...engine, stages: { ...engine.stages, result } } });
  const query = `query ($after: String) {
    question(text: "Where?") { answer { values(after: $after) {
      totalCount pageInfo { hasNextPage endCursor } nodes { label term { ... on Entity { iri } } }
    } } }
  }`;
  const first = (await post(query)).body.data.question.answer.values;
  expect([first.totalCount, first.nodes.length, first.pageInfo.hasNextPage]).toEqual([124, 100, true]);
  const second = (await post(query, { after: first.pageInfo.endCursor })).body.data.question.answer.values;
  expect([second.nodes.length, second.pageInfo.hasNextPage]).toEqual([24, false]);
  expect(second.nodes[0]).toEqual({ label: "Number 100", term: { iri: "urn:x:100" } });

  const refused = await post(query, { after: "x" });
  expect(refused.body.errors).toMatchObject([
    { message: expect.stringContaining('"x" is no cursor of this list'), extensions: { code: "BAD_USER_INPUT" } },
  ]);
});

describe("null for the length of a list", () => {
  const QUERY = 'query ($first: Int) { entities(search: "a", first: $first) { entity { iri } } }';

  test("stands for the default, in a variable and in the document", async () => {
    const engine = fakeEngine();
    const asked: number[] = [];
    const searchEntities = async (_name: string, limit: number) => {
      asked.push(limit);
      return [];
    };
    const { post } = await gatewayUnderTest({ engine: { ...engine, searchEntities } });
    const inDocument = QUERY.replace("($first: Int)", "").replace("$first", "null");
    for (const { body } of [await post(QUERY, { first: null }), await post(QUERY), await post(inDocument)])
      expect(body).toMatchObject({ data: { entities: [] } });
    expect(asked).toEqual([10, 10, 10]);
  });

  test("costs what the default costs", async () => {
    const { post } = await gatewayUnderTest({ engine: fakeEngine(), limits: { maxCost: 1 } });
    const priceOf = async (first: number | null) => (await post(QUERY, { first })).body.errors[0].message;
    expect(await priceOf(null)).toBe(await priceOf(10));
    expect(await priceOf(null)).not.toBe(await priceOf(11));
    expect(await priceOf(10)).toContain("at most 1 are allowed");
  });
});
