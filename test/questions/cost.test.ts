import { expect, test } from "vitest";
import type { UpstreamKind } from "../../engine/sources/upstream.ts";
import { sampled } from "../support/property-runs.ts";
import { costOf, openBuiltInKnowledge } from "../costs/measured-costs.ts";

test("no question costs more than is estimated, in all and by stage", async () => {
  const knowledge = await openBuiltInKnowledge();
  const { engine, texts } = knowledge;
  for (const text of sampled(texts, 2)) {
    const estimate = engine.estimate(engine.question(text), "QUERY");
    const cost = await costOf(text, "QUERY", knowledge);
    const total = new Map<string, number>();
    let stages = 0;
    for (const [name, work] of cost) {
      const most = estimate.stages.find((stage) => stage.name === name)?.most;
      stages += work.stages;
      expect(work.stages, `${name} of ${text}`).toBeLessThanOrEqual(most?.stages ?? 0);
      for (const [kind, calls] of Object.entries(work.upstream) as [UpstreamKind, number][]) {
        expect(calls, `${kind} by ${name} of ${text}`).toBeLessThanOrEqual(most?.upstream[kind] ?? 0);
        total.set(kind, (total.get(kind) ?? 0) + calls);
      }
    }
    expect(stages, text).toBeLessThanOrEqual(estimate.most.stages);
    for (const [kind, calls] of total)
      expect(calls, `${kind} of ${text}`).toBeLessThanOrEqual(estimate.most.upstream[kind as UpstreamKind] ?? 0);
  }
  await knowledge.close();
  expect(texts.length).toBeGreaterThan(90);
}, 60_000);
