import { expect, test } from "vitest";
import { askGraph } from "../sparql/ask-graph.ts";
import { graphOf } from "./graph-under-test.ts";

/** Relations to nodes without names that have one link and tell times besides: the relation means what is linked. */
const PEOPLE = `
:ann a :Person ; rdfs:label "Ann Thorne" ;
  :knows [ :hasPerson :bob ; :creationDate "2010-03-04"^^xsd:date ] ; :studyAt [ :hasOrganisation :north ; :classYear 1998 ] ;
  :address [ :street "High Street 1" ; :city :harbour ] .
:bob a :Person ; rdfs:label "Bob Reed" ;
  :knows [ :hasPerson :cleo ; :creationDate "2011-03-04"^^xsd:date ] ; :studyAt [ :hasOrganisation :south ; :classYear 2001 ] ;
  :address [ :street "Low Street 2" ; :city :harbour ] .
:cleo a :Person ; rdfs:label "Cleo Marsh" .
:north a :University ; rdfs:label "North College" . :south a :University ; rdfs:label "South College" .
:harbour a :City ; rdfs:label "Harbourtown" ; :population [ :count 1990 ; :census :first ] .
:first a :Census ; rdfs:label "First Census" .
:Person rdfs:label "person" . :University rdfs:label "university" . :City rdfs:label "city" . :Census rdfs:label "census" .
`;

test.each([
  ["Who does Ann Thorne know?", "Bob Reed"],
  ["Who knows Bob Reed?", "Ann Thorne"],
  ["Where did Bob Reed study?", "South College"],
  ["Who studied at North College?", "Ann Thorne"],
  ["Who studied at the university that Ann Thorne studied at?", "Ann Thorne"],
])("%s", async (question, answer) => {
  const { result } = await askGraph(await graphOf(PEOPLE), question);
  expect({ text: result.text, complete: result.complete }).toEqual({ text: answer, complete: true });
});

test.each([
  ["What is the address of Ann Thorne?", "Harbourtown"],
  ["What is the population of Harbourtown?", "First Census"],
])("%s is not answered by the only link among other parts", async (question, link) => {
  expect((await askGraph(await graphOf(PEOPLE), question)).values).not.toContain(link);
});
