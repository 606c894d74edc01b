import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { Failure, type FailureCode } from "../../../engine/failure.ts";
import { readRun } from "../../../evaluation/run/read-run.ts";
import { RunFile } from "../../../evaluation/run/run-file.ts";
import { type System, strategySystem } from "../../../evaluation/run/system.ts";
import { RESULT } from "../../fakes/fake-answer.ts";
import { fakeEngine } from "../../fakes/fake-engine.ts";
import { ask, gold, headerOf, ISLANDS, questionSet, temporaryFolder } from "./run-fixtures.ts";

const open = new Map<string, RunFile>();
/** As a later process opens it, when the one before has ended. */
const newFile = (path = join(temporaryFolder(), "run.jsonl")) => {
  open.get(path)?.close();
  const file = RunFile.open(path, headerOf(), false);
  open.set(path, file);
  return file;
};
const results = (computed: readonly string[]) => computed.filter((name) => name === "query.result").length;

describe("a run", () => {
  test("asks each question once, and stores each answer with its cost", async () => {
    const engine = fakeEngine({
      during: async (stage, context) =>
        void (
          stage === "query.result" &&
          (await context.upstream({ source: "knowledge", kind: "SPARQL" }, async () => undefined))
        ),
    });
    const file = newFile();
    const { records, complete, asked } = await ask(file, engine);
    expect({ complete, asked, results: results(engine.computed) }).toEqual({ complete: true, asked: 4, results: 4 });
    expect(records.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
    expect(records[0]).toMatchObject({
      repetition: 1,
      answer: {
        status: "ANSWERED",
        values: [{ label: "Java", iri: "urn:whyql:entity:java" }],
        paths: [{ grounded: true, relations: [{ label: "capital", support: ["KG"] }, {}] }],
        links: [{ mention: "Indonesian" }],
        understood: true,
      },
      cost: { modelCalls: 0, upstreamQueries: 1, stages: 3 },
    });
    expect(readRun(file.path).records).toEqual(
      records.map((record, index) => ({ ...record, gold: ISLANDS.questions[index] })),
    );
  });

  test("looks at what the answer was made from, and asks nothing for it", async () => {
    const engine = fakeEngine();
    const alone: System = {
      name: "ALONE",
      result: () => ({ name: "alone.result", version: 1, inputs: {}, compute: async () => RESULT }),
    };
    const { records } = await ask(newFile(), engine, {}, { system: alone });
    expect(engine.computed).toEqual([]);
    expect(records[0]?.answer).toMatchObject({ status: "ANSWERED", links: [] });
    const [tree] = (await ask(newFile(), engine, {}, { system: strategySystem("TREEQA") })).records;
    expect(tree?.answer).toMatchObject({
      treeUpdates: 1,
      explored: expect.arrayContaining([expect.objectContaining({ label: "capital" })]),
    });
    expect(new Set(engine.computed)).toEqual(
      new Set(["topicEntities", "analysis", "treeqa.draft", "treeqa.tree", "treeqa.result"]),
    );
  });

  test("asks the same words as if for the first time", async () => {
    const twice = questionSet([gold("a", { text: "Where?" }), gold("b", { text: "Where?" })]);
    const engine = fakeEngine();
    await ask(newFile(), engine, {}, { questions: twice.questions });
    expect(results(engine.computed)).toBe(2);
  });

  test("asks each question as often as repetitions are wanted", async () => {
    const engine = fakeEngine();
    const { records } = await ask(newFile(), engine, { repetitions: 3 });
    expect(records.map(({ id, repetition }) => `${id}${repetition}`).slice(0, 4)).toEqual(["a1", "a2", "a3", "b1"]);
    expect(results(engine.computed)).toBe(12);
  });

  test("that was stopped waits for what is under way, and asks only the rest when it is continued", async () => {
    const path = join(temporaryFolder(), "run.jsonl");
    const stop = new AbortController();
    const onStart = vi.fn(({ id }: { id: string }) => void (id === "b" && stop.abort()));
    const first = await ask(newFile(path), fakeEngine(), { stop: stop.signal, onStart });
    expect({ asked: first.asked, complete: first.complete }).toEqual({ asked: 2, complete: false });

    const engine = fakeEngine();
    const second = await ask(newFile(path), engine);
    expect({ asked: second.asked, complete: second.complete, results: results(engine.computed) }).toEqual({
      asked: 2,
      complete: true,
      results: 2,
    });
    expect(second.records.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  });

  test("that is aborted stores nothing of what was under way", async () => {
    const abort = new AbortController();
    const engine = fakeEngine({
      during: async (stage, { signal }) => {
        if (stage !== "query.result") return;
        setImmediate(() => abort.abort());
        await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
      },
    });
    const file = newFile();
    expect(await ask(file, engine, { stop: abort.signal, abort: abort.signal })).toMatchObject({
      asked: 0,
      complete: false,
    });
    expect(readRun(file.path).records).toEqual([]);
  });

  test("records what fails, and goes on", async () => {
    const onDefect = vi.fn();
    let question = 0;
    const engine = fakeEngine({
      during: async (stage) => {
        if (stage !== "query.result") return;
        question += 1;
        if (question === 1) throw new Failure("SOURCE_UNAVAILABLE", "The graph does not answer.");
        if (question === 2) throw new TypeError("A defect.");
      },
    });
    const { records } = await ask(newFile(), engine, { onDefect });
    expect(records.map(({ failure }) => failure)).toEqual([
      { code: "SOURCE_UNAVAILABLE", message: "The graph does not answer." },
      { code: "INTERNAL_SERVER_ERROR", message: "A defect." },
      undefined,
      undefined,
    ]);
    expect(onDefect).toHaveBeenCalledExactlyOnceWith(ISLANDS.questions[1], expect.any(TypeError));
  });

  test("asks those again that failed, when that is wanted", async () => {
    const path = join(temporaryFolder(), "run.jsonl");
    let isDown = true;
    const engine = fakeEngine({
      during: async (stage) => {
        if (stage === "query.result" && isDown) throw new Failure("SOURCE_UNAVAILABLE", "The graph does not answer.");
      },
    });
    await ask(newFile(path), engine);
    isDown = false;
    expect(await ask(newFile(path), engine)).toMatchObject({ asked: 0 });
    const { asked, records } = await ask(newFile(path), engine, { retryFailed: true });
    expect({ asked, failed: records.filter(({ failure }) => failure !== undefined) }).toEqual({ asked: 4, failed: [] });
    expect(readRun(path).records).toHaveLength(4);
  });

  test("stops when a source is down, and not when questions are hard", async () => {
    const many = Array.from({ length: 30 }, (_, index) => gold(`q${index}`));
    const failing = (code: FailureCode) =>
      fakeEngine({
        during: async (stage) => {
          if (stage === "query.result") throw new Failure(code, "The graph does not answer.");
        },
      });
    const file = newFile();
    await expect(ask(file, failing("SOURCE_UNAVAILABLE"), {}, { questions: many })).rejects.toThrow(
      /The last 10 questions failed alike: SOURCE_UNAVAILABLE: The graph does not answer\. .*--retry-failed/,
    );
    expect(readRun(file.path).records).toHaveLength(10);
    expect(await ask(newFile(), failing("MODEL_REPLY_INVALID"), {}, { questions: many })).toMatchObject({
      complete: true,
      asked: 30,
    });
  });

  test("ends a question at its deadline", async () => {
    const engine = fakeEngine({
      during: async (_stage, { signal }) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))),
    });
    const { records } = await ask(newFile(), engine, { deadlineMs: 20, parallel: 4 });
    expect(new Set(records.map(({ failure }) => failure?.code))).toEqual(new Set(["DEADLINE_EXCEEDED"]));
  });

  test("asks as many at once as it may, and no more", async () => {
    let now = 0;
    let most = 0;
    const during = async (stage: string): Promise<void> => {
      if (stage !== "query.result") return;
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 10));
      now -= 1;
    };
    await ask(newFile(), fakeEngine({ during }), { parallel: 2 });
    expect(most).toBe(2);
  });

  test("stops when an answer can not be stored, and says so", async () => {
    const file = newFile();
    vi.spyOn(file, "append").mockImplementationOnce(() => {
      throw new Error("The disk is full.");
    });
    const engine = fakeEngine();
    await expect(ask(file, engine)).rejects.toThrow("The disk is full.");
    expect(results(engine.computed)).toBe(1);
  });

  test("asks a question of its own knowledge, and closes it", async () => {
    const own = questionSet([
      gold("a", { knowledge: { facts: [{ subject: "a", relation: "island", object: "Java" }] } }),
      gold("b", { knowledge: { facts: [] } }),
    ]);
    const engine = fakeEngine();
    const close = vi.fn(async () => undefined);
    const open = vi.fn(async () => ({
      engine,
      parts: { graphs: [], documents: [], reasoner: { id: "fake", run: vi.fn() } },
      close,
    }));
    await ask(newFile(), engine, {}, { questions: own.questions, opened: undefined, open });
    expect(open.mock.calls).toEqual(own.questions.map(({ knowledge }) => [knowledge]));
    expect(close).toHaveBeenCalledTimes(2);
  });
});
