import { describe, expect, test } from "vitest";
import { askerOf } from "../graph/untidy/ask-through-graphql.ts";
import { BRIDGES } from "./bridges.ts";
import asked from "./few-words.json" with { type: "json" };

interface Asked {
  readonly answered: Readonly<Record<string, string>>;
  readonly refused: readonly string[];
}

// Headlines, comparisons of several, odd orders and names in small letters: what is answered, and what must not be,
// since a word or a condition of it is not in the graph, or it asks for something else.
describe.each(Object.entries<Asked>(asked))("%s", (_, { answered, refused }) => {
  test("all that is said is read", async () => {
    const ask = await askerOf(BRIDGES);
    const found: [string, string][] = [];
    for (const question of Object.keys(answered)) found.push([question, (await ask(question)).text]);
    expect(found).toEqual(Object.entries(answered));
  }, 60_000);

  test("and nothing else is answered", async () => {
    const ask = await askerOf(BRIDGES);
    const found: [string, string][] = [];
    for (const question of refused) found.push([question, (await ask(question)).status]);
    expect(found).toEqual(refused.map((question) => [question, "NOT_KNOWN"]));
  }, 60_000);
});
