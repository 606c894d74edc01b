import { fakeQuestion } from "../fakes/question.ts";
import { fuse } from "../../engine/graph/fuse.ts";
import { describe, expect, test } from "vitest";
import { analyseQuestion, type AnalysisInput } from "../../engine/question/analysis.ts";
import type { Question, QuestionOptions } from "../../engine/question/question.ts";
import { analysisStage, catalogueStage, mentionsStage, topicEntitiesStage } from "../../engine/question/stages.ts";
import type { Catalogue, EntityCandidate, KnowledgeGraph, Mention } from "../../engine/sources/knowledge-graph.ts";
import { runStage } from "./run-stages.ts";
import { turtleGraph } from "./turtle-graph.ts";
import type { InvestigationParts } from "../../engine/investigation-parts.ts";

const TEXT = "Who directed Fury in New York City?";
const candidate = (iri: string, score: number): EntityCandidate => ({
  iri: `urn:t:${iri}`,
  label: iri,
  matched: iri,
  match: "EXACT",
  via: "LABEL",
  score,
  types: [],
});
const span = (text: string, ...candidates: readonly EntityCandidate[]): Mention => ({
  text,
  start: TEXT.indexOf(text),
  end: TEXT.indexOf(text) + text.length,
  candidates,
});

const graph = (
  id: string,
  mentions: readonly Mention[],
  catalogue: Catalogue = { relations: [], classes: [] },
): KnowledgeGraph => ({
  ...turtleGraph("", { id }),
  describe: async (iris) =>
    new Map(
      iris
        .filter((iri) => iri.startsWith("urn:t:"))
        .map((iri) => [iri, { iri, label: `label of ${iri}`, description: undefined, types: [], sameAs: [] }]),
    ),
  spotMentions: (_text, context) => context.upstream({ source: id, kind: "LABELS" }, async () => mentions),
  catalogue: (context) => context.upstream({ source: id, kind: "CATALOGUE" }, async () => catalogue),
});

const seen: AnalysisInput[] = [];
const parts = (...graphs: readonly KnowledgeGraph[]): InvestigationParts => ({
  graph: fuse(graphs),
  documents: [],
  reasoner: {
    id: "r1",
    run: async (task, input) => (seen.push(input as AnalysisInput), { readings: [], keywords: [task.name] }) as never,
  },
});
const question = (options: QuestionOptions = {}): Question => fakeQuestion(TEXT, { options });

const spotted = graph("g", [
  span("Fury", candidate("Fury", 1), candidate("Fury_2012", 0.9)),
  span("New York", candidate("NY", 1)),
  span("New York City", candidate("NYC", 0.9)),
  span("York City", candidate("York", 1)),
]);

describe("what the question names", () => {
  test("topic entities do not overlap: longer spans first, in the order of the text", async () => {
    const { value, ran } = await runStage(topicEntitiesStage(question(), parts(spotted)));
    expect(value.map(({ mention, chosen }) => [mention, chosen])).toEqual([
      ["Fury", "urn:t:Fury"],
      ["New York City", "urn:t:NYC"],
    ]);
    expect(value[0]?.candidates).toHaveLength(2);
    expect(ran).toMatchObject({ stages: ["topicEntities", "mentions"], upstream: ["LABELS"] });
  });

  test("a client's correction is final, and overlaps nothing", async () => {
    const corrected = question({
      topicEntities: [
        { mention: "fury", iri: "urn:t:Fury_2012" },
        { mention: "York City", iri: "urn:t:York" },
      ],
    });
    const { value } = await runStage(mentionsStage(corrected, parts(spotted)));
    expect(
      value.map(({ text, candidates }) => [
        text,
        candidates.map(({ iri, label, score }) => `${iri} ${label} ${score}`),
      ]),
    ).toEqual([
      ["Fury", ["urn:t:Fury_2012 label of urn:t:Fury_2012 1"]],
      ["York City", ["urn:t:York label of urn:t:York 1"]],
    ]);
  });

  test.each([
    [{ mention: "Paris", iri: "urn:t:Paris" }, "the question does not contain"],
    [{ mention: "", iri: "urn:t:Paris" }, "the question does not contain"],
    [{ mention: "Fury", iri: "http://nowhere" }, "which no graph knows"],
  ])("a correction that can not be made is refused: %j", async (correction, message) => {
    await expect(
      runStage(mentionsStage(question({ topicEntities: [correction] }), parts(spotted))),
    ).rejects.toMatchObject({ code: "BAD_USER_INPUT", message: expect.stringContaining(message) as string });
  });

  test("several graphs: candidates of one span are joined by IRI, names of one relation too", async () => {
    const entry = (label: string, aliases: readonly string[], count: number) =>
      ({
        iri: "urn:p",
        label,
        aliases,
        count,
        objectKind: "ENTITY",
        subjectClasses: [],
        objectClasses: [],
        homogeneous: false,
        symmetric: false,
        functional: true,
      }) as const;
    const both = parts(
      graph("a", [span("Fury", candidate("Fury", 0.7))], {
        relations: [entry("director", ["directed by"], 2)],
        classes: [],
      }),
      graph("b", [span("Fury", candidate("Fury", 0.9), candidate("Other", 0.8))], {
        relations: [entry("film director", ["director"], 3)],
        classes: [],
      }),
    );
    const { value: mentions } = await runStage(mentionsStage(question(), both));
    expect(mentions.map(({ candidates }) => candidates.map(({ iri, score }) => `${iri} ${score}`))).toEqual([
      ["urn:t:Fury 0.9", "urn:t:Other 0.8"],
    ]);
    const { value: catalogue } = await runStage(catalogueStage(question(), both));
    expect(catalogue.relations).toMatchObject([
      { label: "director", aliases: ["directed by", "film director"], count: 5 },
    ]);
  });

  test("the analysis gets both, and asks for each once", async () => {
    const { value, ran } = await runStage(analysisStage(question(), parts(spotted)));
    expect(value.keywords).toEqual([analyseQuestion.name]);
    expect(seen.at(-1)).toMatchObject({ question: TEXT, mentions: { length: 4 }, catalogue: { relations: [] } });
    // The two are asked for at once.
    expect([ran.stages, ran.upstream.toSorted()]).toEqual([
      ["analysis", "mentions", "catalogue"],
      ["CATALOGUE", "LABELS"],
    ]);
  });

  test("what a stage depends on is in its inputs", () => {
    const inputs = (asked: Question, from: InvestigationParts): string =>
      JSON.stringify(analysisStage(asked, from).inputs);
    const base = inputs(question(), parts(spotted));
    expect(inputs({ ...question(), text: "Other?" }, parts(spotted))).not.toBe(base);
    expect(inputs(question({ topicEntities: [{ mention: "Fury", iri: "urn:t:Fury" }] }), parts(spotted))).not.toBe(
      base,
    );
    expect(inputs(question(), parts({ ...spotted, version: "2" }))).not.toBe(base);
    expect(inputs(question(), { ...parts(spotted), reasoner: { ...parts(spotted).reasoner, id: "r2" } })).not.toBe(
      base,
    );
    expect(inputs({ ...question(), id: "elsewhere" }, parts(spotted))).toBe(base);
  });
});
