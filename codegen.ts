import type { CodegenConfig } from "@graphql-codegen/cli";

/** Typed documents for the tests: what a frontend of ours would generate. */
const configuration: CodegenConfig = {
  schema: ["schema.graphql"],
  documents: ["test/server/operations/*.graphql"],
  generates: {
    "test/generated/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: { useTypeImports: true, enumsAsTypes: true, scalars: { DateTime: "string", EDTF: "string" } },
    },
  },
  importExtension: ".ts",
  silent: true,
};

export default configuration;
