import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Multigraph, NONE } from "../engine/graph/multigraph/multigraph.ts";
import { Numbers } from "../engine/graph/multigraph/numbers.ts";
import { readEdges, writeEdges } from "./paths/edge-file.ts";
import type { Searched } from "./paths/measured.ts";
import { type NumberedEdge, scaleFreeEdges } from "./paths/scale-free.ts";
import { oneOf, randomStream } from "./reading/random.ts";
import { type Benchmark, type BenchmarkResult, compared } from "./result.ts";

const DEFAULT_EDGES = "10000,100000,1000000,10000000";
/** What a process may take that searches a graph: others are ended, and it is said. */
const MOST_MS = 300_000;
const MOST_MB = 12_288;
/** Characters of what a process says of its end. */
const MOST_OF_PROBLEM = 4_000;
const PAIRS = 10;
/** Edges of the longest chain: as many as Hydra's search goes from one entity. */
const LONGEST = 3;
const NODE = [process.execPath, "--no-warnings", "--expose-gc", `--max-old-space-size=${MOST_MB}`] as const;
const OURS = [...NODE, inFolder("with-multigraph.ts")] as const;
const OTHERS = {
  graphology: [...NODE, inFolder("with-graphology.ts")],
  networkx: ["python3", inFolder("with_networkx.py")],
} as const;

/**
 * How long all chains between two nodes take to be found, and what an edge takes of memory, beside two libraries that
 * find the same, in scale-free graphs of 10 thousand to 10 million edges: `WHYQL_BENCH_EDGES` says of how many others.
 * With a folder of data also in the graph of its `kb.txt`, whose lines are `subject|relation|object`, as MetaQA's are.
 * A library that is not installed, or takes more than five minutes or 12 GB, is left out, and that is said.
 */
export const paths: Benchmark = async (tell, { data }) => {
  const sizes = (process.env["WHYQL_BENCH_EDGES"] ?? DEFAULT_EDGES).split(",").map(Number);
  const results: BenchmarkResult[] = [];
  for (const size of sizes) results.push(...(await searched(`${size}`, scaleFreeEdges(size), tell)));
  if (data === undefined) tell("kb: not searched: no folder with a kb.txt was given (--data <folder>)");
  else results.push(...(await searched("kb", linesOf(await readFile(join(data, "kb.txt"), "utf8")), tell)));
  return results;
};

async function searched(
  name: string,
  edges: Iterable<NumberedEdge>,
  tell: (line: string) => void,
): Promise<readonly BenchmarkResult[]> {
  const folder = await mkdtemp(join(tmpdir(), "whyql-bench-"));
  try {
    const [file, pairs] = [join(folder, "edges"), join(folder, "pairs")];
    const written = writeEdges(file, edges);
    await writeFile(pairs, JSON.stringify(pairsIn(file)));
    const arguments_ = [file, pairs, `${LONGEST}`];
    const ours = await run(OURS, arguments_);
    if (typeof ours === "string") throw new Error(`The multigraph of ${written} edges ${ours}.`);
    const total = ours.chains.reduce((sum, each) => sum + each, 0);
    tell(
      `${name}: ${written} edges; ${total} chains of at most ${LONGEST} edges between ${ours.chains.length} pairs of nodes`,
    );
    tell(`${name}: ${shown("multigraph", ours, written)}`);
    const results: BenchmarkResult[] = [];
    for (const [other, command] of Object.entries(OTHERS)) {
      if (other === "networkx" && typeof (await run(["python3", "-c"], ["import networkx; print(1)"])) === "string") {
        tell(`${name}: not searched with networkx, which is not installed`);
        continue;
      }
      const theirs = await run(command, arguments_);
      if (typeof theirs === "string") {
        tell(`${name}: ${other} ${theirs}`);
        continue;
      }
      tell(`${name}: ${shown(other, theirs, written)}`);
      if (theirs.chains.join() !== ours.chains.join()) throw new Error(`${other} found other chains.`);
      results.push(
        compared(`paths.search-${name}`, "ms", ours.searchedMs, other, theirs.searchedMs),
        compared(`paths.build-${name}`, "ms", ours.builtMs, other, theirs.builtMs),
        compared(
          `paths.memory-${name}`,
          "resident bytes per edge",
          ours.residentBytes / written,
          other,
          theirs.residentBytes / written,
        ),
      );
    }
    return results;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function shown(what: string, { residentBytes, builtMs, searchedMs }: Searched, edges: number): string {
  return `${what}: ${(residentBytes / edges).toFixed(1)} resident bytes an edge, built in ${builtMs.toFixed(0)} ms, searched in ${searchedMs.toFixed(1)} ms`;
}

/** Pairs of nodes that are tied by a chain: a node drawn by chance, and where as many steps lead from it. */
function pairsIn(file: string): readonly (readonly [number, number])[] {
  const graph = new Multigraph();
  readEdges(file, (from, relation, to) => {
    while (graph.nodes <= Math.max(from, to)) graph.addNode();
    graph.addEdge(from, relation, to);
  });
  const random = randomStream(2);
  const pairs: (readonly [number, number])[] = [];
  while (pairs.length < PAIRS) {
    const start = Math.floor(random() * graph.nodes);
    let end = start;
    for (let step = 0; step < LONGEST; step += 1) end = oneOf(neighbours(graph, end), random);
    if (end !== start) pairs.push([start, end]);
  }
  return pairs;
}

function neighbours(graph: Multigraph, node: number): readonly number[] {
  const found: number[] = [];
  for (let walked = graph.firstAround(node); walked !== NONE; walked = graph.nextAround(node, walked))
    found.push(graph.end(walked));
  return found;
}

function* linesOf(text: string): Generator<NumberedEdge> {
  const [nodes, relations] = [new Numbers(), new Numbers()];
  for (const line of text.split("\n")) {
    const [subject, relation, object] = line.split("|");
    if (subject !== undefined && relation !== undefined && object !== undefined)
      yield [nodes.of(subject), relations.of(relation), nodes.of(object)];
  }
}

function inFolder(name: string): string {
  return join(import.meta.dirname, "paths", name);
}

/** What a process says at its end, or why it has said nothing, as a clause. */
async function run(
  [command = "", ...first]: readonly string[],
  arguments_: readonly string[],
): Promise<Searched | string> {
  const child = spawn(command, [...first, ...arguments_], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, MOST_MB: `${MOST_MB}` },
  });
  let output = "";
  let problem = "";
  child.stdout.on("data", (data: Buffer) => (output += data.toString()));
  child.stderr.on("data", (data: Buffer) => (problem = (problem + data.toString()).slice(-MOST_OF_PROBLEM)));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, MOST_MS);
  const code = await new Promise((resolve) => {
    child.once("close", (status, signal) => resolve(status ?? signal));
    child.once("error", ({ message }) => resolve(message));
  });
  clearTimeout(timer);
  if (isLate) return `took longer than ${MOST_MS / 1_000} s and was ended`;
  if (/heap out of memory|MemoryError/u.test(problem)) return `needed more than ${MOST_MB} MB of memory`;
  if (code !== 0) return `ended with ${String(code)}: ${problem.trim().split("\n").at(-1) ?? ""}`;
  return JSON.parse(output) as Searched;
}
