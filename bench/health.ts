import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { DENSE_QUESTIONS, denseGraph } from "./dense-graph.ts";
import { type Benchmark, type BenchmarkResult, compared } from "./result.ts";
import { type BenchedServer, startServer } from "./server.ts";
import { type Shape, WORST_SHAPES } from "./worst-shapes.ts";

/** Milliseconds between two looks at the health. */
const INTERVAL_MS = 5;
const IDLE_MS = 5_000;
/** Milliseconds that a question gets. */
const DEADLINE_MS = 2_000;
const AT_ONCE = 2;

const ANSWER = `query ($text: String!, $options: QuestionOptions) { query: question(text: $text, options: $options) { answer { status } } treeqa: question(text: $text, strategy: TREEQA, options: $options) { answer { status } } hydra: question(text: $text, strategy: HYDRA, options: $options) { answer { status } } }`;

/** Questions, and what they are asked of. */
interface Scenario {
  /** Begins the names of its results. */
  readonly name: string;
  readonly title: string;
  readonly questions: readonly Shape[];
  /** The graph in Turtle; the built-in one when absent. */
  readonly graph?: string;
}

const SCENARIOS: readonly Scenario[] = [
  { name: "health", title: "worst questions", questions: WORST_SHAPES },
  { name: "health.dense", title: "dense graph", questions: DENSE_QUESTIONS, graph: denseGraph() },
];

interface Asked extends Shape {
  readonly ms: number;
  /** Statuses of answers, or codes of errors. */
  readonly outcome: string;
}

/** How long `/health/live` takes while questions are asked that are much work, beside the same on the idle server. */
export const health: Benchmark = async (tell) => {
  const results: BenchmarkResult[] = [];
  for (const scenario of SCENARIOS) results.push(...(await measure(scenario, tell)));
  return results;
};

async function measure(
  { name, title, questions, graph }: Scenario,
  tell: Parameters<Benchmark>[0],
): Promise<readonly BenchmarkResult[]> {
  const folder = await mkdtemp(join(tmpdir(), "whyql-bench-"));
  try {
    const file = join(folder, "graph.ttl");
    if (graph !== undefined) await writeFile(file, graph);
    const server = await startServer(graph === undefined ? {} : { WHYQL_GRAPH_FILES: file });
    try {
      // What is loaded once has been loaded.
      await ask(server, { name: "first", question: "Where was Marie Curie born?" });
      await healthDuring(server, delay(500));
      const idle = await healthDuring(server, delay(IDLE_MS));
      const asked: Asked[] = [];
      const busy = await healthDuring(server, askAll(server, questions, asked));
      tell(`/health/live, ms        slowest    99 %   median   answers`);
      tell(`  ${"idle".padEnd(17)}${summary(idle)}`);
      tell(`  ${title.padEnd(17)}${summary(busy)}`);
      tell("slowest questions, ms");
      for (const slow of asked.sort((a, b) => b.ms - a.ms).slice(0, 8))
        tell(`  ${slow.ms.toFixed(0).padStart(6)}  ${slow.name}: ${slow.outcome}`);
      return [
        compared(`${name}.slowest`, "ms", at(busy, 1), "the same server, idle", at(idle, 1)),
        compared(`${name}.p99`, "ms", at(busy, 0.99), "the same server, idle", at(idle, 0.99)),
        compared(`${name}.median`, "ms", at(busy, 0.5), "the same server, idle", at(idle, 0.5)),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function askAll(server: BenchedServer, questions: readonly Shape[], asked: Asked[]): Promise<void> {
  const open = [...questions];
  const askOn = async (): Promise<void> => {
    for (let shape = open.shift(); shape !== undefined; shape = open.shift()) asked.push(await ask(server, shape));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
}

async function ask({ origin }: BenchedServer, shape: Shape): Promise<Asked> {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: ANSWER, variables: { text: shape.question, options: { deadlineMs: DEADLINE_MS } } }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { question?: Readonly<Record<string, { status: string } | null>> | null };
    errors?: readonly { extensions: { code: string } }[];
  };
  const outcomes = [
    ...Object.values(data?.question ?? {}).flatMap((answer) => answer?.status ?? []),
    ...(errors ?? []).map(({ extensions }) => extensions.code),
  ];
  return { ...shape, ms: performance.now() - startedAt, outcome: [...new Set(outcomes)].join(", ") };
}

/** Milliseconds that each look at the health takes, until something is over. */
async function healthDuring({ origin }: BenchedServer, something: Promise<unknown>): Promise<readonly number[]> {
  let isOver = false;
  const over = something.finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    const startedAt = performance.now();
    await (await fetch(`${origin}/health/live`)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await delay(INTERVAL_MS);
  }
  await over;
  return times.sort((a, b) => a - b);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function summary(sorted: readonly number[]): string {
  return (
    [1, 0.99, 0.5].map((share) => at(sorted, share).toFixed(1).padStart(9)).join("") +
    String(sorted.length).padStart(10)
  );
}
