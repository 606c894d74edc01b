import { beforeAll, describe, expect, test } from "vitest";
import { openWorld, type AskedOf } from "./own-world.ts";

/**
 * Questions that ask several things, as clients ask them: over a graph that nothing else knows, in which a name means
 * two things, an author wrote two books, and not all is stated.
 */
const WORLD = `
  :Book a rdfs:Class ; rdfs:label "book" . :Person a rdfs:Class ; rdfs:label "person" .
  :Ship a rdfs:Class ; rdfs:label "ship" . :Town a rdfs:Class ; rdfs:label "town" .
  :author a rdf:Property ; rdfs:label "author" . :published a rdf:Property ; rdfs:label "publication date" .
  :captain a rdf:Property ; rdfs:label "captain" . :homePort a rdf:Property ; rdfs:label "home port" .
  :built a rdf:Property ; rdfs:label "construction date" ; skos:altLabel "built" .
  :designer a rdf:Property ; rdfs:label "designed by" ; skos:altLabel "designer" .
  :length a rdf:Property ; rdfs:label "length" . :bornIn a rdf:Property ; rdfs:label "place of birth" .
  :born a rdf:Property ; rdfs:label "date of birth" . :population a rdf:Property ; rdfs:label "population" .
  :owner a rdf:Property ; rdfs:label "owner" .

  :Vell a :Person ; rdfs:label "Ada Vell" ; :bornIn :Selbury ; :born "1880-03-04"^^xsd:date .
  :Crake a :Person ; rdfs:label "Una Crake" ; :bornIn :Norwick ; :born "1891-07-01"^^xsd:date .
  :Tarn a :Person ; rdfs:label "Odo Tarn" ; :born "1870-01-02"^^xsd:date .
  :Selbury a :Town ; rdfs:label "Selbury" ; :population 4100 . :Norwick a :Town ; rdfs:label "Norwick" ; :population 900 .
  :Orchard a :Book ; rdfs:label "The Glass Orchard" ; :author :Vell ; :published "1911-05-12"^^xsd:date .
  :Meadow a :Book ; rdfs:label "Salt Meadow" ; :author :Vell, :Crake ; :published "1920"^^xsd:gYear .
  :Kiln a :Book ; rdfs:label "The Cold Kiln" ; :author :Tarn .
  :Heron a :Ship ; rdfs:label "Grey Heron" ; :captain :Crake ; :homePort :Norwick ; :length 31 ; :owner :Crake ;
    :built "1904"^^xsd:gYear ; :designer :Tarn .
  :Lark a :Ship ; rdfs:label "Night Lark" ; :captain :Tarn .
  :Constructor a :Book ; rdfs:label "Constructor" ; :author :Tarn ; :published "1931"^^xsd:gYear .
  :LarkBook a :Book ; rdfs:label "Night Lark" ; :author :Vell ; :published "1915"^^xsd:gYear .
`;

let ask: AskedOf;
beforeAll(async () => {
  ask = await openWorld(WORLD);
}, 60_000);

/** The values of each part, in order; a part of which nothing was found is named alone. */
const byPart = async (question: string, strategy?: string): Promise<readonly string[]> => {
  const { parts, values } = await ask(question, strategy);
  return parts.map(({ position }) =>
    values
      .filter(({ part }) => part?.position === position)
      .map(({ label, of }) => (of === null ? label : `${of.label ?? ""}: ${label}`))
      .sort()
      .join(", "),
  );
};

describe("each thing that is asked is answered", () => {
  test.each([
    ["Who wrote The Glass Orchard and when was it published?", ["Ada Vell", "12 May 1911"]],
    ["When was the Grey Heron built and who designed it?", ["1904", "Odo Tarn"]],
    ["What is the length and the home port of the Grey Heron?", ["31", "Norwick"]],
    ["Name the captain and the home port of the Grey Heron.", ["Una Crake", "Norwick"]],
    ["What are the Grey Heron's captain, length and home port?", ["Una Crake", "31", "Norwick"]],
    ["When and where was Ada Vell born?", ["4 March 1880", "Selbury"]],
    ["When was the Grey Heron built, and by whom was it designed?", ["1904", "Odo Tarn"]],
    ["Who wrote The Glass Orchard? When was it published?", ["Ada Vell", "12 May 1911"]],
    ["Who wrote Constructor and when was Constructor published?", ["Odo Tarn", "1931"]],
    ["Tell me who wrote The Glass Orchard and when it was published.", ["Ada Vell", "12 May 1911"]],
    ["How many books did Ada Vell write, and where was she born?", ["3", "Selbury"]],
    ["Did Ada Vell write Salt Meadow, and when was it published?", ["Yes", "1920"]],
    ["Who is the captain of the Grey Heron and who is the owner of the Grey Heron?", ["Una Crake", "Una Crake"]],
  ])("%s", async (question, expected) => {
    const answer = await ask(question);
    expect(await byPart(question)).toEqual(expected);
    expect(answer.status).toBe("ANSWERED");
    expect(answer.complete).toBe(true);
  });

  test.each([
    ["Who wrote The Glass Orchard and where was she born?", ["Ada Vell", "Selbury"]],
    ["Where was Ada Vell born and what is the population there?", ["Selbury", "4,100"]],
    ["Who is the captain of the Grey Heron and what is her place of birth?", ["Una Crake", "Norwick"]],
    ["What is the home port of the Grey Heron and what is its population?", ["Norwick", "900"]],
    [
      "Who wrote Salt Meadow and where were they born?",
      ["Ada Vell, Una Crake", "Ada Vell: Selbury, Una Crake: Norwick"],
    ],
  ])("a part speaks of what another asks for: %s", async (question, expected) => {
    expect(await byPart(question)).toEqual(expected);
    expect((await ask(question)).status).toBe("ANSWERED");
  });

  test("in plain English, with its own evidence, and the parts as a client sees them", async () => {
    const answer = await ask("Who wrote The Glass Orchard and when was it published?");
    expect(answer.text).toBe(
      "Who wrote The Glass Orchard? Ada Vell. When was The Glass Orchard published? 12 May 1911.",
    );
    expect(answer.parts.map(({ position, status, text, complete }) => ({ position, status, text, complete }))).toEqual([
      { position: 1, status: "ANSWERED", text: "Ada Vell", complete: true },
      { position: 2, status: "ANSWERED", text: "12 May 1911", complete: true },
    ]);
    expect(answer.reading).toContain("; and ");
    for (const { paths, part } of answer.values) {
      expect(paths.nodes).not.toEqual([]);
      const relation = part?.position === 1 ? "author" : "publication date";
      expect(paths.nodes.every(({ text }) => text.includes(relation))).toBe(true);
    }
    expect(answer.form.filter((kind) => kind !== "AT")).toEqual(["SEVERAL", "FOLLOW", "MENTION", "FOLLOW", "MENTION"]);
  });
});

describe("what is not known", () => {
  test("is said, and what was found of the others is shown", async () => {
    const answer = await ask("Who wrote The Cold Kiln and when was it published?");
    expect(answer.status).toBe("NOT_KNOWN");
    expect(answer.complete).toBe(false);
    expect(answer.values.map(({ label, part }) => [label, part?.position])).toEqual([["Odo Tarn", 1]]);
    expect(answer.parts.map(({ status }) => status)).toEqual(["ANSWERED", "NOT_KNOWN"]);
    expect(answer.explanation).toContain("1 is not known: “When was The Cold Kiln published?”");
    expect(answer.text).toBe("Who wrote The Cold Kiln? Odo Tarn. When was The Cold Kiln published? Not known.");
  });

  test("nor is what is said of it", async () => {
    const answer = await ask("Who designed the Night Lark and where was he born?");
    expect(answer.parts.map(({ status }) => status)).toEqual(["NOT_KNOWN", "NOT_KNOWN"]);
    expect(answer.values).toEqual([]);
  });

  test("though a value is stated, where it is of another kind than is asked for", async () => {
    const answer = await ask("When was the Grey Heron built and who is the length of the Grey Heron?");
    expect(answer.status).toBe("NOT_KNOWN");
    expect(answer.values.map(({ label }) => label)).toEqual(["1904"]);
  });

  test("is named where a part is not understood", async () => {
    const answer = await ask("Who wrote The Glass Orchard and how many zorbles does it grumble?");
    expect(answer.status).toBe("NOT_KNOWN");
    expect(answer.values.map(({ label }) => label)).toEqual(["Ada Vell"]);
    expect(answer.explanation).toContain("zorbles");
  });
});

test("what parts share means one thing in all of them", async () => {
  const book = await ask("Who wrote Night Lark and when was it published?");
  expect(book.values.map(({ label }) => label)).toEqual(["Ada Vell", "1915"]);
  // No one thing of that name has both.
  const mixed = await ask("Who wrote Night Lark and who is the captain of Night Lark?");
  expect(mixed.status).toBe("NOT_KNOWN");
  expect(mixed.values).toHaveLength(1);
});

test("more than are answered at once are refused, and that is said", async () => {
  const all = Array.from({ length: 20 }, () => "who wrote The Glass Orchard").join(" and ");
  const answer = await ask(`${all}?`);
  expect(answer.status).toBe("NOT_KNOWN");
  expect(answer.explanation).toContain("20 things at once");
});

test.each([
  "Who wrote The Glass Orchard?",
  "Who wrote The Glass Orchard and Salt Meadow?",
  "Which books were written by Ada Vell and Una Crake?",
  "Who was born in Selbury and wrote The Glass Orchard?",
])("one thing is asked: %s", async (question) => {
  expect((await ask(question)).parts).toEqual([]);
});

test.each(["QUERY", "FUSION", "TREEQA", "HYDRA", "FIDELIS"])("%s answers each part", async (strategy) => {
  expect(await byPart("Who wrote The Glass Orchard and when was it published?", strategy)).toEqual([
    "Ada Vell",
    "12 May 1911",
  ]);
});

describe("what points back without a pronoun", () => {
  test.each([
    ["Who wrote The Glass Orchard, and where was the person born?", "Where was Ada Vell born?"],
    ["Who is the captain of the Night Lark, and what is the length of the ship?", "What is the length of Night Lark?"],
    ["In which town was Ada Vell born, and what is the population of that town?", "What is the population of Selbury?"],
    ["Who wrote The Cold Kiln and when was this book published?", "When was The Cold Kiln published?"],
  ])("%s asks of the one thing of that kind", async (question, asked) => {
    const { parts } = await ask(question);
    expect(parts.map((part) => part.question)[1]).toBe(asked);
  });

  test("and what says itself which is meant is", async () => {
    const answer = await ask("Who wrote The Glass Orchard, and what is the population of the town of Selbury?");
    expect(answer.parts[1]?.status).toBe("ANSWERED");
  });
});
