import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packRows, unpackRows } from "../../datasources/select/packed-rows.ts";
import { readReply } from "../../datasources/sparql/endpoint/read-reply.ts";
import { readResults } from "../../datasources/sparql/endpoint/results-json.ts";
import { iri, literal, type Term } from "../../engine/rdf/term.ts";

/** A reply of any size is read as a small one is, and a large one holds nothing else up. */

const term: fc.Arbitrary<Term> = fc.oneof(
  fc.string().map(iri),
  fc.tuple(fc.string(), fc.string()).map(([lexical, datatype]) => literal(lexical, datatype)),
  fc
    .tuple(fc.string(), fc.constantFrom("en", "de"))
    .map(([lexical, language]) => literal(lexical, undefined, language)),
  fc.string().map((id): Term => ({ kind: "blank", id })),
);

test("rows that are packed and unpacked are the same rows", async () => {
  const table = fc.uniqueArray(fc.string(), { maxLength: 4 }).chain((variables) =>
    fc.record({
      variables: fc.constant(variables),
      rows: fc.array(
        fc.tuple(...variables.map(() => fc.option(term, { nil: undefined }))).map(
          (terms) =>
            new Map(
              variables.flatMap((name, index) => {
                const value = terms[index];
                return value === undefined ? [] : [[name, value] as const];
              }),
            ),
        ),
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(table, async (given) => {
      expect(await unpackRows(packRows(given))).toEqual(given);
    }),
  );
});

test("each term is sent once, in pieces of a bounded length", () => {
  const value = literal("x".repeat(1_000));
  const rows = Array.from(
    { length: 2_000 },
    (_, index) =>
      new Map<string, Term>([
        ["a", value],
        ["b", iri(`urn:${index % 900}`)],
      ]),
  );
  const { terms, cells } = packRows({ variables: ["a", "b"], rows });
  expect(terms.join("").split("x".repeat(1_000))).toHaveLength(2);
  expect(cells).toHaveLength(4_000);
  const long = packRows({
    variables: ["a"],
    rows: rows.map((_row, index) => new Map([["a", literal(`${index} ${"y".repeat(500)}`)]])),
  });
  expect(Math.max(...long.terms.map((piece) => piece.length))).toBeLessThan(70_000);
});

describe("a reply of several megabytes", () => {
  const bindings = Array.from({ length: 40_000 }, (_, index) => ({
    s: { type: "uri", value: `urn:s:${index}` },
    name: { type: "literal", value: `Name of ${index % 1_000}`, "xml:lang": "en" },
    ...(index % 3 === 0 ? { age: { type: "literal", value: `${index}`, datatype: "urn:integer" } } : {}),
  }));
  const body = JSON.stringify({ head: { vars: ["s", "name", "age"] }, results: { bindings } });
  const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
  const { signal } = new AbortController();

  test("is read as it would be on the spot, while the event loop goes round", async () => {
    let [turns, isOver] = [0, false];
    const look = (): void => {
      turns += 1;
      if (!isOver) setImmediate(look);
    };
    setImmediate(look);
    const found = await readReply(bytesOf(body), signal);
    isOver = true;
    expect(found).toEqual(readResults(body));
    expect(turns).toBeGreaterThan(10);
  });

  test("that is cut off is malformed, and says how it ends", async () => {
    const cut = body.slice(0, -20);
    const problem = readReply(bytesOf(cut), signal);
    await expect(problem).rejects.toMatchObject({ name: "HttpProblem", kind: "MALFORMED" });
    await expect(problem).rejects.toThrow(/no whole JSON: it ends in/u);
  });

  test("is not waited for by who has gone", async () => {
    const abort = new AbortController();
    const reading = readReply(bytesOf(body), abort.signal);
    abort.abort(new Error("gone"));
    await expect(reading).rejects.toThrow("gone");
  });
});
