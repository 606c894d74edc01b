import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { catalogue, mentionsIn } from "./harbour.ts";
import { showForm } from "./show-form.ts";

const read = (question: string) => analyse({ question, mentions: mentionsIn(question), catalogue });
const first = (question: string): string => {
  const { readings, reason } = read(question);
  return readings[0] === undefined ? (reason ?? "") : showForm(readings[0].form);
};

const LENGTH_OF_TERN = "(length(Blue Tern))";

describe("so many times as much", () => {
  test.each([
    ["Which ships are at least twice as long as the Blue Tern?", `all ship where length >= 2 times ${LENGTH_OF_TERN}`],
    ["Which ships are more than 3 times as long as the Blue Tern?", `all ship where length > 3 times ${LENGTH_OF_TERN}`],
    ["Which ships are exactly half as long as the Blue Tern?", `all ship where length = 0.5 times ${LENGTH_OF_TERN}`],
    ["Which ships are half as long as the Blue Tern?", `all ship where length = 0.5 times ${LENGTH_OF_TERN}`],
    ["Which ships are less than 1.5 times as long as the Blue Tern?", `all ship where length < 1.5 times ${LENGTH_OF_TERN}`],
    ["Which ships have a length twice that of the Blue Tern?", `all ship where length >= 2 times ${LENGTH_OF_TERN}`],
    [
      "Is the Grey Heron at least twice as long as the Blue Tern?",
      `exists Grey Heron where length >= 2 times ${LENGTH_OF_TERN} at now`,
    ],
    [
      "Did Anna Holm command twice as many ships as Piet Brand?",
      "exists Anna Holm where count of ^captain among (all ship) >= 2 times the number of (^captain(Piet Brand) & all ship)",
    ],
    [
      "Which people commanded more ships than Piet Brand?",
      "all person where count of ^captain among (all ship) > the number of (^captain(Piet Brand) & all ship)",
    ],
    [
      "How many times as long as the Blue Tern is the Grey Heron?",
      "ratio of Grey Heron and Blue Tern by length",
    ],
  ])("%s", (question, form) => {
    expect(first(question)).toBe(form);
  });

  test("what no word says is told: twice as long is at least so long", () => {
    const doubtsOf = (question: string) => read(question).readings[0]?.doubts ?? [];
    expect(doubtsOf("Which ships are twice as long as the Blue Tern?")).toEqual(["“twice” is read as at least twice"]);
    expect(doubtsOf("Which ships are at least twice as long as the Blue Tern?")).toEqual([]);
    expect(doubtsOf("Which ships are exactly twice as long as the Blue Tern?")).toEqual([]);
  });

  test.each([
    "Which ships are twice as old as the Blue Tern?",
    "Which ships are twice as short as the Blue Tern?",
    "Which ships are twice as long as they are wide?",
    "Which ships were twice commanded by Anna Holm?",
    "Which ships are a third as long as the Blue Tern?",
    "Which half of the ships are as long as the Blue Tern?",
    "Is the Grey Heron as long as the Blue Tern three times?",
  ])("not read: %s", (question) => {
    expect(read(question).readings).toEqual([]);
  });
});
