import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freshFromOf } from "../../engine/investigation/freshness.ts";
import { GuardedStore } from "../../engine/investigation/guarded-store.ts";
import type { StageContext } from "../../engine/investigation/stage.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { investigation, Latch, outcomeOf, quiet, stage } from "./stages.ts";

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** A source whose answer says how often it was asked, what is made of that, and what needs no source. */
function world() {
  let asked = 0;
  const source = { source: "s", kind: "SPARQL" } as const;
  const leaf = stage(
    "leaf",
    (context: StageContext) => context.upstream(source, () => Promise.resolve(`answer ${++asked}`)),
    { maxAgeMs: 30 * DAY },
  );
  const made = stage("made", async (context: StageContext) => `made of ${await context.get(leaf)}`, {
    maxAgeMs: 30 * DAY,
  });
  let computed = 0;
  const pure = stage("pure", () => ++computed, { maxAgeMs: 30 * DAY });
  return { leaf, made, pure };
}

describe("how old a result may be", () => {
  test("counts from when a source was asked, whenever something was made of it", async () => {
    const { leaf, made } = world();
    const one = investigation();
    await one.attend().get(leaf);
    vi.advanceTimersByTime(10 * DAY);
    expect(await one.attend().get(made)).toBe("made of answer 1");
    vi.advanceTimersByTime(DAY);
    expect(await one.attend({ maxAgeMs: 12 * DAY }).get(made)).toBe("made of answer 1");
    expect(await one.attend({ maxAgeMs: 5 * DAY }).get(made)).toBe("made of answer 2");
    expect(await one.attend().get(made)).toBe("made of answer 2");
  });

  test("holds for what is stored, too, and what is asked anew replaces it", async () => {
    const { leaf, made } = world();
    const store = new GuardedStore(new MemoryStore(), () => undefined);
    await investigation({ store }).attend().get(leaf);
    vi.advanceTimersByTime(10 * DAY);
    await investigation({ store }).attend().get(made);
    const ask = (maxAgeMs?: number) => investigation({ store }).attend({ maxAgeMs }).get(made);
    expect([await ask(11 * DAY), await ask(9 * DAY), await ask()]).toEqual([
      "made of answer 1",
      "made of answer 2",
      "made of answer 2",
    ]);
  });

  test("of 0 asks everything anew, once", async () => {
    const { leaf, made } = world();
    const one = investigation();
    await one.attend().get(made);
    vi.advanceTimersByTime(1);
    const lease = one.attend({ maxAgeMs: 0 });
    expect(await Promise.all([lease.get(made), lease.get(leaf), lease.get(made)])).toEqual([
      "made of answer 2",
      "answer 2",
      "made of answer 2",
    ]);
  });

  test("is no reason to compute again what no source has part in", async () => {
    const { pure } = world();
    const one = investigation();
    await one.attend().get(pure);
    vi.advanceTimersByTime(DAY);
    expect(await one.attend({ maxAgeMs: 0 }).get(pure)).toBe(1);
  });

  test("is met for each who attends; the freshest is there for all", async () => {
    const { leaf } = world();
    const one = investigation();
    const patient = one.attend();
    expect(await patient.get(leaf)).toBe("answer 1");
    vi.advanceTimersByTime(DAY);
    const strict = one.attend({ maxAgeMs: 1000 });
    expect([await strict.get(leaf), await patient.get(leaf)]).toEqual(["answer 2", "answer 2"]);
  });

  test("is known to a source that has a memory of its own, and counts from what it remembers", async () => {
    let page: { readonly text: string; readonly at: number } | undefined;
    let fetched = 0;
    const read = stage(
      "read",
      async (context: StageContext) => {
        if (page !== undefined && page.at >= (context.freshFrom ?? 0)) context.remembered?.(page.at);
        else
          page = await context.upstream({ source: "s", kind: "HTTP" }, () =>
            Promise.resolve({ text: `page ${++fetched}`, at: Date.now() }),
          );
        return page.text;
      },
      { maxAgeMs: 30 * DAY },
    );
    const store = new GuardedStore(new MemoryStore(), () => undefined);
    await investigation().attend().get(read);
    vi.advanceTimersByTime(10 * DAY);
    expect(await investigation({ store }).attend().get(read)).toBe("page 1");
    vi.advanceTimersByTime(DAY);
    expect(
      await investigation({ store })
        .attend({ maxAgeMs: 5 * DAY })
        .get(read),
    ).toBe("page 2");
  });

  test.each([-1, 1.5, NaN, "1"])("is not %s", async (maxAgeMs) => {
    const { leaf } = world();
    expect(
      await outcomeOf(
        (async () =>
          investigation()
            .attend({ maxAgeMs: maxAgeMs as number })
            .get(leaf))(),
      ),
    ).toBe("BAD_USER_INPUT");
  });

  test("of one who comes while others' work runs on older data is met by work of its own, and the others do not wait", async () => {
    const { leaf, made } = world();
    const steps = [new Latch(), new Latch()];
    let begun = 0;
    const above = stage(
      "above",
      async (context) => {
        const step = steps[begun++];
        const value = await context.get(made);
        await step?.promise;
        return `above ${value}`;
      },
      { maxAgeMs: 30 * DAY },
    );
    const one = investigation();
    await one.attend().get(leaf);
    vi.advanceTimersByTime(DAY);
    const patient = one.attend().get(above);
    await quiet();
    const strict = one.attend({ maxAgeMs: 1_000 }).get(above);
    await quiet();
    steps[0]?.open();
    expect(await patient).toBe("above made of answer 1");
    // What is there is there for everybody who may use it, whoever waits for better.
    expect(await one.attend().get(above)).toBe("above made of answer 1");
    steps[1]?.open();
    expect(await strict).toBe("above made of answer 2");
    expect(await one.attend().get(above)).toBe("above made of answer 2");
    one.close();
  });

  test("holds for what is had from a memory while it runs, whoever joins", async () => {
    const [asked, go] = [new Latch(), new Latch()];
    const remembered = Date.now();
    vi.advanceTimersByTime(DAY);
    const read = stage("read", async (context: StageContext) => {
      const oldest = context.freshFrom ?? 0;
      asked.open();
      await go.promise;
      if (oldest > remembered) return "read anew";
      context.remembered?.(remembered);
      return "from memory";
    });
    const one = investigation();
    const patient = one.attend().get(read);
    await asked.promise;
    const strict = one.attend({ maxAgeMs: 1_000 }).get(read);
    await quiet();
    go.open();
    expect([await patient, await strict]).toEqual(["from memory", "read anew"]);
  });

  test("is not put back by who is content with older data and comes to its end later", async () => {
    let asked = 0;
    const old = new Latch();
    const slow = stage(
      "slow",
      async (context: StageContext) => {
        const n = (asked += 1);
        return await context.upstream({ source: "s", kind: "SPARQL" }, async () => {
          if (n === 1) await old.promise;
          return `answer ${n}`;
        });
      },
      { maxAgeMs: 30 * DAY },
    );
    const store = new GuardedStore(new MemoryStore(), () => undefined);
    const one = investigation({ store });
    const patient = one.attend().get(slow);
    while (asked === 0) await quiet();
    vi.advanceTimersByTime(DAY);
    expect(await one.attend({ maxAgeMs: 1_000 }).get(slow)).toBe("answer 2");
    old.open();
    expect([await patient, await one.attend().get(slow)]).toEqual(["answer 1", "answer 2"]);
    expect(await investigation({ store }).attend().get(slow)).toBe("answer 2");
    one.close();
  });

  test("is the same for those who ask for the same age one soon after the other: they share the work", async () => {
    for (const [maxAgeMs, apartMs] of [
      [DAY, 60_000],
      [0, 0],
      [60_000, 500],
      [undefined, DAY],
    ] as const) {
      // The beginning of a sixty-fourth of the age.
      vi.setSystemTime(Math.floor((maxAgeMs ?? 0) / 64) * 1_000_000 + (maxAgeMs ?? 0) + 1);
      const go = new Latch();
      let computed = 0;
      const slow = stage("slow", async () => (await go.promise, ++computed));
      const one = investigation();
      const first = one.attend({ maxAgeMs }).get(slow);
      await quiet();
      vi.advanceTimersByTime(apartMs);
      const second = one.attend({ maxAgeMs }).get(slow);
      go.open();
      expect([maxAgeMs, await first, await second, computed]).toEqual([maxAgeMs, 1, 1, 1]);
    }
  });

  test.each([0, 1, 63, 64, 1_000, DAY, 400 * DAY])(
    "of %s ms is never exceeded, and taken at most a sixty-fourth shorter",
    (maxAgeMs) => {
      for (let n = 0; n < 200; n += 1) {
        vi.advanceTimersByTime(Math.ceil(maxAgeMs / 191) + 1);
        const asked = Date.now() - maxAgeMs;
        expect(freshFromOf(maxAgeMs)).toBeGreaterThanOrEqual(asked);
        expect(freshFromOf(maxAgeMs)).toBeLessThanOrEqual(asked + maxAgeMs / 64);
      }
    },
  );
});
