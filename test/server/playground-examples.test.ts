import { getOperationAST, parse } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { collectEvents } from "../../server/playground/collect-events.ts";
import { EXAMPLES } from "../../server/playground/examples.ts";
import { openBuiltIn, type BuiltIn } from "../questions/built-in.ts";
import { WATCHED_QUESTION } from "./watched-question.ts";

let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
});

const kindOf = (query: string) => getOperationAST(parse(query))?.operation;

describe("the tabs of the playground", () => {
  const queries = EXAMPLES.filter(({ query }) => kindOf(query) === "query");
  test.each(queries.map(({ query }) => [getOperationAST(parse(query))?.name?.value, query]))(
    "%s runs as it comes, and finds something",
    async (_name, query) => {
      const { data, errors } = await builtIn.gateway.execute({ query: query ?? "" });
      expect(errors).toBeUndefined();
      const [found] = Object.values((data ?? {}) as Record<string, unknown>);
      expect(found).not.toBeNull();
      expect(Object.values(found as object).filter((part) => part === null)).toEqual([]);
    },
    30_000,
  );

  test("Watch watches the question of the Price tab as it comes", async () => {
    const watch = EXAMPLES.find(({ query }) => kindOf(query) === "subscription");
    const { id } = JSON.parse(watch?.variables ?? "") as { readonly id: string };
    expect(id).toBe(builtIn.engine.question(WATCHED_QUESTION).id);
    const asking = EXAMPLES.filter(({ query }) => query.includes(JSON.stringify(WATCHED_QUESTION)));
    expect(asking.map(({ query }) => getOperationAST(parse(query))?.name?.value)).toEqual(["Price"]);
    expect(queries).toHaveLength(EXAMPLES.length - 1);
  });
});

test("all events of a subscription are shown, and its errors", async () => {
  async function* told() {
    yield { data: { n: 1 } };
    yield { data: { n: 2 }, extensions: { cost: 1 } };
    yield { errors: [] };
  }
  const shown: unknown[] = [];
  for await (const each of collectEvents(told())) shown.push(each);
  expect(shown).toEqual([
    { data: { events: [{ n: 1 }] } },
    { data: { events: [{ n: 2 }, { n: 1 }] }, extensions: { cost: 1 } },
    { data: { events: [{ n: 2 }, { n: 1 }] }, errors: [] },
  ]);
});
