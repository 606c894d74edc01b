import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/support/longest-first.ts";

// Tests start many processes and threads, which all load the same modules.
process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/node-compile");

// How often every property that takes long is tried. The gateways that tests start would refuse a variable they do not
// know.
const { WHYQL_PROPERTY_RUNS: propertyRuns } = process.env;
delete process.env["WHYQL_PROPERTY_RUNS"];

export default defineConfig({
  // Packages are resolved as Node resolves them. Vite would prefer `.mjs` entries, and so load a second copy of
  // graphql.
  resolve: { mainFields: [], extensions: [".js", ".ts", ".json"] },
  // One process for many files, since to load everything anew for each takes longer than most tests; and one more than
  // there are processors, since many tests wait for something else.
  test: {
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    include: ["test/**/*.test.ts"],
    sequence: { sequencer: LongestFirst },
    // What takes seconds alone takes many where browsers and stores are tested beside it.
    testTimeout: propertyRuns === undefined ? 60_000 : 3_600_000,
    hookTimeout: 60_000,
    provide: { propertyRuns: propertyRuns === undefined ? undefined : Number(propertyRuns) },
  },
});
