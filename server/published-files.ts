import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSubgraphSchema } from "@apollo/subgraph";
import { parse } from "graphql";
import { breakingChanges, DEPRECATION_RULE } from "./breaking-changes.ts";
import { configurationJsonSchema } from "./configuration/json-schema.ts";
import { packageRoot } from "./package-root.ts";
import { buildSubgraph } from "./subgraph.ts";
import { standardError, standardOutput } from "./terminal.ts";

/** Files that are made from the sources, and committed because others read them. */
const SCHEMA_FILE = "schema.graphql";
const CONFIGURATION_SCHEMA_FILE = "whyql.config.schema.json";

const [mode, ...flags] = process.argv.slice(2);
const { schema, sdl } = await buildSubgraph();
const files: readonly [string, string][] = [
  [SCHEMA_FILE, sdl],
  [CONFIGURATION_SCHEMA_FILE, configurationJsonSchema()],
];
const drifted = files.filter(([name, content]) => content !== committed(name));
const before = committed(SCHEMA_FILE);
const breaking = before === undefined ? [] : breakingChanges(buildSubgraphSchema(parse(before)), schema);

for (const change of breaking) standardError.write(`Breaks clients: ${change}\n`);
if (mode === "write") {
  if (breaking.length > 0 && !flags.includes("--breaking")) {
    fail(
      `Not written. ${DEPRECATION_RULE} Take the change back, or accept it with \`npm run schema:write -- --breaking\` and say so in CHANGELOG.md.`,
    );
  } else {
    for (const [name, content] of drifted) writeFileSync(join(packageRoot(), name), content);
    standardOutput.write(
      drifted.length === 0 ? "Nothing has changed.\n" : `Written: ${drifted.map(([name]) => name).join(", ")}.\n`,
    );
  }
} else if (drifted.length > 0) {
  const rule = breaking.length > 0 ? ` ${DEPRECATION_RULE}` : "";
  fail(`Not what the sources say: ${drifted.map(([name]) => name).join(", ")}. Run \`npm run schema:write\`.${rule}`);
} else {
  standardOutput.write(`As committed: ${files.map(([name]) => name).join(", ")}.\n`);
}

function committed(name: string): string | undefined {
  const path = join(packageRoot(), name);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function fail(message: string): void {
  standardError.write(`${message}\n`);
  process.exitCode = 1;
}
