import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerForms, saysAnswer } from "../../../evaluation/normalise/answer-forms.ts";
import { choiceOf, yesOrNo } from "../../../evaluation/normalise/choice.ts";
import { relationNames, sameRelation } from "../../../evaluation/normalise/identifier.ts";
import { numberInWords } from "../../../evaluation/normalise/number-words.ts";
import { readNumber } from "../../../evaluation/normalise/number.ts";
import { normaliseText } from "../../../evaluation/normalise/text.ts";
import type { AnswerType } from "../../../evaluation/question-set.ts";

describe("a text", () => {
  test.each([
    ["  The  Who ", "who"],
    ["“The Lord of the Rings”", "lord of the rings"],
    ["Vitamin A", "vitamin a"],
    ["The The", "the"],
    ["Spider-Man", "spider man"],
    ["Schindler’s List", "schindlers list"],
    ["U.S.", "us"],
    ["Ph.D.", "phd"],
    ["J. R. R. Tolkien", "jrr tolkien"],
    ["JRR Tolkien", "jrr tolkien"],
    ["Washington, D.C.", "washington dc"],
    ["Seattle_Mariners", "seattle mariners"],
    ["Simon & Garfunkel", "simon and garfunkel"],
    ["50 %", "50 percent"],
    ["Beyoncé", "beyonce"],
    ["Jørn Utzon", "jorn utzon"],
    ["Łódź", "lodz"],
    ["ﬁnal ２", "final 2"],
    ["Чайковский", "чайковский"],
    ["हिन्दी", "हिन्दी"],
    ["東京", "東京"],
    ["8,849", "8849"],
    ["8\u202f849", "8849"],
    ["12,34", "12 34"],
    ["3.14", "3.14"],
    ["−5", "-5"],
    ["C++", "c++"],
    ["!!!", "!!!"],
    ["", ""],
  ])("%j is %j", (text, expected) => expect(normaliseText(text)).toBe(expected));

  test("is normalised at once", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 30 }),
          fc.string({ unit: fc.constantFrom(..."aA. ,1-éТ'’%&the\u00a0_") }),
        ),
        (text) => {
          const once = normaliseText(text);
          expect(normaliseText(once)).toBe(once);
          expect(once === "").toBe(text.trim() === "");
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

function says(type: AnswerType, answer: string, wanted: string): boolean {
  return saysAnswer(answerForms([answer], undefined, { type }), answerForms([wanted], undefined, { type }));
}

describe("an answer says the gold", () => {
  test.each<[AnswerType, string, string, boolean]>([
    ["DATE", "5 February 1971", "1971-02-05", true],
    ["DATE", "February 5th, 1971", "1971-02-05", true],
    ["DATE", "1971-02-05T00:00:00Z", "1971-02-05", true],
    ["DATE", "20 July 1969", "1969", true],
    ["DATE", "1969", "20 July 1969", false],
    ["DATE", "July 1969", "1969-08", false],
    ["ENTITIES", "20 July 1969", "July 1969", true],
    ["NUMBER", "8,849 metres", "8849", true],
    ["NUMBER", "8.849 km", "8849 m", true],
    ["NUMBER", "8848.86", "8849", true],
    ["NUMBER", "8849", "8848.86", false],
    ["NUMBER", "0.4", "0", false],
    ["NUMBER", "3", "3.14", false],
    ["NUMBER", "8,412,345", "8.4 million", true],
    ["NUMBER", "8,500,000", "8.4 million", false],
    ["NUMBER", "two", "2", true],
    ["NUMBER", "-5", "5", false],
    ["NUMBER", "8849 feet", "8849 metres", false],
    ["ENTITIES", "Seven", "7", false],
    ["ENTITIES", "12", "12 Angry Men", false],
    ["ENTITIES", "7", "007", false],
    ["ENTITIES", "Thomas Newman", "Thomas Montgomery Newman", false],
    ["YES_NO", "Yes, they are.", "true", true],
    ["YES_NO", "No", "yes", false],
  ])("%s: %j of %j: %j", (type, answer, wanted, expected) => expect(says(type, answer, wanted)).toBe(expected));

  test("by IRI where both have one of a namespace, by name where they do not", () => {
    const paris = (iri: string) => answerForms(["Paris"], iri, { type: "ENTITIES" });
    const ofWikidata = paris("http://www.wikidata.org/entity/Q90");
    expect(saysAnswer(paris("https://www.wikidata.org/entity/Q90"), ofWikidata)).toBe(true);
    expect(saysAnswer(paris("http://www.wikidata.org/entity/Q830149"), ofWikidata)).toBe(false);
    expect(saysAnswer(paris("http://dbpedia.org/resource/Paris"), ofWikidata)).toBe(true);
    expect(says("ENTITIES", "http://dbpedia.org/resource/S%C3%A3o_Paulo", "São Paulo")).toBe(true);
  });

  test("whatever it is: every text says itself", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.constantFrom<AnswerType>("ENTITIES", "LITERALS", "NUMBER", "DATE", "YES_NO"),
        (text, type) => {
          fc.pre(text.trim() !== "");
          expect(says(type, text, text)).toBe(true);
        },
      ),
    );
  });
});

test.each([
  ["twenty-one", 21],
  ["two hundred and five", 205],
  ["three million two hundred thousand", 3_200_000],
  ["one thousand nine hundred", 1_900],
  ["Twenty One Pilots", undefined],
  ["and", undefined],
])("%j in words is %j", (text, expected) => expect(numberInWords(text)).toBe(expected));

test("a number of nothing but digits reads back as itself", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (number) => {
      expect(readNumber(number.toLocaleString("en-US"), { inWords: false })?.number).toBe(number);
    }),
  );
});

test.each([
  ["Yes", "yes"],
  ["no - they differ", "no"],
  ["TRUE", "yes"],
  ["No one knows", undefined],
  ["Norway", undefined],
])("%j says %j", (text, expected) => expect(yesOrNo(text)).toBe(expected));

test.each([
  ["Ibuprofen", 1],
  ["B", 1],
  ["(b)", 1],
  ["Option C.", 2],
  ["A. Ibuprofen", 1],
  ["D", undefined],
  ["Paracetamol", undefined],
])("of three choices, %j names %j", (text, expected) =>
  expect(choiceOf(text, ["Aspirin", "ibuprofen", "None"])).toBe(expected),
);

describe("relations are recognised", () => {
  test.each([
    ["place_of_birth", "place of birth", true],
    ["http://dbpedia.org/ontology/birthPlace", "birth place", true],
    ["http://www.wikidata.org/prop/direct/P19", "http://www.wikidata.org/entity/P19", true],
    ["people.person.place_of_birth", "place of birth", true],
    ["film.actor.film", "film.director.film", false],
    ["http://rdf.freebase.com/ns/film.actor.film", "film.actor.film", true],
    ["directed by", "written by", false],
  ])("%j and %j: %j", (a, b, expected) => {
    expect(sameRelation(relationNames(a), relationNames(b))).toBe(expected);
    expect(sameRelation(relationNames(b), relationNames(a))).toBe(expected);
  });
});
