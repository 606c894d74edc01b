import { expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { catalogue, mentionsIn } from "./harbour.ts";
import { showForm } from "./show-form.ts";

const formsOf = (question: string): readonly string[] =>
  analyse({ question, mentions: mentionsIn(question), catalogue }).readings.map(({ form }) => showForm(form));

test.each([
  ["Weren't Anna Holm and Ida Falk born in the same port?", "same place of birth of Anna Holm and Ida Falk"],
  ["Which is longer, the Grey Heron or the Blue Tern?", "max of Grey Heron or Blue Tern by length"],
  ["Which ships were not built by Piet Brand?", "all ship except ^built by(Piet Brand)"],
])("%s", (question, form) => {
  expect(formsOf(question)[0]).toBe(form);
});

test.each([
  "Was Anna Holm never born in Tarnwick?",
  "Did Piet Brand never build the Grey Heron?",
  "Which is longer, the first Grey Heron or the Blue Tern?",
  "Is the Grey Heron the first longer than the Blue Tern?",
  "Who commanded the 1970 Grey Heron?",
  "Which 1970 ships did Anna Holm command?",
  "What is the 1970 name of the builder of the Blue Tern?",
])("no reading of the graph passes over a word that turns the answer: %s", (question) => {
  // What is left open is looked for in documents, by all of its words.
  expect(formsOf(question).filter((form) => !form.includes('"'))).toEqual([]);
});
