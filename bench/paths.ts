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

const DEFAULT_EDGES = "10000,100000";
/** Of more edges the others' graphs do not fit beside everything else. */
const MOST_FOR_OTHERS = 1_000_000;
const PAIRS = 10;
/** Edges of the longest chain: as many as Hydra's search goes from one entity. */
const LONGEST = 3;
const OTHERS = {
  graphology: [process.execPath, "--no-warnings", "--expose-gc", inFolder("with-graphology.ts")],
  networkx: ["python3", inFolder("with_networkx.py")],
} as const;

/**
 * How long all chains between two nodes take to be found, and what an edge takes of memory, beside two libraries that
 * find the same, in scale-free graphs: `WHYQL_BENCH_EDGES` says of how many edges, 10,000 and 100,000 when absent. With
 * `WHYQL_BENCH_KB` also in a graph of that file's lines, `subject|relation|object`, as MetaQA has them. networkx is
 * left out where Python has none.
 */
export const paths: Benchmark = async (tell) => {
  const sizes = (process.env["WHYQL_BENCH_EDGES"] ?? DEFAULT_EDGES).split(",").map(Number);
  const kb = process.env["WHYQL_BENCH_KB"];
  const results: BenchmarkResult[] = [];
  for (const size of sizes) results.push(...(await searched(`${size}`, scaleFreeEdges(size), tell)));
  if (kb !== undefined) results.push(...(await searched("kb", linesOf(await readFile(kb, "utf8")), tell)));
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
    const ours = await run(
      [process.execPath, "--no-warnings", "--expose-gc", inFolder("with-multigraph.ts")],
      arguments_,
    );
    const total = ours.chains.reduce((sum, each) => sum + each, 0);
    tell(
      `${name}: ${written} edges, ${(ours.residentBytes / written).toFixed(1)} resident bytes each, built in ${ours.builtMs.toFixed(0)} ms; ${total} chains of at most ${LONGEST} edges between ${ours.chains.length} pairs in ${ours.searchedMs.toFixed(1)} ms`,
    );
    const results: BenchmarkResult[] = [];
    for (const [other, command] of Object.entries(OTHERS)) {
      if (written > MOST_FOR_OTHERS) {
        tell(`${name}: not searched with ${other}: more than ${MOST_FOR_OTHERS} edges`);
        continue;
      }
      if (other === "networkx" && !(await hasNetworkx())) {
        tell(`${name}: not searched with networkx, which is not installed`);
        continue;
      }
      const theirs = await run(command, arguments_);
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

async function hasNetworkx(): Promise<boolean> {
  return run(["python3", "-c"], ["import networkx; print(1)"]).then(
    () => true,
    () => false,
  );
}

/** What a process says at its end. @throws Error when it fails */
async function run([command = "", ...first]: readonly string[], arguments_: readonly string[]): Promise<Searched> {
  const child = spawn(command, [...first, ...arguments_], { stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  child.stdout.on("data", (data: Buffer) => (output += data.toString()));
  const code = await new Promise((resolve, reject) => child.once("close", resolve).once("error", reject));
  if (code !== 0) throw new Error(`The process that searched with ${command} ended with ${String(code)}.`);
  return JSON.parse(output) as Searched;
}
