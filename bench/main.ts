import { parseArgs } from "node:util";
import { standardError, standardOutput } from "../server/terminal.ts";
import { health } from "./health.ts";
import { knownEndpoint } from "./known-endpoint.ts";
import { largeFiles } from "./large-files.ts";
import { paths } from "./paths.ts";
import { reading } from "./reading.ts";
import type { Benchmark, BenchmarkResult } from "./result.ts";

/**
 * `npm run bench -- [--json] [--data <folder>] [name]`: all benchmarks, or one. With `--json` the last line is
 * `{"results": […]}`.
 */
const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  health,
  "known-endpoint": knownEndpoint,
  "large-files": largeFiles,
  paths,
  reading,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false }, data: { type: "string" } },
});
const unknown = positionals.find((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown !== undefined) {
  standardError.write(`There is no benchmark "${unknown}"; there are ${Object.keys(BENCHMARKS).join(", ")}.\n`);
  process.exit(1);
}

const tell = (line: string): void => {
  (values.json ? standardError : standardOutput).write(`${line}\n`);
};
const results: BenchmarkResult[] = [];
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  tell(`${name}:`);
  results.push(...(await run(tell, { data: values.data })));
}
if (values.json) standardOutput.write(`${JSON.stringify({ results })}\n`);
else
  for (const { name, ours, peer, peerName, ratio, unit } of results)
    tell(`${name}: ${ours} ${unit} (${peerName}: ${peer} ${unit}, ratio ${ratio})`);
