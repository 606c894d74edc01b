import { describe, expect, test } from "vitest";
import { ground } from "../../engine/query/grounding/ground.ts";
import { LIMITS } from "../../engine/query/limits.ts";
import { queryStrategy } from "../../engine/strategies/query/strategy.ts";
import { ask, QUESTION } from "./ask.ts";
import { expectWithin } from "./expect-within.ts";
import {
  anyRelation,
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
  union,
  where,
  type Named,
} from "./forms.ts";
import { turtleGraph } from "./turtle-graph.ts";

const graph = turtleGraph(`
  :Fury a :film ; :director :David_Ayer ; :cast_member :Logan_Lerman .
  :Fury_2012 a :film ; :director :David_Weaver .
  :Fury_myth a :deity ; :parent :Gaia .
  :Noah :director :Darren ; :cast_member :Logan_Lerman .
  :Georgia :capital :Tbilisi . :Georgia_US :capital :Atlanta .
`);

describe("the graph chooses among candidates", () => {
  test("what it does not support is dropped, and the best of the rest is taken", async () => {
    const form = follow(
      mention(["Fury myth", 1], ["Fury", 0.9], ["Fury 2012", 0.8]),
      relation([">writer", 1], [">director", 0.8]),
    );
    const { result, values, ran } = await ask(graph, form);
    expect(values).toEqual(["David Ayer"]);
    expect(result.score).toBeCloseTo(0.9 * 0.8);
    expect(result.paths[0]?.scores).toEqual([
      { criterion: "READING", value: 1, min: 0, max: 1 },
      { criterion: "LINKING", value: expect.closeTo(0.72) as number, min: 0, max: 1 },
    ]);
    expect(ran.stages).toEqual([
      "query.result",
      "analysis",
      "mentions",
      "catalogue",
      "query.grounding",
      "query.execution",
    ]);
  });

  test("the other parts of a question decide what a name means", async () => {
    const form = intersect(
      follow(mention(["David Weaver", 1], ["David Ayer", 0.7]), "<director"),
      follow(mention("Logan Lerman"), "<cast member"),
    );
    expect((await ask(graph, form)).values).toEqual(["Fury"]);
  });

  test("a relation of either direction", async () => {
    expect((await ask(graph, follow(mention("Gaia"), relation([">parent", 1], ["<parent", 0.9])))).values).toEqual([
      "Fury myth",
    ]);
  });

  test("nothing is asked when nothing is ambiguous, or nothing can be meant", async () => {
    const asked = graph.queries.length;
    const context = { signal: new AbortController().signal, upstream: () => Promise.reject(new Error("asked")) };
    expect(await ground(follow(mention("Fury"), ">director"), graph, context)).toMatchObject({
      combinations: 1,
      examined: 1,
    });
    expect(await ground(follow(mention("Fury"), open("filmed in")), graph, context)).toMatchObject({
      groundings: [],
      combinations: 0,
    });
    expect(graph.queries).toHaveLength(asked);
  });

  test("readings are tried best first, and none after the answer that could not beat it", async () => {
    const good = { form: follow(mention("Fury"), ">director"), score: 0.9 };
    const none = { form: follow(mention("Fury"), ">writer"), score: 1 };
    const worse = { form: follow(mention("Noah"), ">director"), score: 0.5 };
    const { values, ran } = await ask(graph, [worse, good, none]);
    expect(values).toEqual(["David Ayer"]);
    expect(ran.stages.filter((name) => name === "query.execution")).toHaveLength(2);
  });

  test("two readings that fit equally well and disagree are shown as disagreeing", async () => {
    const forms = ["Georgia", "Georgia US"].map((name, index) => ({
      form: follow(mention(name), ">capital"),
      score: 0.9 - index / 100,
    }));
    const { result, paths } = await ask(graph, forms);
    expect(result).toMatchObject({ status: "CONFLICTING", text: "Tbilisi / Atlanta" });
    expect(paths).toEqual(["Georgia – capital → Tbilisi", "Georgia US – capital → Atlanta"]);
    expect(result.explanation).toContain("in another way equally well");
    const director = follow(mention("Fury"), ">director");
    const agreeing = [director, intersect(director, director)];
    expect((await ask(graph, agreeing)).result.status).toBe("ANSWERED");
  });
});

describe("a name of two things", () => {
  const capital = (...names: readonly Named[]) => follow(mention(...names), relation([">capital", 1], [">seat", 0.9]));

  test("that fit equally well and answer differently is a conflict, not a guess", async () => {
    const { result, paths } = await ask(graph, capital(["Georgia", 1], ["Georgia US", 0.98]));
    expect(result).toMatchObject({ status: "CONFLICTING", text: "Tbilisi / Atlanta" });
    expect(paths).toHaveLength(2);
  });

  test("is what fits better, where one does", async () => {
    const { result, ran } = await ask(graph, capital(["Georgia", 1], ["Georgia US", 0.9]));
    expect(result).toMatchObject({ status: "ANSWERED", text: "Tbilisi" });
    expect(ran.stages.filter((name) => name === "query.execution")).toHaveLength(1);
  });
});

describe("bounds", () => {
  const names = (prefix: string, length: number) =>
    Array.from({ length }, (_each, index): readonly [string, number] => [`${prefix}${index}`, 1 - index / 1000]);

  test("many candidates: the supported ones are found among a million combinations by a few queries", async () => {
    const hidden = turtleGraph(":E19 :p19 :M . :F19 :q19 :M .");
    const form = intersect(
      follow(mention(...names("E", 20)), relation(...names(">p", 20))),
      follow(mention(...names("F", 20)), relation(...names(">q", 20))),
    );
    const { values, ran } = await ask(hidden, form);
    // 400 pairs are more than may be asked about; what was not asked is said.
    expect(ran.upstream.length).toBeLessThan(20);
    expect(
      values.length === 1 ||
        (await ask(hidden, form)).result.explanation.includes("combinations of what the words may mean were not tried"),
    ).toBe(true);
    const smaller = intersect(
      follow(mention(...names("E", 20).slice(12)), relation(...names(">p", 20).slice(12))),
      follow(mention(...names("F", 20).slice(12)), relation(...names(">q", 20).slice(12))),
    );
    expect((await ask(hidden, smaller)).values).toEqual(["M"]);
  });

  test("what was not tried is counted, and neither an answer nor its absence is then complete", async () => {
    const hidden = turtleGraph(":E19 :p19 :M . :A :p :B .");
    const wide = follow(mention(...names("E", 20)), relation(...names(">q", 20)));
    const missed = await ask(hidden, wide);
    expect(missed.result).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(missed.result.explanation).toContain("16 combinations of what the words may mean were not tried.");
    const found = await ask(hidden, [wide, { form: follow(mention("A"), ">p"), score: 0.9 }]);
    expect(found.result).toMatchObject({ status: "ANSWERED", text: "B", complete: false });
    expect(found.result.explanation).toContain("16 combinations of what the words may mean were not tried.");
  });

  test("what could not have come before the answer need not be tried", async () => {
    const hidden = turtleGraph(":A :p :B .");
    const wide = follow(mention(...names("E", 20)), relation(...names(">q", 20)));
    expect((await ask(hidden, [{ form: wide, score: 0.9 }, follow(mention("A"), ">p")])).result).toMatchObject({
      text: "B",
      complete: true,
    });
    const poor = follow(
      mention(["E", 1], ...names("F", 19).map((name): Named => [name[0] ?? "", 0.5])),
      relation(...names(">q", 20)),
    );
    expect((await ask(hidden, [poor, { form: follow(mention("A"), ">p"), score: 0.9 }])).result).toMatchObject({
      text: "B",
      complete: true,
    });
  });

  test("supported combinations beyond those executed are counted too", async () => {
    const dull = turtleGraph(Array.from({ length: 5 }, (_each, index) => `:E${index} :size "unknown" .`).join("\n"));
    const { result } = await ask(
      dull,
      exists(where(mention(...names("E", 5)), ">size", { operator: ">", value: { type: "number", number: 3 } })),
    );
    expect(result).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(result.explanation).toContain("2 combinations of what the words may mean were not tried.");
  });

  test("a reading too large to run is refused", async () => {
    let form = follow(mention("A"), ">p");
    for (let depth = 0; depth < LIMITS.formNodes; depth += 1) form = follow(form, ">p");
    const { result, ran } = await ask(graph, form);
    expect(result.explanation).toContain("too large");
    expect(ran.upstream).not.toContain("SPARQL");
  });

  test("rows beyond the limit are cut off, and the answer says that it is not complete", async () => {
    const wide = turtleGraph(
      Array.from({ length: LIMITS.rows + 5 }, (_each, index) => `:Hub :part :P${index} .`).join("\n"),
    );
    const { result } = await ask(wide, follow(mention("Hub"), ">part"));
    expect(result).toMatchObject({ status: "ANSWERED", complete: false });
    expect(result.explanation).toContain("cut off");
    expect(result.paths).toHaveLength(LIMITS.paths);
    expect(result.explanation).toContain("4,950 more paths are not shown");
    const counted = await ask(wide, count(follow(mention("Hub"), ">part")));
    expect(counted.result.text).toBe("5,005");
  });

  test("the estimate is above what ran, whatever is asked", async () => {
    const forms = [
      follow(mention("Fury"), ">director"),
      follow(mention(...names("E", 20)), relation(...names(">p", 20))),
      extreme(except(instances("film"), extreme(instances("film"), ">height", "max")), ">height", "max"),
      union(follow(mention("Fury"), anyRelation()), follow(mention("Noah"), ">director")),
      exists(intersect(mention("Fury"), follow(mention("Gaia"), "<parent"))),
      follow(mention("Fury"), open("filmed in")),
    ];
    for (const form of forms) {
      const { ran, parts } = await ask(graph, [form, ...forms]);
      expectWithin(ran, queryStrategy.estimate(QUESTION, parts));
    }
  });
});

describe("several graphs", () => {
  const first = turtleGraph(":A :p :B .", { id: "first" });
  const second = turtleGraph(":A :p :B, :C .", { id: "second" });

  test("are united by IRI, each with its own evidence", async () => {
    const { result, values } = await ask([first, second], follow(mention("A"), ">p"));
    expect(values).toEqual(["B", "C"]);
    expect(result.evidence.map(({ source }) => source)).toEqual(["first", "second", "second"]);
    expect(result.paths.map(({ text }) => text)).toEqual(["A – p → B", "A – p → C"]);
  });

  test("one that fails does not take what the other found", async () => {
    const { Failure } = await import("../../engine/failure.ts");
    const broken = {
      ...second,
      select: () => Promise.reject(new Failure("SOURCE_UNAVAILABLE", "second did not answer")),
    };
    const { result, values } = await ask([first, broken], follow(mention("A"), ">p"));
    expect(values).toEqual(["B"]);
    expect(result).toMatchObject({ complete: false });
    expect(result.explanation).toContain("Second did not answer.");
    await expect(ask(broken, follow(mention("A"), ">p"))).rejects.toThrow("second did not answer");
  });
});

describe("not known", () => {
  test("says why: not understood, or not supported", async () => {
    const none = await ask(graph, [], { reason: "No name in the question is known to the graph." });
    expect(none.result).toMatchObject({
      status: "NOT_KNOWN",
      text: "Not known",
      confidence: 0,
      explanation: "The question was not understood. No name in the question is known to the graph.",
    });
    expect(none.ran.stages).toEqual(["query.result", "analysis", "mentions", "catalogue"]);
    const unsupported = await ask(graph, follow(mention("Noah"), ">writer"));
    expect(unsupported.result.explanation).toBe(
      "Read as “the writer of Noah”. The sources hold nothing that answers this. The graph has “Noah”, but states no “writer” for it.",
    );
  });
});
