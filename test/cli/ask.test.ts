import { describe, expect, test, vi } from "vitest";
import { drawTrace } from "../../cli/draw-trace.ts";
import { styleFor } from "../../cli/terminal.ts";
import { askCommand } from "../../cli/ask-command.ts";
import { Failure } from "../../engine/failure.ts";
import type { AnswerStatus, StrategyResult } from "../../engine/evidence/trace.ts";
import { RESULT } from "../fakes/fake-answer.ts";
import { fakeEngine, type FakeEngine } from "../fakes/fake-engine.ts";

async function ask(args: readonly string[], engine: FakeEngine = fakeEngine(), tty = false, environment = {}) {
  const written = { out: "", err: "" };
  const terminal = (name: "out" | "err") => ({ isTTY: tty, write: (text: string) => (written[name] += text) });
  const closed = vi.fn(async () => engine.close());
  const exitCode = await askCommand({
    arguments: args,
    environment,
    workingDirectory: "/nowhere",
    out: terminal("out"),
    err: terminal("err"),
    log: { warn: vi.fn(), error: vi.fn() },
    open: async () => ({ engine, close: closed }),
  });
  return { exitCode, ...written, closed };
}

const QUESTION = "On which island is the Indonesian capital located?";

describe("ask", () => {
  test("prints the answer", async () => {
    expect(await ask([QUESTION])).toMatchObject({
      exitCode: 0,
      err: "",
      out: "Java\nThe graph holds the capital; a document says where it is.\n(from the graph and documents, confidence 0.72, as of 2026-11-01)\n",
    });
  });

  test("prints its usage with --help", async () => {
    expect(await ask(["--help"])).toMatchObject({
      exitCode: 0,
      err: "",
      out: expect.stringMatching(/^Usage: npm run ask/),
    });
  });

  test("draws paths and citations with --trace", async () => {
    const { out } = await ask(["--trace", QUESTION]);
    await expect(out).toMatchFileSnapshot("ask.trace.txt");
  });

  test("draws the logic tree with --trace where the strategy makes one", async () => {
    const engine = fakeEngine();
    const { out } = await ask(["--strategy", "treeqa", "--trace", QUESTION], engine);
    await expect(out).toMatchFileSnapshot("ask.tree.txt");
    expect(engine.computed).toEqual(["topicEntities", "analysis", "treeqa.draft", "treeqa.tree", "treeqa.result"]);
  });

  test("draws what sources disagree on, and by what phase and scores a path was found", () => {
    const [path, ...paths] = RESULT.paths;
    const [first, second] = RESULT.evidence;
    const result: StrategyResult = {
      ...RESULT,
      paths: [
        { ...path!, phase: "INITIAL", scores: [{ criterion: "CROSS_SCORE", value: 0.639, min: 0, max: 1 }] },
        ...paths,
      ],
      conflicts: [
        { values: RESULT.values, taken: true, weight: 1.8, support: ["KG"], evidence: [first!.id], paths: [] },
        {
          ...{ values: [{ node: { kind: "text", label: "Bali" } }], taken: false, weight: 0.7, support: ["WEB"] },
          ...{ evidence: [second!.id], paths: [] },
        },
      ],
    };
    const drawn = drawTrace({ result, tree: undefined, sources: [] }, styleFor({ write: () => true }, {}));
    expect(drawn).toContain(
      "Conflicts\n  Java, taken: weight 1.80, from the graph [1]\n  Bali: weight 0.70, from the web [2]\n",
    );
    expect(drawn).toContain("initial: cross score 0.64\n");
  });

  test("prints the logic tree with --json where the strategy makes one", async () => {
    const { out } = await ask(["--strategy", "TREEQA", "--json", QUESTION]);
    const printed = JSON.parse(out);
    expect(Object.keys(printed)).toEqual(["question", "answer", "paths", "logicTree", "evidence", "cost"]);
    expect(Object.keys(printed.logicTree)).toEqual(["nodes", "revisions", "reading", "remarks", "complete"]);
    expect(printed.logicTree.nodes.map(({ id }: { id: string }) => id)).toEqual(["0", "1", "1.1", "2"]);
    expect(printed.logicTree.nodes[1]).toMatchObject({
      verdict: "REFUTED",
      correction: "Jakarta",
      answers: [{ label: "Jakarta", term: { iri: "urn:whyql:entity:jakarta" } }],
      references: ["e1"],
      evidence: [{ id: "e1" }],
      entities: [{ entity: { label: "Indonesia" }, kept: true }],
      relations: [{ relation: { label: "capital" } }, { direction: "BACKWARD", kept: false }],
    });
    expect(printed.logicTree.revisions).toMatchObject([{ nodeId: "1", removed: [{ id: "1.1" }] }]);
  });

  test("prints one JSON object with --json", async () => {
    const { out } = await ask(["--json", QUESTION]);
    expect(out.trimEnd().split("\n")).toHaveLength(1);
    const printed = JSON.parse(out);
    expect(Object.keys(printed)).toEqual(["question", "answer", "paths", "evidence", "cost"]);
    expect(printed.answer).toMatchObject({ text: "Java", confidence: 0.72 });
    expect(printed.question).toBe(QUESTION);
    expect(printed.answer.values).toEqual([
      { label: "Java", term: { iri: "urn:whyql:entity:java", label: "Java" }, validUntil: "2024" },
    ]);
    expect(printed.paths[0].steps[0].evidence).toEqual(["e1"]);
    expect(printed.evidence[0].id).toBe("e1");
    expect(printed.cost).toMatchObject({ stages: 3, modelCalls: 0 });
  });

  test("prints the stages that would run with --plan, and runs none", async () => {
    const engine = fakeEngine();
    expect(await ask(["--plan", QUESTION], engine)).toMatchObject({
      exitCode: 0,
      out: [
        "topicEntities  usually once, 1 name look-up; at most once, 1 name look-up",
        "analysis       usually once; at most once",
        "query.result   usually once, 1 graph query; at most once, 2 graph queries",
        "in all         usually 3 stages, 1 name look-up, 1 graph query; at most 3 stages, 1 name look-up, 2 graph queries",
        "measured with 7 questions on 2026-11-22\n",
      ].join("\n"),
    });
    expect(engine.computed).toEqual([]);
  });

  test("asks by any strategy that the engine has", async () => {
    const engine = fakeEngine();
    const strategies = [...engine.strategies, { name: "ECHO", description: "Repeats the question." }];
    const { out } = await ask(["--strategy", "echo", "--plan", "--json", QUESTION], { ...engine, strategies });
    expect(JSON.parse(out)).toMatchObject({
      strategy: "ECHO",
      stages: [{ name: "topicEntities", most: { stages: 1, upstream: { LABELS: 1 } } }, {}, {}],
      typical: { stages: 3 },
    });
  });

  test.each<[AnswerStatus, number]>([
    ["ANSWERED", 0],
    ["NOT_KNOWN", 2],
    ["CONFLICTING", 3],
  ])("exits %s with %i", async (status, exitCode) => {
    const engine = fakeEngine();
    const { result } = engine.stages;
    vi.spyOn(engine.stages, "result").mockImplementation((question, strategy) => ({
      ...result(question, strategy),
      compute: async () => ({ ...RESULT, status }),
    }));
    expect(await ask([QUESTION], engine)).toMatchObject({ exitCode });
  });

  test("exits 1 when a source fails, and closes what was opened", async () => {
    const engine = fakeEngine({
      during: async () => {
        throw new Failure("SOURCE_UNAVAILABLE", "The graph does not answer.");
      },
    });
    const { exitCode, err, out, closed } = await ask([QUESTION], engine);
    expect({ exitCode, err, out }).toEqual({
      exitCode: 1,
      out: "",
      err: "whyql: SOURCE_UNAVAILABLE: The graph does not answer.\n",
    });
    expect(closed).toHaveBeenCalledOnce();
  });

  test("colours and shows progress on a terminal only, and obeys NO_COLOR", async () => {
    const coloured = await ask([QUESTION], fakeEngine(), true);
    expect(coloured.out).toContain("\u001b[1mJava\u001b[22m");
    expect(coloured.err).toContain("… answering by a query");
    expect(coloured.err.endsWith("\r\u001b[K")).toBe(true);
    const plain = await ask([QUESTION], fakeEngine(), true, { NO_COLOR: "1" });
    expect(plain.out).not.toContain("\u001b");
  });
});

describe("ask refuses", () => {
  test.each<[string, readonly string[], RegExp]>([
    ["no question", [], /There is no question/],
    ["two questions", ["Who", "where"], /more than one question: "Who", "where"/],
    ["a flag that does not exist", ["--tree", QUESTION], /--tree/],
    [
      "a strategy that does not exist",
      ["--strategy", "hydra", QUESTION],
      /"hydra" is not a strategy. Those that are: QUERY, FUSION, TREEQA\./,
    ],
  ])("%s", async (_name, args, message) => {
    const { exitCode, err, out } = await ask(args);
    expect(exitCode).toBe(1);
    expect(out).toBe("");
    expect(err).toMatch(message);
    expect(err).toContain("Usage: npm run ask");
  });

  test("a strategy that does not exist only after it has closed what was opened", async () => {
    const { closed } = await ask(["--strategy", "hydra", QUESTION]);
    expect(closed).toHaveBeenCalledOnce();
  });

  test("an empty question", async () => {
    expect(await ask([" "])).toMatchObject({ exitCode: 1, err: expect.stringMatching(/BAD_USER_INPUT: .*empty/) });
  });
});
