import { describe, expect, it, vi } from "vitest";
import { CostMeter } from "../../engine/investigation/cost.ts";
import { investigation, stage } from "./stages.ts";

const fetch = stage("fetch", ({ upstream }) => upstream({ source: "graph", kind: "SPARQL" }, async () => "rows"));
const ask = stage("ask", async ({ get, upstream }) => {
  await get(fetch);
  return await upstream({ source: "model", kind: "MODEL" }, async () => "reply");
});
const calls = { SPARQL: 0, LABELS: 0, CATALOGUE: 0, DOCUMENTS: 0, MODEL: 0, EMBEDDINGS: 0, HTTP: 0 };

describe("the cost of an operation", () => {
  it("is what it was first to ask for; what others had paid for is counted as reused", async () => {
    const here = investigation();
    const [first, second] = [new CostMeter(), new CostMeter()];
    const one = here.attend({ listener: first.listener });
    const other = here.attend({ listener: second.listener });
    await one.get(fetch);
    await other.get(ask);
    await other.get(ask);
    await one.get(ask);
    expect(first.cost()).toMatchObject({
      stagesComputed: 1,
      stagesFromStore: 0,
      stagesReused: 1,
      upstream: { ...calls, SPARQL: 1 },
    });
    expect(second.cost()).toMatchObject({
      stagesComputed: 1,
      stagesFromStore: 0,
      stagesReused: 1,
      upstream: { ...calls, MODEL: 1 },
    });
  });

  it("counts what an earlier request has left as reused", async () => {
    const here = investigation();
    const before = here.attend();
    await before.get(ask);
    before.leave();
    const meter = new CostMeter();
    await here.attend({ listener: meter.listener }).get(ask);
    expect(meter.cost()).toMatchObject({ stagesComputed: 0, stagesReused: 1, upstream: calls });
  });

  it("goes over several investigations, and several leases at one", async () => {
    const meter = new CostMeter();
    const { listener } = meter;
    const [one, two] = [investigation({ id: "one" }), investigation({ id: "two" })];
    for (const here of [one, one, two]) await here.attend({ listener }).get(ask);
    expect(meter.cost()).toMatchObject({
      stagesComputed: 4,
      stagesReused: 0,
      upstream: { ...calls, SPARQL: 2, MODEL: 2 },
    });
    expect(meter.cost().ms).toBeGreaterThan(0);
  });

  it("counts what failed and what went on after it had left", async () => {
    const meter = new CostMeter();
    const lease = investigation().attend({ listener: meter.listener });
    const failing = stage("failing", ({ upstream }) =>
      upstream({ source: "s", kind: "HTTP" }, () => Promise.reject(new Error("no"))),
    );
    lease.get(failing).catch(() => undefined);
    lease.leave();
    await vi.waitFor(() => {
      expect(meter.cost()).toMatchObject({ stagesComputed: 1, upstream: { ...calls, HTTP: 1 } });
    });
  });

  it("counts calls outside of investigations, within their budget", async () => {
    const meter = new CostMeter();
    const { upstream } = meter.context(new AbortController().signal, { maxUpstreamCalls: 1 });
    expect(await upstream({ source: "graph", kind: "LABELS" }, async () => "label")).toBe("label");
    await expect(upstream({ source: "graph", kind: "LABELS" }, async () => "label")).rejects.toMatchObject({
      code: "BUDGET_EXHAUSTED",
    });
    expect(meter.cost().upstream).toEqual({ ...calls, LABELS: 1 });
  });

  it("makes no call outside of investigations once it is cancelled, and waits for none", async () => {
    const meter = new CostMeter();
    const controller = new AbortController();
    const { upstream } = meter.context(controller.signal);
    const pending = upstream({ source: "graph", kind: "LABELS" }, () => new Promise(() => undefined));
    controller.abort(new Error("gone"));
    await expect(pending).rejects.toThrow("gone");
    await expect(upstream({ source: "graph", kind: "LABELS" }, async () => 1)).rejects.toThrow("gone");
    expect(meter.cost().upstream.LABELS).toBe(1);
  });
});

describe("money", () => {
  const spending = (name: string, currency: string) =>
    stage(name, ({ upstream }) =>
      upstream({ source: "model", kind: "MODEL" }, async (_signal, report) => {
        report?.({ inputTokens: 1, outputTokens: 1, money: { amount: 0.5, currency }, estimated: false });
        return "reply";
      }),
    );

  it("is added up in its currency", async () => {
    const meter = new CostMeter();
    const lease = investigation().attend({ listener: meter.listener });
    await lease.get(spending("one", "EUR"));
    await lease.get(spending("other", "EUR"));
    expect(meter.cost().models.money).toEqual({ amount: 1, currency: "EUR" });
  });
});
