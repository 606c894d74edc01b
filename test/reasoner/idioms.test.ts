import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { showForm } from "./show-form.ts";
import { type World, worldOf } from "./world.ts";

/** Words that together say another thing than each of them are read as one, or not at all. */
const NAMES = { "Mara Quint": "sailor", Ostmole: "town", "Fish Company": "company" };
const CLASSES = { sailor: [], town: [], company: [], craft: [] };
const housed = worldOf(NAMES, CLASSES, [["lives in", "sailor", "town"]]);
const working = worldOf(NAMES, CLASSES, [
  ["lives in", "sailor", "town"],
  ["occupation", "sailor", "craft"],
]);
const employed = worldOf(NAMES, CLASSES, [["employer", "sailor", "company"]]);

const answerable = ({ catalogue, mentionsIn }: World, question: string): readonly string[] =>
  analyse({ question, mentions: mentionsIn(question), catalogue })
    .readings.map(({ form }) => showForm(form))
    .filter((form) => !form.includes('"'));

describe("what one does for a living", () => {
  test("is the occupation", () => {
    expect(answerable(working, "What does Mara Quint do for a living?")).toEqual(["occupation(Mara Quint)"]);
  });

  test.each(["What does Mara Quint do for a living?", "Where does Mara Quint work for a living?"])(
    "and not where one lives: %s",
    (question) => {
      expect(answerable(housed, question)).toEqual([]);
    },
  );
});

describe("whom one works for", () => {
  test.each([
    ["Who does Mara Quint work for?", "employer(Mara Quint)"],
    ["Which company does Mara Quint work for?", "all company & employer(Mara Quint)"],
  ])("is the employer: %s", (question, form) => {
    expect(answerable(employed, question)).toContain(form);
  });

  test.each(["Who does Mara Quint work for?", "Who works for Mara Quint?"])("and no occupation: %s", (question) => {
    expect(answerable(working, question)).toEqual([]);
  });
});
