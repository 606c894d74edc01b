import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import { openModel } from "../../datasources/model/open-model.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { openBuiltinReasoner } from "../../reasoners/threads/builtin-reasoner.ts";
import { withFallback } from "../../reasoners/with-fallback.ts";
import { createGateway, type Gateway } from "../../server/gateway.ts";
import { graphOf } from "../graph/fused-world.ts";
import { startTestModel, type Behaviour, type ReceivedRequest, type TestModel } from "./test-model.ts";

/** A form of which a part comes to nothing is written anew by a model, with what the graph has nearest to it. */

const PAPER_MILLS = `
@prefix : <urn:mill:> .
:Mill a owl:Class ; rdfs:label "paper mill" .
:Vat a owl:Class ; rdfs:label "vat" .
:Stay a owl:Class ; rdfs:label "stay" .
:Maker a owl:Class ; rdfs:label "paper maker" .
:stands rdfs:label "stands in" . :state rdfs:label "state code" . :litres rdfs:label "litres" .
:who rdfs:label "who stayed" . :where rdfs:label "stayed at" . :from rdfs:label "from" . :until rdfs:label "until" .
:byname rdfs:label "by-name" . :heir rdfs:label "heir of" .
:Ombrel a :Mill ; rdfs:label "Ombrel Mill" ; :byname "the Wet Cathedral" .
:Tarn a :Mill ; rdfs:label "Tarnside Mill" .
:v1 a :Vat ; rdfs:label "Grey Vat" ; :stands :Ombrel ; :state "OUT" ; :litres 900 .
:v2 a :Vat ; rdfs:label "Long Vat" ; :stands :Ombrel ; :state "USE" ; :litres 400 .
:v3 a :Vat ; rdfs:label "Small Vat" ; :stands :Tarn ; :state "OUT" ; :litres 100 .
:v4 a :Vat ; rdfs:label "New Vat" ; :stands :Tarn ; :state "USE" ; :litres 700 .
:Perrin a :Maker ; rdfs:label "Perrin Losk" . :Ada a :Maker ; rdfs:label "Ada Vreel" ; :heir :Perrin .
:s1 a :Stay ; rdfs:label "Losk at Ombrel" ; :who :Perrin ; :where :Ombrel ; :from "1970"^^xsd:gYear ; :until "1980"^^xsd:gYear .
:s2 a :Stay ; rdfs:label "Vreel at Ombrel" ; :who :Ada ; :where :Ombrel ; :from "1981"^^xsd:gYear .
`;

interface Shown {
  readonly relations: readonly { readonly id: string; readonly label: string; readonly values?: readonly string[] }[];
  readonly classes: readonly { readonly id: string; readonly label: string }[];
  readonly names: readonly { readonly words: string; readonly mayMean: readonly { id: string; label: string }[] }[];
  readonly tried?: readonly { readonly steps: unknown; readonly found: unknown; readonly nothing: readonly any[] }[];
}

type Step = Record<string, unknown>;
/** What the model replies: by the ids that the request shows, and how often the form was written before. */
type Script = (
  ids: Ids,
  tried: number,
) => { readonly steps: readonly Step[]; readonly also?: readonly Step[] } | { readonly reason: string };

interface Ids {
  readonly relation: (label: string) => string;
  readonly kind: (label: string) => string;
  readonly name: (label: string) => string | undefined;
  readonly shown: Shown;
}

let script: Script = () => ({ reason: "no script" });
let otherwise: (request: ReceivedRequest) => Behaviour = () => "good";
let model: TestModel;
let gateway: Gateway;
let alone: Gateway;

beforeAll(async () => {
  const graph = await graphOf("mills", PAPER_MILLS);
  model = await startTestModel({
    reply: (data) => {
      const shown = JSON.parse(data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1)) as Shown;
      const idOf = (list: readonly { readonly id: string; readonly label: string }[], label: string): string =>
        list.find((each) => each.label === label)?.id ?? `nothing called ${label}`;
      const things = shown.names.flatMap(({ mayMean }) => mayMean);
      const said = script(
        {
          relation: (label) => idOf(shown.relations, label),
          kind: (label) => idOf(shown.classes, label),
          name: (label) => things.find((each) => each.label === label)?.id,
          shown,
        },
        shown.tried?.length ?? 0,
      );
      if ("reason" in said) return { readings: [], reason: said.reason };
      const { steps, also } = said;
      const reading = (confidence: number, some: readonly Step[]) => ({
        ...{ meaning: "", confidence, steps: some, answer: some.at(-1)?.["id"] },
      });
      return { readings: [reading(0.9, steps), ...(also === undefined ? [] : [reading(0.5, also)])], reason: null };
    },
    otherwise: (request) => otherwise(request),
  });
  const opened = openModel({ name: "test", baseUrl: model.baseUrl }, { fetch: globalThis.fetch });
  const builtin = openBuiltinReasoner();
  const reasoner = withFallback(createModelReasoner({ model: opened }), builtin);
  gateway = await createGateway({ engine: createEngine({ graphs: [graph], documents: [], reasoner }) });
  alone = await createGateway({ engine: createEngine({ graphs: [graph], documents: [], reasoner: builtin }) });
}, 60_000);
afterAll(() => Promise.all([gateway.close(), alone.close(), model.close()]));
beforeEach(() => {
  model.requests.length = 0;
  otherwise = () => "good";
});

interface Asked {
  readonly status: string;
  readonly complete: boolean;
  readonly explanation: string;
  readonly reading: string | null;
  readonly values: readonly string[];
  readonly modelCalls: number;
}

let asked = 0;

async function ask(text: string, options: { maxModelCalls?: number } = {}, at: Gateway = gateway): Promise<Asked> {
  asked += 1;
  // Another wording each time, so that nothing is there from before; trailing blanks are no words.
  const { data, errors } = await at.execute({
    query: `query($text: String!, $options: QuestionOptions) { question(text: $text, strategy: QUERY, options: $options) { answer {
      status complete explanation reading values { nodes { label } } cost { upstream { kind calls } } } } }`,
    variables: { text: `${text}${"?".repeat(asked)}`, options },
  });
  // A source that failed is told beside the answer.
  if (errors?.some(({ extensions }) => extensions?.["code"] !== "SOURCE_UNAVAILABLE") === true || !data)
    throw new Error(JSON.stringify(errors));
  const { answer } = (data as any).question;
  return {
    ...answer,
    values: answer.values.nodes.map(({ label }: { label: string }) => label).sort(),
    modelCalls: answer.cost.upstream.find(({ kind }: { kind: string }) => kind === "MODEL")?.calls ?? 0,
  };
}

/** What was given up of the question asked last. */
async function givenUpOf(text: string): Promise<readonly { statement: string; reasons: readonly string[] }[]> {
  const { data, errors } = await gateway.execute({
    query: `query($text: String!) { question(text: $text, strategy: QUERY) { answer { givenUp { statement reasons } } } }`,
    variables: { text: `${text}${"?".repeat(asked)}` },
  });
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return (data as any).question.answer.givenUp;
}

const tasks = (): readonly (string | undefined)[] => model.requests.map(({ task }) => task);
const entity = (id: string, words: string, ...entities: readonly (string | undefined)[]): Step => ({
  ...{ id, op: "entity", words, entities: entities.filter((each) => each !== undefined) },
});
const follow = (id: string, from: string, words: string, ...relations: readonly string[]): Step => ({
  ...{ id, op: "follow", from, words, relations, expects: null },
});
const filter = (id: string, set: string, words: string, relation: string, value: string, more: Step = {}): Step => ({
  ...{ id, op: "filter", set, words, relations: [relation], test: "=", type: "text", value, of: null, to: null },
  ...{ unit: null, count: false, among: null },
  ...more,
});

const VATS = "Which vats of Ombrel Mill are disused";
/** The vats of the mill whose state is as given. */
const vatsThat =
  (state: string, words = "disused"): Script =>
  ({ relation, name }) => ({
    steps: [
      entity("s1", "Ombrel Mill", name("Ombrel Mill")),
      follow("s2", "s1", "vats of", `^${relation("stands in")}`),
      filter("s3", "s2", words, relation("state code"), state),
    ],
  });

describe("a form that holds", () => {
  test("takes one call, and the request shows the values of short lists", async () => {
    script = vatsThat("OUT");
    const answer = await ask(VATS);
    expect(answer).toMatchObject({ status: "ANSWERED", values: ["Grey Vat"], modelCalls: 1 });
    // That the code stands for the question's word is the model's word.
    expect(answer.explanation).toContain("This reading holds “OUT”, which the question does not say");
    expect(answer.complete).toBe(false);
    expect(tasks()).toEqual(["analyse-question"]);
    expect(model.requests[0]?.data).toContain('"label":"state code","from":"vat","to":"text","values":["OUT","USE"]');
  });

  test("names things by a part of what they are called, whatever calls them so", async () => {
    script = ({ relation, name }) => ({
      steps: [
        entity("s1", "Wet Cathedral", name("Ombrel Mill")),
        follow("s2", "s1", "vats in", `^${relation("stands in")}`),
      ],
    });
    const answer = await ask("Which vats are in the old Cathedral");
    expect(answer).toMatchObject({ status: "ANSWERED", values: ["Grey Vat", "Long Vat"], modelCalls: 1 });
    // Not its name, so that something else may be meant.
    expect(answer.complete).toBe(false);
    expect(answer.explanation).toContain("“Cathedral” was read as “Ombrel Mill”");
  });
});

describe("a form of which a part comes to nothing", () => {
  test("is written anew with the values that there are", async () => {
    script = (ids, tried) => vatsThat(tried === 0 ? "disused" : "OUT")(ids, tried);
    const answer = await ask(VATS);
    expect(answer).toMatchObject({ status: "ANSWERED", values: ["Grey Vat"], modelCalls: 2 });
    expect(tasks()).toEqual(["analyse-question", "revise-form"]);
    expect(model.requests[1]?.data).toContain('"valuesThere":["OUT","USE"]');
    expect(answer.explanation).toMatch(/First read as “vats .*”, and given up: no value passes “disused”/u);
    expect(answer.reading).toContain("OUT");
  });

  /** The vats of the mill; or the same by a stay there, which asks for less. */
  const either =
    (first: string): Script =>
    (ids, tried) => {
      const { steps } = vatsThat(first)(ids, tried) as { steps: readonly Step[] };
      return { steps, also: [...steps.slice(0, 1), follow("s2", "s1", "vats of", ids.relation("heir of"))] };
    };

  test("is told beside the second that was given with it, and either may be mended", async () => {
    script = (ids, tried) => {
      if (tried === 0) return either("disused")(ids, tried);
      const shown = ids.shown.tried ?? [];
      expect(shown.map(({ nothing }) => nothing.map(({ step }) => step))).toEqual([["s3"], ["s2"]]);
      return vatsThat("OUT")(ids, tried);
    };
    expect(await ask(VATS)).toMatchObject({ status: "ANSWERED", values: ["Grey Vat"], modelCalls: 2 });
    expect(tasks()).toEqual(["analyse-question", "revise-form"]);
  });

  test("is not mended by the second that was given with it: it has been tried", async () => {
    script = (ids, tried) => {
      if (tried === 0) return either("disused")(ids, tried);
      return { steps: (either("")(ids, tried) as { also: readonly Step[] }).also };
    };
    const answer = await ask(VATS);
    expect(answer).toMatchObject({ status: "NOT_KNOWN", modelCalls: 2 });
    expect(answer.explanation).toContain("It was read again in the same way");
  });

  test("is written anew with the relations of what was found, both ways", async () => {
    script = ({ relation, name, shown }, tried) => ({
      steps: [
        entity("s1", "Perrin Losk", name("Perrin Losk")),
        follow(
          "s2",
          "s1",
          "heir",
          tried === 0
            ? relation("heir of")
            : (shown.tried?.[0]?.nothing[0]?.relationsThere.find((each: any) => each.leadsTo.includes("Ada Vreel"))
                ?.id ?? ""),
        ),
      ],
    });
    const answer = await ask("Who was the heir of Perrin Losk");
    expect(answer).toMatchObject({ status: "ANSWERED", complete: true, values: ["Ada Vreel"], modelCalls: 2 });
  });

  test("is written anew with names that are like the one not found", async () => {
    script = ({ relation, name }, tried) => ({
      steps: [
        entity("s1", "Omberl Mill", tried === 0 ? undefined : name("Ombrel Mill")),
        follow("s2", "s1", "vats of", `^${relation("stands in")}`),
      ],
    });
    const answer = await ask("Which vats has Omberl Mill");
    expect(answer).toMatchObject({
      status: "ANSWERED",
      complete: false,
      values: ["Grey Vat", "Long Vat"],
      modelCalls: 2,
    });
    expect(answer.explanation).toContain("nothing is called “Omberl Mill”");
    expect(answer.explanation).toContain("“Omberl Mill” was read as “Ombrel Mill”");
  });

  test("is not linked to what is only listed, where the model left the name open", async () => {
    script = ({ relation }) => ({
      steps: [entity("s1", "Tarnside Mill"), follow("s2", "s1", "vats of", `^${relation("stands in")}`)],
    });
    expect(await ask("Which vats has Tarnside Mill")).toMatchObject({ status: "NOT_KNOWN", values: [] });
  });

  test("is given up where the model says that nothing there is meant", async () => {
    script = (ids, tried) => (tried === 0 ? vatsThat("mended")(ids, tried) : { reason: "no state code says mended" });
    const answer = await ask("Which vats of Ombrel Mill are mended");
    expect(answer).toMatchObject({ status: "NOT_KNOWN", modelCalls: 2 });
    expect(answer.explanation).toContain("It was not read again: no state code says mended");
  });
});

describe("a revision", () => {
  test("is asked for twice at most", async () => {
    script = (ids, tried) => vatsThat(`value ${tried}`)(ids, tried);
    const answer = await ask(VATS);
    expect(answer).toMatchObject({ status: "NOT_KNOWN", values: [], modelCalls: 3 });
    expect(tasks()).toEqual(["analyse-question", "revise-form", "revise-form"]);
    expect(model.requests[2]?.data.length ?? 0).toBeLessThan(12_000);
    expect(model.requests[2]?.data).toContain("value 1");
  });

  test("leaves each form that was given up, with why, also where it was not tried", async () => {
    script = (ids, tried) =>
      tried === 0
        ? vatsThat("disused")(ids, tried)
        : {
            steps: [
              entity("s1", "Ombrel Mill", ids.name("Ombrel Mill")),
              follow("s2", "s1", "vats of", `^${ids.relation("stands in")}`),
            ],
          };
    await ask(VATS);
    const before = model.requests.length;
    const givenUp = await givenUpOf(VATS);
    expect(givenUp).toHaveLength(2);
    expect(givenUp[0]?.reasons).toEqual([expect.stringMatching(/^no value passes “disused”/u)]);
    expect(givenUp[0]?.statement).toContain("Ombrel Mill");
    expect(givenUp[1]).toEqual({
      statement: expect.not.stringContaining("disused"),
      reasons: [expect.stringMatching(/^it leaves out “disused/u)],
    });
    // It is read off the answer: nothing is asked again.
    expect(model.requests).toHaveLength(before);
  });

  test("that was not needed leaves none", async () => {
    script = vatsThat("OUT");
    await ask(VATS);
    expect(await givenUpOf(VATS)).toEqual([]);
  });

  test("that is the form as it was ends it", async () => {
    script = vatsThat("disused");
    const answer = await ask(VATS);
    expect(answer).toMatchObject({ status: "NOT_KNOWN", modelCalls: 2 });
    expect(answer.explanation).toContain("It was read again in the same way");
  });

  test("that leaves out a condition is not used", async () => {
    script = (ids, tried) =>
      tried === 0
        ? vatsThat("disused")(ids, tried)
        : {
            steps: [
              entity("s1", "Ombrel Mill", ids.name("Ombrel Mill")),
              follow("s2", "s1", "vats of", `^${ids.relation("stands in")}`),
            ],
          };
    const answer = await ask(VATS);
    expect(answer).toMatchObject({ status: "NOT_KNOWN", values: [], modelCalls: 2 });
    expect(answer.explanation).toMatch(/A second reading was not used, because it leaves out “disused/u);
  });

  test.each([
    ["another question", "Which vats hold more than 500 litres", "<"],
    ["a bound turned round", "Which vats of more than 500 litres are disused", "<"],
  ])("that is %s is not used", async (_what, text, other) => {
    const vats =
      (test: string, relation: string): Script =>
      (ids) => ({
        steps: [
          { id: "s1", op: "class", words: "vats", classes: [ids.kind("vat")] },
          filter("s2", "s1", "more than 500", ids.relation("litres"), "500", { test, type: "number" }),
          filter("s3", "s2", "disused", ids.relation(relation), "disused"),
        ],
      });
    script = (ids, tried) => (tried === 0 ? vats(">", "state code") : vats(other, "by-name"))(ids, tried);
    expect(await ask(text)).toMatchObject({ status: "NOT_KNOWN", values: [] });
  });

  test("without a kind that was asked for is not complete, and says so", async () => {
    script = ({ relation, kind, name }, tried) => ({
      steps: [
        entity("s1", "Ombrel Mill", name("Ombrel Mill")),
        follow("s2", "s1", "of", `^${relation("stands in")}`),
        ...(tried === 0
          ? [
              { id: "s3", op: "class", words: "troughs", classes: [kind("paper maker")] },
              { id: "s4", op: "and", sets: ["s2", "s3"] },
            ]
          : []),
      ],
    });
    const answer = await ask("Which troughs are of Ombrel Mill");
    expect(answer).toMatchObject({ status: "ANSWERED", complete: false, values: ["Grey Vat", "Long Vat"] });
    expect(answer.explanation).toContain("his reading leaves out “troughs”");
  });

  test.each<Behaviour>(["reply of prose alone", "reply empty", "reply of wrong enums", "500", "reply refused"])(
    "that fails (%s) leaves what was found before, after a bounded number of calls",
    async (behaviour) => {
      script = vatsThat("disused");
      otherwise = ({ task }) => (task === "revise-form" ? behaviour : "good");
      const answer = await ask(VATS);
      expect(answer).toMatchObject({ status: "NOT_KNOWN", values: [], complete: false });
      expect(answer.explanation).toContain("First read as");
      expect(tasks().filter((task) => task === "analyse-question")).toHaveLength(1);
      expect(model.requests.length).toBeLessThanOrEqual(5);
    },
  );

  test("that nobody pays for leaves what was found before", async () => {
    script = vatsThat("disused");
    const answer = await ask(VATS, { maxModelCalls: 1 });
    expect(answer).toMatchObject({ status: "NOT_KNOWN", complete: false, modelCalls: 1 });
  });
});

test("without a model nothing is written anew, and no name is looked for by its part", async () => {
  const answer = await ask("Which vats stand in Omberl Mill", {}, alone);
  expect(answer.modelCalls).toBe(0);
  expect(answer.explanation).not.toContain("First read as");
});

describe("a time that the question says, of things between that have names and dates", () => {
  const staysAt =
    (time: string, from: string | null): Script =>
    ({ relation, name }) => ({
      steps: [
        entity("s1", "Ombrel Mill", name("Ombrel Mill")),
        follow("s2", "s1", "at", `^${relation("stayed at")}`),
        follow("s3", "s2", "stayed", relation("who stayed")),
        { id: "s4", op: "when", set: "s3", time, from, to: null, event: null, words: "", relations: [] },
      ],
    });

  test.each([
    ["in 1975", "at", "1975", ["Perrin Losk"]],
    ["in 1990", "at", "1990", ["Ada Vreel"]],
    ["before 1975", "before", "1975", ["Perrin Losk"]],
    ["after 1985", "after", "1985", ["Ada Vreel"]],
  ])("is held against their dates: %s", async (words, time, date, expected) => {
    script = staysAt(time, date);
    const answer = await ask(`Who stayed at Ombrel Mill ${words}`);
    expect(answer).toMatchObject({ status: "ANSWERED", values: expected, complete: true });
  });

  test("of which none holds then finds nothing", async () => {
    script = staysAt("at", "1950");
    expect(await ask("Who stayed at Ombrel Mill in 1950")).toMatchObject({ status: "NOT_KNOWN", values: [] });
  });
});
