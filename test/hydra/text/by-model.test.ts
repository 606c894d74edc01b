import { expect, test } from "vitest";
import type { LanguageModel } from "../../../engine/sources/language-model.ts";
import { createModelReasoner } from "../../../reasoners/model/reasoner.ts";
import { BuiltinReplies } from "../../model/builtin-replies.ts";
import { pathsAlong, quotesOf, shown, type AskedText } from "./ask.ts";
import { chain, collection, topic } from "./pages.ts";

const MOOSE: AskedText = {
  question: "What team that has a mascot named Mariner Moose is in the American League West?",
  topics: [topic("Mariner Moose", "Mariner_Moose"), topic("American League West", "American_League_West")],
  skyline: chain("Mariner Moose", ["mascot of", "FORWARD"], "?team", ["member of", "FORWARD"], "American League West"),
};
const PAGES = [
  { title: "Mariner Moose", text: "The Mariner Moose is the team mascot of the Seattle Mariners." },
  { title: "Seattle Mariners", text: "The Seattle Mariners are a member of the American League West." },
];

test("a model that says what the built-in reasoner says gives the same paths, by one request for a kind", async () => {
  const replies = new BuiltinReplies();
  const tasks: string[] = [];
  const model: LanguageModel = {
    id: "model",
    describe: () => null,
    complete: async ({ task, messages }) => {
      tasks.push(task);
      const reply = await replies.replyTo(messages.at(-1)?.content ?? "");
      return { text: JSON.stringify(reply), ending: "COMPLETE" };
    },
  };
  const documents = [collection("pages", "DOCUMENTS", PAGES)];
  const { value } = await pathsAlong(MOOSE, { documents, reasoner: replies.beside(createModelReasoner({ model })) });
  const { value: own } = await pathsAlong(MOOSE, { documents });
  expect(tasks).toEqual(["read-paths"]);
  expect(shown(value)).toEqual(["Mariner Moose – mascot of → Seattle Mariners – member of → American League West"]);
  expect([shown(value), quotesOf(value)]).toEqual([shown(own), quotesOf(own)]);
});

const STEP = {
  subject: "Mariner Moose",
  relation: "mascot of",
  object: "Seattle Mariners",
  quote: "is the team mascot of the Seattle Mariners",
  certainty: 1,
};

test.each([
  [{ sentence: "s99" }, 'There is no sentence "s99"'],
  [{ object: " " }, "an end or the relation is empty"],
  [{ quote: "is a mascot of the Mariners" }, 'The quote "is a mascot of the Mariners" does not stand in sentence'],
  [{ subject: "Moose the Mariner", object: "that team" }, 'Neither "Moose the Mariner" nor "that team" stands in'],
])("a step with %j is asked for again, with what is wrong with it and nothing else", async (wrong, problem) => {
  const asked: string[] = [];
  const model: LanguageModel = {
    id: "model",
    describe: () => null,
    complete: async ({ messages }) => {
      asked.push(messages.at(-1)?.content ?? "");
      const [, sentence = ""] = /"id":"(s\d+)"[^{}]*team mascot/u.exec(asked[0] ?? "") ?? [];
      const step = { ...STEP, sentence, ...(asked.length === 1 ? wrong : {}) };
      return { text: JSON.stringify({ paths: [{ steps: [step] }] }), ending: "COMPLETE" };
    },
  };
  const replies = new BuiltinReplies();
  const documents = [collection("pages", "DOCUMENTS", PAGES)];
  const { value } = await pathsAlong(MOOSE, { documents, reasoner: replies.beside(createModelReasoner({ model })) });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain(problem);
  const others = ["There is no sentence", "is empty", "character for character", "Neither "];
  expect(others.filter((other) => asked[1]?.includes(other))).toHaveLength(1);
  expect(shown(value)).toEqual(["Mariner Moose – mascot of → Seattle Mariners"]);
});
