import { describe, expect, onTestFinished, test } from "vitest";
import { openModel } from "../../datasources/model/open-model.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { collection } from "../hydra/text/pages.ts";
import { gatewayUnderTest } from "../server/gateway-under-test.ts";
import { startTestModel, type ReceivedRequest } from "./test-model.ts";

/**
 * Questions whose hops graph and texts carry together, asked of a model through GraphQL: what it is shown, how often it
 * is asked, and that it can not have itself asked for ever.
 */
const GRAPH = `
  :located rdfs:label "located in" . :Marrow rdfs:label "Marrow Brook" ; :located :Tessel .
  :Tessel rdfs:label "Tessel Hundred" .
`;
const PAGES = [
  { title: "Marrow Brook", text: "Marrow Brook is a stream in the east of Orland." },
  { title: "Great Veil", text: "The Great Veil is a waterfall. It is the only one in Orland." },
  { title: "Tessel Hundred", text: "Tessel Hundred has a market on every Friday." },
];
const QUESTION = "Which waterfall is in the country where Marrow Brook is found?";

interface Finding {
  readonly sentences: readonly string[];
  readonly answer: string;
  readonly certainty: number;
}

interface Reading {
  readonly findings: readonly Finding[];
  readonly clue?: string | null;
}

/** What is fenced in a request. */
const shownIn = (data: string): any => JSON.parse(data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1));

/** By the sentence that holds some words, whatever its id is. */
function finding(shown: any, words: string, answer: string): Finding {
  const all = shown.passages.flatMap(({ sentences }: any) => Object.entries<string>(sentences));
  const [id] = all.find(([, text]: any) => text.includes(words)) ?? ["none"];
  return { sentences: [id], answer, certainty: 0.9 };
}

/** The brook, where it is found, and the waterfall there. */
function analysis(data: string): unknown {
  const { names, relations } = shownIn(data);
  const idOf = (all: readonly any[], label: string) => all.filter((each) => each.label === label).map(({ id }) => id);
  const brook = idOf(
    names.flatMap(({ mayMean }: any) => mayMean),
    "Marrow Brook",
  ).slice(0, 1);
  const open = { op: "follow", relations: [] };
  const steps = [
    { id: "s1", op: "entity", words: "Marrow Brook", entities: brook },
    {
      ...open,
      id: "s2",
      from: "s1",
      words: "is found in",
      relations: idOf(relations, "located in"),
      expects: "country",
    },
    { ...open, id: "s3", from: "s2", words: "has the waterfall", expects: "waterfall" },
  ];
  return { readings: [{ meaning: QUESTION, confidence: 0.9, steps, answer: "s3" }], reason: null };
}

interface Asked {
  readonly question: any;
  readonly modelCalls: number;
  readonly requests: readonly ReceivedRequest[];
  readonly readings: readonly any[];
}

async function ask(
  read: (shown: any) => Reading,
  pages = PAGES,
  { text = QUESTION, analysed = analysis }: { text?: string; analysed?: (data: string) => unknown } = {},
): Promise<Asked> {
  const server = await startTestModel({
    reply: (data, { task }) => {
      if (task === "analyse-question") return analysed(data);
      // Of the whole question this reader says nothing: the hops alone are looked at here.
      if (task === "read-question") return { steps: [], answers: [], unsaid: [], search: null, own: null };
      return task === "read-passages" ? read(shownIn(data)) : {};
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
    `{ question(text: ${JSON.stringify(text)}) {
        answer { status text complete explanation support }
        paths { nodes { text steps { relation { label } } } }
        estimate { most { upstream { kind calls } } } } }`,
  );
  expect(body.errors).toBeUndefined();
  return {
    question: body.data?.question,
    modelCalls: body.extensions.cost.modelCalls,
    requests: server.requests,
    readings: server.requests.filter(({ task }) => task === "read-passages").map(({ data }) => shownIn(data)),
  };
}

/** A reader that knows the pages. */
function reader(shown: any): Reading {
  if (shown.subject === "Marrow Brook") return { findings: [finding(shown, "east of Orland", "Orland")] };
  if (shown.subject === "Orland") return { findings: [finding(shown, "is a waterfall", "Great Veil")] };
  return { findings: [], clue: null };
}

describe("a hop that the graph answers and nothing leads on from", () => {
  test("is read from texts, and the answer says that it is", async () => {
    const { question, modelCalls, readings } = await ask(reader);
    expect(question.answer).toMatchObject({ status: "ANSWERED", text: "Great Veil", complete: false });
    expect(question.answer.explanation).toContain("What was found first for “is found in” led nowhere");
    expect(question.paths.nodes.map(({ text }: any) => text)).toEqual([
      "Marrow Brook – is found in → Orland – has the waterfall → Great Veil",
    ]);
    expect(readings.map(({ subject }) => subject)).toEqual(["Tessel Hundred", "Marrow Brook", "Orland"]);
    // The analysis, each thing once, and the question as a whole; nobody else is asked afterwards.
    expect(modelCalls).toBe(5);
  });

  test("is shown to who reads with the whole question", async () => {
    const { readings } = await ask(reader);
    expect(readings.map(({ question }) => question)).toEqual(readings.map(() => QUESTION));
  });
});

describe("a passage that states nothing", () => {
  const pages = [
    ...PAGES.slice(0, 1),
    ...["One", "Two", "Three", "Four", "Five", "Six", "Seven"].map((name) => ({
      title: `Orland ${name}`,
      text: `Orland ${name} has the old waterfall of a mill.`,
    })),
    { title: "Bride's Lace", text: "Bride's Lace plunges ninety metres, more than any other in the land." },
  ];
  const clued = (shown: any): Reading => {
    if (shown.subject !== "Orland") return reader(shown);
    const said = finding(shown, "plunges", "Bride's Lace");
    return said.sentences[0] === "none" ? { findings: [], clue: "Bride's Lace plunges metres" } : { findings: [said] };
  };

  test("is searched past by a clue, once, among passages that were not read", async () => {
    const { question, modelCalls, readings } = await ask(clued, pages);
    expect(question.answer).toMatchObject({ status: "ANSWERED", text: "Bride's Lace" });
    const [first, second] = readings.filter(({ subject }) => subject === "Orland");
    const textsOf = ({ passages }: any): readonly string[] => passages.map(({ title }: any) => title);
    expect(textsOf(second)).toContain("Bride's Lace");
    expect(textsOf(second).filter((title) => textsOf(first).includes(title))).toEqual([]);
    expect(modelCalls).toBe(6);
  });

  test.each<[string, Reading]>([
    ["always another clue", { findings: [], clue: "Orland Marrow Tessel waterfall market stream" }],
    ["a clue without end", { findings: [], clue: "Orland ".repeat(20_000) }],
    ["nothing at all", { findings: [] }],
  ])("is read no more often than was estimated, by a model with %s", async (_what, reading) => {
    const { question, modelCalls, readings } = await ask(() => reading, pages);
    expect(question.answer).toMatchObject({ status: "NOT_KNOWN" });
    const things = readings.map(({ subject, relation }) => `${subject} ${relation}`);
    for (const thing of things) expect(things.filter((other) => other === thing).length).toBeLessThanOrEqual(2);
    const { calls } = question.estimate.most.upstream.find(({ kind }: any) => kind === "MODEL");
    expect(modelCalls).toBeLessThanOrEqual(calls);
  });
});

describe("two conditions that texts call the answer otherwise for", () => {
  const cast = [
    { title: "Tin Harbour", text: "Tin Harbour is a play. Its cast were Odile Marrow, Bo Tarn and Ines Vatt." },
    {
      title: "The Nine Lamps",
      text: "The Nine Lamps are a choir. Among its singers were Odile, Odile Vatt, Per Tarn and Marrow.",
    },
  ];
  const BOTH = "Who was in the cast of Tin Harbour and among the singers of The Nine Lamps?";
  const steps = [
    { id: "s1", op: "entity", words: "Tin Harbour", entities: [] },
    { id: "s2", op: "follow", from: "s1", words: "had in its cast", relations: [] },
    { id: "s3", op: "entity", words: "The Nine Lamps", entities: [] },
    { id: "s4", op: "follow", from: "s3", words: "had among its singers", relations: [] },
    { id: "s5", op: "and", sets: ["s2", "s4"] },
  ];
  const analysed = () => ({ readings: [{ meaning: BOTH, confidence: 0.9, steps, answer: "s5" }], reason: null });
  const both = (names: readonly string[]) => async () =>
    ask(
      (shown) => ({
        findings:
          shown.subject === "Tin Harbour"
            ? ["Odile Marrow", "Bo Tarn", "Ines Vatt"].map((name) => finding(shown, "Its cast", name))
            : names.map((name) => finding(shown, "Among its singers", name)),
      }),
      cast,
      { text: BOTH, analysed },
    );

  test("are met by a part of a name that is nobody else's, and the answer says so", async () => {
    const { question } = await both(["Odile", "Per Tarn"])();
    expect(question.answer).toMatchObject({ status: "ANSWERED", text: "Odile Marrow", complete: false });
    expect(question.answer.explanation).toContain("“Odile” and “Odile Marrow” are taken for the same");
  });

  test("are not met where the part is that of several names, or of no name as a whole", async () => {
    for (const names of [["Marrow"], ["Tarn"], ["Od"], ["Per Tarn"], ["Odile", "Odile Vatt"]]) {
      const { question, readings } = await both(names)();
      expect(new Set(readings.map(({ subject }) => subject))).toEqual(new Set(["Tin Harbour", "The Nine Lamps"]));
      expect(question.answer.status, names.join()).toBe("NOT_KNOWN");
    }
  });
});
