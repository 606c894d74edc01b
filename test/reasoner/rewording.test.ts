import { describe, expect, test } from "vitest";
import type { QuestionAnalysis } from "../../engine/question/analysis.ts";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { showForm } from "./show-form.ts";
import { worldOf } from "./world.ts";

/** An orchard whose graph says things by words that no list of ours holds. */
const { catalogue, mentionsIn } = worldOf(
  {
    "Low Orchard": "orchard",
    "High Orchard": "orchard",
    "Tilda Rook": "grower",
    "Odo Farr": "grower",
    "Red Cart": "automobile",
  },
  { orchard: [], grower: [], automobile: [], dog: [], vegetable: [] },
  [
    ["motto", "orchard", "TEXT"],
    ["physician", "grower", "grower"],
    ["purchased by", "orchard", "grower"],
    ["debtor", "grower", "grower"],
    ["heir", "grower", "grower"],
    ["tenant", "orchard", "grower"],
    ["guest", "grower", "grower"],
    ["victor over", "grower", "grower"],
    ["number of trees", "orchard", "NUMBER"],
    ["height", "grower", "NUMBER"],
    ["drives", "grower", "automobile"],
    ["inherited", "grower", "orchard"],
    ["lent to", "automobile", "grower"],
    ["north gate", "orchard", "orchard"],
  ],
);

const ask = (question: string): QuestionAnalysis => analyse({ question, mentions: mentionsIn(question), catalogue });

/** Readings that the graph can answer. */
const answerable = (question: string): QuestionAnalysis["readings"] =>
  ask(question).readings.filter(({ form }) => !showForm(form).includes('"'));

describe("a word that the graph does not have is read as one that it has", () => {
  test.each([
    ["What is the slogan of Low Orchard?", "motto(Low Orchard)", "“slogan” was read as “motto”"],
    ["Who is the doctor of Tilda Rook?", "physician(Tilda Rook)", "“doctor” was read as “physician”"],
    ["Who bought Low Orchard?", "purchased by(Low Orchard)", "“bought” was read as “purchased”"],
    ["Which cars does Odo Farr drive?", "drives(Odo Farr)", "“cars” was read as “automobiles”"],
    ["Which orchards were bought by Odo Farr?", "^purchased by(Odo Farr)", "“bought” was read as “purchased”"],
  ])("%s", (question, form, told) => {
    const [first] = answerable(question);
    expect(first && showForm(first.form)).toContain(form);
    expect(first?.readAs).toEqual([told]);
    expect(first?.doubts ?? []).toEqual([]);
  });

  test("and what is called so itself is read without any word of it", () => {
    const [first] = answerable("What is the motto of Low Orchard?");
    expect(first?.readAs).toBeUndefined();
    const [other] = answerable("What is the slogan of Low Orchard?");
    expect(other?.score).toBeLessThan(first?.score ?? 0);
  });

  test("but in doubt where that is not what both mean as a rule", () => {
    const [first] = answerable("Who is the medico of Tilda Rook?");
    expect(first && showForm(first.form)).toBe("physician(Tilda Rook)");
    expect(first?.doubts).toEqual([
      expect.stringContaining("“medico” was read as “physician”, which may not be meant"),
    ]);
  });
});

describe("what is not the same is not taken for it", () => {
  test.each([
    // The other end of one deed.
    "Who sold Low Orchard?",
    "Who sells Low Orchard?",
    "Who is the creditor of Tilda Rook?",
    "Who is the testator of Tilda Rook?",
    "Who is the landlord of Low Orchard?",
    "Who is the host of Tilda Rook?",
    "Who bequeathed Low Orchard?",
    // What is opposed.
    "Who is the loser over Odo Farr?",
    "What is the south gate of Low Orchard?",
    "What is the depth of Tilda Rook?",
    // Things beside it, of which there is one kind, and kinds of it.
    "Which cats does Odo Farr drive?",
    "Which trucks does Odo Farr drive?",
    "Which animals does Odo Farr drive?",
    "Which carrots does Odo Farr drive?",
    "Who is the nurse of Tilda Rook?",
    "Who is the surgeon of Tilda Rook?",
    // Another part of speech: who doctors something is no doctor of it, and a purchase no purchaser.
    "Who doctored Low Orchard?",
    "What is the buy of Low Orchard?",
    // Another sense: a dose of drink, a crowd that is driven.
    "Which motorcades does Odo Farr drive?",
  ])("%s", (question) => {
    expect(answerable(question).map(({ form }) => showForm(form))).toEqual([]);
  });
});

describe("a misspelt word is read as what was meant", () => {
  test.each([
    ["What is the nubmer of trees of Low Orchard?", "number of trees(Low Orchard)", "“nubmer” was read as “number”"],
    ["What is the hieght of Tilda Rook?", "height(Tilda Rook)", "“hieght” was read as “height”"],
    ["What is the moto of Low Orchard?", "motto(Low Orchard)", "“moto” was read as “motto”"],
    ["Whihc orchards did Odo Farr purchase?", "^purchased by(Odo Farr)", "“Whihc” was read as “which”"],
    ["Who purchaced Low Orchard?", "purchased by(Low Orchard)", "“purchaced” was read as “purchased”"],
    ["Who is the fysician of Odo Farr?", "physician(Odo Farr)", "“fysician” was read as “physician”"],
    ["Who is the phisycian of Odo Farr?", "physician(Odo Farr)", "“phisycian” was read as “physician”"],
    ["Who is the tennant of Low Orchard?", "tenant(Low Orchard)", "“tennant” was read as “tenant”"],
  ])("%s", (question, form, told) => {
    const [first] = answerable(question);
    expect(first && showForm(first.form)).toContain(form);
    expect([...(first?.readAs ?? []), ...(first?.doubts ?? [])].join()).toContain(told);
  });

  test("and in doubt where the slip is no likely one", () => {
    const [first] = answerable("Who is the tenabt of Low Orchard?");
    expect(first?.doubts).toEqual([expect.stringContaining("“tenabt” was read as “tenant”, which may not be meant")]);
  });

  test("a question word that it begins with", () => {
    for (const question of ["Wich orchards did Odo Farr purchase?", "Whcih orchards did Odo Farr purchase?"]) {
      const [first] = answerable(question);
      expect(first && showForm(first.form)).toContain("purchased by(Odo Farr)");
      expect(first?.readAs).toContainEqual(expect.stringContaining("was read as “which”"));
    }
  });

  test("a rare word that sounds like one of the graph, in doubt", () => {
    const [first] = answerable("Who is the tenent of Low Orchard?");
    expect(first && showForm(first.form)).toBe("tenant(Low Orchard)");
    const [other] = answerable("Who is the gest of Tilda Rook?");
    expect(other).toBeUndefined();
  });

  test.each([
    // Words of English are not misspelt, however near another is.
    "Who is the debater of Tilda Rook?",
    "Who is the quest of Tilda Rook?",
    "What is the freight of Tilda Rook?",
    "What is the lumber of trees of Low Orchard?",
    "Who is the hair of Tilda Rook?",
    // Two words are as near: "heir" and "hier", "wish" and "rich"; one may be of English only, as "gusset".
    "Did wich orchards Odo Farr purchase?",
    "Who is the hier of Tilda Rook?",
    "Who is the gusst of Tilda Rook?",
    // Too far from anything, or too short to tell.
    "Who is the xqzzt of Tilda Rook?",
    "Who is the phsn of Odo Farr?",
    "Who is the hr of Tilda Rook?",
    // Names are not corrected here.
    "Who is the tenant of Lwo Orchard?",
    // More slips than a question of English has.
    "Wich orchrds didd Odo Farr purchas bfore?",
  ])("not: %s", (question) => {
    expect(answerable(question).map(({ form }) => showForm(form))).toEqual([]);
  });
});
