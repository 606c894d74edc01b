import js from "@eslint/js";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["dist/", "node_modules/", "**/generated/", "coverage/"] },
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Prettier breaks code, and leaves comments as they are. Texts stay whole, so that they can be searched for.
      "max-len": [
        "error",
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true },
      ],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/explicit-module-boundary-types": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // Interfaces of sources and resolvers are asynchronous whether or not an implementation waits.
      "@typescript-eslint/require-await": "off",
      // Our interfaces are written with methods and made of closures, which have no `this` to lose.
      "@typescript-eslint/unbound-method": "off",
      // graphql's enums are strings, and compare with them.
      "@typescript-eslint/no-unsafe-enum-comparison": "off",
      // Promise.all takes values that are there already, too.
      "@typescript-eslint/await-thenable": "off",
      // The reason of an aborted signal is whatever was thrown.
      "@typescript-eslint/prefer-promise-reject-errors": "off",
      // Control characters are what several checks look for.
      "no-control-regex": "off",
      // What is written for people goes through server/terminal.ts, which shows what a terminal would obey.
      "no-console": "error",
      "no-restricted-properties": [
        "error",
        { object: "process", property: "stdout", message: "Write to standardOutput of server/terminal.ts." },
        { object: "process", property: "stderr", message: "Write to standardError of server/terminal.ts." },
      ],
      "no-restricted-imports": ["error", { paths: ["console", "node:console", "process", "node:process"] }],
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    // Questions, labels, replies and pages are text of others: no expression may take more than linear time over them.
    // `npm run lint` tries to break each with recheck, too (test/patterns/check.ts).
    ignores: ["test/**"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential", ignoreSticky: false, ignorePartial: false }],
    },
  },
  {
    // What a reading costs is told with its reason, and beside what it competes with.
    files: ["reasoners/english/**/*.ts"],
    ignores: ["reasoners/english/weights.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "Literal[raw=/^\\d*\\.\\d+$/]",
          message: "Costs and shares stand in reasoners/english/weights.ts.",
        },
      ],
    },
  },
  {
    files: ["server/terminal.ts"],
    rules: { "no-restricted-properties": "off" },
  },
  {
    // Replies are read as whatever a test expects of them.
    files: ["test/**/*.ts"],
    rules: {
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "no-console": "off",
      "no-restricted-properties": "off",
      "no-restricted-imports": "off",
    },
  },
  {
    files: ["examples/**/*.js"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
  { files: ["*.js", "*.cjs"], languageOptions: { globals: { module: "readonly" } } },
);
