import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entityIri, relationIri } from "../../../evaluation/knowledge/facts-as-triples.ts";
import { invertedName, relationLabel } from "../../../evaluation/knowledge/relation-name.ts";
import { valueOf } from "../../../evaluation/knowledge/value-form.ts";

describe("the label of a relation", () => {
  it.each([
    ["directed_by", "directed by"],
    ["people.person.parents", "parents"],
    ["/people/person/place_of_birth", "place of birth"],
    ["__people__person__place_of_birth", "place of birth"],
    ["people.person.sibling_s..people.sibling_relationship.sibling", "sibling"],
    ["people.person.sibling_s", "siblings"],
    ["birthPlace", "birth place"],
    ["hasIMDBRating", "has IMDB rating"],
    ["http://dbpedia.org/ontology/birthPlace", "birth place"],
    ["http://x.test/terms#bornIn", "born in"],
    ["place-of-birth", "place of birth"],
    ["languages spoken, written or signed", "languages spoken, written or signed"],
    ["located in/on physical feature", "located in/on physical feature"],
    ["S.p.A. subsidiary", "S.p.A. subsidiary"],
    ["___", "___"],
  ])("of %s is %s", (name, label) => {
    expect(relationLabel(name)).toBe(label);
  });

  it("is there for every name, in words, and its own label", () => {
    const identifier = fc.stringMatching(/^[A-Za-z0-9_./:#-]{1,30}$/u);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), identifier), (name) => {
        const label = relationLabel(name);
        expect(label === "").toBe(name.trim() === "");
        expect(label).toBe(label.trim());
      }),
    );
  });
});

describe("a relation the other way round", () => {
  it("is told by its name", () => {
    expect(invertedName("plays_in_club_inverse")).toBe("plays_in_club");
    expect(invertedName("parent inverse")).toBe("parent");
    expect(invertedName("converse")).toBeUndefined();
    expect(invertedName("inverse")).toBeUndefined();
  });
});

describe("the value that a text is", () => {
  it.each([
    ["79,453", "NUMBER", "79453"],
    ["-1.5", "NUMBER", "-1.5"],
    ["23", "NUMBER", "23"],
    ["1791", "DATE", "1791"],
    ["1969-06-03", "DATE", "1969-06-03"],
    ["1969-06-03T00:00:00Z", "DATE", "1969-06-03"],
    ["3 June 1969", "DATE", "1969-06-03"],
    ["June 3, 1969", "DATE", "1969-06-03"],
    ["June 1969", "DATE", "1969-06"],
    ["3 April 832", "DATE", "0832-04-03"],
    ["+1791-00-00T00:00:00Z", "DATE", "1791"],
    ["-0044-00-00T00:00:00Z", "DATE", "-0044"],
    ["+1969-06-00T00:00:00Z", "DATE", "1969-06"],
    ["+165 centimetre", "NUMBER", "165 centimetre"],
    ["-40 minute", "NUMBER", "-40 minute"],
  ])("of %s", (text, kind, lexical) => {
    expect(valueOf(text)).toMatchObject({ kind, lexical });
  });

  it.each([
    "007",
    "85/100",
    "70 kg",
    "8th",
    "31 June 1969",
    "29 February 1900",
    "1,23",
    "June",
    "3 June",
    "Room 1408",
    "+1969-00-03T00:00:00Z",
    "+3 Doors Down",
    "+ 3",
    "",
  ])("of %s is none", (text) => {
    expect(valueOf(text)).toBeUndefined();
  });
});

describe("the IRI of a name", () => {
  it("is one that RDF allows, and another for another name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, other) => {
        expect(entityIri(one)).toMatch(/^urn:whyql:set:entity:[\w\-.!~*'()%]*$/u);
        expect(entityIri(one) === entityIri(other)).toBe(one === other);
        expect(entityIri(one)).not.toBe(relationIri(one));
      }),
    );
  });
});
