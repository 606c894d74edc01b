import { describe, expect, test } from "vitest";
import type { QuestionAnalysis } from "../../engine/question/analysis.ts";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { catalogue, mentionsIn } from "./harbour.ts";
import { showForm } from "./show-form.ts";

/** What is compared, denied, joined or counted is carried by the form as it is said, or nothing is read. */
const ask = (question: string): QuestionAnalysis => analyse({ question, mentions: mentionsIn(question), catalogue });
const formsOf = (question: string): readonly string[] => ask(question).readings.map(({ form }) => showForm(form));

test.each([
  ["Is the Grey Heron longer than the Blue Tern?", "is Grey Heron the max against Blue Tern by length"],
  ["Isn't the Grey Heron longer than the Blue Tern?", "is Grey Heron the max against Blue Tern by length"],
  ["Is Anna Holm older than Piet Brand?", "is Anna Holm the min against Piet Brand by date of birth"],
  ["Is Anna Holm younger than Piet Brand?", "is Anna Holm the max against Piet Brand by date of birth"],
  ["Was the Grey Heron launched after the Blue Tern?", "is Grey Heron the max against Blue Tern by launched"],
  ["Is the Grey Heron longer than 100 metres?", "exists Grey Heron where length > 100 metres"],
  ["Is the Grey Heron shorter than 100 metres?", "exists Grey Heron where length < 100 metres"],
])("%s", (question, form) => {
  expect(formsOf(question)[0]).toBe(form);
});

test.each([
  "Is the Grey Heron longer than 100 metres?",
  "Is Anna Holm older than 200 years?",
  "Which is longer, the Grey Heron or 100 metres?",
  "Which is the longest of the Grey Heron and 100 metres?",
])("an amount is no thing beside others: %s", (question) => {
  for (const form of formsOf(question)) expect(form).not.toMatch(/\|| or .* by |against/u);
});

test("kinds are not compared as if each were one thing", () => {
  expect(formsOf("Are ships longer than harbours?")).toEqual([]);
});

describe("a denial", () => {
  test.each([
    "Is the Grey Heron not longer than the Blue Tern?",
    "Is the Grey Heron no longer than the Blue Tern?",
    "Is Norby not the capital of Sundland?",
    "Is the Grey Heron not longer than 100 metres?",
    "Is the Grey Heron no longer than 100 metres?",
    "Was the Grey Heron not launched before the Blue Tern?",
  ])("is carried, or nothing is read: %s", (question) => {
    for (const form of formsOf(question)) expect(form).toMatch(/ except | <= /u);
  });

  test("of a bound includes it", () => {
    expect(formsOf("Which ships were launched no later than 1900?")[0]).toContain("launched <= 1900");
  });
});

describe("an owner behind two nouns is that of both", () => {
  test.each([
    "Is Anna Holm the spouse or the father of Piet Brand?",
    "Is Anna Holm the spouse or father of Piet Brand?",
    "Is Anna Holm Piet Brand's spouse or father?",
  ])("%s", (question) => {
    expect(formsOf(question)[0]).toBe("exists Anna Holm & father(Piet Brand) | spouse(Piet Brand) at now");
    for (const form of formsOf(question)) expect(form).not.toContain("all person");
  });
});

describe("what is asked for is of the kind that the question names", () => {
  test.each([
    "Which ships are commanded by someone who was not born in Tarnwick?",
    "Which ships have a captain who was not born in Tarnwick?",
    "How many ships have a captain who was not born in Tarnwick?",
  ])("%s", (question) => {
    for (const form of formsOf(question)) expect(form).toContain("all ship");
    for (const form of formsOf(question)) expect(form).not.toMatch(/^(?:count )?captain\(all ship\) except/u);
  });

  test("somebody is a person", () => {
    expect(formsOf("Which ships are commanded by someone who was not born in Tarnwick?")[0]).toBe(
      "^captain(all person except ^place of birth(Tarnwick)) & all ship",
    );
  });
});

describe("an amount is asked for, and not how many numbers are stated", () => {
  test.each([
    ["How many inhabitants do the harbours have?", "amount"],
    ["How many days did the Grey Heron launch?", undefined],
  ])("%s", (question, reason) => {
    for (const form of formsOf(question)) expect(form).not.toMatch(/^count (?:population|length|launched)\(/u);
    if (reason !== undefined) {
      expect(formsOf(question)).toEqual([]);
      expect(ask(question).reason).toContain(reason);
    }
  });

  test("of one thing it is read off", () => {
    expect(formsOf("How many inhabitants does Norby have?")[0]).toBe("population(Norby)");
  });
});

test("what several have is not counted as what they have in common", () => {
  for (const form of formsOf("How many ships did Piet Brand and Ida Falk build?"))
    expect(form).not.toMatch(/by\(Ida Falk\) & \^built by\(Piet/u);
  expect(formsOf("How many ships did both Piet Brand and Ida Falk build?")[0]).toMatch(/^count /u);
});
