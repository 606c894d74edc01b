import { describe, expect, test } from "vitest";
import type { QuestionAnalysis } from "../../engine/question/analysis.ts";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { catalogue, mentionsIn } from "./harbour.ts";
import { showForm } from "./show-form.ts";

/**
 * Every word of a question is said by a reading, or adds nothing where it stands; else nothing is answered by the
 * graph.
 */
const ask = (question: string): QuestionAnalysis => analyse({ question, mentions: mentionsIn(question), catalogue });

/** Readings that a graph can answer: those whose relations it all knows. */
const answerable = (question: string): readonly string[] =>
  ask(question)
    .readings.map(({ form }) => showForm(form))
    .filter((form) => !form.includes('"'));

describe("a word that no relation says is not left out", () => {
  test.each([
    "Who was born outside Norby?",
    "Who was born far from Norby?",
    "Who was born north of Norby?",
    "Who was born opposite Norby?",
    "Who was born below Norby?",
    "Who was born near Norby?",
    "Who was born against Norby?",
    "Who was born behind Norby?",
    "Who was born beyond Norby?",
    "Who was born toward Norby?",
    "Was Anna Holm born near Norby?",
    "Who was born in Norby in winter?",
    "Who was born in Norby at night?",
    "Who was born in Norby if it rains?",
    "Who was born in ports like Norby?",
    "Who was born in Norby, allegedly?",
    "Who commanded the Grey Heron drunk?",
    "Who commanded the Grey Heron early?",
    "Who commanded the Grey Heron later?",
    "Who commanded the Grey Heron illegally?",
    "Who could command the Grey Heron?",
    "Who should command the Grey Heron?",
    "Who must command the Grey Heron?",
    "Who might command the Grey Heron?",
    "Who was born in !Norby?",
    "Who was born in ¬Norby?",
    "Which ships have a length of $30?",
    "Which ships have a length of 30%?",
    "Which ships have a length of ±61?",
    "Which ships have a length != 61?",
    "Which ships were launched circa 1962?",
    "Which ships were launched about 1962?",
    "Who was a professional captain of the Grey Heron?",
    "Who professionally commanded the Grey Heron?",
    "Which people commanded the ship that their second captain built?",
    "Who took the Grey Heron?",
    "Who got the Grey Heron?",
    "Who owns the Grey Heron?",
    "Does Piet Brand own the Grey Heron?",
    "Which ships did their captain build?",
    "Who commanded the ship that he built?",
    "Who commanded a ship that their spouse built?",
    "Why was the Grey Heron launched?",
    "Who lives in Norby?",
  ])("%s", (question) => {
    expect(answerable(question)).toEqual([]);
  });
});

describe("a word that adds nothing, or that is said in another way, is none to refuse", () => {
  test.each([
    "Who was born in Norby?",
    "Who actually commanded the Grey Heron?",
    "Please tell me who commanded the Grey Heron.",
    "Who commanded the ship Grey Heron?",
    "Which ships have their home port in Norby?",
    "In which country would you find Norby?",
    "Which ships share a captain with the Grey Heron?",
    "Which children does Piet Brand have?",
  ])("%s", (question) => {
    expect(answerable(question)).not.toEqual([]);
  });
});

describe("signs before a number are read", () => {
  test.each([
    ["Which ships have a length > 61?", "Which ships have a length of more than 61?"],
    ["Which ships have a length < 61?", "Which ships have a length of less than 61?"],
    ["Which ships have a length >= 61?", "Which ships have a length of at least 61?"],
    ["Which ships have a length ≤ 61?", "Which ships have a length of at most 61?"],
    ["Which ships have a length = 61?", "Which ships have a length of 61?"],
  ])("%s", (signs, words) => {
    expect(answerable(signs)[0]).toBe(answerable(words)[0]);
    expect(answerable(signs)).not.toEqual([]);
  });

  test.each(["-20", "−20"])("%s is below nought", (number) => {
    expect(answerable(`Which ships have a length of ${number} metres?`)[0]).toContain("-20");
  });
});
