import { describe, expect, it } from "vitest";
import { progress, type ProgressEvent } from "../../engine/investigation/progress.ts";
import { investigation, Latch, ME, quiet, stage } from "./stages.ts";

async function all(events: AsyncIterable<ProgressEvent>): Promise<ProgressEvent[]> {
  const list: ProgressEvent[] = [];
  for await (const event of events) list.push(event);
  return list;
}

const fetch = stage("fetch", ({ upstream }) => upstream({ source: "graph", kind: "SPARQL" }, async () => "rows"));
const answer = stage("answer", async ({ get }) => `from ${await get(fetch)}`);

describe("progress", () => {
  it("tells what happens, in order, and ends when it is done", async () => {
    const here = investigation();
    const events = all(progress(here));
    const lease = here.attend();
    await lease.get(answer);
    lease.leave();
    const told = await events;
    expect(told).toMatchObject([
      { type: "STAGE_STARTED", name: "answer" },
      { type: "STAGE_STARTED", name: "fetch" },
      { type: "UPSTREAM", source: "graph", kind: "SPARQL" },
      { type: "STAGE_FINISHED", name: "fetch", fromStore: false, outcome: "OK" },
      { type: "STAGE_FINISHED", name: "answer", fromStore: false, outcome: "OK" },
      { type: "DONE", ended: "IDLE" },
    ]);
    expect(told.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(told.map(({ investigation: id }) => id))).toEqual(new Set(["q1"]));
    for (const { at } of told) expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    expect(here.live).toBe(false);
  });

  it("waits where nothing has happened yet, and starts nothing", async () => {
    const here = investigation();
    const events = progress(here);
    let first: unknown = "waiting";
    void events.next().then((result) => (first = result));
    await quiet();
    expect(first).toBe("waiting");
    expect(here.record()).toEqual([]);
    expect(here.live).toBe(true);
    here.attend().leave();
    await quiet();
    expect(first).toMatchObject({ value: { type: "DONE" } });
  });

  it("begins with what happens next for one who comes later, and goes on for one who is told in between", async () => {
    const here = investigation();
    const latch = new Latch();
    const slow = stage("slow", () => latch.promise);
    const lease = here.attend();
    await lease.get(answer);
    const waiting = lease.get(slow);
    await quiet();
    const late = all(progress(here));
    lease.leave();
    latch.open();
    await waiting.catch(() => undefined);
    const told = await late;
    expect(told.map(({ sequence, type }) => [sequence, type])).toEqual([
      [7, "STAGE_FINISHED"],
      [8, "DONE"],
    ]);
  });

  it("keeps work alive that nobody attends, and lets go of it by return()", async () => {
    const here = investigation({ gracePeriodMs: 1 });
    let signal: AbortSignal | undefined;
    const endless = stage("endless", (context) => {
      signal = context.signal;
      return new Promise(() => undefined);
    });
    const events = progress(here);
    const lease = here.attend();
    void lease.get(endless);
    lease.leave();
    expect(await events.next()).toMatchObject({ value: { type: "STAGE_STARTED" } });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(signal?.aborted).toBe(false);
    const pending = events.next();
    await events.return?.();
    expect(await pending).toEqual({ done: true, value: undefined });
    expect(await events.next()).toEqual({ done: true, value: undefined });
    await new Promise((resolve) => signal?.addEventListener("abort", resolve));
    expect(here.live).toBe(false);
  });

  it("is let go of by leaving a loop", async () => {
    const here = investigation({ gracePeriodMs: 1 });
    const stopped = new Latch();
    const lease = here.attend();
    void lease.get(
      stage("endless", ({ signal }) => (signal.addEventListener("abort", () => stopped.open()), stopped.promise)),
    );
    for await (const event of progress(here)) {
      expect(event.type).toBe("STAGE_STARTED");
      break;
    }
    lease.leave();
    // With an observer left, it would never come to this.
    await stopped.promise;
    expect(here.live).toBe(false);
  });

  it("keeps only the latest for one who does not keep up, and the end always", async () => {
    const here = investigation();
    const events = progress(here, { buffer: 10 });
    const lease = here.attend();
    for (let n = 0; n < 50; n++) await lease.get(stage("many", () => n, { inputs: n }));
    lease.leave();
    const told = await all(events);
    expect(told.map(({ sequence }) => sequence)).toEqual([92, 93, 94, 95, 96, 97, 98, 99, 100, 101]);
    expect(told.at(-1)?.type).toBe("DONE");
  });

  it("says that it was cancelled", async () => {
    const here = investigation();
    const events = all(progress(here));
    const [mine, gone] = [all(progress(here, ME)), progress(here, ME)];
    await gone.return?.();
    void here.attend(ME).get(stage("endless", () => new Promise(() => undefined)));
    await quiet();
    const others = here.observe(() => undefined);
    // Mine is over; the others still observe, and so it goes on.
    expect([here.cancel(ME.client), (await mine).map(({ type, sequence }) => [type, sequence])]).toEqual([
      true,
      [
        ["STAGE_STARTED", 1],
        ["DONE", 2],
      ],
    ]);
    others();
    expect(here.live).toBe(true);
    here.close();
    expect(await events).toMatchObject([
      { type: "STAGE_STARTED" },
      { type: "STAGE_FINISHED", outcome: "CANCELLED" },
      { type: "DONE", ended: "CANCELLED" },
    ]);
  });

  it("is told to each who observes", async () => {
    const here = investigation();
    const both = [all(progress(here)), all(progress(here))];
    const lease = here.attend();
    await lease.get(answer);
    lease.leave();
    const [one, other] = await Promise.all(both);
    expect(one).toEqual(other);
    expect(one).toHaveLength(6);
  });
});
