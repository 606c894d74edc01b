import { describe, expect, test } from "vitest";
import { openWeavers } from "./weavers.ts";

const ask = await openWeavers();

describe("how many times as much of something one thing has as another", () => {
  test.each([
    ["What is the ratio of the inhabitants of Belmow to those of Arnby?", "4"],
    ["What is the ratio of the length of the Moth Tapestry to that of the Boar Tapestry?", "1.5"],
    ["What is the ratio of the length of the Boar Tapestry to the length of the Reed Tapestry?", "3"],
    ["The ratio between the lengths of the Boar Tapestry and the Swan Tapestry", "1.5"],
    ["What is the ratio of the Elm Hall's seats to those of the Ash Hall?", "4"],
    ["How many times as many canals pass Arnby as Belmow?", "2"],
    ["How many times as many tapestries hang in the Ash Hall as in the Elm Hall?", "3"],
    ["How many times as many halls as the Carders have the Dyers?", "2"],
  ])("%s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });

  test.each([
    ["How many times as big as Arnby is Belmow?", "4", "“big” was read as “inhabitants”, which may not be meant"],
    ["How many times larger than Arnby is Belmow?", "4", "“large” was read as “inhabitants”, which may not be meant"],
  ])("tells what a bare size was taken for: %s", async (question, text, told) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text, complete: false });
    expect(answer.explanation).toContain(told);
  });

  test.each([
    // Of years there is no ratio, and of a length and seats none either.
    "What is the ratio of the founding of Arnby to that of Belmow?",
    "What is the ratio of the length of the Swan Tapestry to the seats of the Elm Hall?",
    "What is the ratio of the inhabitants of Arnby?",
    "What is the ratio of old tapestries to halls?",
    "What is the ratio of tapestries in the Ash Hall to halls?",
    "What is the ratio of tapestries to castles?",
    "What is the ratio of the tapestries?",
    "What is the average ratio of tapestries to halls?",
    "What is the ratio of tapestries to halls to guilds?",
    "What is the ratio of tapestries to halls in Corve?",
    "What is the ratio of tapestries to halls in 1700?",
    "What is the ratio of Arnby to Belmow?",
    "How many times as many tapestries as halls are there not?",
    "How many times as many tapestries are there as?",
    "What is the average ratio of the inhabitants of Belmow to those of Arnby?",
    "What is the ratio of the inhabitants of Belmow in 1700 to those of Arnby?",
    "How many times as small as Belmow is Arnby?",
    "How many times as many old canals pass Arnby as Belmow?",
    // Of Corve no canal is stated, which is no 0.
    "How many times as many canals pass Arnby as Corve?",
  ])("and is not told of anything else: %s", async (question) => {
    const answer = await ask(question);
    expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
  });
});

describe("how many times as many there are of one kind as of another", () => {
  test.each([
    [
      "What is the ratio of tapestries to halls?",
      /^\d+(\.\d+)?$/u,
      "how many times as many tapestries there are as halls",
    ],
    [
      "What is the ratio of tapestries to guilds?",
      /^\d+(\.\d+)?$/u,
      "how many times as many tapestries there are as guilds",
    ],
    [
      "How many times as many tapestries as halls are there?",
      /^\d+(\.\d+)?$/u,
      "how many times as many tapestries there are as halls",
    ],
  ])("%s", async (question, number, reading) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", reading });
    expect(answer.text).toMatch(number);
    const [, these, those] = /is counted: (\d+) and (\d+)/u.exec(answer.explanation) ?? [];
    expect(Number(answer.text)).toBeCloseTo(Number(these) / Number(those), 5);
  });
});

describe("how many more do something to one thing than to another", () => {
  test.each([
    ["How many more canals pass Arnby than Belmow?", "2"],
    ["How many more canals pass Arnby than pass Belmow?", "2"],
    ["How many fewer canals pass Belmow than Arnby?", "2"],
    ["How many more tapestries hang in the Ash Hall than in the Elm Hall?", "2"],
    ["How many more tapestries longer than 3 metres hang in the Ash Hall than in the Elm Hall?", "1"],
  ])("%s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });

  test.each([
    "How many more canals pass Belmow than Arnby?",
    "How many more canals pass Arnby than Corve?",
    "How many more canals do not pass Arnby than Belmow?",
    "How many more canals pass Arnby than only Belmow?",
    "How many more broad canals pass Arnby than Belmow?",
    "How many more canals passed Arnby in 1800 than Belmow?",
    "How many more canals pass Arnby than halls stand in Belmow?",
  ])("%s: no such number", async (question) => {
    const answer = await ask(question);
    expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
  });
});
