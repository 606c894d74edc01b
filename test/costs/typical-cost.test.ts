import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BUILT_IN_STRATEGIES } from "../../engine/built-in-strategies.ts";
import type { EstimatedWork } from "../../engine/cost-estimate.ts";
import { fuse } from "../../engine/graph/fuse.ts";
import type { UpstreamKind } from "../../engine/sources/upstream.ts";
import { withTypical } from "../../engine/typical-cost.ts";
import { turtleGraph } from "../query/turtle-graph.ts";
import { costOf, openBuiltInKnowledge, openOwnGraph, type Asked, type QuestionCost } from "./measured-costs.ts";
import { quantile, summarise } from "./summarise.ts";

/** One question in so many is asked: a sample through all shapes of questions. */
const EVERY = 16;

let knowledges: readonly Asked[];
beforeAll(async () => {
  knowledges = [await openBuiltInKnowledge(), await openOwnGraph()];
});
afterAll(async () => {
  for (const knowledge of knowledges) await knowledge.close();
});

describe.each(BUILT_IN_STRATEGIES.map(({ name }) => name))("what is typical of %s", (strategy) => {
  test("lies between the quartiles of a sample, in all and by stage, and below its bound", async () => {
    const costs: QuestionCost[] = [];
    for (const knowledge of knowledges)
      for (const text of knowledge.texts.filter((_text, index) => index % EVERY === 0))
        costs.push(await costOf(text, strategy, knowledge));
    const [lower, upper] = [summarise(costs, quantile(0.25)), summarise(costs, quantile(0.75))];
    const [{ engine, texts }] = knowledges as [Asked];
    const estimate = engine.estimate(engine.question(texts[0] ?? "", { strategy }));
    const { typical, most, stages, measurement } = estimate;
    if (typical === undefined) throw new Error(`${strategy} was not measured: run npm run measure:cost.`);
    expect(measurement?.questions).toBe(knowledges.reduce((sum, knowledge) => sum + knowledge.texts.length, 0));
    expectBetween(lower.whole, typical, upper.whole, "in all");
    expectBetween(typical, typical, most, "in all");
    for (const stage of stages) {
      const [low, high] = [lower.stages[stage.name] ?? NOTHING, upper.stages[stage.name] ?? NOTHING];
      expectBetween(low, stage.typical ?? NOTHING, high, stage.name);
      expectBetween(NOTHING, stage.typical ?? NOTHING, stage.most, stage.name);
    }
    // Every stage that ran is one of those that are named.
    expect(stages.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(upper.stages)));
    expect(typical.upstream.SPARQL).toBeGreaterThan(0);
  }, 60_000);
});

const NOTHING: EstimatedWork = { stages: 0, upstream: {} };

function expectBetween(low: EstimatedWork, work: EstimatedWork, high: EstimatedWork, about: string): void {
  const kinds = Object.keys({ ...low.upstream, ...work.upstream }) as UpstreamKind[];
  const numbers = (of: EstimatedWork) => [of.stages, ...kinds.map((kind) => of.upstream[kind] ?? 0)];
  const [least, greatest] = [numbers(low), numbers(high)];
  numbers(work).forEach((number, index) => {
    expect(number, `${about}: ${["stages", ...kinds][index]}`).toBeGreaterThanOrEqual(least[index] ?? NaN);
    expect(number, `${about}: ${["stages", ...kinds][index]}`).toBeLessThanOrEqual(greatest[index] ?? NaN);
  });
}

describe("an estimate", () => {
  const graph = turtleGraph(":A :p :B .");
  const bound = (most: EstimatedWork, name = "QUERY") => ({
    strategy: name,
    stages: [{ name: "query.execution", most }],
    most,
  });
  const generous = bound({ stages: 99, upstream: { SPARQL: 99, LABELS: 99 } });

  test("has no typical cost above its bound, and none of calls that are not made", () => {
    const { typical, stages } = withTypical(bound({ stages: 1, upstream: { SPARQL: 1 } }), { graph });
    expect(typical).toEqual({ stages: 1, upstream: { SPARQL: 1 } });
    expect(stages[0]?.typical).toEqual({ stages: 1, upstream: { SPARQL: 1 } });
  });

  test("tells nothing typical of several graphs, nor of a strategy that was not measured", () => {
    expect(withTypical(generous, { graph }).typical).toBeDefined();
    const two = fuse([graph, turtleGraph(":C :p :D .", { id: "two" })]);
    expect(withTypical(generous, { graph: two }).typical).toBeUndefined();
    expect(withTypical({ ...generous, strategy: "constructor" }, { graph }).typical).toBeUndefined();
  });

  test("that says itself what is typical keeps it", () => {
    const own = { ...generous, typical: { stages: 7, upstream: {} } };
    expect(withTypical(own, { graph })).toBe(own);
  });
});
