import { describe, expect, test } from "vitest";
import { askerOf } from "./ask-through-graphql.ts";

const INNS = `
  @prefix : <urn:n:> . @prefix geo: <http://www.w3.org/2003/01/geo/wgs84_pos#> . :Inn rdfs:label "inn" . :Book rdfs:label "book" .
  :star a :Inn ; rdfs:label "Star Inn" ; :address [ :street "Elm Street 3" ; :place [ :postcode "AB1 2CD" ; :town :wick ] ;
    :geo [ geo:lat 51.5 ; geo:long 0.1 ] ] .
  :bell a :Inn ; rdfs:label "Bell Inn" ; :address [ :street "Oak Road 9" ; :place [ :postcode "XY9 8ZZ" ; :town :kett ] ;
    :geo [ geo:lat 52.5 ; geo:long 0.3 ] ] .
  :wick rdfs:label "Wick" . :kett rdfs:label "Kettleby" .
  :x a :Book ; rdfs:label "Xanadu" ; :contributor ( [ :person :ann ; :role "editor" ] [ :person :bob ; :role "author" ] ) .
  :y a :Book ; rdfs:label "Yonder" ; :contributor ( [ :person :bob ; :role "author" ] ) .
  :ann rdfs:label "Ann Lee" . :bob rdfs:label "Bob Ray" .
`;

describe("what stands on nodes within nodes, and on nodes in lists", () => {
  test.each([
    ["What is the street of Star Inn?", "Elm Street 3"],
    ["What is the postcode of Star Inn?", "AB1 2CD"],
    ["What is the town of Bell Inn?", "Kettleby"],
    ["What is the lat of Bell Inn?", "52.5"],
    ["Who are the contributors of Xanadu?", "Ann Lee, Bob Ray"],
    ["Which books is Bob Ray a contributor of?", "Xanadu, Yonder"],
    ["How many contributors does Xanadu have?", "2"],
    // No part is given for the whole.
    ["What is the address of Star Inn?", "Not known"],
    ["What is the place of Star Inn?", "Not known"],
  ])("%s", async (question, text) => {
    const ask = await askerOf(INNS);
    expect({ question, ...(await ask(question)) }).toMatchObject({ question, text });
  });

  test("the evidence and its query lead through the nodes", async () => {
    const ask = await askerOf(INNS);
    const { evidence } = await ask("What is the postcode of Star Inn?");
    expect(evidence).toEqual(["Star Inn – address → … – postcode → AB1 2CD"]);
  });
});

test("a list of which some members have no name is not given in part", async () => {
  const ask = await askerOf(`${INNS} :z a :Book ; rdfs:label "Zest" ; :author ( :ann [ :note "and others" ] ) .`);
  expect(await ask("Who are the authors of Zest?")).toMatchObject({ status: "NOT_KNOWN" });
});

test("parts of nodes that bear dates are left alone: when they hold is not read", async () => {
  const dated = `@prefix : <urn:n:> . :ann rdfs:label "Ann Lee" ; :career [ :stage [ :employer :acme ; :until "1990-01-01"^^xsd:date ] ] .
    :acme rdfs:label "Acme" .`;
  const ask = await askerOf(dated);
  expect(await ask("What is the employer of Ann Lee?")).toMatchObject({ status: "NOT_KNOWN" });
});
