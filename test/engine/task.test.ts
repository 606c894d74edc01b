import { describe, expect, it } from "vitest";
import { z } from "zod";
import { analyseQuestion } from "../../engine/question/analysis.ts";
import { defineTask, lastingPart, MisfitReply, runTask } from "../../engine/task.ts";
import { recordingContext } from "../support/recording-context.ts";
import { processorMs } from "../support/processor-time.ts";

const guess = defineTask<{ readonly question: string }, { readonly words: readonly string[]; readonly note: string }>({
  name: "guess",
  version: 1,
  input: z.object({ question: z.string() }),
  output: z.object({ words: z.array(z.string()), note: z.string().default("none") }),
});

const replying = (reply: unknown) => ({ id: "parrot-1", run: async () => reply as never });

describe("a task", () => {
  it("gives what its schema makes of the reply", async () => {
    const reply = { words: ["a"], besides: true };
    expect(await runTask(guess, { question: "Why?" }, replying(reply), recordingContext())).toEqual({
      words: ["a"],
      note: "none",
    });
  });

  it.each([undefined, null, "a", { words: "a" }, { words: [1] }])("fails by name for the reply %j", async (reply) => {
    const failure: unknown = await runTask(guess, { question: "Why?" }, replying(reply), recordingContext()).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(MisfitReply);
    expect(failure).toMatchObject({ code: "MODEL_REPLY_INVALID", task: "guess" });
    expect(String(failure)).toMatch(/"parrot-1" was asked for the task guess, and its reply does not fit .+: .+/);
  });

  it("is not asked for with an input that does not fit", async () => {
    const asked = runTask(guess, { question: 7 } as never, replying({ words: [] }), recordingContext());
    await expect(asked).rejects.toThrow(/^The task guess was asked for with an input that does not fit: question: .+/);
    await expect(asked).rejects.toBeInstanceOf(TypeError);
  });

  it("passes on the failures of who is asked", async () => {
    const gone = new Error("gone");
    const reasoner = { id: "none", run: async () => Promise.reject(gone) };
    await expect(runTask(guess, { question: "Why?" }, reasoner, recordingContext())).rejects.toBe(gone);
  });

  it("has its lasting parts looked through once each, and passed on as they are", () => {
    let looked = 0;
    const part = lastingPart(z.object({ names: z.array(z.string()) }).refine(() => (looked += 1) > 0));
    const names = { names: ["a"] };
    expect([part.parse(names), part.parse(names)]).toEqual([names, names]);
    expect(part.parse(names)).toBe(names);
    expect(looked).toBe(1);
    part.parse({ ...names });
    expect(looked).toBe(2);
    for (const bad of [null, 7, { names: "a" }]) expect(part.safeParse(bad).success).toBe(false);
    expect(part.safeParse({ names: [7] }).error?.issues).toMatchObject([{ path: ["names", 0] }]);
  });

  it("reads deeply nested forms in time", () => {
    let set: unknown = { kind: "value", text: "1", value: { type: "number", number: 1 } };
    for (let depth = 0; depth < 60; depth += 1) set = { kind: "at", set, time: { kind: "now" } };
    const output = { readings: [{ form: { kind: "exists", set }, score: 1 }], keywords: [] };
    const parse = (): void => expect(analyseQuestion.output.safeParse(output).success).toBe(true);
    expect(processorMs(parse)).toBeLessThan(1_000);
  });
});
