import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Benchmark, compared } from "./result.ts";
import { untidyTriples } from "./large-files/untidy-triples.ts";

const DEFAULT_TRIPLES = 200_000;
/** Enough for a process to have all that does not grow with the graph, and to learn it as it does a large one. */
const FEW_TRIPLES = 25_000;
/** Pairs of processes, one of each kind in turn, since a machine's speed drifts. */
const DEFAULT_RUNS = 3;

/** What a process that opens the file says of itself. */
interface Opened {
  readonly ms: number;
  /** Of all its threads, and of processes it started, until then. */
  readonly cpuMs: number;
  /** When what is not needed has been given back. */
  readonly rss: number;
  /** Of the graph's names, packed, in bytes; of a bare store none. */
  readonly nameBytes?: number;
  readonly firstMs?: number;
  readonly things?: number;
}

/**
 * How long a large file takes until the graph is open, what its first question waits for, and how much memory each
 * thing takes, beside the same file in a bare store of oxigraph; and the same when it was learned before.
 * `WHYQL_BENCH_TRIPLES` says how many triples, 200,000 when absent; `WHYQL_BENCH_RUNS` how many pairs of processes, of
 * which the median counts.
 */
export const largeFiles: Benchmark = async (tell) => {
  const triples = Number(process.env["WHYQL_BENCH_TRIPLES"] ?? DEFAULT_TRIPLES);
  const count = Number(process.env["WHYQL_BENCH_RUNS"] ?? DEFAULT_RUNS);
  const folder = await mkdtemp(join(tmpdir(), "whyql-bench-"));
  try {
    const [file, few] = [join(folder, "large.nt"), join(folder, "few.nt")];
    await pipeline(Readable.from(untidyTriples(triples)), createWriteStream(file));
    await pipeline(Readable.from(untidyTriples(FEW_TRIPLES)), createWriteStream(few));
    const learnedFew = join(folder, "learned-few");
    const base = {
      bare: await opened("bare", few),
      first: await opened("ours", few, learnedFew),
      second: await opened("ours", few, learnedFew),
    };
    const runs: { readonly bare: Opened; readonly first: Opened; readonly second: Opened }[] = [];
    for (let run = 0; run < count; run += 1) {
      const learned = join(folder, `learned-${run}`);
      runs.push({
        bare: await opened("bare", file),
        first: await opened("ours", file, learned),
        second: await opened("ours", file, learned),
      });
      tell(
        `run ${run + 1}: ${Object.entries(runs.at(-1) ?? {})
          .map(([kind, each]) => `${kind} ${shown(each)}`)
          .join("; ")}`,
      );
    }
    const middle = (of: (run: (typeof runs)[number]) => number): number =>
      runs.map(of).sort((a, b) => a - b)[Math.floor(count / 2)] ?? Number.NaN;
    const things = runs[0]?.first.things ?? Number.NaN;
    const grown = (run: Opened, from: Opened): number => (run.rss - from.rss) / (things - (base.first.things ?? 0));
    tell(`${triples} triples, ${things} things; the median of ${count} run${count === 1 ? "" : "s"}`);
    // Each beside the bare store of its own run.
    const beside = (name: string, kind: "first" | "second", of: "ms" | "cpuMs") => {
      const own = middle((run) => run.bare[of]);
      const ratio = middle((run) => run[kind][of] / run.bare[of]);
      return compared(name, of === "ms" ? "ms" : "ms of processors", ratio * own, "a bare store of the same file", own);
    };
    const memory = (name: string, kind: "first" | "second") =>
      compared(
        name,
        "resident bytes per thing beyond a bare store",
        middle((run) => grown(run[kind], base[kind]) - grown(run.bare, base.bare)),
        "what they may take",
        250,
      );
    return [
      beside("large-files.ready", "first", "ms"),
      beside("large-files.ready-when-learned", "second", "ms"),
      beside("large-files.work", "first", "cpuMs"),
      beside("large-files.work-when-learned", "second", "cpuMs"),
      compared(
        "large-files.first-look-ups",
        "ms",
        middle((run) => run.first.firstMs ?? Number.NaN),
        "what they may cost",
        250,
      ),
      memory("large-files.memory", "first"),
      memory("large-files.memory-when-learned", "second"),
      compared(
        "large-files.names",
        "bytes per thing",
        middle((run) => (run.first.nameBytes ?? Number.NaN) / things),
        "what they may take",
        250,
      ),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
};

function shown({ ms, cpuMs, rss }: Opened): string {
  return `${(ms / 1_000).toFixed(2)} s, ${(cpuMs / 1_000).toFixed(2)} s of processors, ${Math.round(rss / 1_000_000)} MB`;
}

/** Opens a file in a process of its own. */
async function opened(kind: "bare" | "ours", file: string, learned = ""): Promise<Opened> {
  const child = spawn(
    process.execPath,
    ["--no-warnings", "--expose-gc", join(import.meta.dirname, "large-files", `${kind}.ts`), file, learned],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  child.stdout.on("data", (data: Buffer) => (output += data.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`The process that opened ${file} ended with ${String(code)}.`);
  return JSON.parse(output) as Opened;
}
