import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import { openModel } from "../../datasources/model/open-model.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { openBuiltinReasoner } from "../../reasoners/threads/builtin-reasoner.ts";
import { withFallback } from "../../reasoners/with-fallback.ts";
import { createGateway, type Gateway } from "../../server/gateway.ts";
import { graphOf } from "../graph/fused-world.ts";
import { startTestModel, type TestModel } from "./test-model.ts";

/** Forms that a model says in its steps: that there is none of something, two counts of one thing, what is left out. */

const GLIDERS = `
@prefix : <urn:glide:> .
:Club a owl:Class ; rdfs:label "gliding club" . :Glider a owl:Class ; rdfs:label "glider" . :Winch a owl:Class ; rdfs:label "winch" .
:Wooden a owl:Class ; rdfs:subClassOf :Glider ; rdfs:label "wooden glider" .
:ownedBy rdfs:label "owned by" . :winch rdfs:label "winch of" . :fieldAt rdfs:label "flies at" .
:Merrow a :Field ; rdfs:label "Merrow Field" .
:Alder a :Club ; rdfs:label "Alder Club" ; :fieldAt :Merrow . :Birch a :Club ; rdfs:label "Birch Club" ; :fieldAt :Merrow .
:Cedar a :Club ; rdfs:label "Cedar Club" ; :fieldAt :Merrow .
:g1 a :Wooden, :Glider ; rdfs:label "Swift" ; :ownedBy :Alder . :g2 a :Glider ; rdfs:label "Heron" ; :ownedBy :Alder .
:g3 a :Glider ; rdfs:label "Stork" ; :ownedBy :Birch .
:w1 a :Winch ; rdfs:label "Old Winch" ; :winch :Alder . :w2 a :Winch ; rdfs:label "New Winch" ; :winch :Birch .
`;

type Step = Record<string, unknown>;
interface Shown {
  readonly relations: readonly { readonly id: string; readonly label: string }[];
  readonly classes: readonly { readonly id: string; readonly label: string }[];
  readonly names: readonly { readonly mayMean: readonly { id: string; label: string }[] }[];
  readonly tried?: readonly { readonly nothing: readonly { readonly why: string }[] }[];
}
interface Ids {
  readonly relation: (label: string) => string;
  readonly kind: (label: string) => string;
  readonly field: string | undefined;
  readonly shown: Shown;
}

let script: (ids: Ids) => readonly Step[] = () => [];
let requests: Shown[] = [];
let model: TestModel;
let gateway: Gateway;

beforeAll(async () => {
  model = await startTestModel({
    reply: (data) => {
      const shown = JSON.parse(data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1)) as Shown;
      requests.push(shown);
      const steps = script({
        shown,
        relation: (label) => shown.relations.find((each) => each.label === label)?.id ?? label,
        kind: (label) => shown.classes.find((each) => each.label === label)?.id ?? label,
        field: shown.names.flatMap(({ mayMean }) => mayMean).find(({ label }) => label === "Merrow Field")?.id,
      });
      if (steps.length === 0) return { readings: [], reason: "nothing is to be changed" };
      return { readings: [{ meaning: "", confidence: 0.9, steps, answer: steps.at(-1)?.["id"] }], reason: null };
    },
  });
  const opened = openModel({ name: "test", baseUrl: model.baseUrl }, { fetch: globalThis.fetch });
  const reasoner = withFallback(createModelReasoner({ model: opened }), openBuiltinReasoner());
  const graphs = [await graphOf("gliders", GLIDERS)];
  gateway = await createGateway({ engine: createEngine({ graphs, documents: [], reasoner }) });
}, 60_000);
afterAll(() => Promise.all([gateway.close(), model.close()]));
beforeEach(() => {
  requests = [];
});

async function ask(text: string) {
  const { data, errors } = await gateway.execute({
    query: `query($text: String!) { question(text: $text, strategy: QUERY) { answer {
      status complete explanation values { nodes { label } } parts { text status } givenUp { reasons } } } }`,
    variables: { text },
  });
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  const { answer } = (data as any).question;
  return { ...answer, values: answer.values.nodes.map(({ label }: { label: string }) => label).sort() };
}

const clubs = ({ field, relation }: Ids): readonly Step[] => [
  { id: "s1", op: "entity", words: "Merrow Field", entities: [field] },
  { id: "s2", op: "follow", from: "s1", words: "clubs that fly at", relations: [`^${relation("flies at")}`] },
];
/** The clubs by how many gliders they own; members that say nothing are left out. */
const gliders = (ids: Ids, test: string, value: string): Step => ({
  ...{ id: "s3", op: "filter", set: "s2", words: "own gliders", relations: [`^${ids.relation("owned by")}`] },
  ...{ test, type: "number", value, count: true },
});

describe("that there is none of something", () => {
  test.each([
    ["<", "1"],
    ["=", "0"],
    ["<=", "0"],
  ])("is said by a count (%s %s), and of what nothing is stated of it is not found", async (sign, value) => {
    script = (ids) => (ids.shown.tried === undefined ? [...clubs(ids), gliders(ids, sign, value)] : []);
    const again = "?".repeat(2 * sign.length + Number(value));
    const answer = await ask(`Which clubs that fly at Merrow Field own no gliders${again}`);
    expect(answer).toMatchObject({ status: "NOT_KNOWN", values: [], complete: false });
    // Two own gliders; of the third the graph states nothing, which is no denial.
    expect(answer.explanation).toContain("For 1 other nothing is stated that tells whether it is to be left out");
  });

  test("is found of what leads to other things only, as far as the graph states what there is", async () => {
    script = (ids) => [
      ...clubs(ids),
      { id: "w", op: "class", words: "wooden gliders", classes: [ids.kind("wooden glider")] },
      { ...gliders(ids, "<", "1"), among: "w" },
    ];
    const answer = await ask("Which clubs that fly at Merrow Field own no wooden gliders?");
    expect(answer).toMatchObject({ status: "ANSWERED", values: ["Birch Club"], complete: false });
    expect(answer.explanation).toContain("it is taken that there is none");
  });

  test("is not said by a count that lets others pass", async () => {
    script = (ids) => [...clubs(ids), gliders(ids, ">=", "2")];
    const answer = await ask("Which clubs that fly at Merrow Field own at least 2 gliders?");
    expect(answer).toMatchObject({ status: "ANSWERED", values: ["Alder Club"] });
    expect(answer.explanation).not.toContain("it is taken that there is none");
  });
});

test("two counts of one thing are two parts, each by its member", async () => {
  script = (ids) => [
    ...clubs(ids),
    {
      ...{ id: "s3", op: "each", set: "s2", words: "gliders" },
      relations: [`^${ids.relation("owned by")}`],
      count: true,
    },
    {
      ...{ id: "s4", op: "each", set: "s2", words: "winches" },
      relations: [`^${ids.relation("winch of")}`],
      count: true,
    },
    {
      ...{ id: "s5", op: "several" },
      parts: [
        { words: "How many gliders has each of the clubs that fly at Merrow Field", answer: "s3" },
        { words: "how many winches has each of the clubs that fly at Merrow Field", answer: "s4" },
      ],
    },
  ];
  const { parts } = await ask("How many gliders and how many winches has each of the clubs that fly at Merrow Field?");
  expect(parts).toHaveLength(2);
  expect(parts[0].text).toMatch(/Alder Club.*2/u);
  expect(parts[1].text).toMatch(/Alder Club.*1/u);
});

test("a set all of which is left out is told as that, and not as sets that have nothing in common", async () => {
  script = (ids) =>
    ids.shown.tried === undefined ? [...clubs(ids), { id: "s3", op: "minus", set: "s2", without: "s2" }] : [];
  const answer = await ask("Which clubs that fly at Merrow Field do not fly at Merrow Field?");
  expect(answer.status).toBe("NOT_KNOWN");
  for (const { nothing } of requests.flatMap(({ tried = [] }) => tried))
    expect(nothing.map(({ why }) => why)).toEqual([
      "each member of its set is left out, or nothing is stated that tells whether it is",
    ]);
  expect(JSON.stringify(answer.givenUp)).not.toContain("together");
});
