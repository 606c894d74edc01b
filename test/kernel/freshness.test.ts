import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GuardedStore } from "../../engine/investigation/guarded-store.ts";
import type { StageContext } from "../../engine/investigation/stage.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { investigation, outcomeOf, stage } from "./stages.ts";

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** A source whose answer says how often it was asked, what is made of that, and what needs no source. */
function world() {
  let asked = 0;
  const source = { source: "s", kind: "SPARQL" } as const;
  const leaf = stage("leaf", (context: StageContext) => context.upstream(source, () => Promise.resolve(`answer ${++asked}`)), { maxAgeMs: 30 * DAY });
  const made = stage("made", async (context: StageContext) => `made of ${await context.get(leaf)}`, { maxAgeMs: 30 * DAY });
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
    expect([await ask(11 * DAY), await ask(9 * DAY), await ask()]).toEqual(["made of answer 1", "made of answer 2", "made of answer 2"]);
  });

  test("of 0 asks everything anew, once", async () => {
    const { leaf, made } = world();
    const one = investigation();
    await one.attend().get(made);
    vi.advanceTimersByTime(1);
    const attendance = one.attend({ maxAgeMs: 0 });
    expect(await Promise.all([attendance.get(made), attendance.get(leaf), attendance.get(made)])).toEqual(["made of answer 2", "answer 2", "made of answer 2"]);
  });

  test("is no reason to compute again what no source has part in", async () => {
    const { pure } = world();
    const one = investigation();
    await one.attend().get(pure);
    vi.advanceTimersByTime(DAY);
    expect(await one.attend({ maxAgeMs: 0 }).get(pure)).toBe(1);
  });

  test("is the strictest wish of those who attend at once", async () => {
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
    const read = stage("read", async (context: StageContext) => {
      if (page !== undefined && page.at >= (context.freshFrom ?? 0)) context.remembered?.(page.at);
      else page = await context.upstream({ source: "s", kind: "HTTP" }, () => Promise.resolve({ text: `page ${++fetched}`, at: Date.now() }));
      return page.text;
    }, { maxAgeMs: 30 * DAY });
    const store = new GuardedStore(new MemoryStore(), () => undefined);
    await investigation().attend().get(read);
    vi.advanceTimersByTime(10 * DAY);
    expect(await investigation({ store }).attend().get(read)).toBe("page 1");
    vi.advanceTimersByTime(DAY);
    expect(await investigation({ store }).attend({ maxAgeMs: 5 * DAY }).get(read)).toBe("page 2");
  });

  test.each([-1, 1.5, NaN, "1"])("is not %s", async (maxAgeMs) => {
    const { leaf } = world();
    expect(await outcomeOf((async () => investigation().attend({ maxAgeMs: maxAgeMs as number }).get(leaf))())).toBe("BAD_USER_INPUT");
  });
});
