import { defineConfig } from "vite";

export default defineConfig({
  // Addresses relative to the page's base, so that the gateway can be mounted anywhere.
  base: "./",
  logLevel: "warn",
  build: {
    outDir: "../../dist/playground",
    emptyOutDir: true,
    target: "es2022",
    // Monaco's workers are megabytes each; they are loaded from this machine.
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      onLog(level, log, report) {
        // "use client" speaks to servers that render React; there is none here.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
  worker: { format: "es" },
});
