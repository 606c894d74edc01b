import { describe, expect, test } from "vitest";
import { openWeavers } from "./weavers.ts";

const ask = await openWeavers();

describe("how many of something each of several things has", () => {
  test.each([
    ["How many tapestries per hall?", "Ash Hall: 3; Elm Hall: 1"],
    ["How many tapestries are there per hall?", "Ash Hall: 3; Elm Hall: 1"],
    ["How many tapestries hang in each hall?", "Ash Hall: 3; Elm Hall: 1"],
    ["How many tapestries are in each hall?", "Ash Hall: 3; Elm Hall: 1"],
    ["How many tapestries does each hall have?", "Ash Hall: 3; Elm Hall: 1"],
    ["The number of tapestries in each hall", "Ash Hall: 3; Elm Hall: 1"],
    ["List the number of tapestries for each weaver", "Joss Birk: 1; Runa Birk: 1; Tilde Aas: 3"],
    ["How many tapestries were woven by each weaver?", "Joss Birk: 1; Runa Birk: 1; Tilde Aas: 3"],
    ["How many canals pass each town?", "Arnby: 4; Belmow: 2"],
    ["How many towns does each canal pass?", "Grand Cut: 2; Low Cut: 1; New Cut: 1; Old Cut: 2"],
    ["How many tapestries longer than 5 metres are in each hall?", "Ash Hall: 1; Elm Hall: 1"],
    ["How many tapestries longer than 5 metres per weaver?", "Runa Birk: 1; Tilde Aas: 2"],
    ["How many canals pass each town with more than 1000 inhabitants?", "Belmow: 2"],
    ["How many halls per guild are there?", "Carders: 1; Dyers: 2"],
    ["What is the number of halls of each guild?", "Carders: 1; Dyers: 2"],
    ["How many halls does each guild have?", "Carders: 1; Dyers: 2"],
  ])("%s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });

  test("tells of how many none is stated", async () => {
    const answer = await ask("How many canals pass each town?");
    expect(answer.complete).toBe(false);
    expect(answer.explanation).toContain("For 1 more none is stated");
  });

  test("tells of those who have none of what a condition is put to", async () => {
    const answer = await ask("How many tapestries longer than 5 metres per weaver?");
    expect(answer.complete).toBe(false);
    expect(answer.explanation).toContain("For 1 more none is stated");
  });

  test("takes the number that is stated of each", async () => {
    const answer = await ask("What is the number of seats of each hall?");
    expect(answer, answer.explanation).toMatchObject({
      status: "ANSWERED",
      text: "Ash Hall: 40; Elm Hall: 160; Yew Hall: 90",
    });
  });

  test.each([
    "How many tapestries are not in each hall?",
    "How many large tapestries are in each hall?",
    "How many tapestries per hall and weaver?",
    "How many tapestries per hall in 1800?",
    "How many tapestries are in each hall except the Elm Hall?",
    "How many tapestries did each hall have in 1700?",
    "How many people per town?",
    "The number of guilds of each canal",
    "How many looms per hall?",
    "How many long canals pass each town?",
    "What is the tapestry of each hall with the greatest length?",
  ])("%s: not read as another thing", async (question) => {
    const answer = await ask(question);
    expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
  });

  test.each(["How many guilds pass each town?", "How many canals are in each hall?", "How many halls per canal?"])(
    "%s: nothing says that there is none",
    async (question) => {
      const answer = await ask(question);
      expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN", complete: false });
    },
  );
});

describe("the first of each, by a measure that is named", () => {
  test.each([
    ["What is the largest tapestry of each hall by length?", "Ash Hall: Boar Tapestry; Elm Hall: Moth Tapestry"],
    ["What is the smallest tapestry of each hall by length?", "Ash Hall: Reed Tapestry; Elm Hall: Moth Tapestry"],
    ["What is the largest hall of each guild by seats?", "Carders: Yew Hall; Dyers: Elm Hall"],
  ])("%s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });
});
