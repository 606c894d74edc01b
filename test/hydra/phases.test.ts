import { describe, expect, test } from "vitest";
import { serialise } from "../../engine/sparql/serialise.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import type { AskFurtherInput } from "../../engine/strategies/hydra/tasks/ask-further.ts";
import type { JudgePathsInput } from "../../engine/query/over-paths/judge-paths.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import type { Replies } from "../treeqa/by-hand.ts";
import { askHydra, type Answered, type Asking } from "./asking.ts";
import { documents, HOME, MAYOR, NEVER, pottery, TAKES_PATHS, web } from "./pottery.ts";

/** Three phases, each of which stops the rest when it answers, and an end that is told as what it is. */
async function ask(text: string, replies: Replies, asking: Omit<Asking, "graphs" | "replies"> = {}): Promise<Answered> {
  return askHydra(text, { graphs: [await pottery()], replies: { ...TAKES_PATHS, ...replies }, ...asking });
}

/** Holds the value of this label to be the answer as soon as it is offered; in the end only, where that is wanted. */
const holds = (label: string, inTheEnd = false): Replies => ({
  "judge-paths": ({ values, mayUseOwnKnowledge }: JudgePathsInput) => {
    const found = values.filter((value) => value.label === label).map(({ id }) => id);
    return found.length === 0 || (inTheEnd && !mayUseOwnKnowledge)
      ? { verdict: "NO", answers: [], reason: `nothing leads to ${label}`, ownAnswers: [] }
      : { verdict: "YES", answers: found, reason: null, ownAnswers: [] };
  },
});

/** What the mayor of the place where her master lives is asked by. */
const FURTHER = {
  question: "Who is the mayor of the home of the master of Mira Holt?",
  skyline: { places: ["Mira Holt", "Jon Vask", "Elmstad", "?"], relations: ["master", "home", "mayor"] },
};

const predicting = (...answers: readonly string[]): Replies => ({
  "predict-answers": () => ({
    predictions: answers.map((answer) => ({
      answer,
      skyline: { places: ["Mira Holt", "?", answer], relations: ["knows", "owns"] },
    })),
  }),
});

const phasesOf = ({ result }: Answered): readonly (string | undefined)[] => [
  ...new Set(result.paths.map(({ phase }) => phase)),
];
const phaseStages = ({ stages }: Answered): readonly string[] =>
  stages.filter((name) => ["hydra.initial", "hydra.refined", "hydra.predict"].includes(name));

test("the initial phase answers, and no other begins", async () => {
  const answered = await ask(HOME, {});
  expect(answered.labels).toEqual(["Elmstad"]);
  expect(answered.result).toMatchObject({ status: "ANSWERED", support: ["KG"], complete: true });
  expect([phasesOf(answered), phaseStages(answered)]).toEqual([["INITIAL"], ["hydra.initial"]]);
});

test("what a phase finds again is not chosen and judged again", async () => {
  const graph = await graphOf(`
    :mira rdfs:label "Mira Holt" ; :master :jon . :jon rdfs:label "Jon Vask" . :master rdfs:label "master" .
  `);
  const { tasks, result, stages } = await askHydra("Who is the hairdresser of Mira Holt?", {
    graphs: [graph],
    replies: {
      ...TAKES_PATHS,
      ...NEVER,
      "analyse-question": () => ({ readings: [], reason: "not read", keywords: ["Mira Holt"], mayAskWhether: false }),
      "ask-further": () => ({ question: null, skyline: null }),
    },
  });
  expect(result.status).toBe("NOT_KNOWN");
  expect(stages).toEqual(expect.arrayContaining(["hydra.initial", "hydra.refined"]));
  // The last one may be answered by what the reasoner knows itself.
  expect(tasks.filter((name) => ["choose-paths", "refine-paths", "judge-paths"].includes(name))).toEqual([
    ...["choose-paths", "refine-paths", "judge-paths", "judge-paths"],
  ]);
});

describe("the refined phase", () => {
  test("goes on as deep as may be, along what the reasoner asks further, and is told why the first failed", async () => {
    const asked: AskFurtherInput[] = [];
    const pages = web();
    const answered = await ask(
      MAYOR,
      {
        ...holds("Rita Sorn"),
        "select-sources": () => ({ kinds: ["KG"], reason: "to begin with" }),
        "refine-paths": () => ({ facts: [{ text: "Jon Vask is the master of Mira Holt.", path: "p1" }] }),
        "ask-further": (input: AskFurtherInput) => {
          asked.push(input);
          return FURTHER;
        },
      },
      { web: [pages] },
    );
    expect(answered.labels).toEqual(["Rita Sorn"]);
    expect(phaseStages(answered)).toEqual(["hydra.initial", "hydra.refined"]);
    expect(phasesOf(answered)).toEqual(["REFINED"]);
    expect(answered.result.paths.map(({ text }) => text)).toContain(
      "Mira Holt – master → Jon Vask – home → Elmstad – mayor → Rita Sorn",
    );
    expect(answered.result.complete).toBe(false);
    expect(answered.result.explanation).toContain("Found in phase 2 of the search");
    expect(asked).toMatchObject([
      { facts: ["Jon Vask is the master of Mira Holt."], reason: "nothing leads to Rita Sorn" },
    ]);
    // What was not selected at first is searched now, and by the new question.
    expect(answered.stages).not.toContain("hydra.initial.web");
    expect(pages.searches.map(({ query }) => query)).toContain(FURTHER.question);
  });

  test("goes on along the old skyline where nothing further is asked", async () => {
    const answered = await ask(MAYOR, {
      ...holds("Rita Sorn"),
      "ask-further": () => ({ question: null, skyline: null }),
    });
    expect(answered.labels).toEqual(["Rita Sorn"]);
    expect(phasesOf(answered)).toEqual(["REFINED"]);
  });
});

describe("the predict phase", () => {
  test("finds what only a path to a predicted answer shows, beyond the depth of any search from the topic", async () => {
    const answered = await ask(MAYOR, { ...holds("Lena Sorn"), ...predicting("Blue Kiln") });
    expect(answered.labels).toEqual(["Lena Sorn"]);
    expect(phaseStages(answered)).toEqual(["hydra.initial", "hydra.refined", "hydra.predict"]);
    expect(phasesOf(answered)).toEqual(["PREDICT"]);
    expect(answered.result.evidence.map(({ text }) => text)).toContain("Rita Sorn – sister → Lena Sorn");
  });

  test("answers with nothing that is predicted and not found", async () => {
    const { result } = await ask(MAYOR, { ...holds("Otto Quill"), ...predicting("Otto Quill") });
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], paths: [], evidence: [], support: [] });
  });

  test("is left out where nobody predicts anything", async () => {
    const answered = await ask(MAYOR, { ...holds("Lena Sorn"), ...predicting() });
    expect(answered.result).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(phaseStages(answered)).toEqual(["hydra.initial", "hydra.refined"]);
  });

  test("judges the paths of all predictions together, once", async () => {
    const { tasks } = await ask(MAYOR, { ...NEVER, ...predicting("Blue Kiln", "Rita Sorn", "Otto Quill", "Elmstad") });
    const after = tasks.slice(tasks.indexOf("predict-answers") + 1);
    expect(after).toEqual(["choose-paths", "refine-paths", "judge-paths", "judge-paths"]);
  });
});

describe("in the end", () => {
  test("what all phases have pruned is judged together", async () => {
    const answered = await ask(MAYOR, { ...holds("Jon Vask", true), ...predicting("Blue Kiln") });
    expect(answered.labels).toEqual(["Jon Vask"]);
    expect(answered.result.support).toEqual(["KG"]);
    expect(answered.result.explanation).toContain("Found among the paths of all 3 phases of the search");
    expect(phasesOf(answered)).toContain("INITIAL");
    expect(phasesOf(answered)).toContain("REFINED");
    expect(answered.tasks.at(-1)).toBe("judge-paths");
  });

  const KNOWS = (verdict: string): Replies => ({
    "judge-paths": () => ({ verdict, answers: [], reason: "no path says it", ownAnswers: ["Otto Quill"] }),
  });

  test("what the model knows itself is said to be that, with no evidence", async () => {
    const { result } = await ask(MAYOR, KNOWS("NO"));
    expect(result).toMatchObject({
      status: "ANSWERED",
      text: "Otto Quill",
      values: [{ node: { kind: "text", label: "Otto Quill" } }],
      support: ["MODEL"],
      complete: false,
      confidence: 0,
      paths: [],
      evidence: [],
    });
    expect(result.explanation).toMatch(/language model says, and no source confirms it/u);
  });

  test("own knowledge that is told before the end counts for nothing", async () => {
    const { result, tasks } = await ask(MAYOR, {
      "judge-paths": ({ mayUseOwnKnowledge }: JudgePathsInput) => ({
        ...{ verdict: "NO", answers: [], reason: "no path says it" },
        ownAnswers: mayUseOwnKnowledge ? [] : ["Otto Quill"],
      }),
    });
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], support: [] });
    expect(tasks.filter((name) => name === "judge-paths")).toHaveLength(3);
  });

  test("nothing is known where nobody knows", async () => {
    const { result } = await ask(MAYOR, NEVER);
    expect(result).toMatchObject({ status: "NOT_KNOWN", complete: false, values: [], paths: [], evidence: [] });
    expect(result.explanation).toMatch(/not enough.*2 phases of search were tried/iu);
  });
});

test("what one phase has asked, no other asks again: neither graphs nor texts", async () => {
  const graph = await pottery();
  const queries: string[] = [];
  const noting = new Proxy(graph, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const bound = value.bind(target) as (...given: unknown[]) => unknown;
      if (name !== "select") return bound;
      return (query: Parameters<KnowledgeGraph["select"]>[0], context: unknown) => {
        queries.push(serialise(query));
        return bound(query, context);
      };
    },
  });
  const [pages, sites] = [documents(), web()];
  const { stages } = await askHydra(MAYOR, {
    graphs: [noting],
    documents: [pages],
    web: [sites],
    replies: { ...NEVER, ...predicting("Blue Kiln"), "ask-further": () => FURTHER },
  });
  expect(stages).toContain("hydra.predict.graph");
  // What is computed over paths is asked for by whatever these show.
  const searched = queries.filter((query) => !query.includes("?answer"));
  expect(searched.length).toBeGreaterThan(10);
  expect(new Set(searched).size).toBe(searched.length);
  for (const { searches } of [pages, sites]) {
    const said = searches.map((search) => JSON.stringify(search));
    expect(said.length).toBeGreaterThan(3);
    expect(new Set(said).size).toBe(said.length);
  }
});
