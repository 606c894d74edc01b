import { describe, expect, test } from "vitest";
import { openWeavers } from "./weavers.ts";

const ask = await openWeavers();

describe("what every one of some did, and nobody else", () => {
  test.each([
    ["Which tapestries did every weaver of the Moth Tapestry weave?", "Moth Tapestry"],
    ["Which towns does every canal pass?", "Arnby"],
    ["Which town do all canals that pass Belmow pass?", "Arnby, Belmow"],
    ["Which tapestries did only Tilde Aas weave?", "Boar Tapestry, Swan Tapestry"],
    ["Which canals pass only Arnby?", "Low Cut, New Cut"],
    ["Which canals only pass Arnby?", "Low Cut, New Cut"],
    ["Who only wove tapestries that hang in the Ash Hall?", "Joss Birk"],
    ["Which weavers only wove tapestries that hang in the Ash Hall?", "Joss Birk"],
  ])("%s", async (question, text) => {
    const answer = await ask(question);
    if (text === undefined) expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
    else expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });

  test.each([
    "Which towns does every canal not pass?",
    "Which towns does not every canal pass?",
    "Which towns does almost every canal pass?",
    "Which towns does every broad canal pass?",
    "Which towns does every canal but the Low Cut pass?",
    "Which towns did every canal pass in 1800?",
    "Who not only wove tapestries that hang in the Ash Hall?",
    "Who only wove broad tapestries?",
    "Who only dyed tapestries that hang in the Ash Hall?",
    "Who only wove tapestries that hang in the Ash Hall in 1800?",
  ])("%s: not known", async (question) => {
    const answer = await ask(question);
    expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
  });
});

describe("what named things come to", () => {
  test.each([
    ["What is the sum of the inhabitants of Arnby, Belmow and Corve?", "4,950"],
    ["The combined seats of the Ash Hall and the Elm Hall", "200"],
  ])("%s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });

  test("which of two has more is not told where one name is that of two", async () => {
    const answer = await ask("Who wove more tapestries, Tilde Aas or Birk?");
    expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
    expect(answer.explanation).toContain("“Birk” may mean");
  });
});
