import { expect, test } from "vitest";
import { askGraph } from "../sparql/ask-graph.ts";
import { graphOf } from "./graph-under-test.ts";

/** Works of which it is told, by the common terms, when they came about; and dates that are plain texts. */
const WORKS = `
:a a :Report ; rdfs:label "Harbour Report" ; dcterms:issued "1953"^^xsd:gYear ; :opened "2012-03-22" .
:b a :Report ; rdfs:label "Canal Report" ; dcterms:issued "1960"^^xsd:gYear ; :opened "2013-00-00" .
:Report rdfs:label "report" .
`;

test.each([
  ["When was Harbour Report issued?", "1953"],
  ["Which report was issued before 1955?", "Harbour Report"],
  ["When was Harbour Report opened?", "22 March 2012"],
  ["When was Canal Report opened?", "2013"],
  ["Which reports were opened in 2012?", "Harbour Report"],
])("%s", async (question, answer) => {
  const { result } = await askGraph(await graphOf(WORKS), question);
  expect({ text: result.text, complete: result.complete }).toEqual({ text: answer, complete: true });
});

test("texts of which one is no date are none", async () => {
  const graph = await graphOf(WORKS.replace("2013-00-00", "2013-02-31"));
  expect((await askGraph(graph, "When was Canal Report opened?")).status).toBe("NOT_KNOWN");
});
