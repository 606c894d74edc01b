import { beforeAll, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { openBuiltIn, type BuiltIn } from "./built-in.ts";

/** Over the built-in graph: how many there are of something is counted, and shown with what was counted. */
let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
}, 60_000);

const labels = async (question: string): Promise<readonly string[]> =>
  (await ask(builtIn, question)).values.map(({ label }) => label).sort();

test("who has the most is told with how many, and each of them is shown", async () => {
  const { values, explanation, complete, evidence } = await ask(builtIn, "Which director directed the most films?");
  expect(values.map(({ label }) => label)).toEqual(["Steven Spielberg"]);
  expect(explanation).toContain("Only what the sources state is counted: 5.");
  expect(complete).toBe(true);
  const films = builtIn.select(`SELECT ?director (COUNT(DISTINCT ?film) AS ?films)
    WHERE { ?film <urn:whyql:relation:director> ?director } GROUP BY ?director ORDER BY DESC(?films) LIMIT 2`);
  expect(films.rows.map((row) => row.get("films"))).toMatchObject([{ lexical: "5" }, { lexical: "4" }]);
  expect(evidence.filter(({ text }) => text.endsWith("– director → Steven Spielberg"))).toHaveLength(5);
});

test.each([
  [
    "Which directors directed more than three films?",
    ["Christopher Nolan", "James Cameron", "Quentin Tarantino", "Steven Spielberg"],
  ],
  [
    "Which actors appeared in more than one film by Christopher Nolan?",
    ["Cillian Murphy", "Gary Oldman", "Matt Damon", "Michael Caine"],
  ],
  ["How many countries have more than one official language?", ["15"]],
  ["Does Germany border more than five countries?", ["Yes"]],
  ["Does Germany border more than twelve countries?", ["No"]],
  // Not one of his directors made all of them; and France has no neighbour in the graph that has no other.
  ["Who directed every film starring Leonardo DiCaprio?", []],
  ["Which countries border only France?", []],
  ["Which countries border only Italy?", ["Vatican City"]],
  ["Who directed every film starring Kate Winslet?", ["James Cameron"]],
  // What was named is no answer, and no other country borders all of them.
  ["Which countries border all of France's neighbours?", []],
  [
    "Which rivers are longer than the Rhine?",
    ["Amazon River", "Danube", "Ganges", "Mississippi River", "Nile", "Volga", "Yangtze"],
  ],
] as const)("%s", async (question, expected) => {
  expect(await labels(question)).toEqual([...expected]);
});
