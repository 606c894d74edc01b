import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { InProcessStore } from "../../engine/investigation/in-process-store.ts";
import type { StoredStage } from "../../engine/investigation/store.ts";
import { MemoryStore } from "./memory-store.ts";
import { entry } from "./store-file.ts";

afterEach(() => {
  vi.useRealTimers();
});

const MEGABYTE = 1_000_000;

describe("the store in the process", () => {
  it("asks the one below once", async () => {
    const below = new MemoryStore();
    await below.set(entry("k", "1"));
    const store = new InProcessStore(MEGABYTE, below);
    expect((await store.get("a", "k"))?.value).toBe("1");
    expect((await store.get("a", "k"))?.value).toBe("1");
    expect(below.asked).toEqual(["k"]);
    expect(await store.get("a", "other")).toBeUndefined();
  });

  it("hands on what it is given, before it returns", async () => {
    const below = new MemoryStore();
    void new InProcessStore(MEGABYTE, below).set(entry("k", "1"));
    expect(below.entries.size).toBe(1);
  });

  it("keeps within its bound, whatever it is given, and loses what was used least recently", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(6_000), { maxLength: 60 }), async (lengths) => {
        const store = new InProcessStore(20_000);
        for (const [n, length] of lengths.entries()) await store.set(entry(`k${n}`, "x".repeat(length)));
        const kept = await Promise.all(lengths.map(async (_, n) => (await store.get("a", `k${n}`)) !== undefined));
        const bytes = lengths.reduce((sum, length, n) => sum + (kept[n] ? 2 * length : 0), 0);
        expect(bytes).toBeLessThanOrEqual(20_000);
        // What fits by itself and came last is there; what is kept, came after all that is not.
        if (lengths.length > 0) expect(kept.at(-1)).toBe(true);
        expect(kept.join()).toMatch(/^(false,?)*(true,?)*$/);
      }),
    );
  });

  it("does not keep what is larger than all of it, and forgets what that replaces", async () => {
    const store = new InProcessStore(2_000);
    await store.set(entry("k", "old"));
    await store.set(entry("k", "x".repeat(5_000)));
    expect(await store.get("a", "k")).toBeUndefined();
  });

  it("gives nothing that has expired", async () => {
    vi.useFakeTimers();
    const store = new InProcessStore(MEGABYTE);
    await store.set(entry("k", "1", { expiresAt: Date.now() + 1_000 }));
    vi.advanceTimersByTime(999);
    expect((await store.get("a", "k"))?.value).toBe("1");
    vi.advanceTimersByTime(1);
    expect(await store.get("a", "k")).toBeUndefined();
  });

  it("keeps scopes apart, however they are spelt", async () => {
    const store = new InProcessStore(MEGABYTE);
    await store.set(entry("k", "1", { scope: "a b" }));
    await store.set(entry("k a", "2", { scope: "b" }));
    const kept = await store.get("a b", "k");
    expect(kept?.value).toBe("1");
    expect(await store.get("a", "k")).toBeUndefined();
  });

  it("forgets here and below, of that scope and origin only", async () => {
    const below = new MemoryStore();
    const store = new InProcessStore(MEGABYTE, below);
    const mine = [entry("k1", "1"), entry("k2", "2")];
    const others = [entry("k3", "3", { origin: "q2" }), entry("k1", "1", { scope: "b" })];
    for (const each of [...mine, ...others]) await store.set(each);
    expect(await store.forget("a", "q1")).toBe(2);
    for (const each of mine) expect(await store.get("a", each.key)).toBeUndefined();
    for (const each of others) expect((await store.get(each.scope, each.key))?.value).toBe(each.value);
    expect(below.entries.size).toBe(2);
  });

  it("does not bring back what is forgotten while it is read, nor put old over new", async () => {
    const below = new MemoryStore();
    const store = new InProcessStore(MEGABYTE, below);
    let answer: (found: StoredStage) => void = () => undefined;
    below.get = () => new Promise((resolve) => (answer = resolve));
    const read = store.get("a", "k");
    await store.forget("a", "q1");
    answer(entry("k", "forgotten"));
    expect(await read).toBeUndefined();

    const second = store.get("a", "k");
    await store.set(entry("k", "new"));
    answer(entry("k", "old"));
    await second;
    expect((await store.get("a", "k"))?.value).toBe("new");
  });
});
