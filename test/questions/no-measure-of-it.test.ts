import { expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :Cabin rdfs:label "cabin" . :Ship rdfs:label "ship" .
  :deckLength rdfs:label "deck length" . :pier rdfs:label "pier number" . :berths rdfs:label "berths" .
  :a a :Cabin ; rdfs:label "Oak Cabin" ; :deckLength 12 ; :berths 3 . :b a :Cabin ; rdfs:label "Elm Cabin" ; :deckLength 9 ; :berths 2 .
  :s a :Ship ; rdfs:label "Old Tern" ; :pier 4 . :t a :Ship ; rdfs:label "Long Gull" ; :pier 5 .
`);

test.each([
  "On which deck is the Oak Cabin?",
  "On which deck do I find the Oak Cabin?",
  "Which deck is the Oak Cabin on?",
])("what something is on is no measure of it: %s", async (question) => {
  expect((await ask(question)).status).toBe("NOT_KNOWN");
});

test.each([
  ["What is the deck length of the Oak Cabin?", "12"],
  ["How many berths are in the Oak Cabin?", "3"],
  ["At which pier is the Old Tern?", "4"],
])("a measure that is asked for is told: %s", async (question, text) => {
  expect(await ask(question)).toMatchObject({ status: "ANSWERED", text });
});
