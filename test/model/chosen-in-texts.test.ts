import { describe, expect, onTestFinished, test } from "vitest";
import { openModel } from "../../datasources/model/open-model.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { collection, type TestPage } from "../hydra/text/pages.ts";
import { gatewayUnderTest } from "../server/gateway-under-test.ts";
import { startTestModel } from "./test-model.ts";

/**
 * Conditions, superlatives and comparisons that no relation of the graph says: each member is read about by itself, and
 * what no text says of one leaves open whether it belongs.
 */
const HULLS = ["Ash", "Birch", "Cedar", "Elm", "Fir"].map((name) => `${name} Hull`);
const GRAPH = `
  :Reach rdfs:label "Long Reach" .
  ${HULLS.map((name, index) => `:h${index} rdfs:label "${name}" . :Reach :boat :h${index} .`).join("\n")}
  :Quay rdfs:label "Sorrel Quay" ; :boat :Gannet, :Petrel, :Tern ; :berths 4 .
  :boat rdfs:label "boat" . :berths rdfs:label "berths" .
  :Gannet rdfs:label "Gannet" . :Petrel rdfs:label "Petrel" . :Tern rdfs:label "Tern" .
`;
const page = (title: string, text: string): TestPage => ({ title, text });
const PAGES = [
  page("Gannet", "Gannet is painted green. Gannet was built in 1911. Gannet carried salt."),
  page("Petrel", "Petrel is painted red. Petrel was built in 1904. Petrel carried eels."),
  page("Tern", "Tern is painted dark green. Tern was built in 1932. Tern carried peat."),
  page("Brook", "Brook is a lighter. Brook was built in 1899. Brook is moored at Sorrel Quay."),
];

const shownIn = (data: string): any => JSON.parse(data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1));

/** Who reads finds, in sentences about the subject, what stands behind these words. */
function readerOf(words: readonly string[]) {
  return ({ subject, passages }: any): unknown => ({
    clue: null,
    findings: passages.flatMap(({ sentences }: any) =>
      Object.entries<string>(sentences).flatMap(([id, text]) =>
        words.flatMap((each) =>
          text.startsWith(`${subject} ${each} `)
            ? [{ sentences: [id], answer: text.slice(subject.length + each.length + 2, -1), certainty: 0.9 }]
            : [],
        ),
      ),
    ),
  });
}

const QUAY = { id: "s1", op: "entity", words: "Sorrel Quay" };
const BOATS = { id: "s2", op: "follow", from: "s1", words: "boats of", relations: ["boat"] };
const filter = (words: string, value: string, more: object = {}): unknown => ({
  ...{ id: "s3", op: "filter", set: "s2", words, relations: [], test: "=", type: "text", value },
  ...more,
});
const top = (words: string, more: object = {}): unknown => ({
  ...{ id: "s3", op: "top", set: "s2", words, relations: [], direction: "min", rank: 1 },
  ...more,
});

interface Asked {
  readonly text: string;
  readonly steps: readonly unknown[];
  readonly read: readonly string[];
  readonly pages?: readonly TestPage[];
}

async function ask({ text, steps, read, pages = PAGES }: Asked) {
  const reader = readerOf(read);
  const server = await startTestModel({
    reply(data, { task }) {
      const shown = shownIn(data);
      if (task === "analyse-question") {
        const withIds = JSON.parse(JSON.stringify(steps), (key, value) => {
          if (key === "relations")
            return value.flatMap(
              (label: string) => shown.relations.find((each: any) => each.label === label)?.id ?? [],
            );
          return value;
        }).map((step: any) =>
          step.op === "entity"
            ? { ...step, entities: shown.names.find(({ words }: any) => words === step.words)?.mayMean[0].id ?? [] }
            : step,
        );
        const answer = (steps.at(-1) as any).id;
        return { readings: [{ meaning: text, confidence: 0.9, steps: withIds, answer }], reason: null };
      }
      return task === "read-passages" ? reader(shown) : { readings: [], reason: "nothing to change" };
    },
  });
  onTestFinished(() => server.close());
  const model = openModel({ name: "test", baseUrl: server.baseUrl }, { fetch: globalThis.fetch });
  const engine = createEngine({
    graphs: [await graphOf(GRAPH)],
    documents: [collection("pages", "DOCUMENTS", pages)],
    reasoner: createModelReasoner({ model }),
  });
  const { post } = await gatewayUnderTest({ engine });
  const { body } = await post(
    `{ question(text: ${JSON.stringify(text)}, strategy: QUERY) {
        answer { status text complete explanation support }
        evidence { nodes { kind text } }
        estimate { most { upstream { kind calls } } } } }`,
  );
  expect(body.errors).toBeUndefined();
  const { answer, evidence, estimate } = body.data.question;
  const most = estimate.most.upstream.find(({ kind }: any) => kind === "MODEL").calls;
  expect(body.extensions.cost.modelCalls).toBeLessThanOrEqual(most);
  const readings = server.requests.filter(({ task }) => task === "read-passages").map(({ data }) => shownIn(data));
  return { answer, evidence: evidence.nodes, readings };
}

const PAINTED = "Which boats of Sorrel Quay are painted green?";
const OLDEST = "Which of the boats of Sorrel Quay was built first?";

describe("a condition that no relation says", () => {
  test("is read from texts of each member, and quoted", async () => {
    const { answer, evidence, readings } = await ask({
      ...{ text: PAINTED, steps: [QUAY, BOATS, filter("are painted", "green")], read: ["is painted"] },
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Gannet, Tern", support: ["KG", "DOCUMENTS"] });
    expect(readings.map(({ subject }) => subject)).toEqual(["Gannet", "Petrel", "Tern"]);
    expect(
      evidence
        .filter(({ kind }: any) => kind === "DOCUMENTS")
        .map(({ text }: any) => text)
        .sort(),
    ).toEqual(["Gannet is painted green.", "Tern is painted dark green."]);
  });

  test("of a number or date is held against it", async () => {
    const { answer } = await ask({
      text: "Which boats of Sorrel Quay were built after 1920?",
      steps: [QUAY, BOATS, filter("were built in", "1920", { test: ">", type: "date" })],
      read: ["was built in"],
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Tern" });
  });

  test("that another step decides is held against what that gives", async () => {
    const { answer } = await ask({
      text: "Which boats of Sorrel Quay were built after Petrel?",
      steps: [
        ...[QUAY, BOATS, { id: "s7", op: "entity", words: "Petrel" }],
        { id: "s8", op: "follow", from: "s7", words: "was built in", relations: [] },
        filter("were built in", "", { test: ">", type: "date", of: "s8" }),
      ],
      read: ["was built in"],
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Gannet, Tern" });
  });

  test("is not held against each of those whose average is meant", async () => {
    const { answer } = await ask({
      text: "Which boats of Sorrel Quay were built later than the average of Gannet and Petrel?",
      steps: [
        ...[QUAY, BOATS, { id: "s5", op: "entity", words: "Gannet" }, { id: "s6", op: "entity", words: "Petrel" }],
        { id: "s7", op: "or", sets: ["s5", "s6"] },
        { id: "s8", op: "follow", from: "s7", words: "was built in", relations: [] },
        filter("were built in", "", { test: ">", type: "date", of: "s8", ofMean: true }),
      ],
      read: ["was built in"],
    });
    expect(answer.status).toBe("NOT_KNOWN");
  });

  test("leaves open those of which no text says it, and says so", async () => {
    const { answer } = await ask({
      ...{ text: PAINTED, steps: [QUAY, BOATS, filter("are painted", "green")], read: ["is painted"] },
      pages: PAGES.slice(0, 2),
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Gannet", complete: false });
    expect(answer.explanation).toContain("1 other");
  });

  test("that no member is said to meet is no answer", async () => {
    const { answer } = await ask({
      text: "Which boats of Sorrel Quay are painted blue?",
      steps: [QUAY, BOATS, filter("are painted", "blue")],
      read: ["is painted"],
    });
    expect(answer.status).toBe("NOT_KNOWN");
  });

  test.each([
    ["meets it", "3", "ANSWERED"],
    ["does not", "5", "NOT_KNOWN"],
  ])("is put to the graph where it has a relation and what texts gave %s", async (_what, value, status) => {
    const { answer } = await ask({
      text: `Which quay with more than ${value} berths is Brook moored at?`,
      steps: [
        { id: "s1", op: "entity", words: "Brook", entities: [] },
        { id: "s2", op: "follow", from: "s1", words: "is moored at", relations: [] },
        filter("berths", value, { relations: ["berths"], test: ">", type: "number" }),
      ],
      read: ["is moored at"],
    });
    expect(answer.status).toBe(status);
  });
});

describe("the first of several, by what texts say of each", () => {
  const oldest = { text: OLDEST, steps: [QUAY, BOATS, top("was built in")], read: ["was built in"] };

  test("is taken where all of them could be compared", async () => {
    const { answer, evidence } = await ask(oldest);
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Petrel" });
    expect(evidence.map(({ text }: any) => text)).toContain("Petrel was built in 1904.");
  });

  test("is told with so many others as are asked for", async () => {
    const steps = [QUAY, BOATS, top("was built in", { many: 2 })];
    const { answer } = await ask({ ...oldest, text: "Which two boats of Sorrel Quay were built first?", steps });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Gannet, Petrel" });
  });

  test.each([
    ["no text says it of one", PAGES.slice(0, 2)],
    ["one is said in no number", [...PAGES.slice(0, 2), page("Tern", "Tern was built in olden times.")]],
  ])("is not taken where %s", async (_why, pages) => {
    const { answer } = await ask({ ...oldest, pages });
    expect(answer.status).toBe("NOT_KNOWN");
  });
});

test("of two things, each is read about, and they are compared", async () => {
  const { answer } = await ask({
    text: "Which was built earlier, Gannet or Brook?",
    steps: [
      { id: "s1", op: "entity", words: "Gannet" },
      { id: "s2", op: "entity", words: "Brook", entities: [] },
      { id: "s3", op: "compare", a: "s1", b: "s2", words: "was built in", relations: [], direction: "min" },
    ],
    read: ["was built in"],
  });
  expect(answer).toMatchObject({ status: "ANSWERED", text: "Brook" });
});

test("of more members than can be read about nothing is told, and nobody reads about them", async () => {
  const { answer, readings } = await ask({
    text: "Which boats of Long Reach are painted green?",
    steps: [{ id: "s1", op: "entity", words: "Long Reach" }, BOATS, filter("are painted", "green")],
    read: ["is painted"],
    pages: HULLS.map((name) => page(name, `${name} is painted green.`)),
  });
  expect(answer.status).toBe("NOT_KNOWN");
  expect(readings).toEqual([]);
});
