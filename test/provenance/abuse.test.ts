import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Evidence, StrategyResult } from "../../engine/evidence/trace.ts";
import { provenanceOf } from "../../engine/provenance/provenance.ts";
import { PREFIXES } from "../../engine/provenance/vocabulary.ts";
import { writeGraph } from "../../engine/rdf/write-graph.ts";
import { loadTrace } from "./loaded-trace.ts";

/** What others may write anywhere: signs that mean something to RDF, halves of characters, IRIs that look like ours. */
const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc
    .array(
      fc.constantFrom(
        '"',
        '"""',
        "'",
        "\\",
        "\\u0022",
        "<",
        ">",
        ".",
        ";",
        "\n",
        "\r",
        "\u0000",
        "\ud800",
        "\u202e",
        "@en",
        "^^",
        "}",
        "prov:Entity",
        "_:b0",
        "a",
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join("")),
  fc.constantFrom(
    "http://www.w3.org/ns/prov#Entity",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#type",
    "urn:whyql:agent:program",
    "prov:used",
    "javascript:alert(1)",
    "https://example.org/a b",
    "https://example.org/<a>",
    "relative",
    "@id",
    "",
  ),
);

const evidence: fc.Arbitrary<Evidence> = fc.record({
  id: hostile,
  kind: fc.constantFrom("KG" as const, "DOCUMENTS" as const, "WEB" as const),
  source: hostile,
  text: hostile,
  triple: fc.option(
    fc.record({
      subject: hostile.map((value) => ({ kind: "iri" as const, value })),
      predicate: hostile.map((value) => ({ kind: "iri" as const, value })),
      object: fc.oneof(
        hostile.map((value) => ({ kind: "iri" as const, value })),
        fc.tuple(hostile, hostile, fc.option(hostile, { nil: undefined })).map(([lexical, datatype, language]) => ({
          kind: "literal" as const,
          lexical,
          datatype,
          ...(language === undefined ? {} : { language }),
        })),
      ),
    }),
    { nil: undefined },
  ),
  url: fc.option(hostile, { nil: undefined }),
  title: fc.option(hostile, { nil: undefined }),
  retrievedAt: hostile,
  quotedFrom: fc.option(hostile, { nil: undefined }),
  licence: fc.option(hostile, { nil: undefined }),
});

const results = fc
  .tuple(fc.array(evidence, { maxLength: 3 }), fc.array(fc.tuple(hostile, hostile), { maxLength: 3 }), hostile)
  .map(([cited, values, text]): StrategyResult => ({
    strategy: text,
    status: "ANSWERED",
    text,
    values: values.map(([iri, label]) => ({ node: { kind: "entity", iri, label } })),
    support: ["KG"],
    complete: true,
    confidence: 1,
    explanation: text,
    paths: [],
    evidence: cited,
    sparql: text,
  }));

describe("what sources and clients write", () => {
  test("is text in the trace, and never becomes statements of its own", async () => {
    await fc.assert(
      fc.asyncProperty(results, hostile, async (result, text) => {
        const triples = await provenanceOf({
          question: { id: text, text, strategy: text, investigation: text },
          result,
          key: "0".repeat(64),
          runs: [],
          sources: [{ id: "graph", kind: "KG", title: text, version: text, licence: text }],
          reasoner: text,
          software: { name: "whyql", version: text },
        });
        const turtle = loadTrace(await writeGraph(triples, "TURTLE", PREFIXES));
        const jsonLd = loadTrace(await writeGraph(triples, "JSON_LD", PREFIXES), "application/ld+json");
        const written = new Set(
          triples.map((triple) => JSON.stringify(triple).replace(/\\ud[89a-f][0-9a-f]{2}/gu, "\ufffd")),
        );
        expect(turtle.size).toBe(written.size);
        expect(jsonLd.triples()).toEqual(turtle.triples());
        expect(turtle.misfits()).toEqual([]);
        expect(turtle.rows("SELECT ?p WHERE { { prov:Entity ?p ?o } UNION { rdf:type ?p ?o } }")).toEqual([]);
      }),
    );
  });

  test.each(["a", "en-ab-cd", "x", "i-a", "abcdefghi", "en--us", "EN-us", "zh-hant", "q".repeat(80)])(
    "a language %s is written, or left out where it is none",
    async (language) => {
      const iri = { kind: "iri", value: "urn:t:a" } as const;
      const triples = [
        { subject: iri, predicate: iri, object: { kind: "literal" as const, lexical: "wood", datatype: "", language } },
      ];
      const turtle = loadTrace(await writeGraph(triples, "TURTLE", PREFIXES));
      expect(turtle.size).toBe(1);
      const jsonLd = loadTrace(await writeGraph(triples, "JSON_LD", PREFIXES), "application/ld+json");
      expect(jsonLd.triples()).toEqual(turtle.triples());
    },
  );
});
