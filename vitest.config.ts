import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Packages are resolved as Node resolves them. Vite would prefer `.mjs` entries, and so load a second copy of graphql.
  resolve: { mainFields: [], extensions: [".js", ".ts", ".json"] },
  // One process for many files, since to load everything anew for each takes longer than most tests; and as many as there
  // are processors, since most tests wait for something else.
  test: { isolate: false, maxWorkers: Math.max(2, availableParallelism()), include: ["test/**/*.test.ts"], testTimeout: 20_000 },
});
