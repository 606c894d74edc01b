import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FORMATS } from "../../../evaluation/formats/registry.ts";

test("docs/evaluation.md lists every format, its files, and whether it has been tried", () => {
  const rows = readFileSync("docs/evaluation.md", "utf8")
    .split("\n")
    .filter((line) => /^\| `\w+` \| .* \| (?:tried|untried) \|$/u.test(line));
  expect(rows).toEqual(
    FORMATS.map(({ name, describes, status }) => `| \`${name}\` | ${describes.replaceAll("|", "\\|")} | ${status} |`),
  );
});
