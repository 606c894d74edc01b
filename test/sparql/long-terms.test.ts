import { describe, expect, test } from "vitest";
import { descriptionsOf, describable } from "../../datasources/graph-index/describe.ts";
import { nameFromIri } from "../../datasources/graph-index/local-name.ts";
import { listedIris } from "../../datasources/sparql/endpoint/query-text.ts";
import { readResults } from "../../datasources/sparql/endpoint/results-json.ts";
import { resolveVocabulary } from "../../datasources/graph-index/vocabulary.ts";

const LABEL = "http://www.w3.org/2000/01/rdf-schema#label";
const LONG = "long word ".repeat(1_000_000);
const IRI = `http://x.test/${"i".repeat(200_000)}`;

const termsOf = (...values: readonly object[]) =>
  readResults(JSON.stringify({ head: { vars: ["v"] }, results: { bindings: values.map((v) => ({ v })) } })).rows.map(
    (row) => row.get("v"),
  );

describe("terms of an endpoint that are too long", () => {
  test("a literal of 10 MB is shortened with a mark that keeps different ones different, and is neither number nor date", () => {
    const [one, same, other, number] = termsOf(
      { type: "literal", value: LONG, "xml:lang": "en" },
      { type: "literal", value: LONG, "xml:lang": "en" },
      { type: "literal", value: `${LONG}!` },
      { type: "literal", value: "1".repeat(20_000), datatype: "http://www.w3.org/2001/XMLSchema#integer" },
    );
    expect(one).toMatchObject({
      kind: "literal",
      language: "en",
      lexical: expect.stringMatching(/^long word .*… \[shortened, 10,000,000 characters, SHA-256 [0-9a-f]{16}\]$/u),
    });
    for (const term of [one, same, other, number]) expect(JSON.stringify(term).length).toBeLessThan(10_200);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
    expect(number).toMatchObject({ datatype: "http://www.w3.org/2001/XMLSchema#string" });
    expect(termsOf({ type: "literal", value: "x".repeat(10_000) })).toMatchObject([{ lexical: "x".repeat(10_000) }]);
  });

  test("an IRI of 200 kB is a node that can not be named; one of 8,000 characters is an IRI", () => {
    const [long, same, usual] = termsOf(
      { type: "uri", value: IRI },
      { type: "uri", value: IRI },
      { type: "uri", value: `http://x.test/${"i".repeat(8_000)}` },
    );
    expect(long).toEqual({ kind: "blank", id: expect.stringMatching(/^long-[0-9a-f]{16}$/u) });
    expect(same).toEqual(long);
    expect(usual).toMatchObject({ kind: "iri" });
    expect(describable([IRI, "http://x.test/a"])).toEqual(["http://x.test/a"]);
    expect(nameFromIri(`http://x.test/${"n".repeat(8_000)}`)).toBe(`${"n".repeat(199)}…`);
  });

  test.each([
    "http://x.test/a> } DROP ALL #",
    "http://x.test/\u0000",
    "http://x.test/\n",
    'http://x.test/"',
    "http://x.test/\ud800",
  ])("an IRI such as %j is in no query", (iri) => {
    expect(listedIris([iri, "http://x.test/a"])).toBe("<http://x.test/a>");
  });

  test("a label of more than 500 characters is no name", () => {
    const vocabulary = resolveVocabulary(
      {},
      { predicates: new Set([LABEL]), aliasPredicates: [], hasStatements: false },
    );
    const row = (text: string) =>
      new Map([
        ["e", { kind: "iri", value: "http://x.test/Moss" }],
        ["p", { kind: "iri", value: LABEL }],
        ["o", { kind: "literal", lexical: text, datatype: "x" }],
      ] as const);
    const described = (...texts: readonly string[]) =>
      descriptionsOf({ variables: [], rows: texts.map(row), truncated: false }, vocabulary, () => []).get(
        "http://x.test/Moss",
      );
    expect(described("a".repeat(501))).toMatchObject({ label: "Moss", isUnnamed: true });
    expect(described("a".repeat(501), "Moss (film)")).toMatchObject({ label: "Moss (film)" });
    expect(described("a".repeat(500))).toMatchObject({ label: "a".repeat(500) });
  });
});
