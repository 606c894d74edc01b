import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  logLevel: "warn",
  build: {
    outDir: "../../dist/explorer",
    emptyOutDir: true,
    target: "es2022",
    // Workers and small pictures in the page would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog(level, log, report) {
        // "use client" speaks to servers that render React; there is none here.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
  experimental: {
    // The page stands at /, its parts below /explorer/. Addresses are relative: the gateway may be mounted anywhere.
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `./explorer/${file}` : { relative: true }),
  },
});
