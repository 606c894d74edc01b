import { describe, expect, test } from "vitest";
import { openWorld } from "../questions/own-world.ts";

const NOON = Date.UTC(2026, 10, 29, 12);
const clock = (): number => NOON;

/** Shops, pools and halls, whose ends are told in other ways than by a day that has come. */
const askOfPlaces = await openWorld(
  `
  :Shop a rdfs:Class ; rdfs:label "shop" . :Pool a rdfs:Class ; rdfs:label "pool" . :Hall a rdfs:Class ; rdfs:label "hall" .
  :Ship a rdfs:Class ; rdfs:label "ship" . :Mill a rdfs:Class ; rdfs:label "mill" . :Club a rdfs:Class ; rdfs:label "club" .
  :opened rdfs:label "opened" . :closingTime rdfs:label "closing time" . :shut rdfs:label "closed" .
  :launched rdfs:label "launched" . :fate rdfs:label "fate" . :reopened rdfs:label "reopened" . :built rdfs:label "built" .
  :founded rdfs:label "founded" . :gone rdfs:label "dissolved, abolished or demolished date" . :defunct rdfs:label "defunct" .
  :isShut rdfs:label "is closed" .

  :oak a :Shop ; rdfs:label "Oak Shop" ; :opened "1990-05-01"^^xsd:date ; :closingTime "18:00:00"^^xsd:time .
  :elm a :Shop ; rdfs:label "Elm Shop" ; :opened "1991-05-01"^^xsd:date ; :closingTime "17:00:00"^^xsd:time .
  :ash a :Pool ; rdfs:label "Ash Pool" ; :opened "1990-05-01"^^xsd:date ; :shut "not yet" .
  :bay a :Pool ; rdfs:label "Bay Pool" ; :opened "1980-05-01"^^xsd:date ; :shut "2026"^^xsd:gYear .
  :cove a :Pool ; rdfs:label "Cove Pool" ; :opened "1970-05-01"^^xsd:date ; :shut "2001-02-03"^^xsd:date .
  :dune a :Pool ; rdfs:label "Dune Pool" ; :opened "1971-05-01"^^xsd:date ; :shut "2030-02-03"^^xsd:date .
  :rex a :Hall ; rdfs:label "Rex Hall" ; :opened "1900-05-01"^^xsd:date ; :shut "1940-05-01"^^xsd:date ;
    :reopened "1955-05-01"^^xsd:date .
  :ann a :Ship ; rdfs:label "Annabel" ; :launched "1950-05-01"^^xsd:date ; :fate "broken up at Hull" .
  :bess a :Ship ; rdfs:label "Bessie" ; :launched "1960-05-01"^^xsd:date .
  :west a :Mill ; rdfs:label "West Mill" ; :built "1900-05-01"^^xsd:date .
  :chess a :Club ; rdfs:label "Chess Club" ; :founded "1900-05-01"^^xsd:date ; :gone "1950-05-01"^^xsd:date .
  :darts a :Club ; rdfs:label "Darts Club" ; :founded "1900-05-01"^^xsd:date ; :defunct "around 1950" .
  :bowls a :Club ; rdfs:label "Bowls Club" ; :founded "1900-05-01"^^xsd:date ; :isShut true .
  :golf a :Club ; rdfs:label "Golf Club" ; :founded "1900-05-01"^^xsd:date ; :isShut false .
`,
  clock,
);

/** Poets of whom it is told in several ways that they are dead, and who are in a list of records. */
const askOfPoets = await openWorld(
  `
  @prefix dcterms: <http://purl.org/dc/terms/> .
  :Poet a rdfs:Class ; rdfs:label "poet" . :Cup a rdfs:Class ; rdfs:label "cup" .
  :born rdfs:label "born" . :killed rdfs:label "date killed" . :dead rdfs:label "deceased" .
  :diedAt rdfs:label "place of death" . dcterms:created rdfs:label "created" .
  :won rdfs:label "won" . :Win a rdfs:Class ; rdfs:label "win" .

  :al a :Poet ; rdfs:label "Al Ray" ; :born "1950-05-01"^^xsd:date ; :killed "1990-05-01"^^xsd:date .
  :di a :Poet ; rdfs:label "Di Moss" ; :born "1950-05-01"^^xsd:date ; :dead true .
  :em a :Poet ; rdfs:label "Em Lund" ; :born "1950-05-01"^^xsd:date ; :dead false .
  :fay a :Poet ; rdfs:label "Fay Holt" ; :born "1950-05-01"^^xsd:date ; :killed "2026"^^xsd:gYear .
  :gil a :Poet ; rdfs:label "Gil Nash" ; dcterms:created "2019-01-02"^^xsd:date .
`,
  clock,
);

/** Sailors of some of whom only the place of death is stated. */
const askOfSailors = await openWorld(
  `
  :Sailor a rdfs:Class ; rdfs:label "sailor" . :born rdfs:label "born" . :died rdfs:label "died" .
  :diedAt rdfs:label "place of death" . :port rdfs:label "Port Royal" .
  :ira a :Sailor ; rdfs:label "Ira Pike" ; :born "1960-05-01"^^xsd:date ; :died "2000-05-01"^^xsd:date .
  :jed a :Sailor ; rdfs:label "Jed Quill" ; :born "1961-05-01"^^xsd:date ; :diedAt :port .
  :kit a :Sailor ; rdfs:label "Kit Rowe" ; :born "1962-05-01"^^xsd:date .
`,
  clock,
);

describe("what is no day that has come", () => {
  test.each([
    ["a time of day, at which it closes", "Is Oak Shop still open?"],
    ["a text", "Is Ash Pool still open?"],
    ["a year that is not over yet", "Is Bay Pool still open?"],
    ["a day to come", "Is Dune Pool still open?"],
    ["a day after which it was opened again", "Is Rex Hall still open?"],
  ])("tells no end: %s", async (_, question) => {
    expect((await askOfPlaces(question)).status).toBe("NOT_KNOWN");
  });

  test("but a day that has come does", async () => {
    expect((await askOfPlaces("Is Cove Pool still open?")).text).toBe("No");
  });
});

describe("an age is not told", () => {
  test.each([
    ["of what may be closed this year", "How long has Bay Pool been open?"],
    ["of what was opened again", "How long has Rex Hall been open?"],
    ["of what is not closed any more", "How long has Rex Hall been closed?"],
    ["of what was open twice", "How long was Rex Hall open?"],
    ["of a ship that a text tells the fate of", "How old is the Annabel?"],
    ["of what a text says to be over", "How old is the Darts Club?"],
    ["of what is said to be closed", "How old is the Bowls Club?"],
  ])("%s", async (_, question) => {
    expect((await askOfPlaces(question)).status).toBe("NOT_KNOWN");
  });

  test.each([
    ["of who is said to be dead", "How old is Di Moss?"],
    ["of a record", "How old is Gil Nash?"],
  ])("%s", async (_, question) => {
    expect((await askOfPoets(question)).status).toBe("NOT_KNOWN");
  });
});

describe("an age is told up to the end", () => {
  test("by whatever it is called", async () => {
    expect((await askOfPlaces("How old is the Chess Club?")).text).toMatch(/^50 years \(/u);
    expect((await askOfPoets("How old is Al Ray?")).text).toMatch(/^40 years \(/u);
  });

  test("of a death that is stated by the present year alone, and names the vaguer date", async () => {
    const answer = await askOfPoets("How old is Fay Holt?");
    expect(answer).toMatchObject({ status: "ANSWERED", complete: false });
    expect(answer.text).toContain("(date killed: 2026)");
    expect(answer.explanation).toContain("as 2026 is all that is stated");
  });

  test("or up to today where it is said not to be over", async () => {
    expect(await askOfPoets("How old is Em Lund?")).toMatchObject({ text: "76 years", complete: true });
    expect(await askOfPlaces("How old is the Golf Club?")).toMatchObject({ text: "126 years" });
  });

  test("or doubtfully up to today where of nothing of its kind an end is stated", async () => {
    for (const question of ["How old is West Mill?", "How old is the Bessie?"]) {
      const answer = await askOfPlaces(question);
      expect(answer).toMatchObject({ status: "ANSWERED", complete: false });
      expect(answer.explanation.toLowerCase()).toContain("of nothing of this kind when it was over");
    }
  });
});

describe("the living", () => {
  test("are not those of whom only a place of death is stated", async () => {
    expect((await askOfSailors("Which sailors are still alive?")).text).toBe("Kit Rowe");
    expect((await askOfSailors("Who is the oldest living sailor?")).text).toBe("Kit Rowe");
  });

  test("which of the pools are open is not told by closings, of which some are to come", async () => {
    expect((await askOfPlaces("Which pools are still open?")).status).toBe("NOT_KNOWN");
  });
});
