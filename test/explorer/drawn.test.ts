import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ShownPathFragment } from "../../server/explorer/generated/graphql.ts";
import { graphOf } from "../../server/explorer/panels/paths/path-graph.ts";
import { stagesOf } from "../../server/explorer/work/stages.ts";
import { withEvent, type WorkEvent, type WorkRun } from "../../server/explorer/work/work-record.ts";

type Step = ShownPathFragment["steps"][number];
const entity = (name: string) => ({ label: name, id: `urn:${name}`, iri: `urn:${name}` });
const ends = (names: readonly string[], totalCount = names.length) => ({ totalCount, nodes: names.map(entity) });

interface Facts {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** What of it sources state; by default nothing tells which goes with which. */
  readonly stated?: readonly (readonly [string, string])[];
  readonly direction?: Step["direction"];
}

function pathOf(weight: number | null, ...facts: readonly Facts[]): ShownPathFragment {
  const steps = facts.map(({ from, to, stated = [], direction = "FORWARD" }): Step => ({
    ...{ id: "s", direction, relation: { id: "r", label: "knows" }, subjects: ends(from), objects: ends(to) },
    evidence: {
      nodes: stated.map(([subject, object]) => ({
        ...({ id: `${subject}${object}`, kind: "KG", text: "", retrievedAt: "" } as Step["evidence"]["nodes"][number]),
        triple: { subject: entity(subject), object: entity(object) },
      })),
    },
  }));
  return {
    id: "p",
    steps,
    weight,
    answers: { nodes: [{ id: "a", term: entity("C") }] },
  } as unknown as ShownPathFragment;
}

const drawn = (...paths: readonly ShownPathFragment[]) =>
  graphOf(paths).edges.map(({ from, to, weight }) => [from, to, ...(weight === undefined ? [] : [weight])]);

describe("paths, drawn", () => {
  test("hold each thing and each fact once, with the most that a path through it weighs", () => {
    const one = pathOf(0.2, { from: ["A"], to: ["B"] }, { from: ["B"], to: ["C"] });
    const other = pathOf(0.7, { from: ["A"], to: ["B"] }, { from: ["D"], to: ["B"] });
    expect(drawn(one, other)).toEqual([
      ["<urn:A>", "<urn:B>", 0.7],
      ["<urn:B>", "<urn:C>", 0.2],
      ["<urn:D>", "<urn:B>", 0.7],
    ]);
    expect(graphOf([one, other]).nodes.map(({ label, isAnswer }) => [label, isAnswer])).toEqual([
      ["A", false],
      ["B", false],
      ["C", true],
      ["D", false],
    ]);
  });

  test("point from what a fact is about, whichever way it is walked", () => {
    expect(drawn(pathOf(null, { from: ["A"], to: ["B"], direction: "BACKWARD" }))).toEqual([["<urn:B>", "<urn:A>"]]);
  });

  test("say of sets what sources state, and of no pair more than is known", () => {
    const sets = { from: ["A", "B"], to: ["C", "D"] };
    const stated = [
      ["A", "C"],
      ["B", "D"],
    ] as const;
    expect(drawn(pathOf(null, { ...sets, stated }))).toEqual([
      ["<urn:A>", "<urn:C>"],
      ["<urn:B>", "<urn:D>"],
    ]);
    expect(drawn(pathOf(null, sets))).toEqual([["<urn:A> | <urn:B>", "<urn:C> | <urn:D>"]]);
    expect(drawn(pathOf(null, { from: ["A"], to: ["C", "D"] })).length).toBe(2);
  });
});

const START = Date.parse("2026-01-01T00:00:00Z");
const at = (ms: number): string => new Date(START + ms).toISOString();

describe("stages, as events tell of them", () => {
  test("a stage lasts from its beginning to its end; one whose beginning was missed, as long as it says", () => {
    const events = [
      { __typename: "StageStarted", sequence: 3, at: at(10), stage: "analysis" },
      {
        __typename: "StageFinished",
        sequence: 4,
        at: at(15),
        stage: "mentions",
        ms: 15,
        outcome: "OK",
        fromStore: false,
      },
      { __typename: "SourceCalled", sequence: 5, at: at(20), kind: "SPARQL", source: { id: "s", title: "Ships" } },
      {
        __typename: "StageFinished",
        sequence: 6,
        at: at(30),
        stage: "analysis",
        ms: 20,
        outcome: "PARTIAL",
        fromStore: false,
      },
      { __typename: "StageStarted", sequence: 7, at: at(40), stage: "result" },
    ] as readonly WorkEvent[];
    expect(stagesOf(events)).toEqual({
      stages: [
        { name: "analysis", startMs: 10, endMs: 30, outcome: "PARTIAL", isFromStore: false },
        { name: "mentions", startMs: 0, endMs: 15, outcome: "OK", isFromStore: false },
        { name: "result", startMs: 40, isFromStore: false },
      ],
      calls: [{ kind: "SPARQL", source: "Ships", atMs: 20 }],
      lastMs: 40,
    });
  });

  test("no stage begins before the first event or ends after the last, whatever was missed", () => {
    const event = fc.record({
      isEnd: fc.boolean(),
      stage: fc.constantFrom("a", "b"),
      atMs: fc.nat({ max: 1_000 }),
      ms: fc.nat({ max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(event), (seen) => {
        const events = seen
          .sort((one, other) => one.atMs - other.atMs)
          .map(({ isEnd, stage, atMs, ms }, sequence) =>
            isEnd
              ? { __typename: "StageFinished", sequence, at: at(atMs), stage, ms, outcome: "OK", fromStore: false }
              : { __typename: "StageStarted", sequence, at: at(atMs), stage },
          ) as readonly WorkEvent[];
        const { stages, lastMs } = stagesOf(events);
        for (const { startMs, endMs = lastMs } of stages) {
          expect(startMs).toBeGreaterThanOrEqual(0);
          expect(endMs).toBeGreaterThanOrEqual(startMs);
          expect(endMs).toBeLessThanOrEqual(lastMs);
        }
      }),
    );
  });
});

test("the end of a stage belongs to the work in which it began, though other work is waited for by then", () => {
  const event = (__typename: string, stage: string) => ({ __typename, stage, sequence: 1, at: at(0) }) as WorkEvent;
  const run = (...events: readonly WorkEvent[]): WorkRun => ({ operations: [], events, isRunning: true });
  const [begun, ended] = [event("StageStarted", "a"), event("StageFinished", "a")];
  expect(withEvent([run(begun), run()], ended)).toEqual([run(begun, ended), run()]);
  expect(withEvent([run(begun, ended), run()], ended)).toEqual([run(begun, ended), run(ended)]);
  expect(withEvent([run(begun), run()], event("StageStarted", "b"))).toEqual([
    run(begun),
    run(event("StageStarted", "b")),
  ]);
  expect(withEvent([], ended)).toEqual([]);
});
