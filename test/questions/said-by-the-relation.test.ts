import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

/** Of people it is told where they were born, of mills who raised them, and nothing of where people are. */
const ask = await openWorld(`
  :Windmill a rdfs:Class ; rdfs:label "windmill" . :Parish a rdfs:Class ; rdfs:label "parish" .
  :Miller a rdfs:Class ; rdfs:label "miller" . :Wright a rdfs:Class ; rdfs:label "wright" .
  :Valley a rdfs:Class ; rdfs:label "valley" . :Overhaul a rdfs:Class ; rdfs:label "overhaul" .
  :birth rdfs:label "born in" . :raised rdfs:label "constructed by" . :rises rdfs:label "stands in" .
  :ground rdfs:label "first ground in" . :souls rdfs:label "population" . :sails rdfs:label "sail span (m)" .
  :mended rdfs:label "overhauled mill" . :mendedOn rdfs:label "overhaul date" . :taught rdfs:label "taught by" .
  :lies rdfs:label "lies in" . :opened rdfs:label "opened" .
  :brook a :Valley ; rdfs:label "Brookdale" .
  :oak a :Parish ; rdfs:label "Oakstead" ; :souls 900 ; :lies :brook .
  :ash a :Parish ; rdfs:label "Ashcombe" ; :souls 300 ; :lies :brook .
  :mel a :Wright ; rdfs:label "Mel Carding" ; :birth :ash . :tove a :Wright ; rdfs:label "Tove Rask" ; :birth :ash .
  :una a :Miller ; rdfs:label "Una Grist" ; :birth :oak . :per a :Miller ; rdfs:label "Per Husk" ; :birth :oak ; :taught :una .
  :red a :Windmill ; rdfs:label "Red Sails" ; :rises :oak ; :raised :mel ; :ground "1803"^^xsd:gYear ; :opened "1802"^^xsd:gYear ; :sails 20 .
  :grey a :Windmill ; rdfs:label "Grey Sails" ; :rises :ash ; :raised :mel , :tove ; :ground "1841"^^xsd:gYear ; :sails 24 .
  :blue a :Windmill ; rdfs:label "Blue Sails" ; :rises :ash ; :raised :tove ; :ground "1877"^^xsd:gYear ; :sails 18 .
  :o1 a :Overhaul ; rdfs:label "overhaul A" ; :mended :red ; :mendedOn "1850-05-01"^^xsd:date .
  :o2 a :Overhaul ; rdfs:label "overhaul B" ; :mended :grey ; :mendedOn "1890-05-01"^^xsd:date .
`);

describe("“has”, and where things are, say no birth and no making", () => {
  test.each([
    "Which parish has the most millers?",
    "How many millers does Oakstead have?",
    "Which millers does Oakstead have?",
    "Which millers are in Oakstead?",
    "How many millers are there in Oakstead?",
    "Which wright has the most windmills?",
  ])("%s", async (question) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN", complete: false });
  });

  test.each([
    ["Which parish has the most windmills?", "Ashcombe"],
    ["How many windmills does Ashcombe have?", "2"],
    ["Which windmills are in Ashcombe?", "Blue Sails, Grey Sails"],
    ["Which millers were born in Oakstead?", "Per Husk, Una Grist"],
    ["Which wright constructed the most windmills?", "Mel Carding, Tove Rask"],
  ])("%s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });
});

describe("a verb is dated by what says it", () => {
  test.each(["Which windmills were overhauled before 1860?", "Which windmills were overhauled in 1850?"])(
    "and by no other date: %s",
    async (question) => {
      const answer = await ask(question);
      expect(answer.text, answer.explanation).not.toContain("Blue Sails");
      expect(answer.explanation).not.toContain("was read as “opened”");
      expect(answer.explanation).not.toContain("was read as “first ground in”");
    },
  );

  test.each([
    ["Which windmills were first ground before 1850?", "Grey Sails, Red Sails"],
    ["Which windmill was first ground in 1841?", "Grey Sails"],
    ["Which windmills were first ground before Blue Sails?", "Grey Sails, Red Sails"],
    ["In which year was Red Sails first ground?", "1803"],
    ["Which windmill was first ground?", "Red Sails"],
  ])("an ordinal of its name ranks nothing: %s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });
});

describe("a size that is read as another measure is told in every form", () => {
  test.each([
    ["What is the largest parish?", "Oakstead"],
    ["Which parish is the biggest?", "Oakstead"],
    ["What is the smallest parish?", "Ashcombe"],
    ["Which is bigger, Oakstead or Ashcombe?", "Oakstead"],
    ["Is Oakstead bigger than Ashcombe?", "Yes"],
    ["How big is Oakstead?", "900"],
    ["Which parishes are bigger than Ashcombe?", "Oakstead"],
  ])("%s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text, complete: false });
    expect(answer.explanation).toContain("was read as “population”, which may not be meant");
  });

  test("and of things that have no such measure there is no reading", async () => {
    const answer = await ask("What is the biggest windmill?");
    expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN", complete: false, reading: null });
  });
});

describe("nothing is known to be missing where a relation is never stated of such things", () => {
  test.each([
    "Which is more populous, Oakstead or Red Sails?",
    "Which overhaul overhauled the most millers?",
    "Who constructed the most millers?",
  ])("%s", async (question) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN", complete: false });
  });
});

describe("“only” is denied by what stands beside it", () => {
  test.each([
    ["Was Grey Sails constructed only by Mel Carding?", "No"],
    ["Was Blue Sails constructed only by Mel Carding?", "No"],
    ["Was Red Sails constructed only by Mel Carding?", "Yes"],
  ])("%s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });
});
