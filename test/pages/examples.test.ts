import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { execFile } from "node:child_process";
import { createInterface } from "node:readline";
import { describe, expect, onTestFinished, test } from "vitest";
import { openEmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { gatewayUnderTest } from "../server/gateway-under-test.ts";

interface Asked {
  readonly question: string;
  /** Empty for a question that the graph does not answer. */
  readonly answers: readonly string[];
}

const QUESTIONS = JSON.parse(readFileSync("examples/own-graph/questions.json", "utf8")) as readonly Asked[];

async function breweries() {
  const graph = await openEmbeddedGraph({
    id: "breweries",
    title: "The brewers' guild",
    files: ["examples/own-graph/brewery.ttl"],
  });
  onTestFinished(() => graph.close());
  return gatewayUnderTest({
    engine: createEngine({ graphs: [graph], documents: [], reasoner: createBuiltinReasoner() }),
  });
}

test("a graph with a vocabulary of its own is asked in plain English", async () => {
  const { post } = await breweries();
  const query = `query ($text: String!) {
    question(text: $text) {
      answer { status support sparql values { nodes { label } } } paths { nodes { steps { evidence { nodes { triple { subject { ... on Entity { iri } } } } } } } }
    }
  }`;
  expect(QUESTIONS).toHaveLength(8);
  for (const { question, answers } of QUESTIONS) {
    const { body } = await post(query, { text: question });
    expect(body.errors, question).toBeUndefined();
    const { answer, paths } = body.data.question;
    const { status, support, sparql, values } = answer;
    expect({ question, status, labels: values.nodes.map(({ label }: { label: string }) => label) }).toEqual({
      question,
      status: answers.length === 0 ? "NOT_KNOWN" : "ANSWERED",
      labels: answers,
    });
    if (answers.length === 0) continue;
    expect(support).toEqual(["KG"]);
    expect(sparql).toContain("https://brewery.example/");
    const steps = paths.nodes.flatMap((path: { steps: unknown[] }) => path.steps);
    expect(steps.length).toBeGreaterThan(0);
    for (const { evidence } of steps)
      expect(evidence.nodes[0].triple.subject.iri).toContain("https://brewery.example/");
  }
});

test("Apollo Client asks, and watches the work", async () => {
  const { url } = await breweries();
  const { stdout } = await promisify(execFile)(process.execPath, [
    "examples/apollo-client/ask.js",
    "Who founded the brewery that makes River Dog?",
    url,
  ]);
  const lines = stdout.trimEnd().split("\n");
  expect(lines).toContain("StageStarted query.result");
  expect(lines.slice(-3)).toEqual([
    "WorkEnded COMPLETED",
    "ANSWERED: Bram Otter",
    expect.stringMatching(/^River Dog – brewed by → Otter & Sons – founded by → Bram Otter/),
  ]);
});

test("a source of one's own is searched where the graph leaves something open, and quoted", async () => {
  const ask = async (...question: string[]) =>
    (await promisify(execFile)(process.execPath, ["examples/custom-source/ask.js", ...question])).stdout
      .trimEnd()
      .split("\n");
  expect(await ask()).toEqual([
    "ANSWERED: Ines Falk",
    "  “Lantern Brewery was designed by Ines Falk.” — Logbook of 2025-09-14",
    "  1 searches of the logbook",
  ]);
  expect(await ask("Who founded the brewery that makes River Dog?")).toEqual(
    expect.arrayContaining(["ANSWERED: Bram Otter", "  0 searches of the logbook"]),
  );
  const lines = readFileSync("examples/custom-source/ask.js", "utf8").trim().split("\n");
  expect(lines.length).toBeLessThan(60);
});

test("a strategy of one's own is asked by its name", async () => {
  const ask = async (...question: string[]) =>
    (await promisify(execFile)(process.execPath, ["examples/custom-strategy/ask.js", ...question])).stdout
      .trimEnd()
      .split("\n");
  expect(await ask()).toEqual([
    "ANSWERED: What the graphs say of “Night Ferry”.",
    "  Night Ferry – alcohol by volume → 6.2 percent",
    "  Night Ferry – brewed by → Lantern Brewery",
    "  Night Ferry – hopped with → Fuggle",
  ]);
  expect(await ask("Who am I?")).toEqual(["NOT_KNOWN: The question names nothing that the graphs know."]);
  expect(readFileSync("examples/custom-strategy/ask.js", "utf8").trim().split("\n").length).toBeLessThan(80);
});

test("paths of another system are weighed, and answered from", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["examples/fuse-paths/ask.js"]);
  const [answer, ...weighed] = stdout.trimEnd().split("\n");
  expect(answer).toBe("ANSWERED: Lund");
  expect(weighed).toHaveLength(5);
  expect(weighed[0]).toMatch(/place lived → Lund/u);
  expect(weighed.at(-1)).toMatch(/^ {2}not taken: Ystad/u);
});

describe("an Express application", () => {
  test("serves the gateway beside its own pages", async () => {
    const child = spawn(process.execPath, ["examples/express/server.js"], {
      env: { ...process.env, PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const [line] = (await once(createInterface(child.stdout), "line")) as [string];
    const url = line.replace("listening at ", "");
    expect(await (await fetch(new URL("/hello", url))).text()).toBe("An application of your own.");
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: `{ question(text: "Which brewery makes Night Ferry?") { answer { text } } }` }),
    });
    expect(((await response.json()) as any).data.question.answer.text).toBe("Lantern Brewery");
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});
