import { expect, test } from "vitest";
import { askerOf } from "./ask-through-graphql.ts";

/** Ann held the office before Bob; the node that says so has an IRI. */
const OFFICES = `
  @prefix : <urn:o:> . :Office rdfs:label "office" . :Person rdfs:label "person" .
  :o a :Office ; rdfs:label "Mayor of Oslo" . :q a :Office ; rdfs:label "Mayor of Bergen" .
  :a a :Person ; rdfs:label "Ann Lee" . :b a :Person ; rdfs:label "Bob Ray" . :c a :Person ; rdfs:label "Cy Fox" .
  :t1 a :Tenure ; :holder :a ; :office :o ; :from "2000-01-01"^^xsd:date ; :until "2004-12-31"^^xsd:date .
  :t2 a :Tenure ; :holder :b ; :office :o ; :from "2005-01-01"^^xsd:date ; :until "2010-12-31"^^xsd:date .
  :t3 a :Tenure ; :holder :c ; :office :q ; :from "2003-01-01"^^xsd:date .
`;
/** The same, on nodes that the persons' own relation leads to. */
const SPOUSES = `
  @prefix : <urn:s:> . :Person rdfs:label "person" . :a a :Person ; rdfs:label "Ann Lee" .
  :b a :Person ; rdfs:label "Bob Ray" . :c a :Person ; rdfs:label "Cy Fox" .
  :a :spouse [ :person :b ; :begin "2000-01-01"^^xsd:date ; :finish "2004-12-31"^^xsd:date ] ,
    [ :person :c ; :begin "2006-01-01"^^xsd:date ; :finish "2010-12-31"^^xsd:date ] .
`;

test.each(["file", "mirror"] as const)(
  "in a graph that is read (%s) a condition in time is checked against the dates of a node",
  async (place) => {
    const offices = await askerOf(OFFICES, place);
    expect(await offices("Who was the holder of Mayor of Oslo in 2002?")).toMatchObject({
      text: "Ann Lee",
      complete: true,
    });
    expect(await offices("Who was the holder of Mayor of Oslo in 2007?")).toMatchObject({
      text: "Bob Ray",
      complete: true,
    });
    const spouses = await askerOf(SPOUSES, place);
    expect(await spouses("Who was the spouse of Ann Lee in 2002?")).toMatchObject({ text: "Bob Ray", complete: true });
    expect(await spouses("Who was the spouse of Ann Lee in 2007?")).toMatchObject({ text: "Cy Fox", complete: true });
    expect(await spouses("Who was the spouse of Ann Lee in 1990?")).toMatchObject({ status: "NOT_KNOWN" });
  },
);

test("in one that is only asked nothing is said for certain that the dates deny", async () => {
  for (const [turtle, questions] of [
    [OFFICES, { "Who was the holder of Mayor of Oslo in 2002?": "Ann Lee", "Who is the holder of Mayor of Oslo?": "" }],
    [SPOUSES, { "Who was the spouse of Ann Lee in 2002?": "Bob Ray", "Who is the spouse of Ann Lee?": "" }],
  ] as const) {
    const ask = await askerOf(turtle, "live");
    for (const [question, held] of Object.entries(questions)) {
      const { status, complete, text } = await ask(question);
      if (status === "ANSWERED" && complete) expect({ question, text }).toEqual({ question, text: held });
    }
  }
});
