import { describe, expect, onTestFinished, test } from "vitest";
import { openSparqlGraph, type SparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import type { SparqlGraphSettings } from "../../datasources/sparql/settings.ts";
import { selecting } from "../support/queries.ts";
import { recordingContext } from "../support/recording-context.ts";
import { FAULTS, serveGraph } from "./serve-graph.ts";

const VALID: SparqlGraphSettings = { id: "g", title: "G", endpoint: "http://localhost/sparql" };

describe("settings", () => {
  test.each([
    [{ endpoint: "dbpedia.org/sparql" }, /endpoint must be a URL.*"dbpedia\.org\/sparql"/],
    [{ endpoint: "ftp://host/sparql" }, /endpoint must be a URL with http: or https:/],
    [{ endpoint: "https://me:secret@host/sparql" }, /endpoint must not hold user and password/],
    [{ profile: "wikidatta" as never }, /no profile "wikidatta".*wikidata, qlever, dbpedia, freebase, generic/],
    [{ profile: "constructor" as never }, /no profile "constructor"/],
    [{ rowCap: 0 }, /rowCap must be an integer from 1 to 1000000, got 0/],
    [{ rowCap: 1.5 }, /rowCap must be an integer/],
    [{ timeoutMs: Number.NaN }, /timeoutMs must be an integer/],
    [{ mirrorBound: -1 }, /mirrorBound must be an integer from 0/],
    [{ maxAgeMs: -1 }, /maxAgeMs must be an integer from 0/],
    [{ vocabulary: { label: ["rdfs:label> . ?s ?p ?o"] } }, /vocabulary\.label must hold absolute IRIs in full/],
    [{ vocabulary: { label: [] } }, /vocabulary\.label must hold at least one IRI/],
    [{ defaultGraphs: ["a graph"] }, /defaultGraphs must hold absolute IRIs in full, got "a graph"/],
    [{ languages: ['en") ?x'] }, /languages must hold language tags/],
    [{ languages: [] }, /languages must name at least one/],
    [{ asOf: "yesterday" }, /asOf must be a day as YYYY-MM-DD/],
    [{ user: "me" }, /user and password belong together/],
    [{ headers: { authorization: "Bearer s3cret\r\nx: y" } }, /headers\["authorization"\] can not be sent/],
  ] as const)("%j is refused by name", (wrong, message) => {
    const open = (): SparqlGraph => openSparqlGraph({ ...VALID, ...wrong }, { fetch });
    expect(open).toThrow(message);
    expect(open).not.toThrow(/s3cret|secret@/);
    expect(() => openSparqlGraph({ ...VALID, ...wrong }, { fetch })).toThrow(
      expect.objectContaining({ code: "BAD_USER_INPUT" }) as Error,
    );
  });

  test("send nothing before the first use", () => {
    openSparqlGraph(VALID, {
      fetch: () => {
        throw new Error("sent");
      },
    });
  });
});

describe("secrets", () => {
  test("are in no message", async () => {
    const served = await serveGraph("");
    served.always = FAULTS.status(401, "who are you?");
    const graph = openSparqlGraph(
      { ...VALID, endpoint: served.url, user: "me", password: "s3cret", headers: { "x-key": "k3y" } },
      { fetch },
    );
    const said = [
      await graph.select(selecting("s", ["?s", "?p", "?o"]), recordingContext()).catch((error: unknown) => error),
      await graph.check?.(recordingContext()),
    ];
    expect(
      JSON.stringify(said, (_key, value: unknown) =>
        value instanceof Error ? { message: value.message, cause: value.cause } : value,
      ),
    ).not.toMatch(/s3cret|k3y|czNjcmV0/);
    expect(said[1]).toMatchObject({
      usable: false,
      problem: expect.stringContaining("set user and password") as string,
    });
  });
});

/** Names, IRIs and literals that were made to break out of where they stand. */
const HOSTILE = [
  '"} ; DROP ALL #',
  "x\\u0022 . ?s ?p ?o",
  "line\nbreak\ttab\\",
  "<urn:a> <urn:b> <urn:c>",
  "\u0000\u202e\ud800",
  "?x } SERVICE <http://evil/> { ?s ?p ?o",
  "%00'\"`",
];

describe("hostile text", () => {
  test.each(HOSTILE)("%j in a question stays text", async (text) => {
    for (const mirrorBound of [0, 1_000]) {
      const graph = await openedOn(':inception rdfs:label "Inception"@en ; :director :nolan .', { mirrorBound });
      const mentions = await graph.spotMentions(`Who directed Inception and ${text}?`, recordingContext());
      expect(mentions.map((mention) => mention.candidates[0]?.iri)).toContain("urn:test:inception");
      await graph.searchEntities(text, 3, recordingContext());
      expect(await graph.describe([text], recordingContext())).toEqual(new Map());
    }
  });

  test("in a graph's IRIs and literals is read as it stands, or left out", async () => {
    const served = await serveGraph("");
    const nasty = JSON.stringify({
      head: { vars: ["p", "s", "o", "n"] },
      results: {
        bindings: HOSTILE.flatMap((value) => [
          { type: "uri", value },
          { type: "literal", value, "xml:lang": 'en" .' },
          { type: "literal", value, datatype: value },
          { type: "bnode", value },
          { type: "literal", value },
        ]).map((o) => ({
          p: { type: "uri", value: "http://www.w3.org/2000/01/rdf-schema#label" },
          s: { type: "uri", value: "urn:x" },
          o,
          n: { type: "literal", value: "35" },
        })),
      },
    });
    served.always = FAULTS.body(nasty);
    const graph = openSparqlGraph({ ...VALID, endpoint: served.url }, { fetch });
    onTestFinished(() => graph.close());
    expect((await graph.catalogue(recordingContext())).relations).toEqual([]);
    const { rows } = await graph.select(selecting("o", ["?s", "?p", "?o"]), recordingContext());
    expect(rows.map((row) => row.get("o")?.kind)).toEqual(
      HOSTILE.flatMap(() => ["iri", "literal", "literal", "blank", "literal"]),
    );
  });
});

describe("large replies", () => {
  test("are cut off at the row cap", async () => {
    const served = await serveGraph("");
    const graph = openSparqlGraph({ ...VALID, endpoint: served.url, rowCap: 10 }, { fetch });
    served.always = FAULTS.body(
      JSON.stringify({
        head: { vars: ["s"] },
        results: { bindings: Array.from({ length: 50_000 }, () => ({ s: { type: "uri", value: "urn:a" } })) },
      }),
    );
    const { rows, truncated } = await graph.select(selecting("s", ["?s", "?p", "?o"]), recordingContext());
    expect([rows.length, truncated]).toEqual([10, true]);
  });
});

async function openedOn(turtle: string, settings: Partial<SparqlGraphSettings>): Promise<SparqlGraph> {
  const served = await serveGraph(turtle);
  const graph = openSparqlGraph({ ...VALID, endpoint: served.url, ...settings }, { fetch });
  onTestFinished(() => graph.close());
  return graph;
}
