import { describe, expect, test } from "vitest";
import type { DifferenceForm, EachForm, ExtremeForm, Form } from "../../engine/question/form/logical-form.ts";
import type { RelationEntry } from "../../engine/sources/knowledge-graph.ts";
import { formOfSteps } from "../../reasoners/model/prompts/analysis/form-of-steps.ts";
import type { AnalysisIds } from "../../reasoners/model/prompts/analysis/shown-input.ts";
import { stepsOfForm } from "../../reasoners/model/prompts/analysis/steps-of-form.ts";
import { analysisReply } from "../../reasoners/model/prompts/analysis/wire.ts";
import { instances, intersect, relation, whereAsMany, whereSet, each, follow, total } from "../query/forms.ts";
import { showForm } from "../reasoner/show-form.ts";

const entry = (iri: string, label: string): RelationEntry =>
  ({ iri, label, aliases: [], subjectClasses: [], objectClasses: [], objectKind: "ENTITY" }) as never;

const [peak] = instances("peak").candidates;
const relations = ["height", "climber", "capital", "mayor"].map((name) => {
  const [candidate] = relation(`>${name}`).candidates;
  return [name, entry(candidate?.iri ?? "", name)] as const;
});
const ids: AnalysisIds = {
  question: "",
  entities: new Map(),
  mentions: [],
  relations: new Map(relations),
  classes: new Map([["c1", { iri: peak?.iri ?? "", label: "peak", aliases: [] } as never]]),
};

/** A form that a model has written and that was read again. */
function readAgain(form: Form): Form {
  const written = stepsOfForm(form, ids);
  if (written === undefined) throw new Error("It can not be written.");
  const { steps, answer } = written;
  return formOfSteps(readingOf(steps, answer), ids).form;
}

function readingOf(steps: readonly unknown[], answer: string) {
  const { readings } = analysisReply.parse({ readings: [{ meaning: "", confidence: 1, steps, answer }], reason: null });
  const [reading] = readings;
  if (reading === undefined) throw new Error("There is no reading.");
  return reading;
}

const peaks = instances("peak");
const term: DifferenceForm = {
  ...{ kind: "difference", a: peaks, b: peaks, by: relation(">height"), since: relation(">climber") },
  ...{ how: "difference", direction: "max" },
};
const highest: ExtremeForm = {
  ...{ kind: "extreme", set: follow(peaks, ">climber"), by: relation(">height") },
  ...{ direction: "max", rank: 1, ofEach: 1 },
};
const mayors: EachForm = { ...each(follow(peaks, ">capital"), ">mayor"), stepsBack: 1 };

describe("a model's steps say", () => {
  test.each([
    ["so many times another", whereSet(peaks, ">height", ">=", follow(peaks, ">height"), 2)],
    ["more than another has", whereAsMany(peaks, ">climber", { operator: ">", of: follow(peaks, ">climber") })],
    ["how far the end of one thing lies from its beginning", term],
    ["of each what is several steps away", mayors],
    ["which of its own is the first of each", highest],
    ["what its own come to of each", { ...total(follow(peaks, ">climber"), ">height"), ofEach: 1 }],
    [
      "how much of a sum some make up",
      { ...total(peaks, ">height"), part: intersect(peaks, follow(peaks, ">climber")) },
    ],
    ["how many times as many there are", { kind: "count", set: peaks, against: follow(peaks, ">climber") }],
    ["whether all are such", { kind: "exists", set: intersect(peaks, follow(peaks, ">climber")), outOf: peaks }],
    [
      "how much time has passed up to today",
      { kind: "age", since: follow(peaks, ">height"), until: follow(peaks, ">mayor"), unit: "year" },
    ],
    ["how long ago it was", { kind: "age", since: follow(peaks, ">height") }],
    ["whether it is over", { kind: "exists", set: follow(peaks, ">mayor"), over: "YES" }],
    ["whether it is not over yet", { kind: "exists", set: follow(peaks, ">mayor"), over: "NO" }],
    ["what share of all some are", { kind: "count", set: intersect(peaks, follow(peaks, ">climber")), outOf: peaks }],
  ] as const)("%s", (_, form) => {
    expect(showForm(readAgain(form))).toBe(showForm(form));
  });

  test("of which a share is asked by the step that the part is made of", () => {
    const made: Form = { kind: "count", set: intersect(peaks, follow(peaks, ">climber")), outOf: peaks };
    expect(stepsOfForm(made, ids)?.steps).toContainEqual(expect.objectContaining({ op: "count", outOf: "s1" }));
  });

  test("a share of those alone that are among all", () => {
    const steps = [
      { id: "s1", op: "class", words: "peak", classes: ["c1"] },
      { id: "s2", op: "follow", from: "s1", words: "", relations: ["mayor"] },
      { id: "s3", op: "count", set: "s2", outOf: "s1" },
    ];
    const share = formOfSteps(readingOf(steps, "s3"), ids).form;
    expect(showForm(share)).toBe("count all peak & mayor(all peak) of (all peak)");
  });

  test("a beginning of the same thing only", () => {
    const steps = (b: string) => [
      { id: "s1", op: "class", words: "peak", classes: ["c1"] },
      { id: "s2", op: "follow", from: "s1", words: "", relations: ["mayor"] },
      { id: "s3", op: "difference", a: "s1", b, words: "height", relations: ["height"], since: ["climber"] },
    ];
    expect(() => formOfSteps(readingOf(steps("s2"), "s3"), ids)).toThrow('"since" needs "b" to be "a"');
    expect(formOfSteps(readingOf(steps("s1"), "s3"), ids).form).toMatchObject({ since: { candidates: [{}] } });
  });

  test("no more steps back than there are", () => {
    const steps = [
      { id: "s1", op: "class", words: "peak", classes: ["c1"] },
      { id: "s2", op: "each", set: "s1", words: "mayor", relations: ["mayor"], back: 1 },
    ];
    expect(() => formOfSteps(readingOf(steps, "s2"), ids)).toThrow('"back": 1 needs as many "follow" steps');
  });

  test("no first of each where nothing leads to what is ranked", () => {
    const steps = [
      { id: "s1", op: "class", words: "peak", classes: ["c1"] },
      { ...{ id: "s2", op: "top", set: "s1", words: "height", relations: ["height"] }, direction: "max", each: 1 },
    ];
    expect(() => formOfSteps(readingOf(steps, "s2"), ids)).toThrow('"each": 1 needs as many "follow" steps');
  });
});
