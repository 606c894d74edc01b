import type { CodegenConfig } from "@graphql-codegen/cli";

/** Types of the page's operations: what any frontend would generate. */
export default {
  cwd: import.meta.dirname,
  schema: "../../schema.graphql",
  documents: ["**/*.{ts,tsx}", "!generated/**"],
  generates: {
    "generated/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: { useTypeImports: true, enumsAsTypes: true, scalars: { DateTime: "string", EDTF: "string" } },
    },
    "generated/possible-types.ts": { plugins: ["fragment-matcher"] },
  },
  importExtension: ".ts",
  silent: true,
} satisfies CodegenConfig;
