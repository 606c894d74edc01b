import { describe, expect, test } from "vitest";
import type { QuestionAnalysis } from "../../engine/question/analysis.ts";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { classlessGarden, garden } from "./garden.ts";
import { showForm } from "./show-form.ts";
import { type World, worldOf } from "./world.ts";

/** A noun for a kind that the graph does not know narrows what is asked for, and is not left out as if it did not. */
const ask = ({ catalogue, mentionsIn }: World, question: string): QuestionAnalysis =>
  analyse({ question, mentions: mentionsIn(question), catalogue });

/** Readings that a graph can answer: those whose relations it all knows. */
const answerable = (world: World, question: string): readonly string[] =>
  ask(world, question)
    .readings.map(({ form }) => showForm(form))
    .filter((form) => !form.includes('"'));

describe("where things have classes, a noun that names none of them is quoted", () => {
  test.each([
    ["Which machines does Bern Holt look after?", "machines"],
    ["Which machines grow leeks?", "machines"],
    ["Which machines grow leeks and kale?", "machines"],
    ["Which machines grow leeks but not kale?", "machines"],
    ["How many machines grow leeks?", "machines"],
    ["How many machines grow leeks and kale?", "machines"],
    ["Who looks after the machines that grow leeks?", "machines"],
    ["Which pilots joined before 2005?", "pilots"],
    ["How many pilots joined in 2001?", "pilots"],
    ["Name the machines that grow leeks.", "machines"],
  ])("%s", (question, noun) => {
    const { readings, reason } = ask(garden, question);
    expect(readings.map(({ form }) => showForm(form))).toEqual([]);
    expect(reason).toContain(`“${noun}”`);
  });

  test.each(["List all machines Bern Holt looks after.", "Who looks after the machines Bern Holt looks after?"])(
    "nor is it taken for what a name behind it is called: %s",
    (question) => {
      expect(answerable(garden, question)).toEqual([]);
    },
  );
});

describe("a noun that the graph knows by class, alias or relation, or that narrows nothing", () => {
  test.each([
    ["Which plots grow leeks?", "^grows(leeks) & all plot"],
    ["Which beds grow leeks?", "^grows(leeks) & all plot"],
    ["Which children does Bern Holt have?", "child(Bern Holt)"],
    ["Which person looks after Sunny Strip?", "looked after by(Sunny Strip)"],
    ["Which things grow leeks and kale?", "^grows(kale) & ^grows(leeks)"],
    ["Who looks after the strip Sunny Strip?", "looked after by(Sunny Strip)"],
  ])("%s", (question, form) => {
    expect(answerable(garden, question)).toContain(form);
  });

  test("where nothing has a class, no noun can be checked", () => {
    expect(answerable(classlessGarden, "Which machines grow leeks?")).toContain("^grows(leeks)");
  });
});

describe("a noun that only resembles what a relation is called is no kind of what it leads to", () => {
  const harbourTown = worldOf(
    { Ostmole: "town", "Net Loft": "house", "Sea Wasp": "boat", "Mara Quint": "sailor" },
    { town: [], house: [], boat: [], sailor: [] },
    [
      ["located in", "house", "town"],
      ["houses", "house", "boat"],
      ["moored at", "boat", "house"],
      ["built by", "boat", "sailor", ["made by"]],
    ],
  );

  test.each([
    "Which doctor lives in Ostmole?",
    "Which country is Ostmole in?",
    "Which country is Net Loft located in?",
    "Which painting is moored at Net Loft?",
    "What painting is moored at Net Loft?",
    "How many paintings are moored at Net Loft?",
  ])("%s", (question) => {
    expect(answerable(harbourTown, question)).toEqual([]);
  });

  test.each([
    ["Which boat is moored at Net Loft?", "^moored at(Net Loft) & all boat"],
    ["Which town is Net Loft located in?", "all town & located in(Net Loft)"],
    ["Which builder built Sea Wasp?", "built by(Sea Wasp)"],
  ])("but a kind that is known, or a relation that says it: %s", (question, form) => {
    expect(answerable(harbourTown, question)).toContain(form);
  });
});
