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
