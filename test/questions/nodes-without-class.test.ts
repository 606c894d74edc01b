import { expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :Coach a rdfs:Class ; rdfs:label "coach" . :Crew a rdfs:Class ; rdfs:label "crew" .
  :who rdfs:label "hired coach" . :crew rdfs:label "crew in training" . :from rdfs:label "hired in" .
  :ann a :Coach ; rdfs:label "Ann Reed" . :bob a :Coach ; rdfs:label "Bob Sculls" .
  :eight a :Crew ; rdfs:label "Upper Eight" . :four a :Crew ; rdfs:label "Lower Four" .
  :s1 :who :ann ; :crew :eight ; :from "2012"^^xsd:gYear . :s2 :who :bob ; :crew :four ; :from "2015"^^xsd:gYear .
  :s3 :who :ann ; :crew :four ; :from "2019"^^xsd:gYear .
`);

test.each([
  "Who has the Upper Eight in training?",
  "What has the Upper Eight in training?",
  "Who has Ann Reed as coach?",
])("what only links things is no answer: %s", async (question) => {
  const { values } = await ask(question);
  expect(values.map(({ label }) => label).filter((label) => /^s\d|no name/u.test(label))).toEqual([]);
});

test("what it links is", async () => {
  expect(await ask("Which coach has the Upper Eight in training?")).toMatchObject({ text: "Ann Reed" });
});
