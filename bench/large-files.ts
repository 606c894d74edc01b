import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Benchmark, compared } from "./result.ts";
import { oneOf, randomStream } from "./reading/random.ts";

const DEFAULT_TRIPLES = 200_000;
/** Enough for a process to have all that does not grow with the graph, and to learn it as it does a large one. */
const FEW_TRIPLES = 25_000;
/** Pairs of processes, one of each kind in turn, since a machine's speed drifts. */
const RUNS = 3;

/** What a process that opens the file says of itself. */
interface Opened {
  readonly ms: number;
  readonly rss: number;
  /** Of the graph's names, packed, in bytes; of a bare store none. */
  readonly nameBytes?: number;
  readonly firstMs?: number;
  readonly things?: number;
}

/**
 * How long a large file takes until the graph is open, what its first question waits for, and how much memory each
 * thing takes, beside the same file in a bare store of oxigraph; and the same when it was learned before.
 * `WHYQL_BENCH_TRIPLES` says how many triples; 200,000 when absent.
 */
export const largeFiles: Benchmark = async (tell) => {
  const triples = Number(process.env["WHYQL_BENCH_TRIPLES"] ?? DEFAULT_TRIPLES);
  const folder = await mkdtemp(join(tmpdir(), "whyql-bench-"));
  try {
    const [file, few] = [join(folder, "large.nt"), join(folder, "few.nt")];
    await pipeline(Readable.from(untidyTriples(triples)), createWriteStream(file));
    await pipeline(Readable.from(untidyTriples(FEW_TRIPLES)), createWriteStream(few));
    const base = { bare: await opened("bare", few), ours: await opened("ours", few) };
    const runs: { readonly bare: Opened; readonly first: Opened; readonly second: Opened }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const learned = join(folder, `learned-${run}`);
      runs.push({
        bare: await opened("bare", file),
        first: await opened("ours", file, learned),
        second: await opened("ours", file, learned),
      });
    }
    const middle = (of: (run: (typeof runs)[number]) => number): number =>
      runs.map(of).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
    const things = runs[0]?.first.things ?? Number.NaN;
    const grown = (run: Opened, from: Opened): number => (run.rss - from.rss) / things;
    tell(`${triples} triples, ${things} things; the median of ${RUNS} runs`);
    const bare = middle((run) => run.bare.ms);
    // Each beside the bare store of its own run.
    const beside = (name: string, kind: "first" | "second") => {
      const ratio = middle((run) => run[kind].ms / run.bare.ms);
      return compared(name, "ms", ratio * bare, "a bare store of the same file", bare);
    };
    const memory = (name: string, kind: "first" | "second") =>
      compared(
        name,
        "resident bytes per thing",
        middle((run) => grown(run[kind], base.ours)),
        "a bare store of the same file",
        middle((run) => grown(run.bare, base.bare)),
      );
    return [
      beside("large-files.ready", "first"),
      beside("large-files.ready-when-learned", "second"),
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

/** Opens a file in a process of its own. */
async function opened(kind: "bare" | "ours", file: string, learned = ""): Promise<Opened> {
  const child = spawn(
    process.execPath,
    ["--no-warnings", join(import.meta.dirname, "large-files", `${kind}.ts`), file, learned],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  child.stdout.on("data", (data: Buffer) => (output += data.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`The process that opened ${file} ended with ${String(code)}.`);
  return JSON.parse(output) as Opened;
}

const SYLLABLES = "ka lo mi ra ve ton ber shi gar nel du pra quo zen hol mar tis wen far ost bri cla dun ell".split(
  " ",
);
const CLASSES = "Person City Film Company Book Country River Band Album University".split(" ");
const RELATIONS = "birthPlace author director locatedIn spouse employer memberOf country publisher almaMater".split(
  " ",
);
const [BASE, RDFS, SKOS] = [
  "http://example.org/",
  "http://www.w3.org/2000/01/rdf-schema#",
  "http://www.w3.org/2004/02/skos/core#",
];
const [RDF, XSD] = ["http://www.w3.org/1999/02/22-rdf-syntax-ns#", "http://www.w3.org/2001/XMLSchema#"];

/** N-Triples as they come: things with names in several languages, descriptions, dates, gaps and blank nodes. */
function* untidyTriples(triples: number): Generator<string> {
  const random = randomStream(1);
  const word = (): string => {
    const text = Array.from({ length: 2 + Math.floor(random() * 3) }, () => oneOf(SYLLABLES, random)).join("");
    return (text[0] ?? "").toUpperCase() + text.slice(1);
  };
  const name = (): string => (random() < 0.05 ? `${word()}-é${word()}` : `${word()} ${word()}`);
  const things = Math.ceil(triples / 8);
  const thing = (number: number): string => `<${BASE}resource/E${number}_${(number * 7_919).toString(36)}>`;
  let written = 0;
  for (let number = 0; written < triples; number = (number + 1) % things) {
    const lines: string[] = [];
    const say = (predicate: string, object: string): void =>
      void lines.push(`${thing(number)} <${predicate}> ${object} .`);
    say(`${RDF}type`, `<${BASE}ontology/${CLASSES[Math.floor(random() ** 2 * CLASSES.length)] ?? ""}>`);
    const label = name();
    if (random() < 0.95) say(`${RDFS}label`, `"${label}"@en`);
    if (random() < 0.4) say(`${RDFS}label`, `"${name()}"@${oneOf(["de", "fr", "es"], random)}`);
    if (random() < 0.6) say(`${SKOS}altLabel`, `"${name()}"`);
    if (random() < 0.3)
      say(`${RDFS}comment`, `"${label} lies in ${word()} and is known for the ${word()} of ${word()}."@en`);
    for (let left = Math.floor(random() * 7); left > 0; left -= 1)
      say(`${BASE}ontology/${oneOf(RELATIONS, random)}`, thing(Math.floor(random() ** 3 * things)));
    if (random() < 0.5) say(`${BASE}ontology/birthDate`, `"${1800 + Math.floor(random() * 220)}-07-14"^^<${XSD}date>`);
    if (random() < 0.05) say(`${BASE}ontology/address`, `_:b${number}`);
    written += lines.length;
    yield `${lines.join("\n")}\n`;
  }
}
