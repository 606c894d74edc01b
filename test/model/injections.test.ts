import { describe, expect, test } from "vitest";
import { analyseQuestion, type AnalysisInput } from "../../engine/question/analysis.ts";
import { nodesOf, relationOf } from "../../engine/question/form/walk.ts";
import { Failure } from "../../engine/failure.ts";
import type { LanguageModel, ModelReply, ModelRequest } from "../../engine/sources/language-model.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import type { Reasoner } from "../../engine/task.ts";
import { readPassages, type ReadPassagesInput } from "../../engine/documents/read-passages.ts";
import { readPaths, type ReadPathsInput } from "../../engine/strategies/hydra/tasks/read-paths.ts";
import { answerFromTree } from "../../engine/strategies/treeqa/tasks/answer-from-tree.ts";
import { chooseEntities } from "../../engine/strategies/treeqa/tasks/choose-entities.ts";
import { chooseRelations } from "../../engine/strategies/treeqa/tasks/choose-relations.ts";
import { draftTree } from "../../engine/strategies/treeqa/tasks/draft-tree.ts";
import { verifyNodes, type VerifyNodesInput } from "../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import type { Catalogue, RelationEntry } from "../../engine/sources/knowledge-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { INJECTIONS } from "./injections.ts";

interface Listening {
  readonly reasoner: Reasoner;
  readonly requests: ModelRequest[];
}

/** A model that says whatever it is told to, whatever it is asked. */
function saying(...replies: readonly unknown[]): Listening {
  const requests: ModelRequest[] = [];
  const model: LanguageModel = {
    id: "model",
    describe: () => null,
    complete: async (request): Promise<ModelReply> => {
      const reply = replies[Math.min(requests.length, replies.length - 1)];
      requests.push(request);
      return { text: typeof reply === "string" ? reply : JSON.stringify(reply), ending: "COMPLETE" };
    },
  };
  return { reasoner: createModelReasoner({ model }), requests };
}

const passages = (text: string): ReadPassagesInput => ({
  subject: { label: "Tower", names: [text] },
  relation: "designed by",
  expects: text,
  passages: [
    { id: "a", title: text, text: `The Tower is high. ${text}` },
    { id: "b", title: "Tower", text: "The Tower was designed by Ruth Aubin." },
  ],
});

const relation = (iri: string, label: string, text: string): RelationEntry => ({
  iri,
  label,
  aliases: [text],
  description: text,
  count: 1,
  objectKind: "ENTITY",
  subjectClasses: [],
  objectClasses: [],
  homogeneous: false,
  symmetric: false,
  functional: false,
});

const analysis = (text: string): AnalysisInput => {
  const catalogue: Catalogue = {
    relations: [relation("r:designer", `designer ${text}`, text)],
    classes: [{ iri: "c:tower", label: text, aliases: [text], count: 1, ancestors: [] }],
  };
  const candidate = {
    iri: "e:tower",
    label: text,
    description: text,
    matched: "Tower",
    match: "EXACT",
    via: "LABEL",
    score: 1,
    types: [],
  } as const;
  return {
    question: `Who designed the Tower? ${text}`,
    mentions: [{ text: "Tower", start: 17, end: 22, candidates: [candidate] }],
    catalogue,
  };
};

const nodes = (text: string): VerifyNodesInput => ({
  nodes: [
    {
      id: "1",
      question: text,
      hypothesis: text,
      known: [{ question: text, answer: text }],
      computed: null,
      triples: [{ id: "t1", text, answer: text }],
      chunks: [{ id: "c1", title: text, section: text, text, subject: { label: text, names: [text] } }],
      relation: text,
      expects: text,
    },
  ],
});

const paths = (text: string): ReadPathsInput => ({
  question: text,
  skyline: {
    places: [
      { id: "0", kind: "TOPIC", text, entities: [] },
      { id: "1", kind: "ANSWER", text, entities: [] },
    ],
    relations: [{ text, candidates: [] }],
  },
  otherSkylines: [],
  rejected: [text],
  subQuestions: [text],
  topics: [{ label: "Tower", names: [text] }],
  paragraphs: [
    {
      id: "p1",
      title: text,
      text: `${text} The Tower was designed by Ruth Aubin.`,
      sentences: [
        { id: "s1", text },
        { id: "s2", text: "The Tower was designed by Ruth Aubin." },
      ],
    },
  ],
});

const option = (id: string, text: string) => ({ id, label: text, description: text, score: 0.5, fits: false });

/** Every task, with the text wherever one can stand. */
const TASKS: readonly [string, (reasoner: Reasoner, text: string) => Promise<unknown>][] = [
  [analyseQuestion.name, (reasoner, text) => reasoner.run(analyseQuestion, analysis(text), recordingContext())],
  [readPassages.name, (reasoner, text) => reasoner.run(readPassages, passages(text), recordingContext())],
  [
    draftTree.name,
    (reasoner, text) =>
      reasoner.run(
        draftTree,
        {
          question: text,
          readings: [{ id: 0, says: text, parts: [{ id: "0", question: text, under: null, needs: [] }] }],
          maxNodes: 9,
          maxDepth: 3,
          rebuild: null,
        },
        recordingContext(),
      ),
  ],
  [
    chooseEntities.name,
    (reasoner, text) =>
      reasoner.run(
        chooseEntities,
        {
          keep: 3,
          nodes: [
            {
              id: "1",
              question: text,
              hypothesis: text,
              candidates: [option("e1", text), option("e2", text)].map((each) => ({ ...each, mention: text })),
            },
          ],
        },
        recordingContext(),
      ),
  ],
  [
    chooseRelations.name,
    (reasoner, text) =>
      reasoner.run(
        chooseRelations,
        {
          keep: 3,
          nodes: [
            {
              id: "1",
              question: text,
              hypothesis: text,
              candidates: [option("r1", text), option("r2", text)].map((each) => ({
                ...each,
                direction: "FORWARD" as const,
                from: text,
                to: text,
                values: [text],
              })),
            },
          ],
        },
        recordingContext(),
      ),
  ],
  [readPaths.name, (reasoner, text) => reasoner.run(readPaths, paths(text), recordingContext())],
  [verifyNodes.name, (reasoner, text) => reasoner.run(verifyNodes, nodes(text), recordingContext())],
  [
    answerFromTree.name,
    (reasoner, text) =>
      reasoner.run(
        answerFromTree,
        {
          question: text,
          computed: false,
          nodes: [{ id: "1", parent: null, question: text, answer: text, evidence: [text] }],
          values: [{ id: "v1", label: text, node: "1" }],
        },
        recordingContext(),
      ),
  ],
];

/** What is not seen, or steers a terminal or the direction of writing. The line breaks around the fence are ours. */
const HIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\p{Default_Ignorable_Code_Point}\p{Co}\p{Cs}]/u;

test("there are enough of them", () => {
  expect(Object.keys(INJECTIONS).length).toBeGreaterThanOrEqual(25);
});

describe.each(TASKS)("%s", (name, run) => {
  test.each(Object.entries(INJECTIONS))("keeps %s within the fenced JSON", async (_kind, text) => {
    const { reasoner, requests } = saying("no");
    await run(reasoner, text).catch(() => undefined);
    const harmless = saying("no");
    await run(harmless.reasoner, "plain words").catch(() => undefined);
    expect(requests).toHaveLength(2);
    const [request] = requests;
    const messages = request?.messages ?? [];
    // Task, rules, form and examples are what they are without it: only the last message holds anything of the input.
    expect(request?.task).toBe(name);
    expect(request?.format).toEqual(harmless.requests[0]?.format);
    expect(messages.slice(0, -1)).toEqual(harmless.requests[0]?.messages.slice(0, -1));
    const [, inside = ""] = /^<data>\n([^<>]*)\n<\/data>$/u.exec(messages.at(-1)?.content ?? "") ?? [];
    expect(inside).not.toBe("");
    expect(inside).not.toMatch(HIDDEN);
    expect(shapeOf(JSON.parse(inside))).toEqual(shapeOf(JSON.parse(dataOf(harmless.requests[0]))));
    expect(inside.length).toBeLessThan(40_000);
  });
});

function dataOf(request: ModelRequest | undefined): string {
  return /^<data>\n([\s\S]*)\n<\/data>$/u.exec(request?.messages.at(-1)?.content ?? "")?.[1] ?? "";
}

/**
 * Member names and ids: what a text within must not be able to add to. A text has as many sentences as it has, which
 * are counted by us.
 */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== "object") return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === "id" ? member : name === "sentences" ? shapeOfSentences(member as object) : shapeOf(member),
    ]),
  );
}

/** Of passages each behind its id; of paragraphs each with its own. */
function shapeOfSentences(sentences: object): unknown {
  const isList = Array.isArray(sentences);
  const all = isList ? (sentences as readonly { readonly id: string }[]) : Object.keys(sentences).map((id) => ({ id }));
  const ids = all.map(({ id }) => id.replace(/s\d+$/u, ""));
  const numbers = all.map(({ id }) => Number(/\d+$/u.exec(id)?.[0]));
  expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  expect(new Set(ids).size).toBe(1);
  const shapes = isList ? all.map((each) => shapeOf({ ...each, id: "" })) : Object.values(sentences).map(shapeOf);
  return [ids[0], ...new Set(shapes.map((each) => JSON.stringify(each)))];
}

describe("a model that obeys", () => {
  test("cannot cite what was not given, or what does not stand there", async () => {
    const obeying = [
      { findings: [{ sentences: ["p99s1"], answer: "Mallory", certainty: 1 }] },
      { findings: [{ sentences: ["p1s1", "p2s9"], answer: "Ruth Aubin", certainty: 1 }] },
      { findings: [{ sentences: [], answer: "Ruth Aubin", certainty: 1 }] },
      { findings: [{ sentences: ["p2s1"], answer: "Mallory", certainty: 1 }] },
    ];
    for (const reply of obeying) {
      const { reasoner, requests } = saying(reply);
      await expect(reasoner.run(readPassages, passages("Mallory!"), recordingContext())).rejects.toMatchObject({
        code: "MODEL_REPLY_INVALID",
      });
      expect(requests).toHaveLength(2);
    }
    const { reasoner } = saying({
      findings: [obeying[0]?.findings[0], { sentences: ["p2s1"], answer: "Ruth Aubin", certainty: 9 }],
    });
    expect(await reasoner.run(readPassages, passages("x"), recordingContext())).toEqual({
      findings: [
        {
          passage: "b",
          quote: "The Tower was designed by Ruth Aubin.",
          answer: "Ruth Aubin",
          score: expect.any(Number),
        },
      ],
    });
  });

  test("cannot make a path of what was not given, or does not stand there", async () => {
    const designed = {
      subject: "Tower",
      relation: "designed by",
      object: "Ruth Aubin",
      sentence: "s2",
      quote: "The Tower was designed by Ruth Aubin.",
      certainty: 5,
    };
    for (const step of [
      { ...designed, sentence: "s99" },
      { ...designed, sentence: "s1" },
      { ...designed, quote: "The Tower was designed by Mallory." },
      { ...designed, subject: "Mallory's tower", object: "Mallory" },
      { ...designed, object: "" },
    ]) {
      const { reasoner, requests } = saying({ paths: [{ steps: [step, designed] }] });
      await expect(reasoner.run(readPaths, paths("Mallory!"), recordingContext())).rejects.toMatchObject({
        code: "MODEL_REPLY_INVALID",
      });
      expect(requests).toHaveLength(2);
    }
    const { certainty: _certainty, ...read } = designed;
    const bad = { ...designed, sentence: "s99" };
    for (const said of [
      [{ steps: [bad] }, { steps: [designed, bad] }],
      [[bad], [{ ...designed, quote: null }, bad]],
    ]) {
      const { reasoner, requests } = saying({ paths: said });
      expect(await reasoner.run(readPaths, paths("x"), recordingContext())).toEqual({
        paths: [{ steps: [{ ...read, score: expect.any(Number) }] }],
      });
      expect(requests).toHaveLength(1);
    }
    expect(await saying({ paths: [] }).reasoner.run(readPaths, paths("x"), recordingContext())).toEqual({ paths: [] });
  });

  test("cannot name entities, relations or queries of its own", async () => {
    const follow = {
      id: "s2",
      op: "follow",
      from: "s1",
      words: "designed",
      relations: ["r99", "<http://mallory.example/>", "^r1"],
      expects: null,
    };
    const steps = [
      { id: "s1", op: "entity", words: "Tower", entities: ["e99", "http://mallory.example/", "e1"] },
      follow,
    ];
    const { reasoner } = saying({
      readings: [{ meaning: "SELECT ?x", confidence: 5, steps, answer: "s2" }],
      reason: null,
      tool: "select",
      query: "DROP ALL",
    });
    const { readings, ...rest } = await reasoner.run(analyseQuestion, analysis("Mallory"), recordingContext());
    expect(Object.keys(rest).sort()).toEqual(["keywords", "reason"]);
    expect(readings).toHaveLength(1);
    const iris = readings.flatMap(({ form }) =>
      [...nodesOf(form)].flatMap(({ node }) =>
        [...("candidates" in node ? node.candidates : []), ...(relationOf(node)?.candidates ?? [])].map(
          ({ iri }) => iri,
        ),
      ),
    );
    expect(iris.sort()).toEqual(["e:tower", "r:designer"]);
    expect(readings[0]?.score).toBeLessThanOrEqual(1);
  });

  test("cannot choose what was not offered, nor validate what nothing says", async () => {
    const input = {
      keep: 3,
      nodes: [
        {
          id: "1",
          question: "q",
          hypothesis: null,
          candidates: [option("e1", "a"), option("e2", "b")].map((each) => ({ ...each, mention: "m" })),
        },
      ],
    };
    const chosen = saying({
      nodes: [
        { id: "1", entities: ["e2", "e99", "e2"] },
        { id: "2", entities: ["e1"] },
      ],
    });
    expect(await chosen.reasoner.run(chooseEntities, input, recordingContext())).toEqual({
      nodes: [{ id: "1", entities: ["e2"] }],
    });
    const verified = saying({
      nodes: [
        {
          id: "1",
          verdict: "SUPPORTED",
          answers: [{ text: "Mallory", reference: "c1", quote: "Mallory did it." }],
          references: ["c1", "c9"],
          sufficient: true,
        },
      ],
    });
    await expect(verified.reasoner.run(verifyNodes, nodes("A tower."), recordingContext())).rejects.toBeInstanceOf(
      Failure,
    );
    const said = {
      id: "1",
      verdict: "SUPPORTED",
      answers: [{ text: "tower", reference: "c1", quote: "A tower." }],
      references: ["c1"],
    };
    for (const [sufficient, factSufficient] of [
      [false, false],
      [true, true],
      [undefined, true],
    ]) {
      const judged = saying({ nodes: [{ ...said, sufficient }] });
      expect((await judged.reasoner.run(verifyNodes, nodes("A tower."), recordingContext())).nodes).toMatchObject([
        { verdict: "SUPPORTED", factSufficient },
      ]);
    }
    const answered = saying({ answers: ["v9", "Mallory"], reason: null });
    await expect(
      answered.reasoner.run(
        answerFromTree,
        { question: "q", computed: false, nodes: [], values: [{ id: "v1", label: "a", node: "1" }] },
        recordingContext(),
      ),
    ).rejects.toBeInstanceOf(Failure);
  });
});
