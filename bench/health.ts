import { setTimeout as delay } from "node:timers/promises";
import { type Benchmark, compared } from "./result.ts";
import { type BenchedServer, startServer } from "./server.ts";
import { type Shape, WORST_SHAPES } from "./worst-shapes.ts";

/** Milliseconds between two looks at the health. */
const INTERVAL_MS = 5;
const IDLE_MS = 5_000;
/** Milliseconds that a question gets. */
const DEADLINE_MS = 2_000;
const AT_ONCE = 2;

const ANSWER = `query ($text: String!, $options: QuestionOptions) { question(text: $text, options: $options) { query: answer(strategy: QUERY) { status } treeqa: answer(strategy: TREEQA) { status } } }`;

interface Asked extends Shape {
  readonly ms: number;
  /** Statuses of answers, or codes of errors. */
  readonly outcome: string;
}

/** How long `/health/live` takes while questions of the worst shapes are asked, beside the same on the idle server. */
export const health: Benchmark = async (tell) => {
  const server = await startServer();
  try {
    // What is loaded once has been loaded.
    await ask(server, { name: "first", question: "Where was Marie Curie born?" });
    await healthDuring(server, delay(500));
    const idle = await healthDuring(server, delay(IDLE_MS));
    const asked: Asked[] = [];
    const busy = await healthDuring(server, askAll(server, asked));
    tell(`/health/live, ms        slowest    99 %   median   answers`);
    tell(`  idle             ${summary(idle)}`);
    tell(`  worst questions  ${summary(busy)}`);
    tell("slowest questions, ms");
    for (const { name, ms, outcome } of asked.sort((a, b) => b.ms - a.ms).slice(0, 8))
      tell(`  ${ms.toFixed(0).padStart(6)}  ${name}: ${outcome}`);
    return [
      compared("health.slowest", "ms", at(busy, 1), "the same server, idle", at(idle, 1)),
      compared("health.p99", "ms", at(busy, 0.99), "the same server, idle", at(idle, 0.99)),
      compared("health.median", "ms", at(busy, 0.5), "the same server, idle", at(idle, 0.5)),
    ];
  } finally {
    await server.stop();
  }
};

async function askAll(server: BenchedServer, asked: Asked[]): Promise<void> {
  const open = [...WORST_SHAPES];
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
