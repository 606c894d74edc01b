import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { accuracyPage } from "../../../evaluation/report/accuracy/accuracy-page.ts";
import { keepRun, readRecords } from "../../../evaluation/report/accuracy/record-files.ts";
import { withStrategiesTable } from "../../../evaluation/report/accuracy/strategies-table.ts";
import { summaryOfRecord } from "../../../evaluation/report/accuracy/run-of-record.ts";
import { answered, failed } from "../score/examples.ts";
import { runOf, stored } from "./report-fixtures.ts";

function folderOf(): string {
  const folder = mkdtempSync(join(tmpdir(), "whyql-accuracy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const RECORDS = [
  stored("secret-id", answered(["Parisium"], { explanation: "Explained." }), { text: "A text of others?", hops: 1 }),
  stored("b", answered(["Paris"]), { text: "A text of others!", hops: 2 }),
  stored("c", { ...failed(), failure: { code: "SOURCE_UNAVAILABLE", message: "about A text of others" } }, { hops: 2 }),
];

test("docs/accuracy.md is what the kept runs say", () => {
  const remedy = "docs/accuracy.md is not what docs/accuracy/*.json say: npm run accuracy:write.";
  expect(readFileSync("docs/accuracy.md", "utf8"), remedy).toBe(accuracyPage(readRecords("docs/accuracy")));
});

test("the table of docs/strategies.md is what the kept runs say", () => {
  const page = readFileSync("docs/strategies.md", "utf8");
  const remedy = "The table of docs/strategies.md is not what is kept in docs/accuracy: npm run accuracy:write.";
  const [runs, withModel] = [readRecords("docs/accuracy"), readRecords("docs/accuracy/with-test-model")];
  expect(page, remedy).toBe(withStrategiesTable(page, runs, withModel));
});

test("a page without a place for the table is not written over", () => {
  expect(() => withStrategiesTable("# Strategies\n", [], [])).toThrow(TypeError);
});

describe("what is kept of a run", () => {
  test("holds its figures, and neither question nor answer nor configuration", () => {
    const record = summaryOfRecord(
      runOf(RECORDS, { options: { topicEntities: [{ mention: "A text", iri: "urn:x" }], sources: ["graph"] } }),
    );
    expect(record.summary.metrics["hits1"]?.mean).toBe(0.333333);
    expect(record.summary.groups.hops.map(({ name, n }) => [name, n])).toEqual([
      ["1", 1],
      ["2", 2],
    ]);
    expect(record.failures).toEqual({ SOURCE_UNAVAILABLE: 1 });
    expect(record.identity.options).toEqual({ sources: ["graph"] });
    expect(JSON.stringify(record)).not.toMatch(/A text|Paris|secret|Explained|private/);
  });

  test("is read as it was written, and written over by a later run of the same", () => {
    const folder = folderOf();
    const path = keepRun(folder, runOf(RECORDS));
    keepRun(folder, runOf(RECORDS.slice(1), { whyql: { version: "2.0.0", code: "def" } }));
    keepRun(folder, runOf(RECORDS, { strategy: "TREEQA", variant: "serial" }));
    expect(path).toBe(join(folder, "cities-query-builtin.json"));
    const [first, second, ...others] = readRecords(folder);
    expect(others).toEqual([]);
    expect([first?.summary.n, first?.identity.whyql.version, second?.identity.variant]).toEqual([2, "2.0.0", "serial"]);
  });

  test("is complete", () => {
    const partial = runOf(RECORDS, { set: { format: "jsonl", name: "cities", questions: 4, digest: "1" } });
    expect(() => summaryOfRecord(partial)).toThrow("cities, QUERY holds 3 of 4 answers");
  });
});

describe("the page of accuracy", () => {
  test("shows runs with intervals, hops, what they were made with, and published figures", () => {
    const folder = folderOf();
    keepRun(folder, runOf(RECORDS, { set: { format: "webqsp", name: "webqsp test", questions: 3, digest: "1" } }));
    const page = accuracyPage(readRecords(folder));
    expect(page).toContain("| QUERY | webqsp test | 3 | 33.3 % (0.0–100.0) |");
    expect(page).toContain("### By hops");
    expect(page).toContain("| Hits@1 | Hydra | GPT-3.5-Turbo | Hydra, table 1 | 96.1 % |");
    expect(page).toContain("| begun | 2026-11-01T00:00:00Z |");
    expect(page).not.toContain("No run is kept yet.");
  });

  test("says that no run is kept", () => {
    expect(accuracyPage(readRecords(join(folderOf(), "none")))).toContain("No run is kept yet.");
  });

  test.each([
    ["no JSON", (_text: string) => "{"],
    ["cut off", (text: string) => text.slice(0, 300)],
    ["another thing", (_text: string) => '{"runs": []}'],
    ["of another form", (text: string) => text.replace('"whyqlAccuracy": 1', '"whyqlAccuracy": 2')],
    ["a share above 1", (text: string) => text.replace(/"share": [\d.]+/, '"share": 7')],
    ["with more than belongs there", (text: string) => text.replace("{", '{"questions": ["A text of others?"],')],
  ])("refuses a file that is damaged (%s), by its name", (_how, damage) => {
    const folder = folderOf();
    const path = keepRun(folder, runOf(RECORDS));
    writeFileSync(path, damage(readFileSync(path, "utf8")));
    expect(() => readRecords(folder)).toThrow("cities-query-builtin.json");
  });
});
