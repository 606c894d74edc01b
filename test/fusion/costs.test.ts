import { describe, expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import { fidelisStrategy } from "../../engine/strategies/fidelis/strategy.ts";
import { MQPF_TASKS } from "../../engine/strategies/fusion/mqpf/tasks/tasks.ts";
import { treeqaStrategy } from "../../engine/strategies/treeqa/strategy.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { documents, HOME, MAYOR, NEVER, pottery, RUBBISH as RUBBISH_OF_HYDRA, web } from "../hydra/pottery.ts";
import { failing } from "../hydra/text/pages.ts";
import { gatewayUnderTest } from "../server/gateway-under-test.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { expectWithin } from "../query/expect-within.ts";
import { askFusion, askInTurn, type Answered } from "./asking.ts";

/** What FUSION costs, who pays for it, and what is left where it is stopped. */
const TIMES = /"(retrievedAt|asOf)":"[^"]*",?/gu;
const bytes = ({ result }: Answered): string => JSON.stringify(result).replaceAll(TIMES, "");

/** A model that keeps to no form. */
const RUBBISH = {
  ...RUBBISH_OF_HYDRA,
  ...Object.fromEntries(
    [...MQPF_TASKS, ...(treeqaStrategy.tasks ?? []), ...(fidelisStrategy.tasks ?? [])]
      .filter(({ name }) => name !== "analyse-question")
      .map(({ name }) => [name, () => ({ rubbish: true })]),
  ),
};

/** Nobody here has a hairdresser, and no document names one. */
const HAIRDRESSER = "Who is the hairdresser of Mira Holt?";

describe("a question that QUERY decides", () => {
  test.each([HOME, "Who is the mayor of Elmstad?", "Who is the master of Mira Holt?"])(
    "%s costs what QUERY costs, and gets the same answer",
    async (text) => {
      const world = async () => ({ graphs: [await pottery()], documents: [documents()], hasModel: true });
      const [query] = await askInTurn(text, ["QUERY"], await world());
      const fusion = await askFusion(text, await world());
      expect(query?.result.status).toBe("ANSWERED");
      expect(fusion.calls).toEqual(query?.calls);
      expect(fusion.tasks).toEqual(query?.tasks);
      expect(fusion.tasks).toEqual(["analyse-question"]);
      expect(fusion.stages.toSorted()).toEqual([...(query?.stages ?? []), "fusion.result"].toSorted());
      const { strategy, phase, ...found } = fusion.result;
      expect([strategy, phase]).toEqual(["FUSION", "QUERY"]);
      expect(JSON.stringify({ strategy: "QUERY", ...found }).replaceAll(TIMES, "")).toBe(bytes(query as Answered));
      // Whoever found a path is still said to have.
      expect(found.paths.map((path) => path.strategy)).toEqual(found.paths.map(() => "QUERY"));
    },
  );

  test("costs nothing where QUERY was asked before", async () => {
    const [, fusion] = await askInTurn(HOME, ["QUERY", "FUSION"], { graphs: [await pottery()], hasModel: true });
    expect(fusion).toMatchObject({ labels: ["Elmstad"], stages: ["fusion.result"], calls: [], tasks: [] });
  });
});

describe("four strategies in one request", () => {
  const ALL = ["TREEQA", "HYDRA", "FIDELIS", "FUSION"];
  const callsOf = async (queries: readonly string[]): Promise<number> => {
    const graph = await pottery();
    let sum = 0;
    for (const query of queries) {
      const engine = createEngine({ graphs: [graph], documents: [documents()], reasoner: createBuiltinReasoner() });
      const { post } = await gatewayUnderTest({ engine });
      const { body } = await post(query);
      expect(body.errors).toBeUndefined();
      const calls: readonly number[] = Object.values(body.extensions.cost.upstream);
      sum += calls.reduce((all, each) => all + each, 0);
    }
    return sum;
  };

  test.each([HOME, MAYOR])("%s: make fewer calls than four requests", async (text) => {
    const asked = ALL.map(
      (strategy) => `${strategy}: question(text: ${JSON.stringify(text)}, strategy: ${strategy}) { answer { text } }`,
    );
    const together = await callsOf([`{ ${asked.join(" ")} }`]);
    const apart = await callsOf(asked.map((each) => `{ ${each} }`));
    expect(together).toBeGreaterThan(0);
    expect(together).toBeLessThan(apart);
  });
});

describe("all strategies", () => {
  const EXHAUSTIVE = { parameters: { FUSION: { thoroughness: "EXHAUSTIVE" } } };
  const world = async () => ({
    graphs: [await pottery()],
    documents: [documents()],
    web: [web()],
    options: EXHAUSTIVE,
  });

  test("are asked where all is wanted, each once, and what they find counts once", async () => {
    const { result, stages } = await askFusion(HOME, await world());
    expect(stages).toEqual(
      expect.arrayContaining(["query.result", "treeqa.result", "hydra.result", "fidelis.result", "fusion.weights"]),
    );
    expect(stages.filter((name) => name === "analysis")).toHaveLength(1);
    expect(result).toMatchObject({ status: "ANSWERED", text: "Elmstad", complete: true });
    const [ids, evidence] = [result.paths.map(({ id }) => id), result.evidence.map(({ id }) => id)];
    expect([new Set(ids).size, new Set(evidence).size]).toEqual([ids.length, evidence.length]);
    for (const { steps } of result.paths)
      for (const step of steps) {
        expect(step.evidence.length).toBeGreaterThan(0);
        expect(evidence).toEqual(expect.arrayContaining([...step.evidence]));
      }
    const weights = result.paths.flatMap(({ weight }) => weight ?? []);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });

  test("find the same, and weigh it the same, from run to run", async () => {
    for (const text of [HOME, MAYOR, HAIRDRESSER]) {
      const [first, again] = [await askFusion(text, await world()), await askFusion(text, await world())];
      expect(bytes(again)).toBe(bytes(first));
    }
  });

  test("cost no more than was estimated", async () => {
    const given = await world();
    const asked = [HOME, MAYOR, HAIRDRESSER].flatMap((text) =>
      [NEVER, RUBBISH].map((replies) => [text, replies] as const),
    );
    for (const [text, replies] of asked) {
      const { result, stages, calls } = await askFusion(text, { ...given, hasModel: true, replies });
      // Nothing that a model says takes from what QUERY has decided.
      expect(result.values.map(({ node }) => node.label)).toEqual(text === HOME ? ["Elmstad"] : []);
      const reasoner = { ...createBuiltinReasoner(), mostRequests: (tasks: number) => tasks };
      const engine = createEngine({ graphs: given.graphs, documents: given.documents, web: given.web, reasoner });
      const estimate = engine.estimate(engine.question(text, { ...EXHAUSTIVE, strategy: "FUSION" }));
      expectWithin({ stages: [...stages], calls: [...calls], upstream: [] }, estimate, text);
      await engine.close();
    }
  });

  test("and what a model says of its own, which is no evidence and contradicts nothing", async () => {
    const chains = [{ text: "Mira Holt lives with her master, in Orby.", answers: ["Orby"] }];
    const asked = { ...(await world()), hasModel: true, replies: { "think-in-steps": () => ({ chains }) } };
    const beside = await askFusion(HOME, asked);
    expect(beside.tasks).toContain("think-in-steps");
    expect(beside.result).toMatchObject({ status: "ANSWERED", text: "Elmstad" });
    expect(beside.result.support).not.toContain("MODEL");
    expect(beside.result.paths.every(({ steps }) => steps.length > 0)).toBe(true);
    expect(beside.result.explanation).toContain("Without a source, the language model says Orby");

    const nobody = { ...asked, replies: { ...NEVER, ...asked.replies } };
    const alone = await askFusion(HAIRDRESSER, nobody);
    expect(alone.result).toMatchObject({ status: "ANSWERED", support: ["MODEL"], complete: false, confidence: 0 });
    const [path] = alone.result.paths;
    expect(path).toMatchObject({ sourceKinds: ["MODEL"], steps: [] });

    const undecided = [...chains, { text: "She lives alone, in Lund.", answers: ["Lund"] }];
    const torn = await askFusion(HAIRDRESSER, {
      ...nobody,
      replies: { ...NEVER, "think-in-steps": () => ({ chains: undecided }) },
    });
    expect(torn.result).toMatchObject({ status: "NOT_KNOWN", values: [], support: [] });
    expect(torn.result.explanation).toContain("Without a source, the language model says Lund");
  });

  test("are not asked for chains of thought where there is no model", async () => {
    const { stages } = await askFusion(HOME, await world());
    expect(stages).not.toContain("fusion.thoughts");
  });
});

describe("what stops it", () => {
  test("a budget that ends on the way leaves what QUERY found, and says so", async () => {
    const world = { graphs: [await pottery()], documents: [documents()], hasModel: true };
    const [query] = await askInTurn(MAYOR, ["QUERY"], world);
    const maxUpstreamCalls = (query?.calls.length ?? 0) + 2;
    const { result, calls } = await askFusion(MAYOR, { ...world, attend: { budget: { maxUpstreamCalls } } });
    expect(calls.length).toBeLessThanOrEqual(maxUpstreamCalls);
    expect(result).toMatchObject({ strategy: "FUSION", status: "NOT_KNOWN", complete: false });
    expect(result.explanation).toMatch(/QUERY \(found nothing\),.*(failed|maxUpstreamCalls)/u);
  });

  test("a budget that is too small for QUERY is told as QUERY tells it", async () => {
    const world = { graphs: [await pottery()], attend: { budget: { maxUpstreamCalls: 1 } } };
    const problems = await Promise.all(
      ["QUERY", "FUSION"].map((strategy) => askInTurn(HOME, [strategy], world).catch((error: unknown) => error)),
    );
    expect(problems).toMatchObject([{ code: "BUDGET_EXHAUSTED" }, { code: "BUDGET_EXHAUSTED" }]);
  });

  test("whoever cancels it while another strategy works", async () => {
    const asked = askFusion(MAYOR, {
      graphs: [await pottery()],
      documents: [documents()],
      cancels: (stage) => stage.startsWith("hydra."),
    });
    await expect(asked).rejects.toMatchObject({ code: "CANCELLED" });
  });

  test("a source that fails is named, and takes nothing from what others hold", async () => {
    const world = { graphs: [await pottery()], documents: [documents(), failing("archive")] };
    const known = await askFusion(HOME, world);
    expect(known.result).toMatchObject({ status: "ANSWERED", text: "Elmstad", complete: true });
    const unknown = await askFusion(HAIRDRESSER, world);
    expect(unknown.result).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(unknown.result.explanation).toContain("archive");
  });
});

test("a triple that has nothing to do with the question changes nothing", async () => {
  const turtle = ':a rdfs:label "Una Berg" ; :home :b . :b rdfs:label "Orby" . :home rdfs:label "home" .';
  const asking = async (more: string) =>
    askFusion("What is the home of Una Berg?", {
      graphs: [await graphOf(turtle + more)],
      options: { parameters: { FUSION: { thoroughness: "EXHAUSTIVE" } } },
    });
  const [plain, more] = [
    await asking(""),
    await asking(' :x rdfs:label "Quill" ; :colour :y . :y rdfs:label "grey" . :colour rdfs:label "colour" .'),
  ];
  expect(plain.labels).toEqual(["Orby"]);
  expect(bytes(more)).toBe(bytes(plain));
});
