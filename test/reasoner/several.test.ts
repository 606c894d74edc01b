import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { showForm } from "./show-form.ts";
import { worldOf } from "./world.ts";

const world = worldOf(
  {
    "Anneke Vossel": "person",
    "Boris Tamlin": "person",
    "Velvet Orrery": "film",
    "Glass Orchard": "book",
    "Grey Heron": "ship",
    "Who and When": "book",
    Tarvania: "country",
    Selby: "town",
  },
  { person: [], film: [], book: [], ship: [], town: [], country: [] },
  [
    ["director", "film", "person"],
    ["author", "book", "person", ["written by"]],
    ["publication date", "book", "DATE", ["published"]],
    ["population", "country", "NUMBER"],
    ["area", "country", "NUMBER"],
    ["capital", "country", "town"],
    ["founded by", "town", "person", ["founder"]],
    ["inception", "town", "DATE", ["founded"]],
    ["captain", "ship", "person"],
    ["length", "ship", "NUMBER"],
    ["designed by", "ship", "person", ["designer"]],
    ["construction date", "ship", "DATE", ["built"]],
    ["place of birth", "person", "town"],
    ["date of birth", "person", "DATE"],
  ],
);

const read = (question: string): ReturnType<typeof analyse> =>
  analyse({ question, mentions: world.mentionsIn(question), catalogue: world.catalogue });

/** The best form of each part, and of which part it speaks. */
const partsOf = (question: string): readonly string[] =>
  (read(question).parts ?? []).map(({ readings: [first], speaksOf }) => {
    const form = first === undefined ? "not read" : showForm(first.form);
    return speaksOf === undefined ? form : `${form} of part ${speaksOf.part + 1}`;
  });

describe("each thing that is asked is read by itself", () => {
  test.each([
    [
      "Who wrote Glass Orchard and when was it published?",
      ["author(Glass Orchard)", "publication date(Glass Orchard)"],
    ],
    [
      "When was the Grey Heron built, how long is it, and who designed it?",
      ["construction date(Grey Heron)", "length(Grey Heron)", "designed by(Grey Heron)"],
    ],
    ["What is the population and the area of Tarvania?", ["population(Tarvania)", "area(Tarvania)"]],
    [
      "What are Tarvania's capital, area and population?",
      ["capital(Tarvania)", "area(Tarvania)", "population(Tarvania)"],
    ],
    ["Name the captain of the Grey Heron and the capital of Tarvania", ["captain(Grey Heron)", "capital(Tarvania)"]],
    ["Who founded Selby, and when?", ["founded by(Selby)", "inception(Selby)"]],
    ["Where and when was Boris Tamlin born?", ["place of birth(Boris Tamlin)", "date of birth(Boris Tamlin)"]],
    [
      "Who directed Velvet Orrery and where was he born?",
      ["director(Velvet Orrery)", 'place of birth("he") of part 1'],
    ],
    ["What is the capital of Tarvania and when was it founded?", ["capital(Tarvania)", 'inception("it") of part 1']],
  ])("%s", (question, expected) => {
    expect(partsOf(question)).toEqual(expected);
    expect(read(question).readings).toEqual([]);
  });

  test("what is asked of each is of the kind that its own question word says", () => {
    const { parts = [] } = read("When was the Grey Heron built and who designed it?");
    expect(parts.map(({ readings: [first] }) => first?.asks?.demand)).toEqual([
      undefined,
      "“who” asks for a person or an organization",
    ]);
  });
});

describe("no word is left out", () => {
  test.each([
    ["Who wrote Glass Orchard and how often does it zorble?", ["author(Glass Orchard)", "not read"]],
    // Nobody can tell of whom.
    ["Did Anneke Vossel direct Velvet Orrery with Boris Tamlin and where was he born?", ["not read", "not read"]],
  ])("%s", (question, expected) => {
    const parts = partsOf(question);
    expect(parts.length === 0 || parts.at(-1) === expected.at(-1)).toBe(true);
  });

  test("a pronoun that may stand for two things is said", () => {
    const { parts = [] } = read("When was Anneke Vossel born, when was Boris Tamlin born, and where was he born?");
    expect(parts.at(-1)?.readings).toEqual([]);
    expect(parts.at(-1)?.reason).toContain("“he” stands for in the question can not be told");
  });

  test.each([
    "Who wrote Who and When?",
    "Who wrote the book that Boris Tamlin published and who wrote Glass Orchard?",
    "Who was the captain of the Grey Heron when it was built and when Selby was founded?",
    "Which films did Boris Tamlin and Anneke Vossel direct?",
    "What is the capital of Tarvania or the captain of the Grey Heron?",
  ])("one thing, or nobody can tell: %s", (question) => {
    expect(partsOf(question)).toEqual([]);
  });
});

test("more things than are answered at once are refused, in bounded work", () => {
  const question = `${Array.from({ length: 20 }, () => "who wrote Glass Orchard").join(" and ")}?`;
  const { readings, parts, reason } = read(question);
  expect([readings, parts]).toEqual([[], undefined]);
  expect(reason).toContain("20 things at once; at most 8");
});
