import { describe, expect, onTestFinished, test } from "vitest";
import type { Reasoner } from "../../engine/task.ts";
import { BuiltinReplies } from "../model/builtin-replies.ts";
import { startTestModel, type TestModel } from "../model/test-model.ts";
import { evaluate, json, SET, workingFolder } from "./evaluate-fixtures.ts";

/** A model that knows two capitals, and wavers where it is asked to think. */
async function model() {
  let thoughts = 0;
  const others = new BuiltinReplies();
  const server = await startTestModel({
    reply(data, { task }) {
      if (task?.startsWith("baseline-") !== true) return others.replyTo(data);
      const answers = data.includes("What is the capital of Arden")
        ? ["Lisk"]
        : data.includes("What is the capital of Borea")
          ? ["Mirow"]
          : [];
      if (task === "baseline-sampled-thought") {
        thoughts += 1;
        return { thought: "I think so.", answers: thoughts % 3 === 0 ? ["Elsewhere"] : answers };
      }
      return { answers };
    },
  });
  onTestFinished(() => server.close());
  return {
    server,
    around: (reasoner: Reasoner) => others.beside(reasoner),
    environment: { WHYQL_MODEL: "test", OPENAI_BASE_URL: server.baseUrl, OPENAI_API_KEY: "sk-hush" },
  };
}

const requestsOf = ({ requests }: TestModel, task: string) => requests.filter((request) => request.task === task);

describe("baselines", () => {
  test("ask the model, and say that nothing grounds what it says", async () => {
    const { server, environment } = await model();
    const { out, exitCode, err } = await evaluate(
      workingFolder(),
      [...SET, "--strategy", "io,few-shot,cot,text-rag", "--json"],
      { environment },
    );
    expect({ exitCode, err: err.includes("hush") }).toEqual({ exitCode: 0, err: false });
    const { runs } = json(out);
    expect(
      runs.map(({ strategy, hits1, abstained, modelCalls, upstreamQueries }: any) => [
        strategy,
        hits1,
        abstained,
        modelCalls,
        upstreamQueries,
      ]),
    ).toEqual([
      ["IO", 0.4, 0.6, 1, 0],
      ["FEW_SHOT", 0.4, 0.6, 1, 0],
      ["COT", 0.4, 0.6, 1, 0],
      ["TEXT_RAG", 0.4, 0.6, 1, 1],
    ]);
    expect(runs[0].tokens).toBeGreaterThan(0);
    const [direct] = requestsOf(server, "baseline-direct");
    expect(direct?.body.messages).toHaveLength(2);
    expect(direct?.data).not.toContain("given");
    expect(requestsOf(server, "baseline-few-shot")[0]?.body.messages).toHaveLength(12);
    expect(
      requestsOf(server, "baseline-from-passages")
        .map(({ data }) => data)
        .join(),
    ).toContain("Lisk: Lisk is a town on a lake.");
  });

  test("vote among six thoughts at a temperature above 0", async () => {
    const { server, environment } = await model();
    const { out } = await evaluate(
      workingFolder(),
      [...SET, "--strategy", "self-consistency", "--limit", "5", "--json"],
      { environment },
    );
    expect(json(out).runs[0]).toMatchObject({ strategy: "SELF_CONSISTENCY", hits1: 0.4, modelCalls: 6 });
    const sampled = requestsOf(server, "baseline-sampled-thought");
    expect(sampled).toHaveLength(30);
    expect(new Set(sampled.map(({ body }) => body.temperature))).toEqual(new Set([0.7]));
  });

  test("put paths of the graph and thoughts before the model without weights", async () => {
    const { server, ...evaluating } = await model();
    const { out } = await evaluate(workingFolder(), [...SET, "--strategy", "multi-path", "--json"], evaluating);
    expect(json(out).runs[0]).toMatchObject({ strategy: "MULTI_PATH", hits1: 0.4, failed: 0 });
    expect(requestsOf(server, "baseline-sampled-thought")).toHaveLength(20);
    const asked = requestsOf(server, "baseline-from-paths")
      .map(({ data }) => data)
      .find((data) => data.includes("capital of Arden"));
    expect(asked).toContain("Arden – capital → Lisk");
    expect(asked).toContain("I think so. Lisk");
  });

  test("are refused without a model when they are named, and left out of --compare", async () => {
    const named = await evaluate(workingFolder(), [...SET, "--strategy", "io"]);
    expect(named).toMatchObject({
      exitCode: 1,
      asked: [],
      err: expect.stringMatching(/IO can not be run: it needs a language model: set WHYQL_MODEL/),
    });
    const compared = await evaluate(workingFolder(), [...SET, "--compare", "--json"]);
    expect(json(compared.out).runs.map(({ strategy }: any) => strategy)).toEqual([
      "QUERY",
      "TREEQA",
      "HYDRA",
      "HYDRA_E",
      "FIDELIS",
      "FUSION",
    ]);
    expect(compared.err).toMatch(
      /^Left out: IO, FEW_SHOT, COT, SELF_CONSISTENCY, TEXT_RAG, WEB_RAG, MULTI_PATH; it needs a language model: set WHYQL_MODEL, .*\.\n/,
    );
  });

  test("are refused where what they search is not configured", async () => {
    const { environment } = await model();
    const { exitCode, err } = await evaluate(workingFolder(), [...SET, "--strategy", "web-rag"], { environment });
    expect({ exitCode, err }).toEqual({
      exitCode: 1,
      err: expect.stringMatching(
        /WEB_RAG can not be run: it needs a search of the web: set WHYQL_WEB, and ask with --sources both/,
      ),
    });
  });
});
