import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import * as harbour from "./harbour.ts";
import { showForm } from "./show-form.ts";
import { worldOf, type World } from "./world.ts";

const films = worldOf(
  {
    "Anneke Vossel": "person",
    "Boris Tamlin": "person",
    "Velvet Orrery": "film",
    "Mount Skarn": "mountain",
    Tarvania: "country",
  },
  { person: [], film: [], mountain: [], country: [], office: [] },
  [
    ["director", "film", "person"],
    ["duration", "film", "NUMBER"],
    ["release date", "film", "DATE", ["publication date"]],
    ["height", "mountain", "NUMBER"],
    ["population", "country", "NUMBER"],
    ["borders", "country", "country"],
    ["date of birth", "person", "DATE"],
    ["officeholder", "office", "person"],
    ["head of state", "country", "person", ["president"]],
  ],
);

const read = ({ catalogue, mentionsIn }: World, question: string): string => {
  const { readings, reason } = analyse({ question, mentions: mentionsIn(question), catalogue });
  return readings[0] === undefined ? (reason ?? "") : showForm(readings[0].form);
};

describe("what is asked of each", () => {
  test.each([
    [
      "Who directed each of the films directed by Boris Tamlin?",
      "director of each of (^director(Boris Tamlin) & all film)",
    ],
    [
      "What is the population of each country that borders Tarvania?",
      "population of each of (^borders(Tarvania) & all country)",
    ],
    [
      "the population of each of the countries that border Tarvania",
      "population of each of (^borders(Tarvania) & all country)",
    ],
    [
      "When was each of the films directed by Boris Tamlin released?",
      "release date of each of (^director(Boris Tamlin) & all film)",
    ],
    [
      "How many films did each of the directors direct?",
      "count of ^director among (all film) of each of (director(all film))",
    ],
    [
      "How long is each of the films directed by Boris Tamlin?",
      "duration of each of (^director(Boris Tamlin) & all film)",
    ],
  ])("%s", (question, form) => {
    expect(read(films, question)).toBe(form);
  });

  test.each([
    [
      "What is the date of birth of the head of state of each country that borders Tarvania?",
      "date of birth of each, 1 back, of head of state(^borders(Tarvania) & all country)",
    ],
    [
      "For each country that borders Tarvania, when was its president born?",
      "date of birth of each, 1 back, of head of state(^borders(Tarvania) & all country)",
    ],
    ["When was the director of each film born?", "date of birth of each, 1 back, of director(all film)"],
    [
      "For every country that borders Tarvania, what is its population?",
      "population of each of (^borders(Tarvania) & all country)",
    ],
    ["For each film, who directed it?", "director of each of (all film)"],
  ])("%s", (question, form) => {
    expect(read(films, question)).toBe(form);
  });

  test("all of what is asked is of each", () => {
    const question = "What is the population of each country that borders Tarvania?";
    const { readings } = analyse({ question, mentions: films.mentionsIn(question), catalogue: films.catalogue });
    expect(readings.map(({ form }) => form.kind)).toEqual(readings.map(() => "each"));
  });

  test.each(["Who is the captain of each Grey Heron?", "Which ships border each other?"])("%s", (question) => {
    expect(read(harbour, question)).not.toContain("of each");
  });
});

const BY_ANNEKE = "^director(Anneke Vossel) & all film";
const AFTER = `${BY_ANNEKE} where release date > (release date(Velvet Orrery))`;

describe("what comes next", () => {
  test.each([
    ["Which film did Anneke Vossel direct after Velvet Orrery?", `min 1 of ${AFTER} by release date`],
    ["Which films did Anneke Vossel direct after Velvet Orrery?", AFTER],
    [
      "Which film did Anneke Vossel direct before Velvet Orrery?",
      `max 1 of ${BY_ANNEKE} where release date < (release date(Velvet Orrery)) by release date`,
    ],
    ["What is the next film directed by Anneke Vossel after Velvet Orrery?", `min 1 of ${AFTER} by release date`],
    ["What was the first film directed by Anneke Vossel after Velvet Orrery?", `min 1 of ${AFTER} by release date`],
    [
      "What is the highest mountain after Mount Skarn?",
      "max 1 of all mountain where height < (height(Mount Skarn)) by height",
    ],
    ["Who was president of Tarvania after Anneke Vossel?", "head of state(Tarvania) at turn 1 AFTER Anneke Vossel"],
    ["What is the second film directed by Anneke Vossel?", `min 2 of ${BY_ANNEKE} by release date`],
  ])("%s", (question, form) => {
    expect(read(films, question)).toBe(form);
  });

  test.each([
    // Nothing says when who held an office.
    "Who was the next president after Anneke Vossel?",
    "What is the next film by Anneke Vossel?",
    "What is the second highest mountain after Mount Skarn?",
  ])("%s", (question) => {
    const { readings } = analyse({ question, mentions: films.mentionsIn(question), catalogue: films.catalogue });
    expect(readings.map(({ form }) => showForm(form))).toEqual([]);
  });
});
