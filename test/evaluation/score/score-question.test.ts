import { describe, expect, test } from "vitest";
import { scoreQuestion } from "../../../evaluation/score/score-question.ts";
import { answered, failed, gold, path } from "./examples.ts";

const NOTHING = { hits1: 0, hitsAny: 0, precision: 0, recall: 0, f1: 0, exactSet: 0 };
const ALL = { hits1: 1, hitsAny: 1, precision: 1, recall: 1, f1: 1, exactSet: 1 };

describe("an answer", () => {
  test.each([
    ["the whole set in any order", ["Rome", "Paris"], ["Paris", "Rome"], ALL],
    [
      "one of two",
      ["Paris"],
      ["Paris", "Rome"],
      { hits1: 1, hitsAny: 1, precision: 1, recall: 1 / 2, f1: 2 / 3, exactSet: 0 },
    ],
    [
      "one too many, first",
      ["Oslo", "Paris"],
      ["Paris"],
      { hits1: 0, hitsAny: 1, precision: 1 / 2, recall: 1, f1: 2 / 3, exactSet: 0 },
    ],
    ["another", ["Oslo"], ["Paris"], NOTHING],
    ["nothing where there is an answer", [], ["Paris"], NOTHING],
    ["nothing where there is none", [], [], ALL],
    ["something where there is none", ["Paris"], [], NOTHING],
    [
      "two aliases of one",
      ["NYC", "New York City"],
      ["New York City|NYC"],
      { hits1: 1, hitsAny: 1, precision: 1 / 2, recall: 1, f1: 2 / 3, exactSet: 0 },
    ],
    ["the same twice", ["Paris", "paris"], ["Paris"], ALL],
    // Taken first come, first served, "JFK" would take the airport and leave the other nothing.
    ["aliases that overlap", ["JFK", "Kennedy Airport"], ["Kennedy Airport|JFK", "John F. Kennedy|JFK"], ALL],
  ])("of %s", (_, values, wanted, expected) => {
    expect(scoreQuestion(gold(wanted), answered(values)).answer).toEqual(expected);
  });

  test.each<[values: readonly string[], hits1: number]>([
    [["Foss", "Ouse"], 1],
    [["Ouse"], 0],
    [["Ouse", "Derwent"], 0],
    [["Ouse", "Foss", "Derwent"], 0],
  ])("of values %j is held against each item of a list in one string", (values, hits1) => {
    const { answer } = scoreQuestion(gold(["Ouse and Foss"]), answered(values));
    expect(answer).toMatchObject({ hits1, exactSet: hits1 });
    expect(
      scoreQuestion(gold(["Ann Lee, Bo Ek, and Cy Orr"]), answered(["Bo Ek", "Cy Orr", "Ann Lee"])).answer,
    ).toEqual(ALL);
    expect(scoreQuestion(gold(["Trinidad and Tobago"]), answered(["Trinidad and Tobago"])).answer).toEqual(ALL);
  });

  test("of entities that share a name counts them by name, unless the gold has IRIs", () => {
    const [one, other] = ["urn:e:1", "urn:e:2"];
    const values = [
      { label: "The Mummy", iri: one },
      { label: "The Mummy", iri: other },
    ];
    expect(scoreQuestion(gold(["The Mummy"]), answered(values)).answer.precision).toBe(1);
    const withIris = { answers: [{ label: "The Mummy", aliases: [], iri: one }] };
    expect(scoreQuestion(gold([], withIris), answered(values)).answer.precision).toBe(1 / 2);
  });

  test("of a literal is compared by its label and by what the source wrote", () => {
    const value = { label: "5 February 1971", lexical: "1971-02-05" };
    expect(scoreQuestion(gold(["1971-02-05"], { type: "LITERALS" }), answered([value])).answer.exactSet).toBe(1);
    const height = { label: "8,849 metres", lexical: "8849" };
    expect(scoreQuestion(gold(["8849 feet"], { type: "NUMBER" }), answered([height])).answer.exactSet).toBe(0);
  });

  test("of yes or no, and of choices, has an accuracy", () => {
    expect(scoreQuestion(gold(["yes"], { type: "YES_NO" }), answered(["Yes"])).accuracy).toBe(1);
    expect(
      scoreQuestion(gold(["Aspirin"], { type: "CHOICE", choices: ["Aspirin", "Ibuprofen"] }), answered(["B"])).accuracy,
    ).toBe(0);
    expect(scoreQuestion(gold(["Paris"]), answered(["Paris"])).accuracy).toBeUndefined();
  });

  test("with values that is not known is no answer", () => {
    const score = scoreQuestion(gold(["Paris"]), answered(["Paris"], { status: "NOT_KNOWN" }));
    expect(score).toMatchObject({ outcome: "ABSTAINED", answer: NOTHING, supportClass: "NONE" });
    expect(score.confidence).toBeUndefined();
  });
});

test("a question that failed is wrong, even when abstaining had been right", () => {
  for (const wanted of [["Paris"], []]) {
    const score = scoreQuestion(gold(wanted, { relations: ["capital"], topicEntities: ["France"] }), failed());
    expect(score).toMatchObject({
      outcome: "FAILED",
      answer: NOTHING,
      error: "FAILED",
      failure: { code: "SOURCE_UNAVAILABLE" },
    });
    expect(score.paths.relations?.recall).toBe(0);
    expect(score.entityLinking?.[6]).toBe(0);
  }
});

test("a record without answer and failure is a failure", () => {
  const { id, text, repetition, cost, ms } = failed();
  expect(scoreQuestion(gold([]), { id, text, repetition, cost, ms })).toMatchObject({
    outcome: "FAILED",
    failure: { code: "NO_ANSWER" },
  });
});

test("a record of another question is refused, with both ids", () => {
  expect(() => scoreQuestion(gold(["Paris"], { id: "other" }), failed())).toThrow(/"q".*"other"/);
});

describe("paths", () => {
  const wanted = gold(["Japan"], { relations: ["film.film.country", "head of state"], hops: 2 });

  test("share relations with the gold", () => {
    const paths = [path(["country", "instance of"]), path(["country", "capital"])];
    const { paths: score } = scoreQuestion(wanted, answered(["Japan"], { paths }));
    expect(score.relations).toEqual({ precision: 1 / 3, recall: 1 / 2, f1: (2 * (1 / 3) * (1 / 2)) / (1 / 3 + 1 / 2) });
    expect(score).toMatchObject({ depth: 2, goldDepth: 2, grounding: 1 });
    expect(score.validity).toBeUndefined();
    expect(score.coverage).toBeUndefined();
  });

  test("are covered by what was looked at, too", () => {
    const more = { paths: [path(["country"])], explored: [{ label: "head of state" }, { label: "spouse" }] };
    expect(scoreQuestion(wanted, answered(["Japan"], more)).paths.coverage).toBe(1);
  });

  test("are valid by triples, and grounded by sentences as well", () => {
    const relations = [
      { label: "country", support: ["KG"] },
      { label: "head of state", support: ["DOCUMENTS"] },
      { label: "spouse", support: ["MODEL"] },
      { label: "child", support: [] },
    ] as const;
    const { paths } = scoreQuestion(wanted, answered(["Japan"], { paths: [path([], { relations })] }));
    expect(paths).toMatchObject({ validity: 1 / 4, grounding: 1 / 2, depth: 4 });
  });

  test("of no answer have no shares, and recall nothing", () => {
    expect(scoreQuestion(wanted, answered([])).paths).toEqual({ relations: { recall: 0, f1: 0 }, goldDepth: 2 });
  });
});

test("linking is recalled at ranks, by label or IRI", () => {
  const candidate = (label: string) => ({ label, iri: `urn:e:${label}` });
  const links = [
    { mention: "paris", candidates: ["Paris, Texas", "Paris"].map(candidate) },
    { mention: "he", candidates: ["a", "b", "c", "d", "e", "Hesse"].map(candidate) },
  ];
  const relationLinks = [{ mention: "born in", candidates: [candidate("place of birth")] }];
  const wanted = gold(["x"], {
    topicEntities: ["Paris", "urn:e:Hesse", "Lyon", "A"],
    relations: ["place_of_birth", "spouse"],
  });
  const score = scoreQuestion(wanted, answered(["y"], { links, relationLinks }));
  expect(score.entityLinking).toEqual({ 1: 1 / 4, 3: 2 / 4, 5: 2 / 4, 6: 3 / 4 });
  expect(score.relationLinking).toEqual({ 1: 1 / 2, 3: 1 / 2, 5: 1 / 2, 6: 1 / 2 });
  expect(scoreQuestion(wanted, answered(["y"], { links })).relationLinking).toBeUndefined();
});

test("gold facts are found as triples of either direction and as sentences", () => {
  const facts = [
    { kind: "triple", subject: "Japan", relation: "head of state", object: "Naruhito" },
    { kind: "triple", subject: "Japan", relation: "capital", object: "Tokyo" },
    { kind: "sentence", title: "Tokyo", text: "Tokyo is the capital of Japan." },
    { kind: "sentence", title: "Kyoto", text: "Tokyo is the capital of Japan." },
  ] as const;
  const triple = { subject: "Naruhito", relation: "head_of_state", object: "Japan" };
  const evidence = [{ kind: "KG", source: "g", text: "Naruhito – head_of_state → Japan", triple }] as const;
  const retrieved = [
    { kind: "DOCUMENTS", source: "w", title: "Tokyo", text: "“Tokyo is the capital of Japan”" },
  ] as const;
  expect(scoreQuestion(gold(["x"], { facts }), answered(["y"], { evidence })).factRecall).toBe(1 / 4);
  // The sentence names both ends of the second triple.
  expect(scoreQuestion(gold(["x"], { facts }), answered(["y"], { evidence, retrieved })).factRecall).toBe(3 / 4);
});

describe("the class of an error", () => {
  const linked = { links: [{ mention: "France", candidates: [{ label: "France", iri: "urn:e:France" }] }] };
  const wanted = gold(["Paris"], { topicEntities: ["France"], relations: ["capital"] });
  test.each([
    [undefined, wanted, answered(["Paris"])],
    ["FORMAT", wanted, failed("MODEL_REPLY_INVALID")],
    ["FAILED", wanted, failed()],
    ["UNANSWERABLE", gold([]), answered(["Paris"])],
    ["WRONG_SET", wanted, answered(["Paris", "Lyon"])],
    ["STRING_MATCHING", wanted, answered(["City of Paris"], linked)],
    ["NOT_UNDERSTOOD", wanted, answered([], { understood: false })],
    [
      "REFUSAL",
      wanted,
      answered([], { evidence: [{ kind: "DOCUMENTS", source: "w", text: "The capital is Paris." }] }),
    ],
    ["REFUSAL", wanted, answered([], { paths: [path(["located in"], { answers: ["Paris"] })] })],
    ["GENERATION", wanted, answered(["Lyon"], { paths: [path(["capital"])] })],
    ["LINKING", wanted, answered(["Lyon"])],
    ["RETRIEVAL", wanted, answered(["Lyon"], linked)],
    ["RETRIEVAL", wanted, answered([], linked)],
    ["OTHER", gold(["3"], { type: "NUMBER" }), answered(["4"])],
  ] as const)("is %s", (expected, question, record) => expect(scoreQuestion(question, record).error).toBe(expected));
});
