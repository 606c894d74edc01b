import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :Film a rdfs:Class ; rdfs:label "film" . :Person a rdfs:Class ; rdfs:label "person" . :County a rdfs:Class ; rdfs:label "county" .
  :River a rdfs:Class ; rdfs:label "river" . :Genre a rdfs:Class ; rdfs:label "genre" .
  :cast rdfs:label "cast member" . :director rdfs:label "directed by" . :through rdfs:label "flows through" .
  :length rdfs:label "length" . :genre rdfs:label "genre" . :born rdfs:label "born in" . :taught rdfs:label "trained by" .
  :ada a :Person ; rdfs:label "Ada Finch" ; :born :nor . :bo a :Person ; rdfs:label "Bo Reed" ; :born :nor ; :taught :ada .
  :cy a :Person ; rdfs:label "Cy Marsh" ; :born :sou ; :taught :ada . :di a :Person ; rdfs:label "Di Holt" ; :born :nor ; :taught :bo .
  :nor a :County ; rdfs:label "Norland" . :sou a :County ; rdfs:label "Sudland" . :wes a :County ; rdfs:label "Westland" .
  :com a :Genre ; rdfs:label "comedy" .
  :f1 a :Film ; rdfs:label "The Wreck" ; :director :ada ; :cast :bo , :cy , :di .
  :f2 a :Film ; rdfs:label "The Fair" ; :director :ada ; :cast :bo , :cy ; :genre :com .
  :f3 a :Film ; rdfs:label "Low Tide" ; :director :ada ; :cast :cy , :di .
  :f4 a :Film ; rdfs:label "High Water" ; :director :di ; :cast :cy ; :genre :com .
  :r1 a :River ; rdfs:label "Ashwater" ; :through :nor , :sou , :wes ; :length 90 .
  :r2 a :River ; rdfs:label "Bourne" ; :through :nor , :sou ; :length 40 .
  :r3 a :River ; rdfs:label "Cole" ; :through :nor ; :length 120 .
`);

describe("what is said of several at once", () => {
  test.each([
    ["Which films did all of Bo Reed, Cy Marsh and Di Holt act in?", "The Wreck"],
    ["Which films did Bo Reed, Cy Marsh and Di Holt all act in?", "The Wreck"],
    ["In which films did both Bo Reed and Cy Marsh act?", "The Fair, The Wreck"],
    ["Which films did Bo Reed and Cy Marsh both act in?", "The Fair, The Wreck"],
    ["Which films did Bo Reed and Cy Marsh act in together?", "The Fair, The Wreck"],
    ["Who acted in both The Wreck and Low Tide?", "Cy Marsh, Di Holt"],
    ["Who acted in all of The Wreck, The Fair and Low Tide?", "Cy Marsh"],
    ["Which rivers flow through all of Norland, Sudland and Westland?", "Ashwater"],
    ["How many rivers flow through both Norland and Sudland?", "2"],
    ["Which is the longest river in both Norland and Sudland?", "Ashwater"],
    ["Which films did all the people trained by Ada Finch act in?", "The Fair, The Wreck"],
    ["In which films did all people trained by Ada Finch act?", "The Fair, The Wreck"],
    ["Who acted in every film by Ada Finch?", "Cy Marsh"],
    ["Who acted in all of the films directed by Ada Finch?", "Cy Marsh"],
    ["Who acted in every comedy?", "Cy Marsh"],
  ])("%s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });

  test("is read as that, in plain words", async () => {
    const { reading } = await ask("Which rivers flow through all of Norland, Sudland and Westland?");
    expect(reading).toBe("rivers that flow through Norland, that flow through Sudland and that flow through Westland");
  });

  test.each([
    ["nothing is so of all", "Which films did both Bo Reed and Ada Finch act in?"],
    ["there are three, and not both", "Which films did both Bo Reed, Cy Marsh and Di Holt act in?"],
    ["one of them is unknown", "Which films did all of Bo Reed, Cy Marsh and Vera Quill act in?"],
    ["it is denied", "Which films did both Bo Reed and Cy Marsh not act in?"],
    ["one of several is said", "Which films did either Bo Reed or Di Holt not act in?"],
    ["whoever it is of each is not of all", "Who directed the films in which both Ada Finch and Di Holt acted?"],
    ["a place is no actor", "Which films did all of Bo Reed, Cy Marsh and Norland act in?"],
    ["all is said of something else", "Which films did all of Bo Reed's pupils and Cy Marsh act in?"],
    ["each is asked for", "Which films did each of Bo Reed and Cy Marsh act in?"],
    ["a time is said", "Which films did both Bo Reed and Cy Marsh act in before 1990?"],
    ["no such people are known", "Which films did all the sailors act in?"],
    ["more is said than is stated", "Which old films did both Bo Reed and Cy Marsh act in?"],
    ["not all did", "Which films did all people born in Norland act in?"],
  ])("is not known where %s", async (_why, question) => {
    const answer = await ask(question);
    expect(answer.status, `${answer.text} ${answer.reading}`).toBe("NOT_KNOWN");
  });
});
