import { describe, expect, test } from "vitest";
import { parseHTML } from "linkedom";
import { runLine } from "../../../evaluation/statistics/run-line.ts";
import { writeReport } from "../../../evaluation/report/write-report.ts";
import { answered, failed, path } from "../score/examples.ts";
import { runOf, stored } from "./report-fixtures.ts";

const HOSTILE = `"'><script>alert(1)</script><img src=x onerror=alert(2)>\u0000\u202E</td></details></style>`;

const RIGHT = ["a", "b", "c"].map((id, index) => stored(id, answered(["Paris"]), { hops: index + 1 }));
const WRONG = ["d", "e"].map((id) => stored(id, answered(["London"]), { hops: 2 }));

function documentOf(report: string): any {
  return (parseHTML(report) as any).document;
}

describe("a report", () => {
  test("shows the numbers of the summary", () => {
    const run = runOf([...RIGHT, ...WRONG]);
    const document = documentOf(writeReport([run]));
    const [header = [], row = []] = [...document.querySelectorAll("#results tr")].map((line: any) =>
      [...line.children].map((cell: any) => cell.textContent),
    );
    const shown = Object.fromEntries(header.map((name: string, index: number) => [name, row[index]]));
    expect(runLine(run.summary).hits1).toBe(0.6);
    expect(shown).toMatchObject({
      strategy: "QUERY",
      set: "cities",
      questions: "5",
      failed: "0.0 %",
      "model calls": "2",
      tokens: "340",
      "upstream queries": "5",
      "median time": "120 ms",
    });
    expect(shown["Hits@1"]).toMatch(/^60\.0 % \(20\.0–100\.0\)$/);
  });

  test("shows each wrong question with gold, answer, class and trace, and no right one", () => {
    const wrong = stored(
      "w",
      answered(["London"], {
        explanation: "Read so.",
        paths: [path(["capital"], { text: "France – capital → London" })],
        evidence: [{ kind: "DOCUMENTS", source: "wiki", title: "London", text: "London is a city." }],
      }),
    );
    const document = documentOf(writeReport([runOf([...RIGHT, wrong])]));
    const questions = [...document.querySelectorAll("#wrong details.question")];
    expect(questions).toHaveLength(1);
    for (const text of [
      "Which city is w?",
      "Paris",
      "London",
      "ANSWERED",
      "RETRIEVAL",
      "Read so.",
      "France – capital → London",
      "London is a city.",
      "DOCUMENTS, wiki, London",
      "2 model calls",
    ]) {
      expect(questions[0].textContent).toContain(text);
    }
    expect(questions[0].hasAttribute("open")).toBe(false);
  });

  test("shows text from elsewhere as text", () => {
    const hostile = answered([{ label: HOSTILE, iri: `javascript:${HOSTILE}` }], {
      explanation: HOSTILE,
      paths: [path([HOSTILE], { text: HOSTILE, answers: [HOSTILE] })],
      evidence: [{ kind: "WEB", source: HOSTILE, title: HOSTILE, text: HOSTILE }],
    });
    const records = [
      stored(HOSTILE, hostile, {
        text: HOSTILE,
        kind: HOSTILE,
        hops: 1,
        relations: [HOSTILE],
        answers: [{ label: "Rome", aliases: [] }],
      }),
      stored(
        `2${HOSTILE}`,
        { ...failed(HOSTILE), failure: { code: HOSTILE, message: HOSTILE } },
        { hops: 2, kind: `2${HOSTILE}` },
      ),
    ];
    const named = {
      set: { format: "jsonl", name: HOSTILE, questions: 2, digest: HOSTILE },
      strategy: HOSTILE,
      reasoner: HOSTILE,
    };
    const report = writeReport([runOf(records, named), runOf(records, { ...named, strategy: `2${HOSTILE}` })]);
    const document = documentOf(report);
    expect(document.querySelectorAll("script, img, iframe, object, [onerror], [src]")).toHaveLength(0);
    expect(document.querySelectorAll("svg").length).toBeGreaterThan(5);
    expect(report).not.toMatch(/<script|<img|[\u0000\u202a-\u202e\u2066-\u2069]/i);
    expect(report.match(/<\/style>/g)).toHaveLength(1);
    expect(document.querySelector(".question bdi").textContent).toContain("<script>alert(1)</script>");
  });

  test("needs nothing besides itself", () => {
    const report = writeReport([
      runOf([...RIGHT, ...WRONG], { set: { format: "webqsp", name: "webqsp", questions: 5, digest: "1" } }),
    ]);
    const references = [...report.matchAll(/\b(?:src|href|action|srcset|data)\s*=\s*"([^"]*)"/g)].map(
      ([, target]) => target ?? "",
    );
    expect(references.length).toBeGreaterThan(5);
    expect(references.filter((target) => !target.startsWith("#"))).toEqual([]);
    expect(report).not.toMatch(/@import|url\((?!#)/);
    const ids = new Set([...documentOf(report).querySelectorAll("[id]")].map(({ id }: any) => `#${id}`));
    expect(references.filter((target) => !ids.has(target))).toEqual([]);
  });

  test("is the same of the same runs", () => {
    const runs = [runOf([...RIGHT, ...WRONG]), runOf(RIGHT, { strategy: "TREEQA" })];
    expect(writeReport(runs)).toBe(writeReport(runs));
  });

  test("refuses no runs, and bounds that are none", () => {
    expect(() => writeReport([])).toThrow("no run to report");
    expect(() => writeReport([runOf(RIGHT)], { maxWrong: 1.5 })).toThrow("1.5");
    expect(() => runOf([])).toThrow("holds no answers yet");
  });
});

describe("wrong questions", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => stored(`q${index}`, answered(["London"])));
  const shownIn = (report: string) =>
    [...documentOf(report).querySelectorAll("#wrong section")].map(
      (section: any) => section.querySelectorAll("details").length,
    );

  test("are bounded, and what is left out is said", () => {
    const report = writeReport([runOf(many(9))], { maxWrong: 4 });
    expect(shownIn(report)).toEqual([4]);
    expect(report).toContain("cities, QUERY: 9 of 9");
    expect(report).toContain("5 of them are left out here.");
    expect(shownIn(writeReport([runOf(many(205))]))).toEqual([200]);
    expect(writeReport([runOf(many(3))])).not.toContain("left out here");
  });

  test("of several runs share the room that there is", () => {
    const runs = [runOf(many(9)), runOf(many(1), { strategy: "TREEQA" }), runOf(many(9), { strategy: "HYDRA" })];
    expect(shownIn(writeReport(runs, { maxWrong: 9 }))).toEqual([4, 1, 4]);
  });

  test("have bounded traces", () => {
    const evidence = Array.from({ length: 20 }, (_, index) => ({
      kind: "DOCUMENTS" as const,
      source: "wiki",
      text: `${index} ${"long ".repeat(1_000)}`,
    }));
    const report = writeReport([runOf([stored("w", answered(["London"], { evidence }))])]);
    expect(report).toContain("8 further pieces of evidence");
    expect(report.length).toBeLessThan(60_000);
  });
});

test("an incomplete run is said to be one", () => {
  const report = writeReport([
    runOf(RIGHT, { limit: 10, set: { format: "jsonl", name: "cities", questions: 50, digest: "1" } }),
  ]);
  expect(report).toContain("cities, QUERY is not complete: it holds 3 of 10 answers.");
  expect(report).toContain("10 of 50, drawn with seed 1");
});

test("failures are listed with code and message, and are among the wrong questions", () => {
  const report = writeReport([runOf([...RIGHT, stored("f", failed())])]);
  const document = documentOf(report);
  expect(document.querySelector("#failures").textContent).toContain("The graph did not answer.");
  expect(document.querySelector("#wrong details").textContent).toContain("SOURCE_UNAVAILABLE");
  expect(writeReport([runOf(RIGHT)])).not.toContain('id="failures"');
});

test("published figures stand below ours, with paper, table and definition", () => {
  const text = documentOf(
    writeReport([runOf(RIGHT, { set: { format: "cwq", name: "cwq test", questions: 3, digest: "1" } })]),
  ).querySelector("#format-cwq").textContent;
  for (const part of [
    "whyql: cwq test, QUERY",
    "this run, n = 3",
    "Hydra, table 1",
    "81.2 %",
    "exact match",
    "no ranking",
  ])
    expect(text).toContain(part);
});
