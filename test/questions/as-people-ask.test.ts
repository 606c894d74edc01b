import { beforeAll, describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { ask } from "./ask.ts";
import { openBuiltIn, type BuiltIn } from "./built-in.ts";

/**
 * Over the built-in graph, asked in several wordings without a model: each is answered rightly, or left open. Nothing
 * else may come out, whatever the wording.
 */
let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
}, 60_000);

const NOTHING: readonly string[] = [];
const JOKERS = ["Heath Ledger", "Jack Nicholson", "Joaquin Phoenix"];
const BEFORE_1970 = ["Psycho", "Seven Samurai", "Vertigo"];

describe("is answered", () => {
  test.each([
    ["president of Germany", ["Frank-Walter Steinmeier"]],
    ["Who is the president of Germany?", ["Frank-Walter Steinmeier"]],
    ["who's president in germany", ["Frank-Walter Steinmeier"]],
    ["who directed inception", ["Christopher Nolan"]],
    ["Inception was directed by whom?", ["Christopher Nolan"]],
    ["director of inception", ["Christopher Nolan"]],
    ["who played the Joker", JOKERS],
    ["Who portrayed the Joker?", JOKERS],
    ["Who portrayed the Joker in The Dark Knight?", ["Heath Ledger"]],
    ["Which character did Heath Ledger portray?", ["Joker"]],
    ["who wrote the music for Interstellar", ["Hans Zimmer"]],
    ["Who composed Interstellar's music?", ["Hans Zimmer"]],
    ["Interstellar was scored by whom?", ["Hans Zimmer"]],
    ["george orwell birth name", ["Eric Arthur Blair"]],
    ["What team has its home at Wrigley Field?", ["Chicago Cubs"]],
    ["films made before 1970", BEFORE_1970],
    ["Which films came out before 1970?", BEFORE_1970],
    ["What films were released earlier than 1970?", BEFORE_1970],
    ["president of France since 2017", ["Emmanuel Macron"]],
    ["Who has been president of France since 2017?", ["Emmanuel Macron"]],
    ["biggest country in South America by population", ["Brazil"]],
    ["Which South American country has the most inhabitants?", ["Brazil"]],
    ["most populous country in South America", ["Brazil"]],
    ["how many moons has Jupiter", ["4"]],
    ["How many moons does Jupiter have?", ["4"]],
    ["number of Jupiter's moons", ["4"]],
  ] as const)("%s", async (question, expected) => {
    const { values, explanation } = await ask(builtIn, question);
    expect(values.map(({ label }) => label).sort(), explanation).toEqual([...expected]);
  });
});

describe("is answered rightly, or left open", () => {
  test.each([
    ["Who is Germany's president at the moment?", ["Frank-Walter Steinmeier"]],
    ["real name of George Orwell", ["Eric Arthur Blair"]],
    ["What was George Orwell's real name?", ["Eric Arthur Blair"]],
    ["which team plays at Wrigley Field", ["Chicago Cubs"]],
    ["Who plays at Wrigley Field?", ["Chicago Cubs"]],
    ["wrigley field home team", ["Chicago Cubs"]],
    ["who became president of France in 2017", ["Emmanuel Macron"]],
    ["France's president from 2017 on", ["Emmanuel Macron"]],
    ["What is the largest country of South America by population?", ["Brazil"]],
    ["jupiter moon count", ["4"]],
  ] as const)("%s", async (question, expected) => {
    const { values, explanation } = await ask(builtIn, question);
    const labels = values.map(({ label }) => label);
    expect([NOTHING, expected], explanation).toContainEqual(labels);
    expect(explanation).not.toMatch(/knows nothing|holds? nothing of/u);
  });
});

test("what somebody is called is one of the names, and no work that he is known for", async () => {
  const { values, explanation } = await ask(builtIn, "What is George Orwell actually called?");
  expect(explanation).toContain("Eric Arthur Blair");
  const works = values
    .map(({ label }) => label)
    .filter((label) => !["Eric Arthur Blair", "George Orwell"].includes(label));
  expect(works, explanation).toEqual([]);
});

/** The same of a graph with names of its own. */
const STAGE = `
  @prefix : <urn:stage:> .
  :Mime rdfs:label "person" . :Part rdfs:label "character" . :Show rdfs:label "revue" . :Crew rdfs:label "club" .
  :Basin rdfs:label "basin" . :Craft rdfs:label "craft" .
  :characters rdfs:label "characters" . :playedBy rdfs:label "portrayed by" . :cast rdfs:label "cast member" .
  :crew rdfs:label "member of club" ; <http://www.w3.org/2004/02/skos/core#altLabel> "club" .
  :kind rdfs:label "sport" ; <http://www.w3.org/2004/02/skos/core#altLabel> "plays" .
  :shown rdfs:label "first shown" . :founded rdfs:label "founded" .
  :after rdfs:label "named after" . :alias rdfs:label "nickname" .
  :author rdfs:label "author" . :tune rdfs:label "music by" .
  :rook a :Show ; rdfs:label "Old Rook" ; :characters :imp ; :cast :una, :odo ; :shown "1950-02-01"^^xsd:date ;
    :tune :una .
  :imp a :Part ; rdfs:label "Imp" ; :playedBy :una .
  :ballad a :Craft ; rdfs:label "Low Ballad" ; :author :odo .
  :una a :Mime ; rdfs:label "Una Teal" ; :after :rook ; :alias "Teaspoon" .
  :odo a :Mime ; rdfs:label "Odo Fenn" ; :crew :oars .
  :oars a :Crew ; rdfs:label "Nine Oars" ; :kind :punting ; :founded "1901-01-01"^^xsd:date .
  :punting a :Craft ; rdfs:label "punting" .
  :mere a :Basin ; rdfs:label "Long Mere" ; :kind :punting .
`;
const stage = await graphOf("stage", STAGE);

describe("over a graph of one's own", () => {
  test.each([
    ["Who portrayed the Imp in Old Rook?", ["Una Teal"]],
    ["Which characters are in Old Rook?", ["Imp"]],
    ["Which revues were founded before 1960?", ["Old Rook"]],
    ["Which clubs were founded before 1960?", ["Nine Oars"]],
    ["Who wrote the music for Old Rook?", ["Una Teal"]],
  ])("%s", async (question, expected) => {
    const { values, result } = await askAll([stage], question);
    expect([...values].sort(), result.explanation).toEqual(expected);
  });

  test("a date that the kind has not is said to have been taken for the one that it has", async () => {
    const { result } = await askAll([stage], "Which revues were founded before 1960?");
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("was read as “first shown”");
  });

  test.each(["Which club plays at Long Mere?", "What is Una Teal called?"])(
    "names nothing of another kind: %s",
    async (question) => {
      const { values, result } = await askAll([stage], question);
      expect([[], ["Nine Oars"], ["Teaspoon"]], result.explanation).toContainEqual(values);
    },
  );
});
