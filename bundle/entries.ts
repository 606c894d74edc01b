import { readdirSync, readFileSync } from "node:fs";

/** They look at the version of Node.js before anything else is run, and for that must not be part of anything else. */
const FIRST = ["server/checked-node", "server/supported-node"];

/** What a benchmark runs as it is built. */
const MEASURED = [
  "datasources/embedded/embedded-graph",
  "datasources/learned/learned-files",
  "datasources/reading/reading-threads",
];

/**
 * The modules that are started by their names, without extension: those that package.json speaks of, and those of
 * threads. They stay where they are; all others become parts of what several of these share.
 */
export function entries(modules: string, manifest: string): readonly string[] {
  const named = readFileSync(manifest, "utf8")
    .split(/[^\w./-]/)
    .map((path) => path.replace(/^\.\//, ""))
    .filter((path) => path.startsWith("dist/") && path.endsWith(".js"))
    .map((path) => path.slice("dist/".length, -".js".length));
  const threads = readdirSync(modules, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("-worker.js"))
    .map((name) => name.slice(0, -".js".length));
  return [...new Set([...FIRST, ...named, ...threads.sort(), ...MEASURED])];
}
