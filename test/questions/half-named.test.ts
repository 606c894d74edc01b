import { expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const NAMES = ["Alder", "Brill", "Corin", "Dunn", "Ebbe", "Farl"];

/** Of the first four it is told when they were created, and of all when a release of theirs was. */
const TOOLS = NAMES.map((name, at) => {
  const created = at < 4 ? `:created "20${10 + at}-01-02"^^xsd:date ;` : "";
  return `:t${at} a :Tool ; rdfs:label "${name}" ; ${created} :release [ :created "20${12 + at}-03-05"^^xsd:date ; :symbol "r${at}" ] .`;
});

const ask = await openWorld(`
  :Tool rdfs:label "tool" . :release rdfs:label "release" . :created rdfs:label "created" .
  :symbol rdfs:label "symbol" .
  ${TOOLS.join("\n")}
`);

test.each([
  ["When was Alder created?", "ANSWERED", /2010/u],
  ["When was the release of Ebbe created?", "ANSWERED", /2016/u],
  ["When was Ebbe created?", "NOT_KNOWN", /^Not known/u],
])("when a thing was created is not when its release was: %s", async (question, status, text) => {
  const answer = await ask(question);
  expect(answer.status).toBe(status);
  expect(answer.text).toMatch(text);
});
