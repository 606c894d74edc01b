import { describe, expect, test } from "vitest";
import type { QuestionAnalysis } from "../../engine/question/analysis.ts";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { catalogue, mentionsIn } from "./harbour.ts";
import { showForm } from "./show-form.ts";

/**
 * Every word that quantifies, ranks, compares, restricts or times what is asked is carried by a reading, or there is
 * none.
 */
const ask = (question: string): QuestionAnalysis => analyse({ question, mentions: mentionsIn(question), catalogue });

describe("a word that no reading carries is quoted", () => {
  test.each([
    ["Every ship that Piet Brand built was commanded by whom?", "Every"],
    ["Which countries border Sundland alone?", "alone"],
    ["Which countries border Sundland exclusively?", "exclusively"],
    ["Which ships did at least two persons of Sundland build?", "at least two"],
    ["Which two ships were built by Piet Brand?", "two"],
    ["Which ships were built by two persons?", "two"],
    ["Which ships were built by several persons?", "several"],
    ["Which ships were built by many persons?", "many"],
    ["Which ships were built by few persons?", "few"],
    ["Who commanded half of the ships built by Piet Brand?", "half"],
    ["Who always commanded the Grey Heron?", "always"],
    ["Who usually commanded the Grey Heron?", "usually"],
    ["Who often commanded the Grey Heron?", "often"],
    ["Who mostly commanded the Grey Heron?", "mostly"],
    ["Who commanded the Grey Heron twice?", "twice"],
    ["What is the average length of the Grey Heron?", "average"],
    ["Which other ships were built by Piet Brand?", "other"],
    ["Who else commanded the Grey Heron?", "else"],
    ["Which ships were built by more persons than the Grey Heron?", "more"],
    ["Who is the next captain of the Grey Heron?", "next"],
    ["Who was recently captain of the Grey Heron?", "recently"],
    ["Who is still captain of the Grey Heron?", "still"],
  ])("%s", (question, words) => {
    const { readings, reason } = ask(question);
    expect(readings.map(({ form }) => showForm(form))).toEqual([]);
    expect(reason).toContain(`“${words}”`);
  });
});

describe("a word that a reading carries, or that a list fulfils, is none to refuse", () => {
  test.each([
    "List all ships built by Piet Brand.",
    "Name every ship built by Piet Brand.",
    "What are all the ships built by Piet Brand?",
    "What are the home ports of all ships built by Piet Brand?",
    "Name any ship built by Piet Brand.",
    "Which ships were built by both Piet Brand and Ida Falk?",
    "Which ship built by Piet Brand is the longest?",
    "What is the second longest ship?",
    "Which ships are longer than 100 metres?",
    "Which ships were launched before 1900?",
    "Which is longer, the Grey Heron or the Blue Tern?",
    "Which ships were not built by Piet Brand?",
    "Which ships other than the Grey Heron were built by Piet Brand?",
    "Who is the current captain of the Grey Heron?",
    "Who was the captain of the Grey Heron in 1950?",
    "How many ships did Piet Brand build?",
    "Please tell me who commanded the Grey Heron.",
    "Who is the spouse of the captain of the Grey Heron?",
  ])("%s", (question) => {
    expect(ask(question).readings).not.toEqual([]);
  });
});

test("one operator does not stand for two", () => {
  for (const { form } of ask("Which ships not built by Piet Brand were not built by Ida Falk?").readings)
    expect(showForm(form).split(" except ").length).toBeGreaterThan(2);
});

test("what does not border a thing is another than the thing itself", () => {
  expect(ask("Which countries do not border Sundland?").readings[0]?.form).toMatchObject({
    kind: "except",
    without: { kind: "union", sets: [{ kind: "follow" }, { kind: "mention", text: "Sundland" }] },
  });
});
