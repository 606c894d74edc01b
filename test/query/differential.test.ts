import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TimeExpression } from "../../engine/question/form/logical-form.ts";
import { evaluateSet } from "../../engine/query/execution/evaluate.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import { ask } from "./ask.ts";
import {
  datedWorld,
  divided,
  EVER,
  isExecuted,
  knownOf,
  leavesNothingOut,
  localValues,
  naive,
  PRESENT,
  set,
  sides,
  timedSet,
  turtle,
  world,
} from "./naive-sets.ts";
import { turtleGraph } from "./turtle-graph.ts";
import { propertyRuns } from "../support/property-runs.ts";

const members = (rows: readonly { readonly value: { readonly kind: string } }[]): ReadonlySet<string> =>
  new Set(
    rows.map(({ value }) =>
      "value" in value ? String(value.value).replace("urn:t:", "") : "lexical" in value ? String(value.lexical) : "",
    ),
  );

const context = {
  signal: new AbortController().signal,
  upstream: <T>(_call: unknown, run: (signal: AbortSignal) => Promise<T>) => run(new AbortController().signal),
};

describe("any form over any graph", () => {
  test("gives what the definition of its sets gives", async () => {
    await fc.assert(
      fc.asyncProperty(world, set, async (all, form) => {
        const graph = turtleGraph(turtle(all));
        const table = await evaluateSet(form, "0", {
          graph,
          context,
          today: { type: "date", year: 2026 },
          literals: () => ({}),
          onCut: () => undefined,
        });
        expect([...members(table.rows)].sort()).toEqual([...naive(form, all)].sort());
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  test("gives what held at any time in the past tense, and what holds today in the present", async () => {
    await fc.assert(
      fc.asyncProperty(datedWorld, timedSet(EVER, PRESENT), async (all, form) => {
        const table = await evaluateSet(form, "0", {
          graph: turtleGraph(turtle(all)),
          context,
          today: { type: "date", year: 2026 },
          literals: () => ({}),
          onCut: () => undefined,
        });
        // Where nothing holds any more, what has ended is given and said to have.
        if (table.unchecked?.some((note) => note.includes("has ended")) === true) return;
        expect([...members(table.rows)].sort()).toEqual([...naive(form, all)].sort());
      }),
      { numRuns: propertyRuns(150) },
    );
  });

  test("is shown with a path of evidence for every value, and its queries give the values again", async () => {
    await fc.assert(
      fc.asyncProperty(world, set, async (all, form) => {
        fc.pre(isExecuted(form));
        const graph = turtleGraph(turtle(all));
        const { result, values } = await ask(graph, form);
        const found = [...knownOf(form, all)].sort();
        // What stands in the question alone is no finding.
        const isSaidAlone =
          result.evidence.length === 0 && found.every((name) => JSON.stringify(form).includes(`"urn:t:${name}"`));
        const expected = leavesNothingOut(form, all) || isSaidAlone ? [] : found;
        expect([...values].sort()).toEqual(expected);
        expect(result.status).toBe(expected.length === 0 ? "NOT_KNOWN" : "ANSWERED");
        const evidence = new Map(result.evidence.map((each) => [each.id, each]));
        const facts = new Set([
          ...all.facts.map((fact) => fact.join(" ")),
          ...all.sizes.map(([name, size]) => `${name} size ${size}`),
          ...all.classes.map(([name, type]) => `${name} type ${type}`),
        ]);
        for (const path of result.paths) {
          for (const step of path.steps) expect(step.evidence.length).toBeGreaterThan(0);
          for (const { triple } of path.steps.flatMap((step) =>
            step.evidence.map((id) => evidence.get(id) ?? { triple: undefined }),
          )) {
            const text =
              triple === undefined
                ? ""
                : [triple.subject, triple.predicate, triple.object]
                    .map((term) =>
                      term.kind === "iri"
                        ? term.value.replace(/^.*[:#]/, "")
                        : term.kind === "literal"
                          ? term.lexical
                          : "",
                    )
                    .join(" ");
            expect(facts).toContain(text);
          }
        }
        const [path] = result.paths;
        if (path?.sparql?.includes("?answer") === true)
          expect(graph.column(path.sparql, "answer")).toEqual(path.answers.map(({ label }) => label));
        const isExtreme = form.kind === "extreme";
        if (result.sparql?.includes("?answer") === true && !isExtreme)
          expect(graph.column(result.sparql, "answer")).toEqual(expected);
      }),
      { numRuns: propertyRuns(100) },
    );
  });

  test("gives the same of graphs that hold it together, each under names of its own", async () => {
    await fc.assert(
      fc.asyncProperty(world, sides, set, fc.boolean(), async (all, heldBy, form, apart) => {
        fc.pre(isExecuted(form));
        const { result } = await ask(divided(all, heldBy, apart), form);
        const found = [...knownOf(form, all)].sort();
        const isSaidAlone =
          result.evidence.length === 0 && found.every((name) => JSON.stringify(form).includes(`"urn:t:${name}"`));
        expect(localValues(result)).toEqual(leavesNothingOut(form, all) || isSaidAlone ? [] : found);
        for (const path of result.paths) for (const step of path.steps) expect(step.evidence.length).toBeGreaterThan(0);
      }),
      { numRuns: propertyRuns(80) },
    );
  });

  test("gives the same at any time of graphs that hold it together as of one that holds it all", async () => {
    const then: TimeExpression = { kind: "instant", date: { type: "date", year: 1985 } };
    const times = timedSet(EVER, PRESENT, { kind: "now" }, { kind: "past" }, then);
    await fc.assert(
      fc.asyncProperty(datedWorld, sides, times, fc.boolean(), async (all, heldBy, form, apart) => {
        fc.pre(isExecuted(form));
        const { result: one } = await ask(turtleGraph(turtle(all)), form);
        const { result: several } = await ask(divided(all, heldBy, apart), form);
        const said = (result: StrategyResult) => [
          result.status,
          localValues(result),
          // Of nothing each says what it met first.
          result.status === "ANSWERED" && result.complete,
        ];
        expect(said(several)).toEqual(said(one));
      }),
      { numRuns: propertyRuns(60) },
    );
  });
});
