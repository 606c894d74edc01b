import { describe, expect, onTestFinished, test } from "vitest";
import { openSparqlGraph, type SparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import type { SparqlGraphSettings } from "../../datasources/sparql/settings.ts";
import { Failure } from "../../engine/failure.ts";
import { selecting } from "../support/queries.ts";
import { recordingContext } from "../support/recording-context.ts";
import { FAULTS, type Fault, serveGraph, type ServedGraph } from "./serve-graph.ts";

const TURTLE = `
:inception a :Film ; rdfs:label "Inception"@en ; :director :nolan .
:nolan a :Person ; rdfs:label "Christopher Nolan"@en .
:director rdfs:label "director"@en .
:Film rdfs:label "film"@en . :Person rdfs:label "person"@en .
`;
const QUERY = selecting("o", ["urn:test:inception", "urn:test:director", "?o"]);

/** What an endpoint does wrong, and what the client is told of it. */
const TABLE: readonly (readonly [name: string, fault: Fault, code: string, message: RegExp])[] = [
  [
    "asks for patience",
    FAULTS.status(429, "slow down", { "retry-after": "7" }),
    "RATE_LIMITED",
    /answered 429: slow down/,
  ],
  [
    "refuses the query",
    FAULTS.status(400, "Virtuoso 37000 Error SP030: SPARQL compiler, line 2: syntax error"),
    "SOURCE_UNAVAILABLE",
    /answered 400: Virtuoso 37000 Error SP030/,
  ],
  [
    "fails",
    FAULTS.status(500, "Virtuoso S1T00 Error SR171: Transaction timed out"),
    "SOURCE_UNAVAILABLE",
    /answered 500: Virtuoso S1T00/,
  ],
  [
    "shows a page",
    FAULTS.html,
    "SOURCE_UNAVAILABLE",
    /text\/html instead of SPARQL results in JSON: Are you a robot\?/,
  ],
  ["says JSON and shows a page", FAULTS.body("<html>oops</html>"), "SOURCE_UNAVAILABLE", /no whole JSON/],
  [
    "breaks off",
    FAULTS.body('{"head":{"vars":["o"]},"results":{"bindings":[{"o":{"type":"uri","value":"urn:a"}},'),
    "SOURCE_UNAVAILABLE",
    /no whole JSON/,
  ],
  [
    "appends an exception",
    FAULTS.body('{"head":{"vars":["o"]},"results":{"bindings":[ java.util.concurrent.TimeoutException at x.y'),
    "SOURCE_UNAVAILABLE",
    /TimeoutException/,
  ],
  ["is silent", FAULTS.body(""), "SOURCE_UNAVAILABLE", /its reply is empty/],
  ["hangs up", FAULTS.hangUp, "SOURCE_UNAVAILABLE", /no connection, or it broke/],
  ["stalls", FAULTS.stall, "SOURCE_UNAVAILABLE", /no whole reply within 300 ms/],
  ["answers as to ASK", FAULTS.body('{"head":{},"boolean":true}'), "SOURCE_UNAVAILABLE", /an answer to ASK/],
  [
    "has no variables",
    FAULTS.body('{"head":{},"results":{"bindings":[]}}'),
    "SOURCE_UNAVAILABLE",
    /head\.vars is missing/,
  ],
  [
    "has no bindings",
    FAULTS.body('{"head":{"vars":["o"]},"results":{}}'),
    "SOURCE_UNAVAILABLE",
    /results\.bindings is missing/,
  ],
  [
    "binds what it does not list",
    FAULTS.body('{"head":{"vars":["o"]},"results":{"bindings":[{"x":{"type":"uri","value":"urn:a"}}]}}'),
    "SOURCE_UNAVAILABLE",
    /\?x, which head\.vars does not list/,
  ],
  [
    "has a term without a value",
    FAULTS.body('{"head":{"vars":["o"]},"results":{"bindings":[{"o":{"type":"uri"}}]}}'),
    "SOURCE_UNAVAILABLE",
    /the value of \?o is/,
  ],
  [
    "has a term of no known type",
    FAULTS.body('{"head":{"vars":["o"]},"results":{"bindings":[{"o":{"type":"shape","value":"x"}}]}}'),
    "SOURCE_UNAVAILABLE",
    /of type "shape"/,
  ],
  [
    "quotes a triple",
    FAULTS.body('{"head":{"vars":["o"]},"results":{"bindings":[{"o":{"type":"triple","value":{}}}]}}'),
    "SOURCE_UNAVAILABLE",
    /a triple in quotes \(RDF 1\.2\)/,
  ],
  [
    "has a language that is none",
    FAULTS.body('{"head":{"vars":["o"]},"results":{"bindings":[{"o":{"type":"literal","value":"x","xml:lang":7}}]}}'),
    "SOURCE_UNAVAILABLE",
    /the language of \?o is 7/,
  ],
];

describe("an endpoint that", () => {
  test.each(TABLE)("%s is a failure that says so", async (_name, fault, code, message) => {
    const { graph, served } = await opened({ timeoutMs: 300 });
    served.faults.push(fault);
    const failure = await graph.select(QUERY, recordingContext()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ code, source: "test", message: expect.stringMatching(message) as string });
    expect((failure as Failure).message).toContain('The source "test" failed');
    expect((await graph.select(QUERY, recordingContext())).rows).toHaveLength(1);
  });

  test("fails while it is read is read again by the next question", async () => {
    const { graph, served } = await opened();
    served.faults.push(FAULTS.status(503, "starting"));
    await expect(graph.catalogue(recordingContext())).rejects.toMatchObject({ code: "SOURCE_UNAVAILABLE" });
    expect((await graph.catalogue(recordingContext())).relations).toHaveLength(1);
  });

  test("is not there", async () => {
    const graph = openSparqlGraph({ id: "test", title: "Test", endpoint: "http://127.0.0.1:9/sparql" }, { fetch });
    await expect(graph.select(QUERY, recordingContext())).rejects.toMatchObject({
      code: "SOURCE_UNAVAILABLE",
      message: expect.stringContaining("no connection") as string,
    });
  });
});

describe("a part of the rows", () => {
  test.each([
    [
      "an anytime query",
      FAULTS.body('{"head":{"vars":["o"]},"results":{"bindings":[]}}', {
        "x-sql-state": "S1TAT",
        "x-sql-message": "RC...: Returning incomplete results",
      }),
    ],
    [
      "a bound that was reached",
      FAULTS.body('{"head":{"vars":["o"]},"results":{"bindings":[{"o":{"type":"uri","value":"urn:a"}}]}}', {
        "x-sparql-maxrows": "1",
      }),
    ],
  ])("by %s is truncated", async (_name, fault) => {
    const { graph, served } = await opened();
    served.faults.push(fault);
    expect((await graph.select(QUERY, recordingContext())).truncated).toBe(true);
  });

  test("is none where the bound is named and not reached", async () => {
    const { graph, served } = await opened();
    served.faults.push(FAULTS.body('{"head":{"vars":["o"]},"results":{"bindings":[]}}', { "x-sparql-maxrows": "1" }));
    expect((await graph.select(QUERY, recordingContext())).truncated).toBe(false);
  });

  test("is told by one row more than the cap", async () => {
    const { graph } = await opened({ rowCap: 2 });
    const { rows, truncated } = await graph.select(selecting("s p o", ["?s", "?p", "?o"]), recordingContext());
    expect([rows.length, truncated]).toEqual([2, true]);
  });

  test("never passes for a graph", async () => {
    const { graph, served } = await opened();
    served.always = (query, response) =>
      query.includes("GROUP BY")
        ? FAULTS.body('{"head":{"vars":["p","n"]},"results":{"bindings":[]}}', { "x-sql-state": "S1TAT" })(
            query,
            response,
            undefined as never,
          )
        : false;
    await expect(graph.catalogue(recordingContext())).rejects.toMatchObject({
      message: expect.stringContaining("only a part") as string,
    });
  });
});

describe("who stops waiting", () => {
  test("is let go at once, and the request is aborted", async () => {
    const { graph, served } = await opened();
    let closed: Promise<unknown> | undefined;
    const stalled = new Promise<void>((resolve) => {
      served.faults.push((query, response, request) => {
        closed = new Promise((done) => request.socket.once("close", done));
        FAULTS.stall(query, response);
        resolve();
      });
    });
    const controller = new AbortController();
    const waiting = graph.select(QUERY, recordingContext(controller.signal));
    await stalled;
    controller.abort(new Failure("CANCELLED", "nobody waits"));
    await expect(waiting).rejects.toMatchObject({ code: "CANCELLED" });
    await closed;
  });

  test("does not take the graph from others", async () => {
    const { graph } = await opened();
    const controller = new AbortController();
    const [one, other] = [graph.catalogue(recordingContext(controller.signal)), graph.catalogue(recordingContext())];
    controller.abort();
    await expect(one).rejects.toMatchObject({ code: "CANCELLED" });
    expect((await other).relations).toHaveLength(1);
  });

  test("after closing, whoever asks is told", async () => {
    const { graph } = await opened();
    await graph.close();
    await expect(graph.select(QUERY, recordingContext())).rejects.toMatchObject({
      code: "SOURCE_UNAVAILABLE",
      message: expect.stringContaining("is closed") as string,
    });
  });
});

describe("what is sent", () => {
  test("is GET when short, a form when long", async () => {
    const { graph, served } = await opened();
    await graph.select(QUERY, recordingContext());
    await graph.select(
      {
        ...QUERY,
        comments: ["long ".repeat(1_000)],
      },
      recordingContext(),
    );
    expect(served.queries.map(({ method }) => method)).toEqual(["GET", "POST"]);
    expect(served.queries[1]?.headers["content-type"]).toContain("application/x-www-form-urlencoded");
    expect(served.queries.every(({ headers }) => headers.accept === "application/sparql-results+json")).toBe(true);
  });

  test("holds graphs, headers and who asks", async () => {
    const { graph, served } = await opened({
      defaultGraphs: ["urn:a", "urn:b"],
      namedGraphs: ["urn:c"],
      headers: { "x-key": "k" },
      user: "zoë",
      password: "pass",
    });
    await graph.select(QUERY, recordingContext());
    const sent = served.queries[0];
    expect(sent?.parameters.getAll("default-graph-uri")).toEqual(["urn:a", "urn:b"]);
    expect(sent?.parameters.getAll("named-graph-uri")).toEqual(["urn:c"]);
    expect(sent?.headers["x-key"]).toBe("k");
    expect(Buffer.from(sent?.headers.authorization?.replace("Basic ", "") ?? "", "base64").toString()).toBe("zoë:pass");
  });

  test("is nothing that holds what no query can hold", async () => {
    const { graph, served } = await opened();
    const query = selecting("o", ["urn:a> ?p ?o } ; DROP ALL #", "?p", "?o"]);
    await expect(graph.select(query, recordingContext())).rejects.toMatchObject({ code: "BAD_USER_INPUT" });
    expect(served.queries).toEqual([]);
  });

  test("each question to the endpoint is one call that is accounted for", async () => {
    const { graph } = await opened();
    const context = recordingContext();
    await graph.spotMentions("Who directed Inception?", context);
    await graph.catalogue(context);
    await graph.describe(["urn:test:inception"], context);
    await graph.select(QUERY, context);
    expect(context.calls.map(({ kind }) => kind)).toEqual(["LABELS", "CATALOGUE", "SPARQL", "SPARQL"]);
  });
});

describe("a small graph", () => {
  test("is read once, and again when that is too long ago; its version tells whether it changed", async () => {
    const { graph, served } = await opened({ maxAgeMs: 1_000 });
    expect(graph.version).toMatch(/^unread-/);
    await graph.catalogue(recordingContext());
    const { version } = graph;
    const sent = served.queries.length;
    await graph.spotMentions("Inception", recordingContext());
    expect(served.queries.length).toBe(sent);
    served.update("PREFIX : <urn:test:> INSERT DATA { :nolan :spouse :thomas }");
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect((await graph.catalogue(recordingContext())).relations.map(({ iri }) => iri)).toEqual([
      "urn:test:director",
      "urn:test:spouse",
    ]);
    expect(graph.version).not.toBe(version);
  });

  test("is read again for whoever wants to know it fresher, and others are told how old it is", async () => {
    const { graph, served } = await opened();
    await graph.catalogue(recordingContext());
    const [sent, before] = [served.queries.length, Date.now()];
    const remembered: number[] = [];
    const context = { ...recordingContext(), remembered: (from: number) => void remembered.push(from) };
    await graph.catalogue({ ...context, freshFrom: before - 60_000 });
    expect(served.queries.length).toBe(sent);
    expect(remembered[0]).toBeLessThanOrEqual(before);
    await graph.catalogue({ ...context, freshFrom: Date.now() });
    expect(served.queries.length).toBe(2 * sent);
    expect(remembered[1]).toBeGreaterThanOrEqual(before);
  });

  test("has the same version whatever order and blank nodes an endpoint gives", async () => {
    const statement =
      '[] a rdf:Statement ; rdf:subject :inception ; rdf:predicate :director ; rdf:object :nolan ; schema:startDate "2009" .';
    const versions = await Promise.all(
      [TURTLE + statement, statement + TURTLE].map(async (turtle) => {
        const { graph } = await opened({}, turtle);
        await graph.catalogue(recordingContext());
        return graph.version;
      }),
    );
    expect(versions[0]).toBe(versions[1]);
  });

  test("is read in parts where a relation has more triples than a reply", async () => {
    const many = Array.from(
      { length: 500 },
      (_, index) => `:hub :part :p${index} . :p${index} rdfs:label "Part ${index}"@en .`,
    ).join("\n");
    const { graph, served } = await opened({ rowCap: 60 }, TURTLE + many, { maxRows: 60 });
    const { relations } = await graph.catalogue(recordingContext());
    expect(relations.find(({ iri }) => iri === "urn:test:part")?.count).toBe(500);
    expect((await graph.searchEntities("Part 499", 1, recordingContext()))[0]?.iri).toBe("urn:test:p499");
    expect(served.queries.filter(({ query }) => query.includes("OFFSET"))).toEqual([]);
  });
});

interface Opened {
  readonly graph: SparqlGraph;
  readonly served: ServedGraph;
}

async function opened(
  settings: Partial<SparqlGraphSettings> = {},
  turtle = TURTLE,
  options: { readonly maxRows?: number } = {},
): Promise<Opened> {
  const served = await serveGraph(turtle, options);
  const graph = openSparqlGraph({ id: "test", title: "Test", endpoint: served.url, ...settings }, { fetch });
  onTestFinished(() => graph.close());
  return { graph, served };
}
