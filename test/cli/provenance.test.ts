import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { askCommand } from "../../cli/ask-command.ts";
import { fakeEngine } from "../fakes/fake-engine.ts";
import { loadTrace } from "../provenance/loaded-trace.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

const QUESTION = "On which island is the Indonesian capital located?";

async function ask(folder: string, file: string) {
  const written = { out: "", err: "" };
  const engine = fakeEngine();
  const terminal = (name: "out" | "err") => ({ isTTY: false, write: (text: string) => (written[name] += text) });
  const exitCode = await askCommand({
    arguments: ["--strategy", "treeqa", "--provenance", file, QUESTION],
    environment: {},
    workingDirectory: folder,
    out: terminal("out"),
    err: terminal("err"),
    log: { warn: vi.fn(), error: vi.fn() },
    open: async () => ({ engine, close: async () => engine.close() }),
  });
  return { exitCode, ...written, computed: engine.computed };
}

test.each([
  ["trace.ttl", "text/turtle"],
  ["trace.jsonld", "application/ld+json"],
] as const)("how the answer was found is written to %s beside it, and nothing more runs", async (file, format) => {
  const folder = await temporaryFolder({ "old.txt": "" });
  const { exitCode, out, err, computed } = await ask(folder, file);
  expect([exitCode, err]).toEqual([0, ""]);
  expect(out).toMatch(/^Java\n/u);
  expect(computed).toEqual(["topicEntities", "analysis", "treeqa.draft", "treeqa.tree", "treeqa.result"]);
  const trace = loadTrace(await readFile(join(folder, file), "utf8"), format);
  expect(trace.misfits()).toEqual([]);
  expect(trace.rows("SELECT ?text WHERE { ?answer prov:hadMember ?any ; prov:value ?text }")).toEqual([
    { text: "Java" },
  ]);
  expect(trace.rows("SELECT ?name WHERE { ?any prov:hadPlan ?plan . ?plan rdfs:label ?name }")).toContainEqual({
    name: "TREEQA",
  });
});

test("a file of another kind, or one that can not be written, is told of", async () => {
  const folder = await temporaryFolder({ "old.txt": "" });
  expect(await ask(folder, "trace.txt")).toMatchObject({
    exitCode: 1,
    computed: [],
    err: expect.stringContaining('--provenance must name a file that ends in .ttl or .jsonld, not "trace.txt".'),
  });
  expect(await ask(folder, "missing/trace.ttl")).toMatchObject({
    exitCode: 1,
    err: expect.stringMatching(/^whyql: BAD_USER_INPUT: The provenance can not be written: ENOENT/u),
  });
});
