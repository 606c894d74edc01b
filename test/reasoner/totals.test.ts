import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import * as harbour from "./harbour.ts";
import { showForm } from "./show-form.ts";
import { worldOf, type World } from "./world.ts";

/** Gifts as things of their own, and mills. */
const gifts = worldOf(
  { "Otto Lund": "person", "Elna Fisk": "person", "Upper Mill": "mill", "Lower Mill": "mill", "Old Mill": "mill" },
  { person: [], gift: ["donation"], mill: [], town: [] },
  [
    ["donor", "gift", "person"],
    ["amount", "gift", "NUMBER"],
    ["built", "mill", "DATE"],
    ["sails", "mill", "NUMBER", ["number of sails"]],
    ["miller", "mill", "person"],
  ],
);

const read = ({ catalogue, mentionsIn }: World, question: string): string => {
  const { readings, reason } = analyse({ question, mentions: mentionsIn(question), catalogue });
  return readings[0] === undefined ? (reason ?? "") : showForm(readings[0].form);
};

describe("what values come to", () => {
  test.each([
    [
      "What is the total length of the ships commanded by Anna Holm?",
      "sum of length of (^captain(Anna Holm) & all ship)",
    ],
    ["What is the total length of all ships?", "sum of length of (all ship)"],
    ["total length of the ships that Piet Brand built", "sum of length of (^built by(Piet Brand) & all ship)"],
    [
      "What is the sum of the lengths of the Grey Heron and the Blue Tern?",
      "sum of length of (Blue Tern | Grey Heron)",
    ],
    ["What is the combined population of Norby and Tarnwick?", "sum of population of (Norby | Tarnwick)"],
    ["How many people live in Norby and Tarnwick together?", "sum of population of (Norby | Tarnwick)"],
    ["How many inhabitants do Norby and Tarnwick have between them?", "sum of population of (Norby | Tarnwick)"],
    ["How long are the ships that Piet Brand built in all?", "sum of length of (^built by(Piet Brand) & all ship)"],
    [
      "Altogether, how long are the ships that Piet Brand built?",
      "sum of length of (^built by(Piet Brand) & all ship)",
    ],
    ["Add up the lengths of the ships built by Piet Brand.", "sum of length of (^built by(Piet Brand) & all ship)"],
    ["the lengths of all ships added up", "sum of length of (all ship)"],
    [
      "What do the lengths of the ships built by Piet Brand come to?",
      "sum of length of (^built by(Piet Brand) & all ship)",
    ],
    [
      "What is the average length of the ships built by Piet Brand?",
      "mean of length of (^built by(Piet Brand) & all ship)",
    ],
    ["How long are the ships built by Piet Brand on average?", "mean of length of (^built by(Piet Brand) & all ship)"],
    [
      "What is the maximum length of the ships built by Piet Brand?",
      "max of length of (^built by(Piet Brand) & all ship)",
    ],
    ["What is the lowest population of any harbour?", "min of population of (all harbour)"],
    [
      "What was the combined length of the ships that Anna Holm commanded?",
      "sum of length of (^captain(Anna Holm) & all ship)",
    ],
    ["How many inhabitants do the harbours have in total?", "sum of population of (all harbour)"],
    // What is stated of one thing is all of it.
    ["What is the total length of the Grey Heron?", "sum of length of (Grey Heron)"],
    ["What is the total number of ships built by Piet Brand?", "count ^built by(Piet Brand) & all ship"],
    ["How many ships did Piet Brand build in total?", "count ^built by(Piet Brand) & all ship"],
    [
      "How many ships did Anna Holm and Piet Brand build in total?",
      "count ^built by(Anna Holm) & all ship | ^built by(Piet Brand) & all ship",
    ],
  ])("%s", (question, form) => {
    expect(read(harbour, question)).toBe(form);
  });

  test.each([
    ["How much did Otto Lund give in all?", "sum of amount of (^donor(Otto Lund))"],
    ["How much money did Otto Lund give in total?", "sum of amount of (^donor(Otto Lund))"],
    ["What is the total amount donated by Otto Lund?", "sum of amount of (^donor(Otto Lund))"],
    ["What is the average amount given by Otto Lund?", "mean of amount of (^donor(Otto Lund))"],
    ["What is the average number of sails of the mills?", "mean of sails of (all mill)"],
    [
      "What is the mean number of sails of Upper Mill, Lower Mill and Old Mill?",
      "mean of sails of (Lower Mill | Old Mill | Upper Mill)",
    ],
  ])("%s", (question, form) => {
    expect(read(gifts, question)).toBe(form);
  });
});

describe("no word is passed over that makes many values one", () => {
  test.each([
    "What is the median length of the ships built by Piet Brand?",
    // Whether of each or in all, nobody knows.
    "How many inhabitants do the harbours of Sundland have?",
    "What is the average length of the Grey Heron?",
    "What is the average of the total lengths of the ships built by Piet Brand?",
  ])("%s", (question) => {
    const { catalogue, mentionsIn } = harbour;
    expect(analyse({ question, mentions: mentionsIn(question), catalogue }).readings).toEqual([]);
  });

  test("what a word of the graph itself says is left to it", () => {
    const weather = worldOf({ Norby: "harbour" }, { harbour: [] }, [["average temperature", "harbour", "NUMBER"]]);
    expect(read(weather, "What is the average temperature of Norby?")).toBe("average temperature(Norby)");
  });
});

describe("a share of some things", () => {
  test.each([
    ["What percentage of ships did Anna Holm command?", "count ^captain(Anna Holm) & all ship of (all ship)"],
    ["What share of the ships was built by Piet Brand?", "count ^built by(Piet Brand) & all ship of (all ship)"],
    [
      "What proportion of the ships are longer than 30 metres?",
      "count all ship where length > 30 metres of (all ship)",
    ],
    ["How many percent of the ships are dark red?", "count all ship where hull paint = dark red of (all ship)"],
    [
      "What fraction of ships was not built by Piet Brand?",
      "count all ship except ^built by(Piet Brand) of (all ship)",
    ],
    [
      "What percentage of the ships built by Piet Brand are commanded by Anna Holm?",
      "count ^built by(Piet Brand) & ^captain(Anna Holm) & all ship of (^built by(Piet Brand) & all ship)",
    ],
    [
      "Of the ships built by Piet Brand, what share does Anna Holm command?",
      "count ^built by(Piet Brand) & ^captain(Anna Holm) & all ship of (^built by(Piet Brand) & all ship)",
    ],
    [
      "What is the percentage of ships that were built by Piet Brand?",
      "count ^built by(Piet Brand) & all ship of (all ship)",
    ],
    [
      "What percentage of ships that Piet Brand built are longer than 30 metres?",
      "count ^built by(Piet Brand) & all ship where length > 30 metres of (^built by(Piet Brand) & all ship)",
    ],
    ["the share of ships built by Piet Brand", "count ^built by(Piet Brand) & all ship of (all ship)"],
  ])("%s", (question, form) => {
    expect(read(harbour, question)).toBe(form);
  });

  test.each([
    "What percentage of the length of the Grey Heron is dark red?",
    "What share of the Grey Heron did Piet Brand build?",
    "What percentage of Norby's population is married?",
    "What percentage of the ships?",
    "the share of ships in Norby built by Piet Brand",
    "What share do Anna Holm and Piet Brand have in common?",
    "How many of the ships in percent sank?",
    "Half of the ships were built by whom?",
  ])("is not asked for, or not of several: %s", (question) => {
    expect(read(harbour, question)).not.toMatch(/^count|^all |^captain|^\^/);
  });
});
