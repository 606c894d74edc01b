import { beforeAll, describe, expect, test } from "vitest";
import { openWorld, type AskedOf } from "./own-world.ts";

/** Windmills with their millers, a band of the village and a play about it, asked about as people talk. */
const VILLAGE = `
  :Mill a rdfs:Class ; rdfs:label "windmill" . :Person a rdfs:Class ; rdfs:label "person" .
  :Village a rdfs:Class ; rdfs:label "village" . :Country a rdfs:Class ; rdfs:label "country" .
  :Band a rdfs:Class ; rdfs:label "band" . :Play a rdfs:Class ; rdfs:label "play" .
  :miller rdfs:label "miller" . :built rdfs:label "year built" . :height rdfs:label "height" .
  :village rdfs:label "village" . :born rdfs:label "date of birth" . :birthplace rdfs:label "place of birth" .
  :country rdfs:label "country" . :inhabitants rdfs:label "population" . :mayor rdfs:label "mayor" .
  :member rdfs:label "member" . :author rdfs:label "author" . :premiere rdfs:label "premiere" .
  :star rdfs:label "starring" . :director rdfs:label "director" . :spouse rdfs:label "spouse" .
  :mascot rdfs:label "mascot" . :founder rdfs:label "founded by" .

  :tall a :Mill ; rdfs:label "Tall Sails" ; :miller :ebba ; :built "1788"^^xsd:gYear ; :height 24 ; :village :ulm .
  :low a :Mill ; rdfs:label "Reed Mill" ; :miller :jens ; :built "1812"^^xsd:gYear ; :height 15 ; :village :holt .
  :ebba a :Person ; rdfs:label "Ebba Krull" ; :born "1760-02-03"^^xsd:date ; :birthplace :holt ; :spouse :jens .
  :jens a :Person ; rdfs:label "Jens Aby" ; :born "1758-05-06"^^xsd:date ; :birthplace :ulm ; :spouse :ebba .
  :mona a :Person ; rdfs:label "Mona Rask" ; :born "1970-01-01"^^xsd:date ; :birthplace :holt .
  :nils a :Person ; rdfs:label "Nils Odd" ; :born "1971-01-01"^^xsd:date ; :birthplace :ulm .
  :ulm a :Village ; rdfs:label "Ulmby" ; :country :nord ; :inhabitants 410 ; :mayor :mona .
  :holt a :Village ; rdfs:label "Holtby" ; :country :nord ; :inhabitants 620 ; :mayor :nils .
  :nord a :Country ; rdfs:label "Nordmark" .
  :hand a :Band ; rdfs:label "The Millhands" ; :member :mona, :nils ; :mascot :goose ; :founder :mona .
  :goose rdfs:label "Gusta" .
  :flour a :Play ; rdfs:label "Flour" ; :author :nils ; :premiere "2001-04-05"^^xsd:date ; :star :mona ; :director :nils .
  :bread a :Play ; rdfs:label "Bread" ; :author :mona ; :premiere "2005-04-05"^^xsd:date ; :star :nils ; :director :mona .
  :ulmPlay a :Play ; rdfs:label "Ulmby" ; :author :nils ; :director :mona .
`;

let ask: AskedOf;
beforeAll(async () => {
  ask = await openWorld(VILLAGE);
}, 60_000);

const labels = async (question: string): Promise<readonly string[]> => {
  const { values, parts, status } = await ask(question);
  // Of several things that are asked all are told, or the question is not answered.
  if (parts.length > 0 && status !== "ANSWERED") return [];
  return values.map(({ label, of }) => (of === null ? label : `${of.label ?? ""}: ${label}`)).sort();
};

describe("two questions in one", () => {
  test.each<[string, readonly string[]]>([
    ["when was tall sails built n who is its miller", ["1788", "Ebba Krull"]],
    ["Who is the miller of Reed Mill & how tall is it", ["15", "Jens Aby"]],
    ["how high is Reed Mill + when was it built", ["15", "1812"]],
    ["who is the miller of Tall Sails, when was it built", ["1788", "Ebba Krull"]],
    ["who is the miller of Tall Sails how high is it", ["24", "Ebba Krull"]],
    ["Who is the miller of Tall Sails and i also wanna know when it was built", ["1788", "Ebba Krull"]],
    ["can you tell me who the miller of Tall Sails is and how high it is", ["24", "Ebba Krull"]],
    ["Who is the mayor of Ulmby? Population?", ["410", "Mona Rask"]],
    ["Which village is Tall Sails in and what's the height?", ["24", "Ulmby"]],
    ["who wrote flour, and what year", ["5 April 2001", "Nils Odd"]],
    ["who wrote Bread, when", ["5 April 2005", "Mona Rask"]],
    ["who is the wife of jens aby n where was she born", ["Ebba Krull", "Holtby"]],
    ["Reed Mill - what village, and how high is it?", ["15", "Holtby"]],
    ["Tall Sails height, and Reed Mill's as well", ["Reed Mill: 15", "Tall Sails: 24"]],
  ])("%s", async (question, answers) => {
    expect(await labels(question)).toEqual(answers);
  });

  test.each([
    "who is the miller of Tall Sails n who painted it",
    "who is the miller of Tall Sails? colour?",
    "Who is the mayor of Ulmby? children?",
    // Of birth and death, or of none, no year is meant.
    "who is the mayor of Ulmby and what year",
    // Either was born.
    "who is married to Jens Aby and when was he or she born",
  ])("%s: not a part of it alone", async (question) => {
    expect(await labels(question)).toEqual([]);
  });
});

describe("what a question is about stands before it, or behind it", () => {
  test.each<[string, readonly string[]]>([
    ["how tall is it, tall sails", ["24"]],
    ["where was she born, ebba krull", ["Holtby"]],
    ["which band did she found, mona rask?", ["The Millhands"]],
    ["what's its population, that Holtby", ["620"]],
    ["reed mill when was it built and who is its miller", ["1812", "Jens Aby"]],
    ["Reed Mill which village", ["Holtby"]],
    ["that play with Mona Rask, who wrote it?", ["Nils Odd"]],
    ["Gusta is whose mascot lol", ["The Millhands"]],
    ["The Millhands, who are they", ["Mona Rask", "Nils Odd"]],
    ["Ulmby the village not the play, who's the mayor", ["Mona Rask"]],
    ["Reed Mill, not Tall Sails, how high is it?", ["15"]],
    ["where was Jens Aby born, which village?", ["Ulmby"]],
  ])("%s", async (question, answers) => {
    expect(await labels(question)).toEqual(answers);
  });

  test.each([
    "how tall is he, that Tall Sails",
    "when was it built, jens aby",
    "when was she born, ebba krull or mona rask",
    "which band did he found, jens aby",
    "the play with Mona Rask and a goose on stage, who wrote it",
    "the sad play with Mona Rask, who wrote it",
  ])("%s: not told", async (question) => {
    expect(await labels(question)).toEqual([]);
  });
});

describe("talk around a question", () => {
  test.each<[string, readonly string[]]>([
    ["I'm in year 6 and need to know who wrote Bread", ["Mona Rask"]],
    ["quiz tonight! who wrote Flour?", ["Nils Odd"]],
    ["asking for my neighbour, how high is Reed Mill", ["15"]],
    ["need the population of Ulmby for my homework thx", ["410"]],
    ["looking for the miller of Reed Mill, due in 10 mins", ["Jens Aby"]],
    ["hiya all, who's the mayor of Holtby? thanks in advance", ["Nils Odd"]],
    ["my teacher asked us which village Tall Sails is in", ["Ulmby"]],
    ["who's the bloke who wrote Flour", ["Nils Odd"]],
    ["my mate reckons Nils Odd wrote Flour. is he right?", ["Yes"]],
    ["someone told me Reed Mill is in Holtby, true?", ["Yes"]],
    ["I'm doing a project on Ebba Krull. Where was she born?", ["Holtby"]],
    ["Mona Rask wrote Bread right, but who wrote Flour", ["Nils Odd"]],
    ["If I stood in Ulmby what country would I be in", ["Nordmark"]],
    ["who is the miller of... no scratch that, how high is Reed Mill", ["15"]],
    ["who owns Reed Mill, sorry, who is the miller of Reed Mill", ["Jens Aby"]],
  ])("%s", async (question, answers) => {
    expect(await labels(question)).toEqual(answers);
  });

  test.each([
    // What is asked for bounds what may be told.
    "I only want mills after 1800, who is the miller of Tall Sails",
    "my mate reckons Nils Odd was the first to write Flour. is he right?",
    "If I stood in Ulmby on a Sunday what country would I be in",
    "Mona Rask wrote Bread right, but who wrote it",
    "who is the miller of Reed Mill for homework purposes of Holtby",
  ])("%s: nothing that may be a condition is left out", async (question) => {
    expect(await labels(question)).toEqual([]);
  });

  test("what was left out is told", async () => {
    const { explanation } = await ask("Mona Rask wrote Bread right, but who wrote Flour");
    expect(explanation).toContain("“Mona Rask wrote Bread right” was taken as known");
  });

  test("the only date that is told is doubted where another deed is said", async () => {
    const { complete, explanation } = await ask("who wrote Bread, when");
    expect(complete).toBe(false);
    expect(explanation).toContain("the only date that is told of such things");
  });
});
