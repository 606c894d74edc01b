import { beforeAll, expect, test } from "vitest";
import { CostMeter } from "../../engine/investigation/cost.ts";
import { openBuiltIn, type BuiltIn } from "./built-in.ts";
import own from "./own.json" with { type: "json" };
import table from "./table.json" with { type: "json" };

let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
});

test("no question costs more than is estimated", async () => {
  const { engine } = builtIn;
  const texts = [
    ...table.flatMap(({ question, paraphrases }) => [question, ...paraphrases]),
    ...own.map(({ question }) => question),
  ];
  for (const text of texts) {
    const question = engine.question(text);
    const estimate = engine.estimate(question, "QUERY");
    const meter = new CostMeter();
    const lease = engine.attend(question, { tenant: "cost" }, { listener: meter.listener });
    await lease.get(engine.stages.result(question, "QUERY"));
    lease.leave();
    const { stagesComputed, upstream } = meter.cost();
    expect(stagesComputed, text).toBeLessThanOrEqual(estimate.stages);
    for (const [kind, calls] of Object.entries(upstream)) {
      expect(calls, `${kind} of ${text}`).toBeLessThanOrEqual(estimate.upstream[kind as keyof typeof upstream] ?? 0);
    }
  }
  expect(texts.length).toBeGreaterThan(90);
}, 60_000);
