import { describe, expect, it, vi } from "vitest";
import { GuardedStore } from "../../engine/investigation/guarded-store.ts";
import { progress } from "../../engine/investigation/progress.ts";
import { Registry } from "../../engine/investigation/registry.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { Latch, outcomeOf, stage } from "./stages.ts";

describe("the registry", () => {
  it("gives those who ask the same the same investigation, so that work is done once", async () => {
    const registry = new Registry();
    let computed = 0;
    const latch = new Latch<string>();
    const make = () => stage("slow", () => (++computed, latch.promise));
    const [one, other] = [registry.open("a", "q").attend(), registry.open("a", "q").attend()];
    const both = [one.get(make()), other.get(make())];
    latch.open("found");
    expect(await Promise.all(both)).toEqual(["found", "found"]);
    expect(computed).toBe(1);
  });

  it("keeps scopes apart, however they are spelt", () => {
    const registry = new Registry();
    const opened = [
      ["a", "b"],
      ['a","b', ""],
      ["", "ab"],
      ["ab", ""],
    ].map(([scope = "", id = ""]) => registry.open(scope, id));
    expect(new Set(opened).size).toBe(4);
    expect(registry.open("a", "b")).toBe(opened[0]);
  });

  it("drops idle ones beyond its bound, least recently used first, and never a live one", () => {
    const registry = new Registry({ maxIdle: 3 });
    const attended = registry.open("a", "attended");
    attended.attend();
    const observed = registry.open("a", "observed");
    const events = progress(observed);
    const running = registry.open("a", "running");
    const lease = running.attend();
    void lease.get(stage("slow", () => new Promise(() => undefined)));
    lease.leave();
    for (let n = 0; n < 10; n++) registry.open("a", `idle-${n}`).attend().leave();
    expect(registry.find("a", "attended")).toBe(attended);
    expect(registry.find("a", "observed")).toBe(observed);
    expect(registry.find("a", "running")).toBe(running);
    const kept = Array.from({ length: 10 }, (_, n) => registry.find("a", `idle-${n}`) !== undefined);
    expect(kept).toEqual([false, false, false, false, false, false, false, true, true, true]);
    void events.return?.();
    running.close();
    expect(registry.find("a", "observed")).toBe(observed);
    registry.close();
  });

  it("drops idle ones after a while, so that what is only in memory does not grow old", async () => {
    vi.useFakeTimers();
    try {
      const registry = new Registry({ maxIdleMs: 1_000 });
      const lease = registry.open("a", "q").attend();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(registry.find("a", "q")).toBeDefined();
      lease.leave();
      await vi.advanceTimersByTimeAsync(900);
      expect(registry.find("a", "q")).toBeDefined();
      await vi.advanceTimersByTimeAsync(200);
      expect(registry.find("a", "q")).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it("lets those go on who are at what it drops, and has and stores nothing of it afterwards", async () => {
    const store = new MemoryStore();
    const registry = new Registry({ store: new GuardedStore(store, () => undefined) });
    const lease = registry.open("a", "q").attend();
    await lease.get(stage("one", () => 1));
    const latch = new Latch<string>();
    const waiting = lease.get(stage("slow", () => latch.promise, { maxAgeMs: 1_000 }));
    const events = progress(registry.open("a", "q"));
    expect(registry.drop("a", "q")).toBe(true);
    expect(registry.drop("a", "q")).toBe(false);
    expect(registry.open("a", "q").record()).toEqual([]);
    latch.open("found");
    expect(await waiting).toBe("found");
    expect(await lease.get(stage("two", () => 2))).toBe(2);
    lease.leave();
    expect(store.entries.size).toBe(0);
    const told = [];
    for await (const event of events) told.push(event.type);
    expect(told.at(-1)).toBe("DONE");
  });

  it("does not take back what it has dropped, whoever holds on to it", () => {
    const registry = new Registry();
    const dropped = registry.open("a", "q");
    dropped.attend().leave();
    registry.drop("a", "q");
    const lease = dropped.attend();
    expect(registry.find("a", "q")).toBeUndefined();
    const fresh = registry.open("a", "q");
    fresh.attend();
    lease.leave();
    dropped.attend();
    expect(registry.find("a", "q")).toBe(fresh);
  });

  it("sends those away who wait for what it drops while nothing runs", async () => {
    const registry = new Registry();
    const events = progress(registry.open("a", "q"));
    registry.drop("a", "q");
    expect(await events.next()).toMatchObject({ value: { type: "DONE", ended: "CANCELLED" } });
  });

  it("sends everybody away when it is closed, those included who are at what it has dropped", async () => {
    const registry = new Registry();
    const dropped = outcomeOf(
      registry
        .open("a", "dropped")
        .attend()
        .get(stage("slow", () => new Promise(() => undefined))),
    );
    registry.drop("a", "dropped");
    const waiting = outcomeOf(
      registry
        .open("a", "q")
        .attend()
        .get(stage("slow", () => new Promise(() => undefined))),
    );
    const events = progress(registry.open("a", "other"));
    registry.close();
    expect([await waiting, await dropped]).toEqual(["CANCELLED", "CANCELLED"]);
    expect(await events.next()).toMatchObject({ value: { type: "DONE", ended: "CANCELLED" } });
  });
});
