import { expect, test } from "vitest";
import { askGraph } from "../sparql/ask-graph.ts";
import { graphOf } from "./graph-under-test.ts";

/** Persons of whom values are stated that are no things: a question that asks for persons is not answered by these. */
const PEOPLE = `
:ann a :Person ; rdfs:label "Ann Thorne" ; :browserUsed "Firefox" ; :speaks "fi" .
:bob a :Person ; rdfs:label "Bob Reed" ; :browserUsed "Chrome" ; :speaks "en" .
:cleo a :Person ; rdfs:label "Cleo Marsh" .
:Person rdfs:label "person" .
`;

test.each(["Which persons use a browser?", "Which persons speak the language?"])("%s", async (question) => {
  const { status, values } = await askGraph(await graphOf(PEOPLE), question);
  if (status === "ANSWERED") expect([...values].sort()).toEqual(["Ann Thorne", "Bob Reed"]);
  else expect(status).toBe("NOT_KNOWN");
});
