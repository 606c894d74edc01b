import { defineConfig } from "vitest/config";

export default defineConfig({
  // Packages are resolved as Node resolves them. Vite would prefer `.mjs` entries, and so load a second copy of graphql.
  resolve: { mainFields: [], extensions: [".js", ".ts", ".json"] },
  test: { include: ["test/**/*.test.ts"], testTimeout: 20_000 },
});
