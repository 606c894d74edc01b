import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :Guide a rdfs:Class ; rdfs:label "guide" . :Cave a rdfs:Class ; rdfs:label "cave" .
  :leadsIn rdfs:label "leads in" ; rdfs:comment "Languages of the tour." .
  :paysIn rdfs:label "pays in" ; rdfs:comment "Not the currencies of the till." .
  :shutOn rdfs:label "shut on" . :opensIn rdfs:label "opens in" . :knows rdfs:label "shown by" .
  :ida a :Guide ; rdfs:label "Ida Stone" ; :leadsIn "Danish", "Dutch" ; :paysIn "crowns" .
  :ole a :Guide ; rdfs:label "Ole Marl" ; :leadsIn "Danish" ; :paysIn "crowns" .
  :deep a :Cave ; rdfs:label "Deep Hole" ; :shutOn "Monday", "Friday" ; :opensIn "March" ; :knows :ida .
  :wide a :Cave ; rdfs:label "Wide Hole" ; :shutOn "Monday" ; :opensIn "March" ; :knows :ole .
`);

const answer = async (question: string): Promise<string> => {
  const { status, text } = await ask(question);
  return status === "ANSWERED" ? text : "";
};

describe("a noun asks for texts that the graph tells to be of its kind", () => {
  test.each([
    ["In which languages does Ida Stone lead?", "Danish, Dutch"],
    ["Which language does Ole Marl lead in?", "Danish"],
    ["On which days is the Deep Hole shut?", "Friday, Monday"],
    ["Which day is the Wide Hole shut on?", "Monday"],
    ["In which month does the Deep Hole open?", "March"],
    ["In which languages does the guide lead by whom the Deep Hole is shown?", "Danish, Dutch"],
    ["On which days is the cave shut that Ole Marl shows?", "Monday"],
  ])("%s", async (question, expected) => {
    const found = (await answer(question)).split(/, | and /u).sort();
    expect(found.join(", ")).toBe(expected);
  });
});

describe("of another kind nothing is told", () => {
  test.each([
    "In which towns does Ida Stone lead?",
    "In which currencies does Ida Stone pay?",
    "On which streets is the Deep Hole shut?",
    "In which day does the Deep Hole open?",
    "Which months is the Deep Hole shut on?",
    "Which month is the Deep Hole shut on?",
    "In which year is the Deep Hole shut?",
  ])("%s", async (question) => expect(await answer(question)).toBe(""));
});
