import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openModel } from "../../datasources/model/open-model.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Form } from "../../engine/question/form/logical-form.ts";
import { ROOT, slotInTally } from "../../engine/question/form/walk.ts";
import type { RelationEntry } from "../../engine/sources/knowledge-graph.ts";
import { accountOf } from "../../reasoners/model/accounting/account.ts";
import { formOfSteps } from "../../reasoners/model/prompts/analysis/form-of-steps.ts";
import type { AnalysisIds } from "../../reasoners/model/prompts/analysis/shown-input.ts";
import { stepsOfForm } from "../../reasoners/model/prompts/analysis/steps-of-form.ts";
import { analysisReply } from "../../reasoners/model/prompts/analysis/wire.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { openBuiltinReasoner } from "../../reasoners/threads/builtin-reasoner.ts";
import { withFallback } from "../../reasoners/with-fallback.ts";
import { createGateway, type Gateway } from "../../server/gateway.ts";
import { graphOf } from "../graph/fused-world.ts";
import {
  extreme,
  extremeCount,
  extremeMany,
  extremeNumbers,
  instances,
  relation,
  whereMean,
  whereNumbers,
} from "../query/forms.ts";
import { showForm } from "../reasoner/show-form.ts";
import { startTestModel, type TestModel } from "./test-model.ts";

const entry = (iri: string, label: string, objectKind: "ENTITY" | "NUMBER"): RelationEntry =>
  ({ iri, label, aliases: [], subjectClasses: [], objectClasses: [], objectKind }) as never;
const named = (name: string, kind: "ENTITY" | "NUMBER"): readonly [string, RelationEntry] => [
  name,
  entry(relation(`>${name}`).candidates[0]?.iri ?? "", name, kind),
];
const [town, kiln] = [instances("town"), instances("kiln")];
const ids: AnalysisIds = {
  question: "",
  entities: new Map(),
  mentions: [],
  relations: new Map([named("place", "ENTITY"), named("bricks", "NUMBER")]),
  classes: new Map(
    [town, kiln].map(({ text, candidates }) => [text, { iri: candidates[0]?.iri ?? "", label: text, aliases: [] }]),
  ) as never,
};

const more = { operator: ">", value: { type: "number", number: 900 } } as const;
const first = extremeNumbers(town, "<place", ["sum", ">bricks", kiln], "max");

describe("numbers of things taken together", () => {
  test.each<[string, Form]>([
    ["a sum, of some of the things", first],
    ["a mean, of all that the relation leads to", extremeNumbers(town, "<place", ["mean", ">bricks"], "min", 2)],
    ["a condition", whereNumbers(town, "<place", ["sum", ">bricks", kiln], more)],
  ])("are read again as they were written: %s", (_what, form) => {
    const written = stepsOfForm(form, ids);
    expect(written?.bySlot.get(slotInTally(ROOT))).toBe(written?.answer);
    expect(showForm(read(written?.steps ?? [], written?.answer ?? ""))).toBe(showForm(form));
  });

  test.each<[string, Form]>([
    ["so many that come first", extremeMany(kiln, ">bricks", "max", 3)],
    ["what is more than average", whereMean(kiln, ">bricks", ">", kiln)],
  ])("as are %s", (_what, form) => {
    const written = stepsOfForm(form, ids);
    expect(read(written?.steps ?? [], written?.answer ?? "")).toMatchObject(said(form));
  });

  test("and so many of another rank, or a mean of no numbers, are refused", () => {
    const kilns = { id: "s1", op: "class", words: "kilns", classes: ["kiln"] };
    const bricks = { words: "bricks", relations: ["bricks"] };
    const top = { ...{ id: "s2", op: "top", set: "s1", ...bricks, direction: "max" }, rank: 2, many: 3 };
    expect(() => read([kilns, top], "s2")).toThrow("many");
    const filter = { ...{ id: "s3", op: "filter", set: "s1", ...bricks, test: ">" }, of: "s1", ofMean: true };
    expect(() => read([kilns, filter], "s3")).toThrow("ofMean");
  });

  test.each([
    ["of both", { sum: ["bricks"], mean: ["bricks"] }, "one of"],
    ["of what is counted", { sum: ["bricks"], count: true }, "one of"],
    ["of any relation to the things", { sum: ["bricks"], relations: ["any"] }, "lead to the things"],
    ["of no relation to the things", { sum: ["bricks"], relations: [] }, "lead to the things"],
    ["of an unknown relation", { sum: ["weight"] }, "no relation of the data"],
  ])("are refused %s", (_what, said, why) => {
    const steps = [
      { id: "s1", op: "class", words: "towns", classes: ["town"] },
      { ...{ id: "s2", op: "top", set: "s1", words: "kilns", relations: ["^place"], direction: "max" }, ...said },
    ];
    expect(() => read(steps, "s2")).toThrow(why);
  });

  test("answer for the words that say so, and need them", () => {
    const objection = (form: Form, question: string): string =>
      accountOf(form, { question, mentions: [], catalogue: { relations: [], classes: [] } }).objection?.why ?? "";
    expect(objection(first, "Which town's kilns at that place have the greatest total of bricks?")).toBe("");
    expect(objection(first, "At which town's place have all kilns together the most bricks?")).toBe("");
    // Nothing says that anything is added up, or it is the mean that is asked for.
    expect(objection(first, "Which town has the largest bricks of a kiln at that place?")).toContain("sum");
    expect(objection(first, "Which town's kilns at that place have the greatest average bricks?")).toContain("average");
    // What is asked for on average is neither the greatest of one nor how many there are.
    const kilns = extremeCount(town, "<place", "max", 1, kiln);
    expect(objection(kilns, "Which town's kilns at that place are the most on average?")).toContain("average");
    expect(objection(extreme(town, ">bricks", "max"), "Which town has the greatest average bricks?")).toContain(
      "average",
    );
  });
});

/** What of a form is not told by the labels that it is linked by. */
function said(form: Form): object {
  if (form.kind === "extreme") return { kind: "extreme", direction: "max", rank: 1, many: 3 };
  return { kind: "where", condition: { operator: ">", mean: true, of: { kind: "follow" } } };
}

function read(steps: readonly unknown[], answer: string): Form {
  const { readings } = analysisReply.parse({ readings: [{ meaning: "", confidence: 1, steps, answer }], reason: null });
  const [reading] = readings;
  if (reading === undefined) throw new Error("There is no reading.");
  return formOfSteps(reading, ids).form;
}

const KILNS = `
  @prefix : <urn:kilns:> .
  :Town a owl:Class ; rdfs:label "town" . :Kiln a owl:Class ; rdfs:label "kiln" .
  :place rdfs:label "place" . :bricks rdfs:label "bricks a year" .
  :Orr a :Town ; rdfs:label "Orr" . :Senn a :Town ; rdfs:label "Senn" .
  :a a :Kiln ; rdfs:label "Kiln A" ; :place :Orr ; :bricks 500 . :b a :Kiln ; rdfs:label "Kiln B" ; :place :Orr ; :bricks 500 .
  :c a :Kiln ; rdfs:label "Kiln C" ; :place :Senn ; :bricks 900 . :d a :Kiln ; rdfs:label "Kiln D" ; :place :Senn .
`;

describe("a model's steps", () => {
  let model: TestModel;
  let gateway: Gateway;
  beforeAll(async () => {
    model = await startTestModel({
      reply: (data) => {
        const shown = JSON.parse(data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1)) as {
          readonly relations: readonly { readonly id: string; readonly label: string }[];
          readonly classes: readonly { readonly id: string; readonly label: string }[];
        };
        const idOf = (all: readonly { readonly id: string; readonly label: string }[], label: string): string =>
          all.find((each) => each.label === label)?.id ?? label;
        const steps = [
          { id: "s1", op: "class", words: "town", classes: [idOf(shown.classes, "town")] },
          { id: "s2", op: "class", words: "kilns", classes: [idOf(shown.classes, "kiln")] },
          {
            ...{ id: "s3", op: "top", set: "s1", words: "kilns of", relations: [`^${idOf(shown.relations, "place")}`] },
            ...{ sum: [idOf(shown.relations, "bricks a year")], among: "s2", direction: "max", rank: 1 },
          },
        ];
        return { readings: [{ meaning: "", confidence: 0.9, steps, answer: "s3" }], reason: null };
      },
    });
    const opened = openModel({ name: "test", baseUrl: model.baseUrl }, { fetch: globalThis.fetch });
    const reasoner = withFallback(createModelReasoner({ model: opened }), openBuiltinReasoner());
    const graphs = [await graphOf("kilns", KILNS)];
    gateway = await createGateway({ engine: createEngine({ graphs, documents: [], reasoner }) });
  }, 60_000);
  afterAll(() => Promise.all([gateway.close(), model.close()]));

  test("are computed, and what states no number is told", async () => {
    const { data } = await gateway.execute({
      query: `query($text: String!) { question(text: $text, strategy: QUERY) {
        analysis { readings { logicalForm { nodes { position kind counted reduction } } } }
        answer { complete explanation values { nodes { label } } } } }`,
      variables: { text: "In which of the towns do the kilns, all of them together, make the most bricks a year?" },
    });
    const { answer, analysis } = (data as any).question;
    expect(answer.values.nodes).toEqual([{ label: "Orr" }]);
    expect(answer.complete).toBe(false);
    expect(answer.explanation).toContain("Of the 4 things whose numbers are added up 1 states no “bricks a year”");
    expect(analysis.readings[0].logicalForm.nodes).toContainEqual({
      ...{ position: "0", kind: "EXTREME", counted: null, reduction: "SUM" },
    });
  });
});
