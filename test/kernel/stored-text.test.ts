import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GuardedStore } from "../../engine/investigation/guarded-store.ts";
import { InProcessStore } from "../../engine/investigation/in-process-store.ts";
import { storedText, valueOf } from "../../engine/investigation/stored-text.ts";
import { stageKey } from "../../engine/investigation/stage.ts";
import { mapInTurns, Turn } from "../../engine/investigation/turn.ts";
import { investigation, stage } from "./stages.ts";

const row = (index: number) => ({ value: `row ${index}\n`, hops: [{ index, note: null }] });
const LONG = Array.from({ length: 3_000 }, (_, index) => row(index));

async function textOf(value: unknown): Promise<string> {
  return (await storedText(value, new Turn())) ?? "";
}

/** What a stage has found is written and read in turns, and comes back as it was. */
describe("a stored value", () => {
  test.each([
    ["a list that is long", LONG],
    ["a long list inside of short ones", { tables: [{ rows: LONG, notes: ["a"] }, { rows: [] }], at: "now" }],
    ["two long lists", { a: LONG, b: { c: LONG.toReversed() }, d: [1, 2] }],
    ["a long list of long lists", Array.from({ length: 30 }, (_, index) => LONG.slice(index, index + 40))],
    [
      "members with odd names",
      JSON.parse(`{"__proto__":${JSON.stringify(LONG)},"":{"a.b[0]":${JSON.stringify(LONG)}}}`),
    ],
    ["nothing much", { a: [1, "two", null, false] }],
  ])("comes back: %s", async (_name, value: unknown) => {
    expect(await valueOf(await textOf(value), new Turn())).toEqual(value);
  });

  test("comes back, whatever it is", async () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.jsonValue(), { minLength: 15, maxLength: 60 }),
      fc.dictionary(fc.string(), fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 15, maxLength: 60 })),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (value) => {
        expect(JSON.stringify(await valueOf(await textOf(value), new Turn()))).toBe(JSON.stringify(value));
      }),
    );
  });

  test("is plain JSON where it has no long list, as it was stored before", async () => {
    const value = { a: [1, 2, { b: "c" }] };
    expect(await storedText(value, new Turn())).toBe(JSON.stringify(value));
    expect(await valueOf(JSON.stringify({ rows: LONG }), new Turn())).toEqual({ rows: LONG });
  });

  test.each([
    ["$.rows[2999].at is a Date", { rows: [...LONG.slice(1), { at: new Date(0) }] }],
    ["$.rows[20] is undefined", { rows: [...LONG.slice(0, 20), undefined, ...LONG] }],
    [
      "$.tables[0].rows[3].hops[0] is a Map",
      { tables: [{ rows: LONG.with(3, { value: "", hops: [new Map()] as never }) }] },
    ],
    ["$[21] is NaN", [...Array.from({ length: 21 }, () => 0), Number.NaN]],
  ])("is refused where JSON would change it: %s", async (message, value: unknown) => {
    await expect(storedText(value, new Turn())).rejects.toThrow(message);
  });

  test.each([
    ["things", { rows: Array.from({ length: 2_000 }, () => "x".repeat(10_000)) }],
    ["text", "x".repeat(20_000_000)],
  ])("is not written where it has too much %s to be kept, and given all the same", async (_name, value) => {
    expect(await storedText(value, new Turn())).toBeUndefined();
    const store = new InProcessStore(100_000_000);
    const here = investigation({ store: new GuardedStore(store, () => undefined) });
    const large = stage("large", () => value, { maxAgeMs: 60_000 });
    expect(await here.attend().get(large)).toBe(value);
    expect(await store.get("a", stageKey(large))).toBeUndefined();
    await expect(storedText([value, new Map()], new Turn())).rejects.toThrow("a Map");
  });

  test("that lost some of its lines, or gained some, is not read", async () => {
    const text = await textOf({ rows: LONG });
    await expect(valueOf(text.slice(0, text.lastIndexOf("\n")), new Turn())).rejects.toThrow(SyntaxError);
    await expect(valueOf(`${text}\n{}`, new Turn())).rejects.toThrow(SyntaxError);
  });
});

describe("long work", () => {
  test("lets what has come from outside in between, however much long work there is", async () => {
    const busy = (ms: number): void => {
      const until = performance.now() + ms;
      while (performance.now() < until);
    };
    let done = 0;
    const works = Array.from({ length: 10 }, () =>
      mapInTurns(Array.from({ length: 10 }), () => (busy(5), (done += 1)), new Turn()),
    );
    const before: number[] = [];
    let isOver = false;
    const look = (): void => {
      before.push(done);
      if (!isOver) setImmediate(look);
    };
    setImmediate(look);
    await Promise.all(works);
    isOver = true;
    expect(done).toBe(100);
    // A look at every turn of the loop: no two things were done without one in between, save at the beginning.
    const steps = before.slice(1).map((count, index) => count - (before[index] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(2);
  });

  test("is ended by its signal", async () => {
    const abort = new AbortController();
    let done = 0;
    const work = mapInTurns(
      Array.from({ length: 1_000_000 }),
      () => {
        done += 1;
        if (done === 10) abort.abort(new Error("nobody waits"));
      },
      new Turn(abort.signal),
    );
    await expect(work).rejects.toThrow("nobody waits");
    expect(done).toBeLessThan(1_000_000);
  });
});
