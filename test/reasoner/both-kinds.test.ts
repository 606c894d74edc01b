import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { showForm } from "./show-form.ts";
import { worldOf } from "./world.ts";

/** "Which A are B" asks for what is of both kinds, whatever relation A or B resembles. */
const quay = worldOf(
  { "Sea Wasp": "boat", "Mara Quint": "sailor", bakers: "", divers: "" },
  { boat: [], "fishing boat": [], sailor: [], skipper: [] },
  [
    ["sails on", "sailor", "boat"],
    ["boat skipper", "boat", "sailor"],
    ["occupation", "sailor", ""],
  ],
);

const readings = (question: string): readonly string[] =>
  analyse({ question, mentions: quay.mentionsIn(question), catalogue: quay.catalogue }).readings.map(({ form }) =>
    showForm(form),
  );

describe("two kinds", () => {
  test.each([
    ["Which sailors are skippers?", "all sailor & all skipper"],
    ["What sailors are skippers?", "all sailor & all skipper"],
    ["Which boats are fishing boats?", "all boat & all fishing boat"],
    ["How many boats are fishing boats?", "count all boat & all fishing boat"],
    ["Which sailors are bakers?", "^occupation(bakers) & all sailor"],
    ["Which bakers are divers?", "^occupation(bakers) & ^occupation(divers)"],
  ])("%s", (question, form) => {
    expect(readings(question)[0]).toBe(form);
  });

  test.each(["Which sailors are potters?", "Which potters are sailors?", "How many boats are potters?"])(
    "of a kind that is not known nothing is answered: %s",
    (question) => {
      expect(readings(question)).toEqual([]);
    },
  );
});

describe("all of a kind are counted", () => {
  test.each([
    ["How many boats are there?", "count all boat"],
    ["How many bakers are there?", "count ^occupation(bakers)"],
  ])("%s", (question, form) => {
    expect(readings(question)[0]).toBe(form);
  });

  test("but not of a kind that is not known", () => {
    expect(readings("How many potters are there?")).toEqual([]);
  });
});
