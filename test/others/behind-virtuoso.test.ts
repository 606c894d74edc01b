import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningEndpoint, startVirtuosoWith, VIRTUOSO_INSTALLED } from "../sparql/virtuoso.ts";
import { DATA_SETS, nTriplesOf, storeOf } from "./data-sets.ts";
import { graphIri, MAX_ROWS, openAt } from "./measure.ts";
import { sampled } from "../support/property-runs.ts";
import { put } from "./put.ts";
import { questionTable, type TabledQuestion, verdictsOf } from "./question-table.ts";

/** Each data set as one graph of a Virtuoso, read from it whole, and asked there. */
const AT_HAND = DATA_SETS.filter(({ missing }) => missing === undefined);
const TABLES = await Promise.all(AT_HAND.map(async ({ name }) => ({ name, table: await questionTable(name) })));

describe.skipIf(!VIRTUOSO_INSTALLED)(VIRTUOSO_INSTALLED ? "Virtuoso" : "Virtuoso (skipped: not installed)", () => {
  let folder: string;
  let endpoint: RunningEndpoint;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "whyql-others-"));
    const graphs = new Map<string, string>();
    for (const dataSet of AT_HAND) graphs.set(graphIri(dataSet.name), nTriplesOf(await storeOf(dataSet, folder)));
    endpoint = await startVirtuosoWith(graphs, MAX_ROWS);
  }, 240_000);
  afterAll(async () => {
    await endpoint.stop();
    await rm(folder, { recursive: true, force: true });
  });

  for (const { name, table } of TABLES)
    describe.each(["mirror", "live"] as const)(`${name}, %s`, (way) => {
      let opened: Awaited<ReturnType<typeof openAt>>;
      beforeAll(async () => {
        opened = await openAt(endpoint.url, name, way);
      }, 120_000);
      afterAll(() => opened.close());

      // Of those that are asked of what was read, and of the server itself, none are the same.
      test.each(sampled(table.questions, 4, way === "mirror" ? 0 : 2))(
        "$question",
        async (each: TabledQuestion) => {
          const { verdict, said } = await put(opened.graph, each);
          expect(verdictsOf(each, way), said).toContain(verdict);
        },
        60_000,
      );
    });
});
