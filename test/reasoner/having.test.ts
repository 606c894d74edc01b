import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { classlessGarden, garden } from "./garden.ts";
import { showForm } from "./show-form.ts";
import type { World } from "./world.ts";

/** To have something of a kind is to stand in the relation that the noun names; "have" alone says no relation. */
const readings = ({ catalogue, mentionsIn }: World, question: string): readonly string[] =>
  analyse({ question, mentions: mentionsIn(question), catalogue }).readings.map(({ form }) => showForm(form));

const answerable = (world: World, question: string): readonly string[] =>
  readings(world, question).filter((form) => !form.includes('"'));

describe("what one has names a relation", () => {
  test.each([
    ["Which gardeners have children?", "^child(all gardener) & all gardener"],
    ["Which gardeners have a child?", "^child(all gardener) & all gardener"],
    ["Which gardeners have no children?", "all gardener except ^child(all gardener)"],
    ["Which gardeners do not have children?", "all gardener except ^child(all gardener)"],
    ["Who has children?", "^child(all gardener)"],
    ["How many gardeners have children?", "count ^child(all gardener) & all gardener"],
    ["How many children does Bern Holt have?", "count child(Bern Holt)"],
    [
      "Which gardeners with children look after Sunny Strip?",
      "^child(all gardener) & all gardener & looked after by(Sunny Strip)",
    ],
  ])("%s", (question, form) => {
    expect(answerable(garden, question)[0]).toBe(form);
  });

  test("a clause behind it is said of what one has, and of nothing else", () => {
    expect(answerable(garden, "Which gardeners have children who look after Sunny Strip?")).toEqual([
      "^child(all gardener & looked after by(Sunny Strip)) & all gardener",
    ]);
  });

  test("where nothing has a class, there is no set of all that may be had", () => {
    expect(answerable(classlessGarden, "Who has children?")).toEqual([]);
    expect(answerable(classlessGarden, "Who has children who look after Sunny Strip?")).toEqual([
      "^child(looked after by(Sunny Strip))",
    ]);
  });
});

describe("“have” alone says no relation", () => {
  test.each([
    "Which gardeners have plots?",
    "Which gardeners have a plot?",
    "Which plots have leeks?",
    "Does Sunny Strip have leeks?",
    "What does Bern Holt have?",
    "Who has Sunny Strip?",
  ])("%s", (question) => {
    expect(answerable(garden, question)).toEqual([]);
  });
});
