import { beforeAll, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { openBuiltIn, type BuiltIn } from "./built-in.ts";

let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
}, 60_000);

test("what a compound asks for by its head is of that kind, or not known", async () => {
  const answer = await ask(builtIn, "What is the headquarters country of Google?");
  expect(answer.status).toBe("NOT_KNOWN");
  expect(answer.explanation).toContain("of another kind: “city”");
});

test("a country is not read as the city where somebody was born", async () => {
  const answer = await ask(builtIn, "What is the birthplace country of Albert Einstein?");
  expect(answer.values.map(({ label }) => label)).toEqual([]);
  expect(answer.explanation).toContain("“the birthplace country of”");
});

test.each([
  ["What is the birthplace city of Ada Lovelace?", "London"],
  ["What is the headquarters city of Google?", "Mountain View"],
  ["What is the birthplace of Ada Lovelace?", "London"],
])("what is of that kind is told: %s", async (question, text) => {
  expect(await ask(builtIn, question)).toMatchObject({ status: "ANSWERED", text });
});
