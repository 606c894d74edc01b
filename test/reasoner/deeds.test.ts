import { describe, expect, test } from "vitest";
import { verbOfDeed } from "../../reasoners/english/dictionary/deeds.ts";
import { LEXICON } from "../../reasoners/english/language/lexicon.ts";
import { rootsOf } from "../../reasoners/english/language/roots.ts";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { showForm } from "./show-form.ts";
import { worldOf } from "./world.ts";

describe("the verb of a noun", () => {
  test.each([
    ["inauguration", "inaugurate"],
    ["inspections", "inspect"],
    ["performance", "perform"],
    ["resident", "reside"],
    ["assistants", "assist"],
    ["departure", "depart"],
    ["delivery", "deliver"],
  ])("“%s” says what “%s” says", (noun, verb) => {
    expect(verbOfDeed(noun)).toBe(verb);
  });

  test.each([
    // Mostly what comes of it, or something else.
    "collection",
    "station",
    "organization",
    "department",
    "nation",
    "moment",
    // Whom it is done to.
    "trainee",
    "employee",
    // No such noun.
    "xqzzttion",
    "al",
    "",
  ])("“%s” says no deed", (noun) => {
    expect(verbOfDeed(noun)).toBeUndefined();
  });

  // No list has these nouns: they are of the family of their verb, which is called after it.
  test.each([
    ["performances", "performed"],
    ["development", "developed"],
    ["production", "produces"],
    ["nominations", "nominated"],
    ["participation", "participates"],
    ["education", "educated"],
    ["portrayal", "portrayed"],
    ["treatment", "treated"],
    ["burial", "buried"],
  ])("“%s” is of the family of “%s”", (noun, verb) => {
    expect(rootsOf(noun)).toEqual(rootsOf(verb));
    expect(LEXICON.get(rootsOf(verb)[0] ?? "")).not.toContain(noun);
  });

  test("joins no family that is called otherwise: attendance is no education", () => {
    expect(verbOfDeed("attendance")).toBe("attend");
    expect(rootsOf("attend")).toEqual(["educate"]);
    expect(rootsOf("attendance")).not.toContain("educate");
  });
});

const { catalogue, mentionsIn } = worldOf(
  { "Glass Pier": "pier", "Stone Pier": "pier", "Ivo Marsh": "keeper", "Rhea Vane": "keeper" },
  { pier: [], keeper: [] },
  [
    ["inauguration", "pier", "DATE"],
    ["inspected by", "pier", "keeper"],
    ["assistant", "keeper", "keeper"],
    ["betrayal of", "keeper", "keeper"],
    ["invitee", "keeper", "keeper"],
  ],
);

const read = (question: string): readonly string[] =>
  analyse({ question, mentions: mentionsIn(question), catalogue })
    .readings.map(({ form }) => showForm(form))
    .filter((form) => !form.includes('"'));

test.each([
  ["When was Glass Pier inaugurated?", "inauguration(Glass Pier)"],
  ["Who assisted Ivo Marsh?", "assistant(Ivo Marsh)"],
  ["Whom did Ivo Marsh assist?", "^assistant(Ivo Marsh)"],
  ["Who betrayed Ivo Marsh?", "^betrayal of(Ivo Marsh)"],
])("%s", (question, form) => {
  expect(read(question)[0]).toContain(form);
});

test.each([
  // What is inaugurated is no person, and who is assisted does not assist.
  ["Who inaugurated Ivo Marsh?", ""],
  ["Who did Ivo Marsh assist?", "assistant(Ivo Marsh)"],
  ["Who assisted Ivo Marsh?", "^assistant(Ivo Marsh)"],
  ["Whom did Ivo Marsh betray?", "^betrayal of(Ivo Marsh)"],
])("%s is not read as “%s”", (question, form) => {
  if (form === "") expect(read(question)).toEqual([]);
  else expect(read(question)[0]).not.toBe(form);
});
