import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type EmbeddedGraph, openGraphWith } from "../../datasources/embedded/embedded-graph.ts";
import type { SourceCheck } from "../../engine/sources/check.ts";
import { recordingContext } from "../support/recording-context.ts";
import { startInProcess } from "../fakes/store-in-process.ts";
import { temporaryFolder } from "../support/temporary-files.ts";
import { graphOf } from "./graph-under-test.ts";

const BOATS = `@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> . <gull> rdfs:label "Grey Gull" .`;

async function opened(file: string, options: { baseIri?: string } = {}): Promise<EmbeddedGraph> {
  const folder = await temporaryFolder({ [file]: BOATS });
  const graph = await openGraphWith(
    { id: "test", title: "Test", files: [join(folder, file)], ...options },
    startInProcess,
  );
  onTestFinished(() => graph.close());
  return graph;
}

test("relative IRIs are relative to a base that is set", async () => {
  const graph = await opened("boats.ttl", { baseIri: "https://boats.example/" });
  expect(await graph.searchEntities("Grey Gull", 1, recordingContext())).toMatchObject([
    { iri: "https://boats.example/gull" },
  ]);
  const elsewhere = await opened("boats.ttl", { baseIri: "https://ships.example/" });
  expect(elsewhere.version).not.toBe(graph.version);
});

test("without one they are relative to the file", async () => {
  const [found] = await (await opened("boats.ttl")).searchEntities("Grey Gull", 1, recordingContext());
  expect(found?.iri).toMatch(/^file:.*gull$/u);
});

test("a base that is no absolute IRI is refused", async () => {
  await expect(opened("boats.ttl", { baseIri: "boats" })).rejects.toThrow(/baseIri must be an absolute IRI/u);
});

const problemOf = async (turtle: string): Promise<SourceCheck["problem"]> =>
  (await (await graphOf(turtle)).check?.(recordingContext()))?.problem;
const boat = (iri: string, name = "Grey Gull", type = "Boat"): string => `<${iri}> a :${type} ; rdfs:label "${name}" .`;

test.each([
  ["http and https", boat("http://b.example/gull") + boat("https://b.example/gull")],
  ["a slash at the end", boat("http://b.example/gull") + boat("http://b.example/gull/")],
  ["a # at the end", boat("http://b.example/gull") + boat("http://b.example/gull#")],
  ["one without a name", `${boat("http://b.example/gull")} :x :mate <https://b.example/gull> .`],
])("it is told when one thing seems to have two IRIs: %s", async (_, turtle) => {
  expect(await problemOf(turtle)).toMatch(/One thing seems to have two IRIs: https?:\/\/b\.example\/gull/u);
});

test.each([
  ["other names", boat("http://b.example/gull") + boat("https://b.example/gull", "Old Tern")],
  ["other kinds", boat("http://b.example/gull") + boat("https://b.example/gull", "Grey Gull", "Bird")],
  ["other IRIs", boat("http://b.example/gull") + boat("http://b.example/gull2")],
])("nothing is told of things with %s", async (_, turtle) => {
  expect(await problemOf(turtle)).toBeUndefined();
});
