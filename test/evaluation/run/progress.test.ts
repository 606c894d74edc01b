import { describe, expect, test } from "vitest";
import { duration, RunProgress } from "../../../evaluation/run/progress.ts";
import { recordOf } from "./run-fixtures.ts";

function progressOf(isTTY: boolean, done = 0) {
  const written: string[] = [];
  let at = 0;
  const output = { isTTY, columns: 60, write: (text: string) => written.push(text) };
  const progress = new RunProgress(output, {
    title: "islands, QUERY",
    total: 20,
    done,
    right: done,
    isRight: ({ ms }) => ms === 1,
    now: () => at,
  });
  return { progress, written, wait: (ms: number) => (at += ms) };
}

describe("progress", () => {
  test("is told in a line for every tenth where there is no terminal", () => {
    const { progress, written, wait } = progressOf(false);
    for (let index = 0; index < 20; index += 1) {
      progress.asks("Where?");
      wait(1_000);
      progress.answered(recordOf("a", { ms: index % 2 }));
    }
    progress.ends();
    expect(written).toHaveLength(10);
    expect(written[0]).toBe("islands, QUERY: 2/20, 50 % right, 18 s left\n");
    expect(written.at(-1)).toBe("islands, QUERY: 20/20, 50 % right\n");
  });

  test("is one line on a terminal, no longer than that, and is cleared", () => {
    const { progress, written, wait } = progressOf(true);
    progress.asks("On which island is the capital of Indonesia?");
    wait(5_000);
    progress.answered(recordOf("a"));
    progress.asks("Who?");
    progress.ends();
    expect(written).toEqual([
      "\r\u001b[Kislands, QUERY: 0/20 · On which island is the capital of I…",
      "\r\u001b[Kislands, QUERY: 1/20, 100 % right, 1 min 35 s left · Who?",
      "\r\u001b[K",
    ]);
  });

  test("reckons with what was asked now, not with an earlier part of the run", () => {
    const { progress, written, wait } = progressOf(true, 10);
    wait(60_000);
    progress.answered(recordOf("a"));
    progress.asks("Who?");
    expect(written).toEqual(["\r\u001b[Kislands, QUERY: 11/20, 100 % right, 9 min 0 s left · Who?"]);
  });

  test.each([
    [100, "1 s"],
    [45_000, "45 s"],
    [200_000, "3 min 20 s"],
    [7_500_000, "2 h 5 min"],
  ])("writes %i ms as %s", (ms, text) => {
    expect(duration(ms)).toBe(text);
  });
});
