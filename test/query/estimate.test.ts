import { fuse } from "../../engine/graph/fuse.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Form, SetForm } from "../../engine/question/form/logical-form.ts";
import { QueryBudget } from "../../engine/query/query-budget.ts";
import { LIMITS } from "../../engine/query/limits.ts";
import { queryStrategy } from "../../engine/strategies/query/strategy.ts";
import { ask, QUESTION, type Asked } from "./ask.ts";
import {
  anyRelation,
  at,
  compare,
  count,
  except,
  exists,
  extreme,
  follow,
  instances,
  intersect,
  mention,
  open,
  relation,
  same,
  union,
  where,
  type Named,
} from "./forms.ts";
import { expectWithin } from "./expect-within.ts";
import { turtleGraph } from "./turtle-graph.ts";
import { propertyRuns } from "../support/property-runs.ts";

function expectEstimated({ ran, parts }: Pick<Asked, "ran" | "parts">): void {
  expectWithin(ran, queryStrategy.estimate(QUESTION, parts));
}

const graph = turtleGraph(`
  :A a :big ; :p :B ; :q :C ; :size 3 . :B a :small ; :p :C ; :size 1 . :C a :big ; :r :A ; :size 2 . :D :q :A ; :p :B .
  :X a rdf:Statement ; rdf:subject :A ; rdf:predicate :p ; rdf:object :B ; schema:startDate "1990"^^xsd:gYear .
`);
const nothing = turtleGraph(":A :p :B .", { id: "nothing" });

/** Names with scores: some the graph knows, more that it does not. */
const named = (prefix: string, known: readonly string[]): fc.Arbitrary<readonly Named[]> =>
  fc
    .array(fc.oneof(fc.constantFrom(...known), fc.nat(30).map(String)), { minLength: 1, maxLength: 20 })
    .map((names) => names.map((name, index): readonly [string, number] => [`${prefix}${name}`, 1 - index / 100]));
const thing = named("", ["A", "B", "C", "D"]).map((names) => mention(...names));
const kind = named("", ["big", "small"]).map((names) => instances(...names));
const phrase = fc.oneof(named(">", ["p", "q", "r"]), named("<", ["p", "q", "r"])).map((names) => relation(...names));

const { set } = fc.letrec<{ set: SetForm }>((tie) => ({
  set: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.oneof(thing, kind),
    fc
      .tuple(tie("set"), fc.oneof(phrase, fc.constantFrom(anyRelation(), open("made of"))))
      .map(([from, by]) => follow(from, by)),
    fc.tuple(tie("set"), tie("set"), fc.constantFrom(intersect, union)).map(([a, b, join]) => join(a, b)),
    fc.tuple(tie("set"), tie("set")).map(([a, b]) => except(a, b)),
    tie("set").map((of) => where(of, ">size", { operator: ">", value: { type: "number", number: 1 } })),
    tie("set").map((of) => extreme(of, ">size", "max")),
    fc
      .tuple(tie("set"), tie("set"), phrase)
      .map(([of, event, by]) => at(of, { kind: "dates", of: event, relation: by })),
    tie("set").map((of) => at(of, { kind: "now" })),
  ),
}));

const form: fc.Arbitrary<Form> = fc.oneof(
  set,
  set.map(count),
  set.map(exists),
  fc.tuple(set, set).map(([a, b]) => compare(a, b, ">size", "max")),
  fc.tuple(set, set).map(([a, b]) => same(a, b, ">p")),
);

describe("the estimate", () => {
  test("is above what ran, whatever is asked", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(form, { minLength: 1, maxLength: 14 }), async (forms) =>
        expectEstimated(await ask(graph, forms)),
      ),
      { numRuns: propertyRuns(10) },
    );
  });

  test("is a number to plan with", () => {
    const reasoner = { id: "none", run: () => Promise.reject(new Error("asked")) };
    const { upstream } = queryStrategy.estimate(QUESTION, { graph, documents: [], reasoner }).most;
    expect(upstream).toEqual({ LABELS: 5, CATALOGUE: 1, SPARQL: 300 });
    expect(
      queryStrategy.estimate(QUESTION, { graph: fuse([graph, nothing]), documents: [], reasoner }).most.upstream,
    ).toEqual({
      LABELS: 10,
      CATALOGUE: 4,
      SPARQL: 1000,
    });
  });

  test("counts the entities that a client names", () => {
    const reasoner = { id: "none", run: () => Promise.reject(new Error("asked")) };
    const corrected = { ...QUESTION, options: { topicEntities: [{ mention: "question", iri: "urn:t:A" }] } };
    expect(queryStrategy.estimate(corrected, { graph, documents: [], reasoner }).most.upstream.SPARQL).toBe(301);
  });
});

describe("the queries of one question", () => {
  const names = (prefix: string): readonly Named[] =>
    Array.from({ length: 20 }, (_each, index): Named => [`${prefix}${index}`, 1 - index / 1000]);
  const hopeless = Array.from({ length: LIMITS.readings }, (_each, index) =>
    exists(
      at(
        intersect(instances(...names(`C${index}_`)), follow(mention(...names(`D${index}_`)), relation(...names(">p")))),
        { kind: "now" },
      ),
    ),
  );

  test("are bounded; that the bound was reached is said, and the answer is not called complete", async () => {
    const asked = await ask(nothing, hopeless);
    const queries = asked.ran.upstream.filter((each) => each === "SPARQL").length;
    expect(queries).toBeLessThanOrEqual(LIMITS.queries);
    expect(queries).toBeGreaterThan(LIMITS.queries / 2);
    expectEstimated(asked);
    expect(asked.result).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(asked.result.explanation).toContain("A question may put 200 queries to a graph; this one would take more.");
  });

  test("are more for several graphs, each of which goes on from what the others say", async () => {
    const asked = await ask([nothing, graph], hopeless);
    expectEstimated(asked);
    expect(asked.ran.upstream.filter((each) => each === "SPARQL").length).toBeGreaterThan(LIMITS.queries);
  });

  test("are as many when stages were stored: what is given back is what a stage took once", async () => {
    const budget = new QueryBudget(graph);
    const spend = (most: number, queries: number) =>
      budget.spend(most, async () => ({ value: "result", calls: { SPARQL: queries, CATALOGUE: 1 } }));
    expect(await spend(LIMITS.queries, LIMITS.queries - 10)).toBe("result");
    expect(await spend(11, 1)).toBeUndefined();
    expect(budget.reached).toBe(true);
    for (let n = 0; n < 10; n += 1) expect(await spend(1, 0)).toBe("result");
    expect(await spend(0, 0)).toBeUndefined();
  });
});

describe("readings that fit equally well", () => {
  test("are shown up to a bound, and the others are counted", async () => {
    const capitals = turtleGraph(
      Array.from({ length: 6 }, (_each, index) => `:L${index} :capital :M${index} .`).join("\n"),
    );
    const asked = await ask(
      capitals,
      Array.from({ length: 6 }, (_each, index) => follow(mention(`L${index}`), ">capital")),
    );
    expect(asked.result).toMatchObject({ status: "CONFLICTING", complete: false, text: "M0 / M1 / M2 / M3" });
    expect(asked.result.explanation).toContain("2 more readings fit as well and are not shown.");
    expectEstimated(asked);
  });
});
