import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { showForm } from "./show-form.ts";
import { worldOf } from "./world.ts";

/** The measure named behind "by" is the one that is ranked, whatever the adjective mostly measures. */
const shore = worldOf({ "Old Quay": "harbour", Norby: "person" }, { harbour: [], person: [] }, [
  ["area", "harbour", "NUMBER"],
  ["population", "harbour", "NUMBER", ["number of inhabitants"]],
  ["founded", "harbour", "DATE", ["year of foundation"]],
  ["lives in", "person", "harbour"],
]);

const answerable = (question: string): readonly string[] =>
  analyse({ question, mentions: shore.mentionsIn(question), catalogue: shore.catalogue })
    .readings.map(({ form }) => showForm(form).replace(" at now", ""))
    .filter((form) => !form.includes('"'));

describe("the measure behind by", () => {
  test.each([
    ["What is the largest harbour by population?", "max 1 of all harbour by population"],
    ["What is the smallest harbour by population?", "min 1 of all harbour by population"],
    ["What is the biggest harbour by number of inhabitants?", "max 1 of all harbour by population"],
    ["What is the second largest harbour by population?", "max 2 of all harbour by population"],
    ["What is the largest harbour by area?", "max 1 of all harbour by area"],
    ["What is the oldest harbour by year of foundation?", "min 1 of all harbour by founded"],
    ["Which harbour is the largest by population?", "max 1 of all harbour by population"],
  ])("%s", (question, form) => {
    expect(answerable(question)).toEqual([form]);
  });

  test("that the graph does not hold answers nothing", () => {
    expect(answerable("What is the largest harbour by turnover?")).toEqual([]);
  });
});
