import { beforeAll, describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { ask } from "./ask.ts";
import { openBuiltIn, type BuiltIn } from "./built-in.ts";

/** What sounds alike and is not: whoever works and whoever employs, a part and a film, where one is and was found. */

let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
}, 60_000);

const WORKS = `
  @prefix : <urn:works:> .
  :Person rdfs:label "person" . :Company rdfs:label "company" . :Guild rdfs:label "guild" .
  :employee rdfs:label "employee" . :by rdfs:label "employed by" . :employer rdfs:label "employer" .
  :zed a :Company ; rdfs:label "Zed Works" ; :employee :ann . :yam a :Company ; rdfs:label "Yam Mill" .
  :guild a :Guild ; rdfs:label "Reed Guild" .
  :ann a :Person ; rdfs:label "Ann Ode" . :bob a :Person ; rdfs:label "Bob Ude" ; :by :yam .
  :cid a :Person ; rdfs:label "Cid Ade" ; :employer :guild . :dot a :Person ; rdfs:label "Dot Ire" ; :employer :guild .
`;
const works = await graphOf("works", WORKS);

const employing = (name: string): ReturnType<typeof graphOf> =>
  graphOf(
    `works-${name.replace(" ", "-")}`,
    `@prefix : <urn:e:> . :Person rdfs:label "person" . :Company rdfs:label "company" .
      :tie rdfs:label "${name}" . :yam a :Company ; rdfs:label "Yam Mill" . :bob a :Person ; rdfs:label "Bob Ude" .
      ${/^employ(?:er|ed)/u.test(name) ? ":bob :tie :yam" : ":yam :tie :bob"} .`,
  );

describe.each(["employer", "employed by", "employee", "employs"])("whom one works for, by “%s”", (name) => {
  const world = employing(name);
  test.each([
    ["Who works for Yam Mill?", ["Bob Ude"]],
    ["Who does Bob Ude work for?", ["Yam Mill"]],
    ["Where does Bob Ude work?", ["Yam Mill"]],
    ["Who does Yam Mill work for?", []],
    ["What does Yam Mill work for?", []],
    ["Which company does Yam Mill work for?", []],
    ["Who works for Bob Ude?", []],
  ])("%s", async (question, expected) => {
    const { values, result } = await askAll([await world], question);
    expect(values, result.explanation).toEqual(expected);
  });
});

test("of whom only employees are stated, it is said that no employer is", async () => {
  const { values, result } = await askAll([works], "Who does Reed Guild work for?");
  expect(values, result.explanation).toEqual([]);
  expect(result.explanation).toMatch(/Reed Guild”, but states no “/u);
});

const HOME = `
  @prefix : <urn:home:> .
  :Goat rdfs:label "goat" . :Barn rdfs:label "barn" . :Town rdfs:label "town" .
  :birth rdfs:label "birthplace" . :rescue rdfs:label "place of rescue" . :caught rdfs:label "caught at" .
  :stabled rdfs:label "located at" . :lies rdfs:label "lies in" .
  :nan a :Goat ; rdfs:label "Nan" ; :birth :ull ; :rescue :ull ; :caught :ull . :ull a :Town ; rdfs:label "Ullby" .
  :tup a :Goat ; rdfs:label "Tup" ; :birth :ull ; :stabled :red . :red a :Barn ; rdfs:label "Red Barn" ; :lies :ull .
`;
const home = await graphOf("home", HOME);

describe("where a thing is", () => {
  test.each([
    ["Where is Nan?", []],
    ["Where is Nan now?", []],
    ["Where is Tup?", ["Red Barn"]],
    ["Where is Red Barn?", ["Ullby"]],
    ["Where was Nan rescued?", ["Ullby"]],
    ["Where was Nan born?", ["Ullby"]],
  ])("%s", async (question, expected) => {
    const { values, result } = await askAll([home], question);
    expect(values, result.explanation).toEqual(expected);
  });

  test.each(["Where is George Orwell?", "Where is Heath Ledger?", "where was George Orwell born"])(
    "is no place of a life, no country of a citizen and no name: %s",
    async (question) => {
      const { values, explanation } = await ask(builtIn, question);
      expect(values, explanation).toEqual([]);
    },
  );
});

const SHOWS = `
  @prefix : <urn:shows:> .
  :Person rdfs:label "person" . :Film rdfs:label "film" . :Part rdfs:label "character" .
  :cast rdfs:label "cast member" ; <http://www.w3.org/2004/02/skos/core#altLabel> "actor" . :by rdfs:label "played by" .
  :una a :Person ; rdfs:label "Una Teal" . :odo a :Person ; rdfs:label "Odo Fenn" .
  :rook a :Film ; rdfs:label "Rook" ; :cast :una, :odo . :bird a :Part ; rdfs:label "Rook" .
  :mill a :Film ; rdfs:label "Mill" ; :cast :una . :imp a :Part ; rdfs:label "Imp" ; :by :odo .
  :crow a :Film ; rdfs:label "Crow" ; :cast :odo, :una . :crowe a :Part ; rdfs:label "Crow" ; :by :una .
`;
const shows = await graphOf("shows", SHOWS);

describe("who played it", () => {
  test.each([
    ["Who played Rook?", []],
    ["Which actor played Rook?", []],
    ["Who played Mill?", []],
    ["Who played in Mill?", ["Una Teal"]],
    ["Who played Imp?", ["Odo Fenn"]],
    ["Who played Crow?", ["Una Teal"]],
    ["Which actor played Crow?", ["Una Teal"]],
  ])("%s", async (question, expected) => {
    const { values, result } = await askAll([shows], question);
    expect([...values].sort(), result.explanation).toEqual(expected);
  });

  test("asks for a part where a film is called so as well", async () => {
    const { values, explanation } = await ask(builtIn, "Which actor played the Joker?");
    const labels = values.map(({ label }) => label).sort();
    expect(labels, explanation).toEqual(["Heath Ledger", "Jack Nicholson", "Joaquin Phoenix"]);
  });

  test.each(["Joker actor", "actor of the Joker"])(
    "is told for both, where either may be meant: %s",
    async (question) => {
      const { explanation, complete } = await ask(builtIn, question);
      expect(complete).toBe(false);
      expect(explanation).toContain("may mean another thing");
      expect(explanation).toMatch(/Robert De Niro|2 answers/u);
      expect(explanation).toContain("Heath Ledger");
    },
  );
});

const PENS = (relation: string): string => `
  @prefix : <urn:pens:> .
  :Writer rdfs:label "writer" . :Coin rdfs:label "currency" . :pen rdfs:label "pen name" . :money rdfs:label "money" .
  :tie rdfs:label "${relation}" .
  :moss a :Writer ; rdfs:label "Moss Reed" ; :pen "Reed" ; :money :real ; :tie "Ada Holm" .
  :real a :Coin ; rdfs:label "real" .
`;

describe("a real name", () => {
  const REAL = ["What is the real name of Moss Reed?", "real name of Moss Reed", "What is Moss Reed's actual name?"];

  test.each(REAL)("is that at birth, which is told: %s", async (question) => {
    const { values, result } = await askAll([await graphOf("pens-birth", PENS("birth name"))], question);
    expect(values, result.explanation).toEqual(["Ada Holm"]);
    expect(result.explanation).toContain("name” was read as “birth name”");
  });

  test.each(REAL)("is open where only another is held: %s", async (question) => {
    const { values, result } = await askAll([await graphOf("pens-dog", PENS("name of dog"))], question);
    expect(values, result.explanation).toEqual([]);
    expect(result.explanation).not.toContain("if it has");
  });

  test.each(["real name of George Orwell", "George Orwell actual name"])(
    "of the built-in graph: %s",
    async (question) => {
      const { values, explanation } = await ask(builtIn, question);
      expect(
        values.map(({ label }) => label),
        explanation,
      ).toEqual(["Eric Arthur Blair"]);
    },
  );
});

const HILL = `
  @prefix : <urn:hill:> .
  :Person rdfs:label "person" . :Hill rdfs:label "mountain" . :Bog rdfs:label "bog" .
  :by rdfs:label "first climbed by" .
  :orrin a :Hill ; rdfs:label "Mount Orrin" ; :by :ann . :ull a :Hill ; rdfs:label "Mount Ull" .
  :ann a :Person ; rdfs:label "Ann Ode" .
`;
const hill = await graphOf("hill", HILL);

test.each([
  ["Who climbed Mount Orrin first?", ["Ann Ode"]],
  ["Who first climbed Mount Orrin?", ["Ann Ode"]],
  ["Which person first climbed Mount Orrin?", ["Ann Ode"]],
  ["Who first climbed Mount Ull?", []],
  ["Who first painted Mount Orrin?", []],
])("what is said to be done first: %s", async (question, expected) => {
  const { values, result } = await askAll([hill], question);
  expect(values, result.explanation).toEqual(expected);
});

test("a list of the things of a kind says once that it is what is held, as their number does", async () => {
  const HELD = "Only what the sources state is counted: 4";
  for (const question of ["Which moons does Jupiter have?", "How many moons does Jupiter have?"]) {
    const { explanation, complete } = await ask(builtIn, question);
    expect(explanation.split(HELD), question).toHaveLength(2);
    expect(complete, question).toBe(true);
  }
  const { explanation } = await ask(builtIn, "Who directed Inception?");
  expect(explanation).not.toContain("need not hold all");
});

describe("those who are seen in a work are not of it", () => {
  const stage = graphOf(
    "stage",
    `@prefix : <urn:stage:> .
      :Film rdfs:label "film" . :Actor rdfs:label "actor" . :Character rdfs:label "fictional character" .
      :in rdfs:label "present in work" ; <http://www.w3.org/2004/02/skos/core#altLabel> "appears in", "starred in", "acted in" .
      :characters rdfs:label "characters" ; <http://www.w3.org/2004/02/skos/core#altLabel> "played" .
      :mill a :Film ; rdfs:label "Mill Race" ; :characters :rook . :rook a :Character ; rdfs:label "Tam Rook" ; :in :mill .
      :elm a :Film ; rdfs:label "Elm Row" ; :characters :finch . :finch a :Character ; rdfs:label "Sal Finch" ; :in :elm .`,
  );
  test.each(["Who acted in Mill Race?", "Who starred in Mill Race?", "Who plays Tam Rook?"])("%s", async (question) => {
    const { values, result } = await askAll([await stage], question);
    expect(values, result.explanation).toEqual([]);
  });
  test("and a character appears there", async () => {
    expect((await askAll([await stage], "Which characters appear in Mill Race?")).values).toEqual(["Tam Rook"]);
  });
});
