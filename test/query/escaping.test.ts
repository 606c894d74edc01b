import fc from "fast-check";
import { Store } from "oxigraph";
import { describe, expect, test } from "vitest";
import { Failure } from "../../engine/failure.ts";
import { iri, literal } from "../../engine/rdf/term.ts";
import { compileSet } from "../../engine/query/compilation/compile.ts";
import { isWritableIri } from "../../engine/rdf/write-term.ts";
import { serialise } from "../../engine/sparql/serialise.ts";
import { triple, variable, type PropertyPath, type SelectQuery } from "../../engine/sparql/syntax.ts";
import { ask } from "./ask.ts";
import { follow, mention, relation } from "./forms.ts";
import { turtleGraph } from "./turtle-graph.ts";

const store = new Store();
const run = (query: SelectQuery): readonly ReadonlyMap<string, { readonly value: string }>[] =>
  store.query(serialise(query)) as ReadonlyMap<string, { readonly value: string }>[];

/** Strings made of what could end a literal, an IRI, a comment or a pattern. */
const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        "\\",
        "\\u0022",
        "\\U00000022",
        "\\\\u0022",
        "\n",
        "\r",
        "\t",
        "\0",
        "}",
        ">",
        "<",
        "#",
        "?x",
        "\u2028",
        "\ud800",
        "é",
        "u",
        "U",
        ".",
        '"""',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join("")),
);

const answer = variable("answer");

describe("text never becomes syntax", () => {
  test("a literal comes back as the same characters", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const bound: SelectQuery = { variables: [answer], where: [{ kind: "bind", value: literal(text), as: answer }] };
        // A lone surrogate is no character; it is replaced.
        expect(run(bound).map((row) => row.get("answer")?.value)).toEqual([text.replace(/\p{Surrogate}/gu, "\uFFFD")]);
      }),
      { numRuns: 1_000 },
    );
  });

  test("even where a source replaces codepoint escapes before it parses", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const query = serialise({
          variables: [answer],
          where: [{ kind: "textStarts", variable: answer, prefix: text }],
        });
        const replaced = query.replace(/\\u([0-9A-F]{4})/gi, (_all, code: string) =>
          String.fromCharCode(parseInt(code, 16)),
        );
        const strings = /STR\(\?answer\), "((?:[^"\\\n\r]|\\.)*)"\)\)\n\}\n$/su;
        expect(query).toMatch(strings);
        expect(replaced).toMatch(strings);
      }),
      { numRuns: 1_000 },
    );
  });

  test("an IRI is named as it is, or refused", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `urn:t:${text}`),
        ),
        (text) => {
          const query: SelectQuery = { variables: [answer], where: [triple(iri(text), iri("urn:p"), answer)] };
          if (!isWritableIri(text)) return void expect(() => serialise(query)).toThrow(Failure);
          expect(run(query)).toEqual([]);
          expect(serialise(query)).toContain(`<${text}>`);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test("a comment stays on its line", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(
          run({ comments: [text], variables: [answer], where: [{ kind: "bind", value: literal("x"), as: answer }] }),
        ).toHaveLength(1);
      }),
    );
  });

  test.each(["x y", "1x", "", "x}", "?x", "x } SERVICE <http://elsewhere/> { ?y"])(
    "a variable is not called %j, however it was made",
    (name) => {
      expect(() => variable(name)).toThrow(TypeError);
      const [made, x] = [{ kind: "variable" as const, name }, variable("x")];
      const queries: readonly SelectQuery[] = [
        { variables: [made], where: [triple(x, x, x)] },
        { variables: [x], where: [triple(x, made, x)] },
        { variables: [x], where: [triple(x, x, x)], orderBy: [made] },
        { variables: [x], count: made, where: [triple(x, x, x)] },
        { variables: [x], where: [{ kind: "isIri", variable: made }] },
        { variables: [x], where: [{ kind: "isNamed", variable: made }] },
        { variables: [x], where: [{ kind: "values", variables: [made], rows: [[literal("a")]] }] },
        { variables: [x], where: [{ kind: "bind", value: literal("a"), as: made }] },
        { variables: [x], where: [{ kind: "textFrom", variable: made, from: "a" }] },
        { variables: [x], where: [{ kind: "select", query: { variables: [made], where: [] } }] },
      ];
      for (const query of queries) expect(() => serialise(query)).toThrow(TypeError);
    },
  );

  test("an IRI of a path is named as it is, or refused", () => {
    const [good, bad] = [iri("urn:t:p"), iri("urn:t:p>|<urn:t:q")];
    const written = (alternatives: PropertyPath["alternatives"]): string =>
      serialise({
        variables: [answer],
        where: [triple(answer, { kind: "path", alternatives, repeated: true }, answer)],
      });
    expect(written([good, { kind: "sequence", steps: [good, good] }])).toContain("(<urn:t:p>|<urn:t:p>/<urn:t:p>)*");
    expect(() => written([bad])).toThrow(Failure);
    expect(() => written([{ kind: "sequence", steps: [good, bad] }])).toThrow(Failure);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1.5, "1 } DROP ALL #" as never])(
    "%j is no number of rows",
    (limit) => {
      expect(() => serialise({ variables: [answer], where: [], limit })).toThrow(TypeError);
      expect(() => serialise({ variables: [answer], where: [], offset: limit })).toThrow(TypeError);
    },
  );

  test("an operator is one", () => {
    const compared = (operator: "<"): SelectQuery => ({
      variables: [answer],
      where: [{ kind: "numberIs", variable: answer, operator, number: 1 }],
    });
    expect(serialise(compared("<"))).toContain("?answer < 1e+0");
    expect(() => serialise(compared(") SERVICE (" as never))).toThrow(TypeError);
  });

  test("a language tag is one", () => {
    const query = (language: string): SelectQuery => ({
      variables: [answer],
      where: [{ kind: "bind", value: literal("x", undefined, language), as: answer }],
    });
    expect(run(query("en-GB"))).toHaveLength(1);
    expect(() => serialise(query('en" }'))).toThrow(Failure);
  });

  test("candidates that no query can name are dropped, and the others are tried", async () => {
    const graph = turtleGraph(":A :p :B .");
    const hostileMention = {
      ...mention("A"),
      candidates: [
        { iri: "urn:t:A> ?p ?o } #", label: "A", score: 1 },
        { iri: "urn:t:A", label: "A", score: 0.9 },
      ],
    };
    const { values } = await ask(graph, follow(hostileMention, relation([">p", 1], [">q", 0.5])));
    expect(values).toEqual(["B"]);
    expect(graph.queries.join("")).not.toContain("urn:t:A> ?p");
    const only = { ...hostileMention, candidates: hostileMention.candidates.slice(0, 1) };
    expect((await ask(graph, follow(only, ">p"))).result.status).toBe("NOT_KNOWN");
  });

  test("a form with several candidates is not executed", () => {
    expect(() => compileSet(mention("A", "B"), { vocabulary: turtleGraph("").vocabulary })).toThrow(TypeError);
  });
});
