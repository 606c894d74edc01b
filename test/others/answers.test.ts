import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATA_SETS, storeOf } from "./data-sets.ts";
import { openFiles } from "./measure.ts";
import { put } from "./put.ts";
import { questionTable, type TabledQuestion, verdictsOf } from "./question-table.ts";

/** Each data set in files: whether the answers of the table are what its data say, and what whyql says. */
const TABLES = await Promise.all(DATA_SETS.map(async (each) => ({ ...each, table: await questionTable(each.name) })));

test("there are ten questions to each of eight data sets or more", () => {
  expect(TABLES.length).toBeGreaterThanOrEqual(8);
  for (const { table } of TABLES) expect(new Set(table.questions.map(({ question }) => question)).size).toBe(10);
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "whyql-others-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

for (const { table, ...dataSet } of TABLES) {
  const { name, missing } = dataSet;
  describe.skipIf(missing !== undefined)(missing === undefined ? name : `${name} (skipped: ${missing})`, () => {
    test("says what the table says", async () => {
      const store = await storeOf(dataSet, folder);
      expect(store.size).toBe(table.triples);
      const prefixes = Object.entries(table.prefixes).map(([prefix, iri]) => `PREFIX ${prefix}: <${iri}>`);
      for (const { sparql, answers, question } of table.questions) {
        if (sparql === undefined) expect(answers).toEqual([]);
        else expect(valuesOf(store.query(`${prefixes.join(" ")} ${sparql}`)), question).toEqual(answers);
      }
    });

    describe("in files", () => {
      let opened: Awaited<ReturnType<typeof openFiles>>;
      beforeAll(async () => {
        opened = await openFiles(dataSet, folder);
      }, 60_000);
      afterAll(() => opened.close());

      test.each(table.questions)("$question", async (each: TabledQuestion) => {
        const { verdict, said } = await put(opened.graph, each);
        expect(verdictsOf(each, "file"), said).toContain(verdict);
      });
    });
  });
}

type Queried = boolean | string | readonly unknown[] | { readonly [key: string]: unknown };

function valuesOf(result: unknown): readonly string[] {
  const found = result as Queried;
  if (typeof found === "boolean") return [found ? "Yes" : "No"];
  const rows = found as readonly ReadonlyMap<string, { readonly value: string }>[];
  return [...new Set(rows.map((row) => row.get("x")?.value ?? ""))].sort();
}
