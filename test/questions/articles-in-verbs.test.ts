import { expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :Boat rdfs:label "ferry boat" . :Hull rdfs:label "hull design" . :hull rdfs:label "hull design of boat" .
  :deepKeel rdfs:label "deep-keel" .
  :h1 a :Hull ; rdfs:label "Brine 7" ; :deepKeel true . :h2 a :Hull ; rdfs:label "Tarn 2" ; :deepKeel false .
  :b1 a :Boat ; rdfs:label "Old Wren" ; :hull :h1 . :b2 a :Boat ; rdfs:label "New Wren" ; :hull :h2 .
  :b3 a :Boat ; rdfs:label "Low Wren" ; :hull :h2 .
`);

test("a condition behind an article is kept", async () => {
  const answer = await ask("How many ferry boats are of a deep-keel hull design?");
  expect(["1", "Not known"]).toContain(answer.text);
  expect((await ask("How many ferry boats are of a striped hull design?")).status).toBe("NOT_KNOWN");
});

test("what has it is told", async () => {
  expect(await ask("Which hull designs are deep-keel?")).toMatchObject({ status: "ANSWERED", text: "Brine 7" });
});
