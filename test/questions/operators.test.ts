import { beforeAll, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { openBuiltIn, type BuiltIn } from "./built-in.ts";

/**
 * Over the built-in graph: what a question quantifies, ranks, compares or restricts is computed, or nothing is
 * answered.
 */
let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
}, 60_000);

test.each([
  ["Which country has the fewest neighbours?", "fewest"],
  ["Which countries border none of France's neighbours?", "none"],
  ["Which actor always appears in films by Christopher Nolan?", "always"],
  ["Which countries have several official languages?", "several"],
  ["Which actors appeared in half of Christopher Nolan's films?", "half"],
  ["Who was the only president of the United States?", "only"],
  ["Which country has the largest number of neighbours?", "largest"],
  ["Who is the next president of France?", "next"],
])("%s", async (question, words) => {
  const answer = await ask(builtIn, question);
  expect(answer.values).toEqual([]);
  expect(answer.status).toBe("NOT_KNOWN");
  expect(answer.explanation).toContain(`“${words}”`);
});

test.each([
  "Are both Inception and Titanic directed by James Cameron?",
  "Who is the current king of France?",
  "Who lives in Tokyo?",
])("nothing is answered that leaves a word out: %s", async (question) => {
  expect((await ask(builtIn, question)).values).toEqual([]);
});

test.each([
  ["What is the team at Emirates Stadium?", ["Arsenal F.C."]],
  ["What team plays at Emirates Stadium?", ["Arsenal F.C."]],
  ["Who are the heads of state of both France and Germany?", ["Emmanuel Macron", "Frank-Walter Steinmeier"]],
  ["Name every film directed by Christopher Nolan.", ["Inception", "Interstellar", "Oppenheimer", "The Dark Knight"]],
  [
    "Which films other than Inception did Christopher Nolan direct?",
    ["Interstellar", "Oppenheimer", "The Dark Knight"],
  ],
  ["Which countries border both France and Germany?", ["Belgium", "Luxembourg", "Switzerland"]],
  ["Which country has the most inhabitants?", ["China"]],
] as const)("%s", async (question, expected) => {
  expect((await ask(builtIn, question)).values.map(({ label }) => label).sort()).toEqual([...expected]);
});

test("a country does not border itself, and is not among those that do not", async () => {
  const { values, complete } = await ask(builtIn, "List the countries not bordering Germany.");
  const labels = values.map(({ label }) => label);
  expect(labels).toContain("Argentina");
  // No border of Japan is stated.
  expect(labels).not.toContain("Japan");
  expect(complete).toBe(false);
  expect(labels).not.toContain("Germany");
  expect(labels).not.toContain("France");
});

test("others are those that the question does not name", async () => {
  const { values, status } = await ask(builtIn, "What other films did the director of Inception direct?");
  expect(status).toBe("ANSWERED");
  expect(values.map(({ label }) => label)).toEqual(["Interstellar", "Oppenheimer", "The Dark Knight"]);
});
