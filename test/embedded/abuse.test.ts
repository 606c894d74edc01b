import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openEmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";
import { graphInThreadOf } from "./graph-under-test.ts";

const open = (files: readonly string[], options = {}) =>
  openEmbeddedGraph({ id: "test", title: "Test", files, ...options });

describe("openEmbeddedGraph", () => {
  test("without files says so", () =>
    expect(open([])).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      message: expect.stringMatching(/"test": files must name at least one/u),
    }));

  test("of a missing file names it", () =>
    expect(open(["/nowhere/at-all.ttl"])).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      message: `No graph file at "/nowhere/at-all.ttl": there is no such file or folder.`,
    }));

  test("of an unknown kind lists the known ones", async () => {
    const folder = await temporaryFolder({ "facts.csv": "a,b", facts: "a" });
    await expect(open([join(folder, "facts.csv")])).rejects.toThrow(
      /the extension "\.csv"; graph files end in \.ttl, \.nt, \.nq, \.trig, \.rdf/u,
    );
    await expect(open([join(folder, "facts")])).rejects.toThrow(/has no extension/u);
  });

  test("of a folder without graph files says so", async () => {
    const folder = await temporaryFolder({ "readme.md": "nothing" });
    await mkdir(join(folder, "a-folder.ttl"));
    await expect(open([folder])).rejects.toThrow(/holds no graph files \(\.ttl/u);
  });

  test.each([
    ["queryTimeoutMs", 0],
    ["queryTimeoutMs", Number.NaN],
    ["queryTimeoutMs", 2 ** 40],
    ["maxRows", 0],
    ["maxRows", -1],
    ["maxRows", 1.5],
  ])("refuses %s of %s", (option, value) =>
    expect(open(["/nowhere"], { [option]: value })).rejects.toThrow(new RegExp(`${option} must be .*${value}`, "u")),
  );

  test.each([
    [{ label: ["rdfs:label"] }, /absolute IRI.*"rdfs:label"/u],
    [{ label: ["urn:x> ; DROP ALL"] }, /absolute IRI/u],
    [{ type: "urn:x" }, /list of IRIs/u],
    [{ label: [] }, /at least one/u],
    [{ labels: ["urn:x"] }, /vocabulary.*"labels"/u],
    [{ validity: { start: "urn:x" } }, /vocabulary\.validity\.end/u],
  ])("refuses the vocabulary %j", async (vocabulary, message) => {
    const folder = await temporaryFolder({ "a.nt": "<urn:a> <urn:p> <urn:b> .\n" });
    await expect(open([folder], { vocabulary })).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      message: expect.stringMatching(message),
    });
  });
});

describe("an open graph", () => {
  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses a limit of %s", async (limit) => {
    const graph = await graphInThreadOf(`:a rdfs:label "A name" .`);
    await expect(graph.searchEntities("A name", limit, recordingContext())).rejects.toThrow(RangeError);
  });

  test("finds nothing by no name", async () => {
    const graph = await graphInThreadOf(`:a rdfs:label "" . :b rdfs:label "  " . :c rdfs:label "\\u0301" .`);
    for (const name of ["", "   ", "\u0000", "?"])
      expect(await graph.searchEntities(name, 3, recordingContext())).toEqual([]);
  });

  test("closes twice", async () => {
    const graph = await graphInThreadOf(`:a :p :b .`);
    await graph.close();
    await graph.close();
  });

  test("reads a text of any length in the time that it takes", async () => {
    const graph = await graphInThreadOf(`:a rdfs:label "Inception" . :b rdfs:label "Titanic" .`);
    for (const text of [
      "Inceptoin ".repeat(2_000),
      "a ".repeat(20_000),
      '"'.repeat(20_000),
      "A'".repeat(20_000),
      "x".repeat(100_000),
      "[".repeat(50_000),
    ]) {
      const startedAt = performance.now();
      await graph.spotMentions(text, recordingContext());
      expect(performance.now() - startedAt).toBeLessThan(15_000);
    }
  });

  test("holds what a hostile graph says as it stands", async () => {
    const graph = await graphInThreadOf(
      `:__proto__ rdfs:label "__proto__" ; :constructor :toString . :x a :__proto__ ; rdfs:label "constructor" .`,
    );
    expect(await graph.searchEntities("constructor", 1, recordingContext())).toMatchObject([
      { iri: "urn:test:x", score: 1 },
    ]);
    expect((await graph.catalogue(recordingContext())).relations.map(({ iri }) => iri)).toEqual([
      "urn:test:constructor",
    ]);
    expect((await graph.describe(["urn:test:__proto__"], recordingContext())).get("urn:test:__proto__")?.label).toBe(
      "__proto__",
    );
  });
});
