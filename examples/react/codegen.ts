import type { CodegenConfig } from "@graphql-codegen/cli";

export default {
  cwd: import.meta.dirname,
  // In a project of yours: the address of a gateway that runs, or node_modules/whyql/schema.graphql.
  schema: "../../schema.graphql",
  documents: "*.tsx",
  generates: {
    "generated/": {
      preset: "client",
      // A component can read what its own fragments select, and nothing that another one has selected.
      presetConfig: { fragmentMasking: { unmaskFunctionName: "getFragmentData" } },
      config: { useTypeImports: true, enumsAsTypes: true, scalars: { DateTime: "string", EDTF: "string" } },
    },
    "generated/possible-types.ts": { plugins: ["fragment-matcher"] },
  },
} satisfies CodegenConfig;
