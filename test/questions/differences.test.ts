import { beforeAll, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { openBuiltIn, type BuiltIn } from "./built-in.ts";

/** Over the built-in graph: what lies between two is reckoned, and what is told of each is shown with it. */
let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
}, 60_000);

test("how many more there are is counted on both sides", async () => {
  const films = (name: string): number => {
    const { rows } =
      builtIn.select(`SELECT (COUNT(DISTINCT ?film) AS ?n) WHERE { ?film <urn:whyql:relation:director> ?who .
        ?who <http://www.w3.org/2000/01/rdf-schema#label> ?name FILTER(STR(?name) = "${name}") }`);
    const number = rows[0]?.get("n");
    return number?.kind === "literal" ? Number(number.lexical) : NaN;
  };
  const [spielberg, nolan] = [films("Steven Spielberg"), films("Christopher Nolan")];
  expect(spielberg).toBeGreaterThan(nolan);
  const more = await ask(builtIn, "How many more films did Steven Spielberg direct than Christopher Nolan?");
  expect(more.values.map(({ label }) => label)).toEqual([String(spielberg - nolan)]);
  expect(more.explanation).toContain("Only what the sources state is counted");
  const turned = await ask(builtIn, "How many more films did Christopher Nolan direct than Steven Spielberg?");
  expect(turned.status).toBe("NOT_KNOWN");
  expect(turned.explanation).toContain("the other way round");
});

test.each([
  ["How many years after Inception was Interstellar released?", "4 years"],
  ["Did Steven Spielberg direct more films than Christopher Nolan?", "Yes"],
  ["Who directed more films, Christopher Nolan or Steven Spielberg?", "Steven Spielberg"],
])("%s", async (question, expected) => {
  expect((await ask(builtIn, question)).values.map(({ label }) => label)).toEqual([expected]);
});
