import { expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** A club of which a number of members is stated and two are named, and one of which only members are named. */
const CLUBS = `
  <urn:c:Club> rdfs:label "club" . <urn:c:Person> rdfs:label "person" . <urn:c:of> rdfs:label "member of" .
  <urn:c:Elm> a <urn:c:Club> ; rdfs:label "Elm Club" . <urn:c:Oak> a <urn:c:Club> ; rdfs:label "Oak Club" .
  <urn:c:a> a <urn:c:Person> ; rdfs:label "Ada Finch" ; <urn:c:of> <urn:c:Elm> , <urn:c:Oak> .
  <urn:c:b> a <urn:c:Person> ; rdfs:label "Bo Marsh" ; <urn:c:of> <urn:c:Elm> .
`;
const STATED = `${CLUBS} <urn:c:count> rdfs:label "member count" . <urn:c:Elm> <urn:c:count> 203 .`;

test.each([
  ["How many members does the Elm Club have?", "203", true],
  ["How many members does the Oak Club have?", "1", false],
])("a number that is stated comes before what is named: %s", async (question, answer, complete) => {
  const { result, values } = await askAll([await graphOf("stated", STATED)], question, "QUERY");
  expect([values, result.complete]).toEqual([[answer], complete]);
});

test("where no number is stated at all, those that are named are counted", async () => {
  const { result, values } = await askAll(
    [await graphOf("named", CLUBS)],
    "How many members does the Elm Club have?",
    "QUERY",
  );
  expect([values, result.complete]).toEqual([["2"], true]);
});
