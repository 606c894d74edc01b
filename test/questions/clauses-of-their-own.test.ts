import { beforeAll, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { openBuiltIn, type BuiltIn } from "./built-in.ts";

let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
});

test.each([
  // Where he was born is the city, and no country.
  "In which country lies the city where Albert Einstein was born?",
  // Whoever governs it is a person.
  "What is the law that governs Germany?",
  "How old is the law that governs Germany?",
])("what a clause leads to is no answer of another kind: %s", async (question) => {
  expect({ question, values: (await ask(builtIn, question)).values }).toEqual({ question, values: [] });
});

test("and may be of the kind that is said", async () => {
  const { values } = await ask(builtIn, "In which country is the city where Albert Einstein was born?");
  expect(values.map(({ label }) => label)).toEqual(["Germany"]);
});
