import { describe, expect, test } from "vitest";
import { plainQuestion } from "../../reasoners/english/plain-question/plain-question.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";

const PLAYS = `
@prefix : <urn:plays:> .
:Play rdfs:label "play" . :Person rdfs:label "person" . :author rdfs:label "author" .
:a a :Play ; rdfs:label "Our Zeldi" ; :author :p .
:b a :Play ; rdfs:label "The Zeldi" ; :author :q .
:p a :Person ; rdfs:label "Kip Orm" . :q a :Person ; rdfs:label "Ada Vell" .
`;

const plain = (question: string, names: readonly string[] = []): string => {
  const mentions = names.map((text) => {
    const start = question.indexOf(text);
    return { text, start, end: start + text.length, candidates: [] };
  });
  return plainQuestion({ question, mentions }).question;
};

describe("whose things they are", () => {
  test.each([
    ["what's your biggest pen", "what's the biggest pen"],
    ["how many cats have you got?", "how many cats are there?"],
    ["which boats do you have", "which boats are there"],
    ["how heavy is it these days", "how heavy is it now"],
  ])("%s: %s", (question, read) => {
    expect(plain(question).replaceAll(" ?", "?")).toBe(read);
  });

  test.each([
    ["who wrote Our Zeldi", ["Our Zeldi"]],
    ["who wrote Our Zeldi", ["Our Zeldi", "Zeldi"]],
    ["who wrote Our Zeldi", ["Zeldi"]],
    ["who sang These Days", ["These Days"]],
    ["how many cats have kittens", []],
  ])("%s stays", (question, names) => {
    expect(plain(question, names)).toBe(question);
  });

  test.each(["who is the author of Our Zeldi", "who is the author of our zeldi"])(
    "a name keeps it: %s",
    async (text) => {
      const { values } = await askAll([await graphOf("members-plays", PLAYS)], text);
      expect(values).toEqual(["Kip Orm"]);
    },
  );
});
