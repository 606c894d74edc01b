import { describe, expect, test } from "vitest";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { HOME, pottery } from "../hydra/pottery.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { askFidelis } from "./asking.ts";

/** What is computed once is computed once, the same in every run, and stops where it is stopped. */
const TIMES = /"(retrievedAt|asOf)":"[^"]*",?/gu;
const bytes = (result: StrategyResult): string => JSON.stringify(result).replaceAll(TIMES, "");

const OTHERS = `
  :master rdfs:label "master" . :home rdfs:label "home" . :teacher rdfs:label "teacher" . :seat rdfs:label "seat" .
  :mira rdfs:label "Mira Holt" ; :master :jon ; :teacher :jon .
  :jon rdfs:label "Jon Vask" ; :home :elmstad ; :seat :elmstad .
  :elmstad rdfs:label "Elmstad" .
`;

describe("a question", () => {
  test("asks for one retrieval and one level for each step of its answer, and nothing of documents", async () => {
    const { stages, calls } = await askFidelis(HOME, { graphs: [await pottery()] });
    expect(stages.filter((name) => name.startsWith("fidelis."))).toEqual([
      ...["fidelis.result", "fidelis.steps1", "fidelis.level1", "fidelis.steps2", "fidelis.level2"],
    ]);
    expect(new Set(calls.map(({ kind }) => kind))).toEqual(new Set(["CATALOGUE", "LABELS", "MODEL", "SPARQL"]));
    // Of the first level the relations and facts, their names, and the same of what lies beyond.
    expect(calls.filter(({ stage }) => stage === "fidelis.steps1").length).toBeLessThanOrEqual(8);
  });

  test("comes out the same twice, and with its graphs in another order", async () => {
    const graphs = [await pottery(), await graphOf(OTHERS, { id: "others", title: "Others" })];
    const first = await askFidelis(HOME, { graphs });
    const turned = await askFidelis(HOME, { graphs: graphs.toReversed() });
    expect(bytes((await askFidelis(HOME, { graphs })).result)).toBe(bytes(first.result));
    const paths = ({ paths: all }: StrategyResult): unknown => all.map(({ text, scores }) => [text, scores]);
    expect(paths(turned.result)).toEqual(paths(first.result));
    expect(turned.labels).toEqual(["Elmstad"]);
  });

  test("goes on after a crash from what was paid for", async () => {
    const store = new MemoryStore();
    const graphs = [await pottery()];
    let calls = 0;
    const crash = {
      "choose-steps": (_input: never, own: () => Promise<unknown>) =>
        (calls += 1) < 2 ? own() : Promise.reject(new Error("crash")),
    };
    await expect(askFidelis(HOME, { graphs, store, replies: crash })).rejects.toThrow("crash");
    const whole = await askFidelis(HOME, { graphs, store: new MemoryStore() });
    const rest = await askFidelis(HOME, { graphs, store });
    expect(bytes(rest.result)).toBe(bytes(whole.result));
    expect(rest.tasks).toEqual(["choose-steps", "verify-steps", "judge-paths"]);
    expect(rest.calls.filter(({ stage }) => stage === "fidelis.steps1" || stage === "fidelis.steps2")).toEqual([]);
  });

  test("that was searched to another depth finds the levels that it shares", async () => {
    const store = new MemoryStore();
    const graphs = [await pottery()];
    await askFidelis(HOME, { graphs, store, options: { depth: 1 } });
    const { tasks } = await askFidelis(HOME, { graphs, store, options: { depth: 2 } });
    expect(tasks).toEqual(["choose-steps", "verify-steps", "judge-paths"]);
  });

  test.each(["fidelis.steps1", "fidelis.level1", "fidelis.steps2"])(
    "that is stopped as %s begins asks nothing more",
    async (name) => {
      const after: string[] = [];
      let stopped = false;
      const asked = askFidelis(HOME, {
        graphs: [await pottery()],
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
});
