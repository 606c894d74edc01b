import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmbeddedGraph, openEmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { openSparqlGraph, type SparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { sampled } from "../support/property-runs.ts";
import { recordingContext } from "../support/recording-context.ts";
import { askGraph } from "./ask-graph.ts";
import { misspelt, untidyGraph } from "./untidy-graph.ts";
import { type RunningVirtuoso, startVirtuoso, VIRTUOSO_INSTALLED } from "./virtuoso.ts";

/** A graph as they are found: in a file, behind an endpoint and read from it, and behind one that is only asked. */
const made = untidyGraph(900);
const MAX_ROWS = 10_000;
const NAMES = [
  "The Silent Harbour",
  "the silent harbour",
  "THE SILENT HARBOUR",
  misspelt("The Crimson Lantern"),
  "Silent Harbour",
  "Marlowick",
  "marlowik",
  "Velmaria",
  "drama",
  "Person",
  "Nobody At All",
  '"quoted" OR (AND) * ~ ?x } # \\u0022',
];

let folder: string;
let file: EmbeddedGraph;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "whyql-untidy-"));
  const path = join(folder, "untidy.nt");
  await writeFile(path, made.nTriples);
  file = await openEmbeddedGraph({ id: "graph", title: "Graph", files: [path] });
}, 60_000);
afterAll(async () => {
  await file.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the file answers, which is asked for once and looked at four times. */
const OF_FILE = new Map<string, ReturnType<typeof askGraph>>();
function askFile(question: string): ReturnType<typeof askGraph> {
  const asked = OF_FILE.get(question) ?? askGraph(file, question);
  OF_FILE.set(question, asked);
  return asked;
}

test("it is untidy, and of some size", () => {
  expect(made.triples).toBeGreaterThan(20_000);
  expect(made.questions.length).toBeGreaterThanOrEqual(16);
  expect(made.nTriples).not.toContain("#Property");
});

/** One for both: it is asked without the index first, and has it made then. */
let endpoint: RunningVirtuoso | undefined;
beforeAll(async () => {
  if (VIRTUOSO_INSTALLED) endpoint = await startVirtuoso(made.nTriples, "http://data.example/films", MAX_ROWS);
}, 120_000);
afterAll(() => endpoint?.stop());

describe.each([
  ["without an index of texts", false],
  ["with an index of texts", true],
])(VIRTUOSO_INSTALLED ? "Virtuoso %s" : "Virtuoso %s (skipped: it is not installed)", (_name, hasTextIndex) => {
  beforeAll(async () => {
    if (hasTextIndex) await endpoint?.indexTexts();
  }, 120_000);

  describe.skipIf(!VIRTUOSO_INSTALLED).each([
    ["read whole", 300_000],
    ["asked", 1_000],
  ])("%s", (_way, mirrorBound) => {
    let graph: SparqlGraph;
    beforeAll(async () => {
      graph = openSparqlGraph({ id: "graph", title: "Graph", endpoint: endpoint?.url ?? "", mirrorBound }, { fetch });
      await graph.warmUp(recordingContext());
    }, 120_000);
    afterAll(async () => {
      await graph.close();
    });

    test("has the relations and classes of the file, and none of the server's own", async () => {
      expect(file.vocabulary.codes).not.toEqual([]);
      expect(graph.vocabulary).toEqual(file.vocabulary);
      expect(await graph.catalogue(recordingContext())).toEqual(await file.catalogue(recordingContext()));
    });

    test("says which graphs it asks", async () => {
      const { findings, problem, usable } = await graph.check(recordingContext());
      const said = new Map(findings.map(({ name, value }) => [name, value]));
      expect(said.get("graphs asked")).toBe("http://data.example/films");
      expect(said.get("graphs left out")).toMatch(/virtrdf#.*: the server's own/u);
      expect({ usable, problem }).toEqual({ usable: true, problem: undefined });
    });

    test.each(NAMES)("finds by %s what is found in the file", async (name) => {
      const found = async (source: KnowledgeGraph) => source.searchEntities(name, 5, recordingContext());
      expect(await found(graph)).toEqual(await found(file));
    });

    // What was read whole is not looked for in the index: of that, some are enough.
    const isReadTwice = hasTextIndex && mirrorBound > 1_000;
    test.each(isReadTwice ? sampled(made.questions, 4) : made.questions)(
      "$question",
      async ({ question, answers }) => {
        const spotted = async (source: KnowledgeGraph) => source.spotMentions(question, recordingContext());
        expect(await spotted(graph)).toEqual(await spotted(file));
        const asked = await askGraph(graph, question);
        expect([...asked.values].sort()).toEqual([...answers].sort());
        expect(asked.paths).toEqual((await askFile(question)).paths);
      },
      30_000,
    );
  });
});
