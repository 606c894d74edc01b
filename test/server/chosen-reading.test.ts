import { describe, expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

/** A client says how a question is to be read, as it says what its names mean: the words of a reading choose it. */

/** A bell has two years, and nobody is told which "year" is meant; two smiths have one name. */
const FOUNDRY = `
  :Bell rdfs:label "bell" . :Tower rdfs:label "tower" . :Smith rdfs:label "smith" .
  :cast rdfs:label "year cast" . :hung rdfs:label "year hung" . :tower rdfs:label "tower" . :smith rdfs:label "smith" .
  :height rdfs:label "height" . :birthplace rdfs:label "birthplace" . :town rdfs:label "town" .
  :osanna a :Bell ; rdfs:label "Osanna" ; :cast "1502"^^xsd:gYear ; :hung "1519"^^xsd:gYear ; :smith :a ; :tower :north .
  :pummerin a :Bell ; rdfs:label "Low Tom" ; :cast "1711"^^xsd:gYear ; :hung "1713"^^xsd:gYear ; :smith :b ; :tower :south .
  :a a :Smith ; rdfs:label "Orla Venn" ; :birthplace :mill . :b a :Smith ; rdfs:label "Pim Dask" ; :birthplace :mill .
  :mill rdfs:label "Millbrook" .
  :north a :Tower ; rdfs:label "North Tower" ; :height 40 . :south a :Tower ; rdfs:label "South Tower" ; :height 55 .
`;

const ASK = `
  query Ask($text: String!, $strategy: Strategy!, $options: QuestionOptions) {
    question(text: $text, strategy: $strategy, options: $options) {
      id
      analysis { readings { statement otherMeanings chosen } }
      answer { status text complete reading explanation conflicts { taken } }
    }
  }
`;

const YEAR = "What is the year of Osanna?";

interface Reading {
  readonly statement: string;
  readonly otherMeanings: readonly string[];
  readonly chosen: string | null;
}

async function foundry() {
  const engine = createEngine({ graphs: [await graphOf(FOUNDRY)], reasoner: createBuiltinReasoner() });
  const { post } = await gatewayUnderTest({ engine });
  const ask = async (text: string, options: Record<string, unknown> = {}, strategy = "FUSION") => {
    const { body } = await post(ASK, { text, strategy, options });
    return { ...body.data?.question, errors: body.errors } as {
      readonly id: string;
      readonly analysis: { readonly readings: readonly Reading[] };
      readonly answer: Record<string, any> | null;
      readonly errors: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
    };
  };
  return { post, ask };
}

describe("which way to read a question is used can be chosen", () => {
  test.each(["QUERY", "TREEQA", "HYDRA", "FIDELIS", "FUSION"])("of several meanings of a word, by %s", async (name) => {
    const { ask } = await foundry();
    const open = await ask(YEAR, {}, name);
    const [first] = open.analysis.readings;
    expect([first?.statement, ...(first?.otherMeanings ?? [])].sort()).toEqual([
      "the year cast of Osanna",
      "the year hung of Osanna",
    ]);
    for (const [reading, year] of [
      ["the year cast of Osanna", "1502"],
      ["the year hung of Osanna", "1519"],
    ]) {
      const { answer, analysis, errors } = await ask(YEAR, { reading }, name);
      expect(errors).toBeUndefined();
      expect(answer).toMatchObject({ status: "ANSWERED", text: year, conflicts: [], complete: true });
      // Who has chosen is not told what else might be meant.
      expect(answer?.["explanation"]).not.toMatch(/may not be what you mean/u);
      // All are still there, to choose another, and which was chosen is told.
      expect(analysis.readings.map(({ statement }) => statement)).toEqual(
        open.analysis.readings.map(({ statement }) => statement),
      );
      expect(analysis.readings.flatMap(({ chosen }) => chosen ?? [])).toEqual([reading]);
    }
  });

  test("as long as nothing is chosen, rivals are told of, and nothing is said to be chosen", async () => {
    const { ask } = await foundry();
    const { answer, analysis } = await ask(YEAR);
    expect(answer).toMatchObject({ status: "CONFLICTING" });
    expect(analysis.readings.every(({ chosen }) => chosen === null)).toBe(true);
  });

  test("the choice is part of the id, which says the same to everybody", async () => {
    const { ask, post } = await foundry();
    const [open, chosen] = [await ask(YEAR), await ask(YEAR, { reading: "  the year hung\n of Osanna " })];
    expect(chosen.id).not.toBe(open.id);
    const { body } = await post(`query ($id: ID!) { questionById(id: $id) { answer { text } } }`, { id: chosen.id });
    expect(body.data.questionById.answer.text).toBe("1519");
  });

  test("a reading that leads to nothing is not replaced by another", async () => {
    const { ask } = await foundry();
    const text = "Which bell has the smith born in Millbrook?";
    const { analysis, answer } = await ask(text, {}, "QUERY");
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Low Tom, Osanna" });
    const others = analysis.readings.map(({ statement }) => statement).filter((each) => each !== answer?.["reading"]);
    expect(others.length).toBeGreaterThan(0);
    for (const reading of others) {
      const { answer: other } = await ask(text, { reading }, "QUERY");
      expect(other, reading).toMatchObject({ status: "NOT_KNOWN" });
    }
  });

  test.each<[string, string, unknown, RegExp]>([
    [
      "one that the question does not have",
      YEAR,
      "the height of Osanna",
      /can not be read as "the height of Osanna".*"the year /u,
    ],
    ["none at all", YEAR, " ", /reading must have 1 to 4000 characters/u],
    ["one that is too long", YEAR, "x".repeat(5_000), /it has 5000/u],
    ["half a character", YEAR, "\ud800", /half a character/u],
    [
      "one of several questions",
      "Who is the smith of Osanna and what is the height of the North Tower?",
      "x",
      /several/u,
    ],
  ])("%s is refused", async (_, text, reading, message) => {
    const { ask } = await foundry();
    const { errors, answer } = await ask(text, { reading });
    expect(answer ?? null).toBeNull();
    expect(errors.map((each) => each.extensions.code)).toContain("BAD_USER_INPUT");
    expect(errors.map((each) => each.message).join("\n")).toMatch(message);
  });
});
