import { describe, expect, it } from "vitest";
import { entityIri, factsAsTriples, relationIri } from "../../../evaluation/knowledge/facts-as-triples.ts";
import { literalObjects } from "../../../evaluation/knowledge/literal-objects.ts";
import type { Fact } from "../../../evaluation/question-set.ts";

const XSD = "http://www.w3.org/2001/XMLSchema#";

function fact(line: string): Fact {
  const [subject = "", relation = "", object = ""] = line.split("|");
  return { subject, relation, object };
}

function objectsOf(...lines: readonly string[]): readonly string[] {
  const facts = lines.map(fact);
  return facts.map(literalObjects(facts)).map((literal) => literal?.datatype.replace(XSD, "") ?? "entity");
}

describe("an object of facts", () => {
  it("is a date where a relation says years only, though a film is called by that number", () => {
    expect(objectsOf("Moss|year|1987", "Fern|year|2012", "2012|year|2009", "2012|director|Ada")).toEqual([
      "gYear",
      "gYear",
      "gYear",
      "entity",
    ]);
  });

  it("is a number where years stand among others", () => {
    expect(objectsOf("A|people|1500", "B|people|90,000")).toEqual(["integer", "integer"]);
  });

  it("is an entity where it is spoken of, and where the relation says names too", () => {
    expect(objectsOf("Kim|wears|23", "23|worn by|Kim")).toEqual(["entity", "entity"]);
    expect(objectsOf("A|likes|Moss", "A|likes|Fern", "A|likes|1987")).toEqual(["entity", "entity", "entity"]);
  });

  it("is a text where nearly all others are values", () => {
    const lines = Array.from({ length: 30 }, (_, index) => `p${index}|born|${1900 + index}`);
    expect(objectsOf(...lines, "q|born|unknown").at(-1)).toBe("string");
  });

  it("is a text where it is longer than any name and nothing is said of it", () => {
    expect(objectsOf(`Moss|plot|${"long ".repeat(30)}`, "Moss|genre|Drama")).toEqual(["string", "entity"]);
  });
});

describe("facts as triples", () => {
  const linesOf = (...lines: readonly string[]): readonly string[] =>
    [...factsAsTriples(lines.map(fact))].map((line) => line.trimEnd());

  it("name every entity once as it is written, and relations as people say them", () => {
    expect(linesOf("Ada_Vorn|people.person.parents|Bo", "Bo|people.person.parents|Cy")).toEqual([
      `<${relationIri("people.person.parents")}> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://www.w3.org/1999/02/22-rdf-syntax-ns#Property> .`,
      `<${relationIri("people.person.parents")}> <http://www.w3.org/2000/01/rdf-schema#label> "parents" .`,
      `<${relationIri("people.person.parents")}> <http://www.w3.org/2004/02/skos/core#altLabel> "people.person.parents" .`,
      `<${entityIri("Ada_Vorn")}> <http://www.w3.org/2000/01/rdf-schema#label> "Ada_Vorn" .`,
      `<${entityIri("Ada_Vorn")}> <http://www.w3.org/2004/02/skos/core#altLabel> "Ada Vorn" .`,
      `<${entityIri("Bo")}> <http://www.w3.org/2000/01/rdf-schema#label> "Bo" .`,
      `<${entityIri("Ada_Vorn")}> <${relationIri("people.person.parents")}> <${entityIri("Bo")}> .`,
      `<${entityIri("Cy")}> <http://www.w3.org/2000/01/rdf-schema#label> "Cy" .`,
      `<${entityIri("Bo")}> <${relationIri("people.person.parents")}> <${entityIri("Cy")}> .`,
    ]);
  });

  it("hold once what is said in both directions, and keep the name of the other", () => {
    const lines = linesOf("Kim|plays_in|Moss", "Moss|plays_in_inverse|Kim");
    expect(lines.filter((line) => line.includes(relationIri("plays_in_inverse")))).toEqual([]);
    expect(lines).toContain(
      `<${relationIri("plays_in")}> <http://www.w3.org/2004/02/skos/core#altLabel> "plays_in_inverse" .`,
    );
  });

  it("keep a relation that says more than another the other way round", () => {
    const lines = linesOf("Kim|plays_in|Moss", "Moss|plays_in_inverse|Lo");
    expect(lines).toContain(`<${entityIri("Moss")}> <${relationIri("plays_in_inverse")}> <${entityIri("Lo")}> .`);
  });

  it("say of what kind something is in RDF's words too", () => {
    expect(linesOf("Rex|instance of|dog")).toContain(
      `<${entityIri("Rex")}> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <${entityIri("dog")}> .`,
    );
  });
});
