import { describe, expect, test } from "vitest";
import { askerOf, type Place } from "./ask-through-graphql.ts";

const KINDS = `@prefix : <urn:u:> . @prefix unit: <http://qudt.org/vocab/unit/> . @prefix qudt: <http://qudt.org/schema/qudt/> .
  @prefix dbd: <http://dbpedia.org/datatype/> . @prefix cdt: <https://w3id.org/cdt/> .
  :Tower a rdfs:Class ; rdfs:label "tower" . `;
const towers = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `:${name} a :Tower ; rdfs:label "${name} Tower" ; ${value} .`)
    .join("\n");

/** Elm is 120 metres high, Oak 80, and Ash 90. */
const WAYS: readonly (readonly [string, string])[] = [
  ["a label", `:h rdfs:label "height (m)" . ${towers({ Elm: ":h 120", Oak: ":h 80", Ash: ":h 90" })}`],
  [
    "a label with what it is measured from",
    `:h rdfs:label "height (m above sea)" . ${towers({ Elm: ":h 120", Oak: ":h 80", Ash: ":h 90" })}`,
  ],
  ["a name in an IRI", towers({ Elm: ":heightInMetres 120", Oak: ":heightInMetres 80", Ash: ":heightInMetres 90" })],
  ["a symbol in an IRI", towers({ Elm: ":height_m 120", Oak: ":height_m 80", Ash: ":height_m 90" })],
  [
    "a code on the property",
    `:height schema:unitCode "MTR" . ${towers({ Elm: ":height 120", Oak: ":height 80", Ash: ":height 90" })}`,
  ],
  [
    "a unit on the property",
    `:height qudt:hasUnit unit:M . ${towers({ Elm: ":height 120", Oak: ":height 80", Ash: ":height 90" })}`,
  ],
  [
    "datatypes",
    towers({ Elm: ':height "120"^^dbd:metre', Oak: ':height "80"^^dbd:metre', Ash: ':height "90"^^unit:M' }),
  ],
  [
    "datatypes with the unit inside",
    towers({ Elm: ':height "120 m"^^cdt:length', Oak: ':height "80 m"^^cdt:ucum', Ash: ':height "90 m"^^cdt:ucum' }),
  ],
];
const ON_NODES = towers({
  Elm: ":height [ qudt:numericValue 120 ; qudt:unit unit:M ]",
  Oak: ":height [ qudt:numericValue 80 ; qudt:unit unit:M ]",
  Ash: ":height [ qudt:numericValue 90 ; qudt:unit unit:M ]",
});

const QUESTIONS: readonly (readonly [string, string])[] = [
  ["What is the height of Elm Tower?", "120 metres"],
  ["Which towers are taller than 90 metres?", "Elm Tower"],
  ["Which towers are taller than 280 feet?", "Ash Tower, Elm Tower"],
  ["Which towers are taller than 0.1 km?", "Elm Tower"],
  ["Which tower is the highest?", "Elm Tower"],
];

const PLACES: readonly (readonly [string, string, Place])[] = [
  ...WAYS.map(([way, turtle]) => [way, turtle, "file"] as const),
  ["nodes", ON_NODES, "file"],
  ["nodes", ON_NODES, "mirror"],
  ...WAYS.map(([way, turtle]) => [way, turtle, "mirror"] as const),
  ...WAYS.map(([way, turtle]) => [way, turtle, "live"] as const),
];

test.each(PLACES)("a unit that %s tells is shown, and compared in (%#)", async (_way, turtle, place) => {
  const ask = await askerOf(KINDS + turtle, place);
  for (const [question, expected] of QUESTIONS)
    expect({ question, ...(await ask(question)) }).toMatchObject({ question, text: expected, complete: true });
});

describe("numbers in several units", () => {
  const mixed: readonly (readonly [string, string])[] = [
    [
      "nodes",
      towers({
        Elm: ':height [ schema:value 120 ; schema:unitCode "MTR" ]',
        Oak: ':height [ schema:value 350 ; schema:unitCode "FOT" ]',
        Ash: ':height [ schema:value 0.09 ; schema:unitCode "KMT" ]',
      }),
    ],
    [
      "datatypes",
      towers({ Elm: ':height "120"^^dbd:metre', Oak: ':height "350"^^dbd:foot', Ash: ':height "0.09"^^dbd:kilometre' }),
    ],
  ];

  test.each([
    ...mixed.map(([way, turtle]) => [way, "file", turtle] as const),
    ...mixed.map(([way, turtle]) => [way, "mirror", turtle] as const),
  ])("are converted where both are known: %s (%s)", async (_way, place, turtle) => {
    const ask = await askerOf(KINDS + turtle, place);
    expect(await ask("What is the height of Oak Tower?")).toMatchObject({ text: "350 feet" });
    expect(await ask("Which tower is the highest?")).toMatchObject({ text: "Elm Tower", complete: true });
    expect(await ask("Which towers are taller than 100 metres?")).toMatchObject({ text: "Elm Tower, Oak Tower" });
    expect(await ask("Which is taller, Oak Tower or Ash Tower?")).toMatchObject({ text: "Oak Tower" });
  });

  test.each(mixed)("are not compared with a number of which nobody says the unit: %s", async (_way, turtle) => {
    const ask = await askerOf(KINDS + turtle);
    const { status, complete, explanation } = await ask("Which towers are taller than 100?");
    expect({ status, complete }).toEqual({ status: "NOT_KNOWN", complete: false });
    expect(explanation).toContain("several units");
  });

  test("are not compared where one is not known", async () => {
    const turtle = towers({ Elm: ':height "120"^^dbd:metre', Oak: ':height "50"^^dbd:cubit' });
    const ask = await askerOf(KINDS + turtle);
    expect(await ask("What is the height of Oak Tower?")).toMatchObject({ text: "50 cubits" });
    const { status, explanation } = await ask("Which tower is the highest?");
    expect(status).toBe("NOT_KNOWN");
    expect(explanation).toContain("units that can not all be compared");
    expect(await ask("Which towers are taller than 100 metres?")).toMatchObject({ text: "Elm Tower", complete: false });
  });
});

test("a word at the end of a name that is no unit of numbers stays a part of it", async () => {
  const ask = await askerOf(`${KINDS} ${towers({ Elm: ":builtIn 1900 ; :numberOfFeet 4", Oak: ":builtIn 1910" })}`);
  expect(await ask("What is the number of feet of Elm Tower?")).toMatchObject({ text: "4" });
});
