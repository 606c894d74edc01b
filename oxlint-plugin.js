import { builtinRules } from "eslint/use-at-your-own-risk";

/** Rules of ESLint's own that oxlint does not have. */
export default {
  meta: { name: "eslint-core" },
  rules: Object.fromEntries(["max-len", "no-restricted-syntax"].map((name) => [name, builtinRules.get(name)])),
};
