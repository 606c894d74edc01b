import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const STATEMENT = (subject: string, relation: string, object: string, more: string): string =>
  `:${subject} :${relation} :${object} . [] a rdf:Statement ; rdf:subject :${subject} ; rdf:predicate :${relation} ; rdf:object :${object} ${more} .`;
const SCHEMA = "https://schema.org/";
const term = (from: string, to: string | undefined, more = ""): string =>
  `; <${SCHEMA}startDate> "${from}"^^xsd:date ${to === undefined ? "" : `; <${SCHEMA}endDate> "${to}"^^xsd:date`} ${more}`;
const PEOPLE = ["Alke Voss", "Bente Rood", "Corin Dael", "Dorte Hamm", "Ewald Stek", "Folke Lind"]
  .map((name) => `:${name.slice(0, 1)} a :Person ; rdfs:label "${name}" .`)
  .join("\n");
const KINDS = `
  :Person a rdfs:Class ; rdfs:label "person" . :Guild a rdfs:Class ; rdfs:label "guild" . :Isle a rdfs:Class ; rdfs:label "island" .
  :alderman a rdf:Property ; rdfs:label "alderman" . :steward a rdf:Property ; rdfs:label "steward" .
  :warden a rdf:Property ; rdfs:label "warden" .
  :Guild1 a :Guild ; rdfs:label "Ropers' Guild" . :Isle1 a :Isle ; rdfs:label "Sandholm" .
`;

/** Terms that follow on each other; one of them is chosen again, and one comes back. */
const dated = await openWorld(`${KINDS} ${PEOPLE}
  ${STATEMENT("Isle1", "steward", "A", term("1901-03-01", "1905-03-01"))}
  ${STATEMENT("Isle1", "steward", "B", term("1905-03-01", "1909-03-01"))}
  ${STATEMENT("Isle1", "steward", "B", term("1909-03-01", "1913-03-01"))}
  ${STATEMENT("Isle1", "steward", "C", term("1913-03-01", "1917-03-01"))}
  ${STATEMENT("Isle1", "steward", "A", term("1917-03-01", "1921-03-01"))}
  ${STATEMENT("Isle1", "alderman", "D", term("1950-01-01", "1954-01-01"))}
  ${STATEMENT("Isle1", "alderman", "E", term("1970-01-01", undefined))}
  ${STATEMENT("Isle1", "warden", "F", `; <${SCHEMA}endDate> "1933-05-01"^^xsd:date`)}
  ${STATEMENT("Isle1", "warden", "E", term("1933-05-01", "1940-05-01"))}
`);

/** The graph numbers those who come one after another, and does not hold all of them. */
const numbered = await openWorld(`${KINDS} ${PEOPLE}
  :seriesOrdinal a rdf:Property ; rdfs:label "series ordinal" .
  ${STATEMENT("Isle1", "steward", "A", term("1801-03-01", "1805-03-01", "; :seriesOrdinal 1"))}
  ${STATEMENT("Isle1", "steward", "B", term("1805-03-01", "1809-03-01", "; :seriesOrdinal 2"))}
  ${STATEMENT("Isle1", "steward", "C", term("1861-03-01", "1865-03-01", "; :seriesOrdinal 16"))}
  ${STATEMENT("Isle1", "alderman", "D", term("1950-01-01", "1954-01-01"))}
`);

describe("whose turn it was", () => {
  test.each([
    ["Who was the first steward of Sandholm?", "Alke Voss"],
    ["Who was the second steward of Sandholm?", "Bente Rood"],
    ["Who was the third steward of Sandholm?", "Corin Dael"],
    ["Who was the fourth steward of Sandholm?", "Alke Voss"],
    ["Who was the last steward of Sandholm?", "Alke Voss"],
  ])("is told by when it began, and that others may be missing: %s", async (question, text) => {
    const answer = await dated(question);
    expect(answer, answer.explanation).toMatchObject({ text, complete: false });
    expect(answer.explanation).toContain("of whom nothing is stated");
  });

  test.each([
    ["Who was steward of Sandholm before Corin Dael?", "Bente Rood"],
    ["Who was the steward of Sandholm after Bente Rood?", "Corin Dael"],
    ["Who was steward of Sandholm after Alke Voss?", "Bente Rood"],
    ["Who was warden of Sandholm before Ewald Stek?", "Folke Lind"],
    ["Who was the previous steward of Sandholm before Corin Dael?", "Bente Rood"],
  ])("is told beside another's where one follows on the other: %s", async (question, text) => {
    const answer = await dated(question);
    expect(answer, answer.explanation).toMatchObject({ text });
  });

  test.each([
    ["Who was the fifth steward of Sandholm?", "there are not 5"],
    ["Who was alderman of Sandholm after Dorte Hamm?", "nobody is stated for a time between"],
    ["Who was the second alderman of Sandholm?", "nobody is stated for a time between"],
    ["Who was the last alderman of Sandholm?", "one is in it still"],
    ["Who was steward of Sandholm after Dorte Hamm?", "nothing is stated of when that was"],
  ])("is not known otherwise: %s", async (question, reason) => {
    const answer = await dated(question);
    expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN" });
    expect(answer.explanation.toLowerCase()).toContain(reason);
  });

  test.each([
    ["Who was the sixteenth steward of Sandholm?", "Corin Dael", true],
    ["Who was the 16th steward of Sandholm?", "Corin Dael", true],
    ["Who was the first steward of Sandholm?", "Alke Voss", true],
    ["Who was steward of Sandholm after Alke Voss?", "Bente Rood", true],
  ])("is told by its number where the graph has numbers: %s", async (question, text, complete) => {
    const answer = await numbered(question);
    expect(answer, answer.explanation).toMatchObject({ text, complete });
  });

  test.each([
    "Who was the third steward of Sandholm?",
    "Who was steward of Sandholm after Bente Rood?",
    "Who was steward of Sandholm before Corin Dael?",
    "Who was the first alderman of Sandholm?",
  ])("and by nothing else then: %s", async (question) => {
    const answer = await numbered(question);
    expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
  });
});
