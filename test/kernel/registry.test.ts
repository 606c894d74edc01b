import { describe, expect, it, vi } from "vitest";
import { progress } from "../../engine/investigation/progress.ts";
import { Registry } from "../../engine/investigation/registry.ts";
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
    const opened = [["a", "b"], ["a\",\"b", ""], ["", "ab"], ["ab", ""]].map(([scope = "", id = ""]) => registry.open(scope, id));
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
    const attendance = running.attend();
    void attendance.get(stage("slow", () => new Promise(() => undefined)));
    attendance.leave();
    for (let n = 0; n < 10; n++) registry.open("a", `idle-${n}`).attend().leave();
    expect(registry.find("a", "attended")).toBe(attended);
    expect(registry.find("a", "observed")).toBe(observed);
    expect(registry.find("a", "running")).toBe(running);
    const kept = Array.from({ length: 10 }, (_, n) => registry.find("a", `idle-${n}`) !== undefined);
    expect(kept).toEqual([false, false, false, false, false, false, false, true, true, true]);
    void events.return?.();
    running.cancel();
    expect(registry.find("a", "observed")).toBe(observed);
    registry.close();
  });

  it("drops idle ones after a while, so that what is only in memory does not grow old", async () => {
    vi.useFakeTimers();
    try {
      const registry = new Registry({ maxIdleMs: 1_000 });
      const attendance = registry.open("a", "q").attend();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(registry.find("a", "q")).toBeDefined();
      attendance.leave();
      await vi.advanceTimersByTimeAsync(900);
      expect(registry.find("a", "q")).toBeDefined();
      await vi.advanceTimersByTimeAsync(200);
      expect(registry.find("a", "q")).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it("stops what it drops, and has nothing of it afterwards", async () => {
    const registry = new Registry();
    const attendance = registry.open("a", "q").attend();
    await attendance.get(stage("one", () => 1));
    const waiting = outcomeOf(attendance.get(stage("slow", () => new Promise(() => undefined))));
    const events = progress(registry.open("a", "q"));
    expect(registry.drop("a", "q")).toBe(true);
    expect(registry.drop("a", "q")).toBe(false);
    expect(await waiting).toBe("CANCELLED");
    expect(await outcomeOf(attendance.get(stage("two", () => 2)))).toBe("CANCELLED");
    expect(registry.open("a", "q").record()).toEqual([]);
    const told = [];
    for await (const event of events) told.push(event.type);
    expect(told.at(-1)).toBe("DONE");
  });

  it("does not take back what it has dropped, whoever holds on to it", () => {
    const registry = new Registry();
    const dropped = registry.open("a", "q");
    dropped.attend().leave();
    registry.drop("a", "q");
    const attendance = dropped.attend();
    expect(registry.find("a", "q")).toBeUndefined();
    const fresh = registry.open("a", "q");
    fresh.attend();
    attendance.leave();
    dropped.attend();
    expect(registry.find("a", "q")).toBe(fresh);
  });

  it("sends everybody away when it is closed", async () => {
    const registry = new Registry();
    const waiting = outcomeOf(registry.open("a", "q").attend().get(stage("slow", () => new Promise(() => undefined))));
    const events = progress(registry.open("a", "other"));
    registry.close();
    expect(await waiting).toBe("CANCELLED");
    expect(await events.next()).toMatchObject({ value: { type: "DONE", ended: "CANCELLED" } });
  });
});
