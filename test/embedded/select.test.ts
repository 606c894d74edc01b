import { describe, expect, test } from "vitest";
import { Failure } from "../../engine/failure.ts";
import { iri, literal, XSD } from "../../engine/rdf/term.ts";
import { type SelectQuery, triple, variable } from "../../engine/sparql/syntax.ts";
import { selecting } from "../support/queries.ts";
import { recordingContext } from "../support/recording-context.ts";
import { graphInThreadOf } from "./graph-under-test.ts";

/** 400 nodes: their fourfold cross product has 25 600 000 000 rows, and going through them takes hours. */
const MANY = Array.from({ length: 400 }, (_, index) => `:n${index} :p :m${index} .`).join("\n");
const RUNAWAY: SelectQuery = {
  ...selecting("p q r s", ["?a", "?p", "?b"], ["?c", "?q", "?d"], ["?e", "?r", "?f"], ["?g", "?s", "?h"]),
  distinct: true,
};
const ONE = selecting("o", ["urn:test:n1", "?p", "?o"]);
const ONE_ROW = [new Map([["o", iri("urn:test:m1")]])];

describe("select", () => {
  test("gives terms of every kind, and leaves unbound variables out", async () => {
    const graph = await graphInThreadOf(`:a :p :b, "x"@en-GB, "y", 5, "2001"^^xsd:gYear, [] .`);
    const context = recordingContext();
    const { variables, rows, truncated } = await graph.select(selecting("o none", ["urn:test:a", "?p", "?o"]), context);
    expect(variables).toEqual(["o", "none"]);
    const objects = rows.map((row) => row.get("o"));
    expect(objects).toHaveLength(6);
    expect(objects).toEqual(
      expect.arrayContaining([
        literal("2001", `${XSD}gYear`),
        literal("5", `${XSD}integer`),
        iri("urn:test:b"),
        literal("x", undefined, "en-gb"),
        literal("y"),
        { kind: "blank", id: expect.any(String) },
      ]),
    );
    expect(rows.some((row) => row.has("none"))).toBe(false);
    expect(truncated).toBe(false);
    expect(context.calls).toEqual([{ source: "test", kind: "SPARQL" }]);
  });

  test("says when rows were cut off, and only then", async () => {
    const graph = await graphInThreadOf(MANY, { maxRows: 5 });
    const select = (query: SelectQuery) => graph.select(query, recordingContext());
    const all = selecting("s o", ["?s", "urn:test:p", "?o"]);
    await expect(select(all)).resolves.toMatchObject({
      truncated: true,
      rows: { length: 5 },
    });
    await expect(select({ ...all, limit: 900 })).resolves.toMatchObject({
      truncated: true,
      rows: { length: 5 },
    });
    await expect(select({ ...all, limit: 5 })).resolves.toMatchObject({
      truncated: false,
      rows: { length: 5 },
    });
    await expect(select(ONE)).resolves.toMatchObject({ truncated: false, rows: { length: 1 } });
  });

  test("kills a query that runs away, goes on living meanwhile, and answers those that waited and those that come", async () => {
    const graph = await graphInThreadOf(MANY, { queryTimeoutMs: 400 });
    let ticks = 0;
    const clock = setInterval(() => (ticks += 1), 10);
    const runaway = graph.select(RUNAWAY, recordingContext());
    const waiting = [1, 2, 3].map(() => graph.select(ONE, recordingContext()));
    await expect(runaway).rejects.toMatchObject({
      code: "SOURCE_UNAVAILABLE",
      source: "test",
      message: expect.stringMatching(/"test" took longer than 400 ms.*SELECT DISTINCT/u),
    });
    clearInterval(clock);
    expect(ticks).toBeGreaterThan(15);
    for (const { rows } of await Promise.all(waiting)) expect(rows).toEqual(ONE_ROW);
    expect((await graph.select(ONE, recordingContext())).rows).toEqual(ONE_ROW);
  });

  test.each([
    ["deadline", () => AbortSignal.timeout(150), "DEADLINE_EXCEEDED"],
    ["cancellation", () => abortedAfter(150), "CANCELLED"],
    ["failure of its own", () => abortedAfter(150, new Failure("BUDGET_EXHAUSTED", "no more")), "BUDGET_EXHAUSTED"],
  ])("stops at once at a %s", async (_, signal, code) => {
    const graph = await graphInThreadOf(MANY);
    const startedAt = performance.now();
    await expect(graph.select(RUNAWAY, recordingContext(signal()))).rejects.toMatchObject({ code });
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect((await graph.select(ONE, recordingContext())).rows).toEqual(ONE_ROW);
  });

  test("a request that is given up while it waits never reaches the store, and harms no other", async () => {
    const graph = await graphInThreadOf(MANY, { queryTimeoutMs: 300 });
    const controller = new AbortController();
    const runaway = graph.select(RUNAWAY, recordingContext());
    const given = graph.select(ONE, recordingContext(controller.signal));
    const kept = graph.select(ONE, recordingContext());
    controller.abort();
    await expect(given).rejects.toMatchObject({ code: "CANCELLED" });
    await expect(runaway).rejects.toMatchObject({ code: "SOURCE_UNAVAILABLE" });
    expect((await kept).rows).toEqual(ONE_ROW);
    await expect(graph.select(ONE, recordingContext(controller.signal))).rejects.toMatchObject({ code: "CANCELLED" });
  });

  test("survives many aborts at random moments", async () => {
    const graph = await graphInThreadOf(MANY);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        index % 3 === 0
          ? graph.select(RUNAWAY, recordingContext(abortedAfter(5 + index * 4)))
          : graph.select(ONE, recordingContext()),
      ),
    );
    outcomes.forEach((outcome, index) => expect(outcome.status).toBe(index % 3 === 0 ? "rejected" : "fulfilled"));
  });

  test("refuses at once what would wait for ever", async () => {
    const graph = await graphInThreadOf(MANY);
    const blocked = new AbortController();
    const all = [graph.select(RUNAWAY, recordingContext(blocked.signal))];
    for (let index = 0; index < 1_000; index += 1) all.push(graph.select(ONE, recordingContext(blocked.signal)));
    await expect(graph.select(ONE, recordingContext())).rejects.toThrow(/1000 requests waiting/u);
    blocked.abort();
    expect((await Promise.allSettled(all)).every(({ status }) => status === "rejected")).toBe(true);
    expect((await graph.select(ONE, recordingContext())).rows).toEqual(ONE_ROW);
  });

  test("a query with a mistake is refused with what is wrong with it, and costs no restart", async () => {
    const graph = await graphInThreadOf(MANY);
    const [x, y] = [variable("x"), variable("y")];
    // What is bound twice is a mistake that only the store sees.
    const mistaken: SelectQuery = {
      variables: [x],
      where: [triple(x, y, x), { kind: "bind", value: iri("urn:test:n1"), as: x }],
    };
    await expect(graph.select(mistaken, recordingContext())).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      message: expect.stringMatching(/"test" refused the query "SELECT \?x.*": .*\.$/su),
    });
    expect((await graph.select(ONE, recordingContext())).rows).toEqual(ONE_ROW);
  });

  test("a closed graph answers nobody, neither those that wait nor those that come", async () => {
    const graph = await graphInThreadOf(MANY);
    const outcomes = Promise.allSettled([RUNAWAY, ONE].map((query) => graph.select(query, recordingContext())));
    await graph.close();
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: "rejected", reason: { message: expect.stringMatching(/was closed/u) } });
    }
    await expect(graph.select(ONE, recordingContext())).rejects.toMatchObject({ code: "SOURCE_UNAVAILABLE" });
  });
});

function abortedAfter(delayMs: number, reason?: unknown): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), delayMs);
  return controller.signal;
}
