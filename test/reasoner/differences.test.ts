import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import * as harbour from "./harbour.ts";
import { showForm } from "./show-form.ts";
import { worldOf, type World } from "./world.ts";

const films = worldOf(
  { "Anneke Vossel": "person", "Boris Tamlin": "person", "Velvet Orrery": "film", "Low Lantern": "film" },
  { person: [], film: [], prize: [] },
  [
    ["director", "film", "person"],
    ["duration", "film", "NUMBER"],
    ["release date", "film", "DATE"],
    ["child", "person", "person", ["children"]],
    ["award received", "person", "prize"],
    ["date of birth", "person", "DATE"],
  ],
);

const read = ({ catalogue, mentionsIn }: World, question: string): string => {
  const { readings, reason } = analyse({ question, mentions: mentionsIn(question), catalogue });
  return readings[0] === undefined ? (reason ?? "") : showForm(readings[0].form);
};

const DIRECTED = "^director among (all film)";

describe("what lies between two", () => {
  test.each([
    ["How much longer is the Grey Heron than the Blue Tern?", "difference max of Grey Heron and Blue Tern by length"],
    ["How much shorter is the Grey Heron than the Blue Tern?", "difference min of Grey Heron and Blue Tern by length"],
    [
      "How many metres longer is the Grey Heron than the Blue Tern?",
      "difference max of Grey Heron and Blue Tern by length in metres",
    ],
    [
      "By how many metres is the Grey Heron longer than the Blue Tern?",
      "difference max of Grey Heron and Blue Tern by length in metres",
    ],
    ["How many more inhabitants does Norby have than Tarnwick?", "difference max of Norby and Tarnwick by population"],
    ["How many more inhabitants has Norby than Tarnwick?", "difference max of Norby and Tarnwick by population"],
    ["How much older is Anna Holm than Piet Brand?", "difference min of Anna Holm and Piet Brand by date of birth"],
    [
      "How many years older is Anna Holm than Piet Brand?",
      "difference min of Anna Holm and Piet Brand by date of birth in years",
    ],
    [
      "How many years after the Grey Heron was the Blue Tern launched?",
      "difference max of Blue Tern and Grey Heron by launched in years",
    ],
    [
      "How many days before the Grey Heron was the Blue Tern launched?",
      "difference min of Blue Tern and Grey Heron by launched in days",
    ],
    [
      "How long after the Grey Heron was the Blue Tern launched?",
      "difference max of Blue Tern and Grey Heron by launched",
    ],
    [
      "How many years later was the Blue Tern launched than the Grey Heron?",
      "difference max of Blue Tern and Grey Heron by launched in years",
    ],
    [
      "How many more ships did Anna Holm command than Piet Brand?",
      "difference max of Anna Holm and Piet Brand by count of ^captain among (all ship)",
    ],
    [
      "How many more ships did Anna Holm command than Piet Brand did?",
      "difference max of Anna Holm and Piet Brand by count of ^captain among (all ship)",
    ],
    [
      "How many fewer ships were built by Anna Holm than by Piet Brand?",
      "difference min of Anna Holm and Piet Brand by count of ^built by among (all ship)",
    ],
    ["How many times as long is the Grey Heron as the Blue Tern?", "ratio of Grey Heron and Blue Tern by length"],
    ["How many times as many inhabitants does Norby have as Tarnwick?", "ratio of Norby and Tarnwick by population"],
    [
      "What is the difference between the lengths of the Grey Heron and the Blue Tern?",
      "difference of Grey Heron and Blue Tern by length",
    ],
    [
      "What is the difference between the length of the Grey Heron and the length of the Blue Tern?",
      "difference of Grey Heron and Blue Tern by length",
    ],
    [
      "What is the difference in length between the Grey Heron and the Blue Tern?",
      "difference of Grey Heron and Blue Tern by length",
    ],
  ])("%s", (question, form) => {
    expect(read(harbour, question)).toBe(form);
  });

  test.each([
    [
      "How many more films did Anneke Vossel direct than Boris Tamlin?",
      `difference max of Anneke Vossel and Boris Tamlin by count of ${DIRECTED}`,
    ],
    [
      "How many times as many films did Anneke Vossel direct as Boris Tamlin?",
      `ratio of Anneke Vossel and Boris Tamlin by count of ${DIRECTED}`,
    ],
    [
      "How many more children does Anneke Vossel have than Boris Tamlin?",
      "difference max of Anneke Vossel and Boris Tamlin by count of child",
    ],
    [
      "Did Anneke Vossel direct more films than Boris Tamlin?",
      `is Anneke Vossel the max against Boris Tamlin by count of ${DIRECTED}`,
    ],
    [
      "Did Anneke Vossel direct fewer films than Boris Tamlin did?",
      `is Anneke Vossel the min against Boris Tamlin by count of ${DIRECTED}`,
    ],
    [
      "Does Anneke Vossel have more children than Boris Tamlin?",
      "is Anneke Vossel the max against Boris Tamlin by count of child",
    ],
    [
      "Who directed more films, Anneke Vossel or Boris Tamlin?",
      `max of Anneke Vossel or Boris Tamlin by count of ${DIRECTED}`,
    ],
    ["Who has more children, Anneke Vossel or Boris Tamlin?", "max of Anneke Vossel or Boris Tamlin by count of child"],
    [
      "How many minutes longer is Low Lantern than Velvet Orrery?",
      "difference max of Low Lantern and Velvet Orrery by duration in minutes",
    ],
  ])("%s", (question, form) => {
    expect(read(films, question)).toBe(form);
  });
});

describe("no word is passed over that holds two against each other", () => {
  test.each([
    "How many more ships did Anna Holm command?",
    "How many more ships than Piet Brand did Anna Holm command in 1950?",
    "What is the difference between the Grey Heron and the Blue Tern?",
    "How many years after the Grey Heron was Anna Holm?",
  ])("%s", (question) => {
    const { catalogue, mentionsIn } = harbour;
    expect(analyse({ question, mentions: mentionsIn(question), catalogue }).readings).toEqual([]);
  });
});

test("more by so many times is read as so many times as much, and told to be doubtful", () => {
  const { catalogue, mentionsIn } = harbour;
  const question = "How many times longer is the Grey Heron than the Blue Tern?";
  const { readings } = analyse({ question, mentions: mentionsIn(question), catalogue });
  expect(readings[0]?.form).toMatchObject({ kind: "difference", how: "ratio" });
  expect(readings.every(({ doubts = [] }) => doubts.some((each) => each.includes("may mean how much more")))).toBe(
    true,
  );
});
