import { describe, expect, test } from "vitest";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import { MemoryStore } from "../store/memory-store.ts";
import type { Replies } from "../treeqa/by-hand.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { askHydra, type Answered, type Asking } from "./asking.ts";
import { documents, HOME, MAYOR, NEVER, pottery, TAKES_PATHS, web } from "./pottery.ts";

/** The same question gives the same, byte for byte; and what is stopped stops. */
const TIMES = /"(retrievedAt|asOf)":"[^"]*",?/gu;
const bytes = (result: StrategyResult): string => JSON.stringify(result).replaceAll(TIMES, "");

const OTHERS = `
  :master rdfs:label "master" . :home rdfs:label "home" . :teacher rdfs:label "teacher" . :seat rdfs:label "seat" .
  :mira rdfs:label "Mira Holt" ; :master :jon ; :teacher :jon .
  :jon rdfs:label "Jon Vask" ; :home :elmstad ; :seat :elmstad .
  :elmstad rdfs:label "Elmstad" .
`;

/** Two graphs, which state the same in part, two collections and two searches of the web. */
async function sources(): Promise<Required<Pick<Asking, "graphs" | "documents" | "web">>> {
  return {
    graphs: [await pottery(), await graphOf(OTHERS, { id: "others", title: "Others" })],
    documents: [documents(), { ...documents(), id: "archive" }],
    web: [web(), { ...web(), id: "news" }],
  };
}

async function inOrder(order: "as they are" | "reversed", text: string, asking: Partial<Asking>): Promise<Answered> {
  const all = await sources();
  const turned =
    order === "as they are"
      ? all
      : { graphs: all.graphs.toReversed(), documents: all.documents.toReversed(), web: all.web.toReversed() };
  return askHydra(text, { ...turned, ...asking });
}

const REPLIES: readonly (readonly [string, Replies])[] = [
  ["that answers at once", {}],
  [
    "that goes through all phases",
    {
      ...TAKES_PATHS,
      ...NEVER,
      "judge-paths": ({ values, mayUseOwnKnowledge }: never) =>
        mayUseOwnKnowledge
          ? { verdict: "YES", answers: (values as { id: string }[]).slice(0, 1).map(({ id }) => id), ownAnswers: [] }
          : { verdict: "NO", answers: [], reason: "wait", ownAnswers: [] },
      "predict-answers": () => ({
        predictions: ["Elmstad", "Blue Kiln"].map((answer) => ({
          answer,
          skyline: { places: ["Mira Holt", answer], relations: ["knows"] },
        })),
      }),
    },
  ],
];

/** Graphs are told of in the order in which they are configured: the order of sources that agree says no more. */
const inOneOrder = (result: StrategyResult): StrategyResult => ({
  ...result,
  evidence: [],
  explanation: result.explanation.replace("“Others” and “Test”", "“Test” and “Others”"),
});

describe.each(REPLIES)("a reasoner %s", (_name, replies) => {
  test.each([HOME, MAYOR])("%s: twice, and with sources in another order", async (text) => {
    const [first, again, turned] = [
      await inOrder("as they are", text, { replies }),
      await inOrder("as they are", text, { replies }),
      await inOrder("reversed", text, { replies }),
    ];
    expect(bytes(again.result)).toBe(bytes(first.result));
    expect(turned.result.evidence.map(({ id }) => id).toSorted()).toEqual(
      first.result.evidence.map(({ id }) => id).toSorted(),
    );
    expect(bytes(inOneOrder(turned.result))).toBe(bytes(inOneOrder(first.result)));
    expect(turned.tasks.toSorted()).toEqual(first.tasks.toSorted());
  });
});

describe("HYDRA_E", () => {
  const withSeed = async (seed: number): Promise<Answered> =>
    askHydra(HOME, { graphs: [await graphOf(OTHERS)], strategy: "HYDRA_E", options: { seed } });

  test("draws the same relations by the same seed, and answers right by any", async () => {
    const results = new Set<string>();
    for (let seed = 0; seed < 12; seed += 1) {
      const [one, other] = [await withSeed(seed), await withSeed(seed)];
      expect(bytes(one.result)).toBe(bytes(other.result));
      // A relation that was drawn in the place of the one asked for says nothing else: it leaves the answer open.
      expect([["Elmstad"], []]).toContainEqual(one.labels);
      results.add(bytes(one.result));
    }
    expect(results.size).toBeGreaterThan(1);
  });
});

describe("what is stopped", () => {
  test.each(["hydra.sources", "hydra.initial", "hydra.initial.graph", "hydra.followUp", "hydra.refined.web"])(
    "as %s begins begins nothing more",
    async (name) => {
      const after: string[] = [];
      let stopped = false;
      const asked = askHydra(MAYOR, {
        ...(await sources()),
        replies: NEVER,
        cancels: (stage) => {
          if (stopped) after.push(stage);
          stopped ||= stage === name;
          return stopped;
        },
      });
      await expect(asked).rejects.toMatchObject({ code: "CANCELLED" });
      expect([stopped, after]).toEqual([true, []]);
    },
  );

  test("by a deadline ends as that", async () => {
    const slow = (): Promise<never> => new Promise(() => undefined);
    const asked = askHydra(HOME, {
      graphs: [await pottery()],
      replies: { "choose-paths": slow },
      attend: { budget: { deadlineMs: 400 } },
    });
    await expect(asked).rejects.toMatchObject({ code: "DEADLINE_EXCEEDED" });
  });
});

describe("after a crash", () => {
  test("in the refined phase, what the first has found is read and not asked for again", async () => {
    const store = new MemoryStore();
    const parts = { graphs: [await pottery()], documents: [documents()], store };
    let calls = 0;
    const crash = {
      ...NEVER,
      "choose-paths": () => (++calls < 2 ? { paths: ["p1"] } : Promise.reject(new Error("crash"))),
    };
    await expect(askHydra(MAYOR, { ...parts, replies: crash })).rejects.toThrow("crash");
    const stored = new Set([...store.entries.values()].map(({ stage }) => stage));
    expect([...stored]).toContain("hydra.initial");
    expect([...stored]).not.toContain("hydra.refined");

    const whole = await askHydra(MAYOR, { ...parts, store: new MemoryStore(), replies: NEVER });
    const rest = await askHydra(MAYOR, { ...parts, replies: NEVER });
    expect(bytes(rest.result)).toBe(bytes(whole.result));
    expect(rest.calls.filter(({ stage }) => stage.startsWith("hydra.initial") || stage === "hydra.sources")).toEqual(
      [],
    );
    expect(rest.tasks.filter((name) => name === "choose-paths")).toHaveLength(1);
    expect(rest.tasks).not.toContain("analyse-question");
    expect(rest.tasks.length).toBeLessThan(whole.tasks.length);
  });
});
