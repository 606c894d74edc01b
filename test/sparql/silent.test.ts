import { describe, expect, onTestFinished, test } from "vitest";
import { openSparqlGraph, type SparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import type { SparqlGraphSettings } from "../../datasources/sparql/settings.ts";
import { type SelectQuery, variable } from "../../engine/sparql/syntax.ts";
import { selecting } from "../support/queries.ts";
import { recordingContext } from "../support/recording-context.ts";
import { askGraph } from "./ask-graph.ts";
import { type Change, serveGraph, type ServedGraph } from "./serve-graph.ts";

/** Endpoints that give fewer rows than there are, and do not say so. */
const TURTLE = `
:inception a :Film ; rdfs:label "Inception"@en ; :director :nolan .
:heat a :Film ; rdfs:label "Heat"@en ; :director :mann .
:nolan a :Person ; rdfs:label "Christopher Nolan"@en .
:mann a :Person ; rdfs:label "Michael Mann"@en .
:director rdfs:label "director"@en .
:Film rdfs:label "film"@en . :Person rdfs:label "person"@en .
`;
const DIRECTOR = selecting("o", ["urn:test:heat", "urn:test:director", "?o"]);
const NOBODY = selecting("o", ["urn:test:heat", "urn:test:spouse", "?o"]);
const parts = (count: number): string =>
  Array.from({ length: count }, (_, index) => `:p${index} rdfs:label "Part ${index}"@en ; :of :whole .`).join("\n");

/** Leaves out what a test says, of queries that a test names. */
const dropping =
  (
    isConcerned: (query: string) => boolean,
    isDropped: (row: Readonly<Record<string, { readonly value: string }>>) => boolean,
  ): Change =>
  (query, rows) =>
    isConcerned(query) ? rows.filter((row) => !isDropped(row)) : rows;
const capped =
  (most: number): Change =>
  (_query, rows) =>
    rows.slice(0, most);
const isCount = (query: string): boolean => query.includes("GROUP BY ?p");
const isOfDirector = (query: string): boolean => query.includes("<urn:test:director>") && !query.includes("COUNT");

describe("a graph that is read whole", () => {
  test("is read again where its counts differ", async () => {
    const { graph, served } = await opened();
    let left = 1;
    served.change = dropping(
      (query) => isCount(query) && left-- > 0,
      ({ p }) => p?.value === "urn:test:director",
    );
    const context = recordingContext();
    expect((await graph.catalogue(context)).relations.map(({ iri }) => iri)).toContain("urn:test:director");
    expect(context.shortcomings).toEqual([]);
    expect(served.queries.filter(({ query }) => isCount(query))).toHaveLength(2);
  });

  test("is not all there is where its counts go on to differ: no answer from it is complete, and a check says so", async () => {
    const { graph, served } = await opened();
    served.change = dropping(isCount, ({ p }) => p?.value === "urn:test:director");
    const context = recordingContext();
    await graph.catalogue(context);
    expect(context.shortcomings).toEqual([
      expect.stringMatching(/^Not all of Test is known: it counts 13 triples in all and 11 by predicate\.$/u),
    ]);
    const { result } = await askGraph(graph, "Who directed Heat?");
    expect(result.complete).toBe(false);
    for (const each of [graph, (await opened({}, TURTLE, served)).graph]) {
      expect(await each.check?.(recordingContext())).toMatchObject({
        problem: expect.stringMatching(
          /drops rows without saying so: it counts 13 triples in all and 11 by predicate/u,
        ) as string,
      });
    }
  });

  test("is not all there is where fewer triples come than are counted", async () => {
    const { graph, served } = await opened();
    served.change = dropping(
      (query) => !query.includes("COUNT"),
      (row) => Object.values(row).some(({ value }) => value === "urn:test:mann"),
    );
    const context = recordingContext();
    await graph.catalogue(context);
    expect(context.shortcomings.join()).toMatch(
      /it gives 1 of its 2 triples with urn:test:director and does not say that they are a part; set rowCap/u,
    );
    expect((await askGraph(graph, "Who directed Heat?")).result.complete).toBe(false);
    expect((await askGraph(graph, "Who directed Inception?")).result.complete).toBe(false);
  });

  test("is asked relation by relation where several at once give too little", async () => {
    const { graph, served } = await opened();
    served.change = dropping(
      (query) => query.includes("VALUES ?p"),
      () => true,
    );
    const context = recordingContext();
    expect((await graph.catalogue(context)).relations.map(({ iri }) => iri)).toContain("urn:test:director");
    expect(context.shortcomings).toEqual([]);
  });

  test("is read in smaller parts where replies are cut off", async () => {
    const { graph, served } = await opened({}, parts(700));
    served.change = capped(120);
    const context = recordingContext();
    expect((await graph.searchEntities("Part 699", 1, context))[0]?.iri).toBe("urn:test:p699");
    expect((await graph.searchEntities("Part 0", 1, context))[0]?.iri).toBe("urn:test:p0");
    expect(context.shortcomings).toEqual([]);
  });

  test("is whole where a triple is in two graphs", async () => {
    const { graph, served } = await opened();
    // Counted once more than it is given, as in a union of graphs that keeps what is in both.
    served.change = (query, rows) =>
      (isCount(query)
        ? rows.map((row) =>
            row["p"]?.value === "urn:test:director" ? { ...row, n: { ...row["n"], value: "3" } } : row,
          )
        : query.includes("LIMIT 300001")
          ? rows.map((row) => ({ ...row, n: { ...row["n"], value: "14" } }))
          : rows) as typeof rows;
    const context = recordingContext();
    await graph.catalogue(context);
    expect(context.shortcomings).toEqual([]);
  });

  test("is read again for who came since, once a minute at most", async () => {
    const { graph, served } = await opened();
    await graph.catalogue(recordingContext());
    const sentFirst = served.queries.length;
    const context = recordingContext();
    for (const name of ["Zoolander", "Gattaca", "Alien"])
      expect(await graph.searchEntities(name, 3, context)).toEqual([]);
    // One count for the three; each look-up and the count are accounted for.
    expect(served.queries.length).toBe(sentFirst + 1);
    expect(context.calls.map(({ kind }) => kind)).toEqual(["LABELS", "SPARQL", "LABELS", "LABELS"]);

    const { graph: other, served: theirs } = await opened();
    await other.catalogue(recordingContext());
    theirs.update(
      'PREFIX : <urn:test:> INSERT DATA { :alien <http://www.w3.org/2000/01/rdf-schema#label> "Alien"@en }',
    );
    const later = recordingContext();
    expect((await other.searchEntities("Alien", 3, later))[0]?.iri).toBe("urn:test:alien");
    expect(later.calls.map(({ kind }) => kind)).toEqual(["LABELS", "SPARQL", "LABELS"]);
    expect(later.shortcomings).toEqual([]);
    // It goes on to change: what is not known yet is said, and not read again at once.
    theirs.update(
      'PREFIX : <urn:test:> INSERT DATA { :brazil <http://www.w3.org/2000/01/rdf-schema#label> "Brazil"@en }',
    );
    expect(await other.searchEntities("Brazil", 3, later)).toEqual([]);
    expect(later.shortcomings).toEqual([
      "Not all of Test is known: it counts 15 triples now, and 14 when it was read.",
    ]);
    expect(theirs.queries.filter(({ query }) => isCount(query))).toHaveLength(2);
  });
});

describe("an empty result of a graph that is known by one reading", () => {
  test("is counted, and asked for again where there are rows", async () => {
    const { graph, served } = await known();
    let left = 0;
    served.change = dropping(
      (query) => isOfDirector(query) && left-- > 0,
      () => true,
    );
    for (const calls of [3, 2]) {
      left = 1;
      const context = recordingContext();
      expect(await graph.select(DIRECTOR, context)).toMatchObject({ rows: [expect.anything()], truncated: false });
      // Counted once, for a minute.
      expect(context.calls.map(({ kind }) => kind)).toEqual(Array.from({ length: calls }, () => "SPARQL"));
      const before = served.queries.length;
      await graph.spotMentions("Heat", context);
      // The reading is doubted: there is another one, and within a minute no third.
      expect(served.queries.length > before).toBe(calls === 3);
      expect(context.shortcomings).toEqual(
        calls === 3 ? [] : ["Not all of Test is known: it gave no rows where it counts 1."],
      );
    }
  });

  test("is a part where it stays empty, or can not be counted", async () => {
    const { graph, served } = await known();
    served.change = dropping(isOfDirector, () => true);
    expect(await graph.select(DIRECTOR, recordingContext())).toMatchObject({ rows: [], truncated: true });
    served.change = dropping(
      (query) => query.includes("urn:test:director"),
      () => true,
    );
    expect(await graph.select({ ...DIRECTOR, limit: 7 }, recordingContext())).toMatchObject({
      rows: [],
      truncated: true,
    });
  });

  test("is empty where nothing is counted: one count for all who ask at once, and for a minute", async () => {
    const { graph, served } = await known();
    const before = served.queries.length;
    const context = recordingContext();
    const found = await Promise.all([1, 2, 3, 4, 5].map(() => graph.select(NOBODY, context)));
    expect(found.map(({ rows, truncated }) => [rows.length, truncated])).toEqual(found.map(() => [0, false]));
    await graph.select(NOBODY, context);
    expect(served.queries.slice(before).filter(({ query }) => query.includes("COUNT"))).toHaveLength(1);
    expect(context.calls).toHaveLength(7);
    expect(context.shortcomings).toEqual([]);
  });

  async function known(): Promise<Opened> {
    const found = await opened();
    await found.graph.catalogue(recordingContext());
    return found;
  }
});

describe("a large result", () => {
  const ALL: SelectQuery = {
    ...selecting("s", ["?s", "urn:test:of", "urn:test:whole"]),
    distinct: true,
    orderBy: [variable("s")],
  };

  test.each([
    ["of exactly the size of a bound", 300, 100],
    ["of any size above a thousand", 1_400, 1_234],
  ])("%s is counted, and a part where there are more rows", async (_name, count, most) => {
    const { graph, served } = await opened({ mirrorBound: 0 }, parts(count));
    served.change = capped(most);
    const context = recordingContext();
    expect(await graph.select(ALL, context)).toMatchObject({ rows: { length: most }, truncated: true });
    expect(context.calls.map(({ kind }) => kind)).toEqual(["SPARQL", "SPARQL"]);
  });

  test("is whole where there are no more", async () => {
    const { graph } = await opened({ mirrorBound: 0 }, parts(100));
    expect(await graph.select(ALL, recordingContext())).toMatchObject({ rows: { length: 100 }, truncated: false });
  });

  test("is a part where it can not be counted", async () => {
    const { graph, served } = await opened({ mirrorBound: 0 }, parts(100));
    served.change = dropping(
      (query) => query.includes("COUNT"),
      () => true,
    );
    expect((await graph.select(ALL, recordingContext())).truncated).toBe(true);
  });

  test("is not counted where no more was asked for, or where it is of no size to be cut at", async () => {
    const { graph } = await opened({ mirrorBound: 0 }, parts(321));
    const context = recordingContext();
    expect(
      (await graph.select({ ...selecting("s", ["?s", "urn:test:of", "?o"]), limit: 100 }, context)).rows,
    ).toHaveLength(100);
    expect((await graph.select(ALL, context)).rows).toHaveLength(321);
    expect(context.calls).toHaveLength(2);
  });

  test("of the cap is not a part of itself", async () => {
    const { graph } = await opened({ mirrorBound: 0, rowCap: 100 }, parts(100));
    expect(await graph.select(ALL, recordingContext())).toMatchObject({ rows: { length: 100 }, truncated: false });
  });

  test("that must be whole is refused where it is not", async () => {
    const { graph, served } = await opened({ mirrorBound: 0 }, parts(150));
    served.change = capped(100);
    const iris = Array.from({ length: 150 }, (_, index) => `urn:test:p${index}`);
    await expect(graph.describe(iris, recordingContext())).rejects.toMatchObject({
      code: "SOURCE_UNAVAILABLE",
      message: expect.stringContaining("only a part of the rows") as string,
    });
  });

  test("that is read page by page goes on behind a page that may have been cut off", async () => {
    const properties = Array.from(
      { length: 230 },
      (_, index) =>
        `:r${String(index).padStart(3, "0")} a <http://www.w3.org/1999/02/22-rdf-syntax-ns#Property> ; rdfs:label "relation ${index}"@en .`,
    ).join("\n");
    const { graph, served } = await opened(
      { mirrorBound: 0, profile: { name: "declaring", surveyed: false } },
      properties,
    );
    served.change = capped(100);
    expect((await graph.catalogue(recordingContext())).relations).toHaveLength(230);
  });
});

interface Opened {
  readonly graph: SparqlGraph;
  readonly served: ServedGraph;
}

async function opened(
  settings: Partial<SparqlGraphSettings> = {},
  turtle = TURTLE,
  running?: ServedGraph,
): Promise<Opened> {
  const served = running ?? (await serveGraph(turtle));
  const graph = openSparqlGraph({ id: "test", title: "Test", endpoint: served.url, ...settings }, { fetch });
  onTestFinished(() => graph.close());
  return { graph, served };
}
