import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Software } from "../engine/provenance/agents.ts";
import { packageRoot } from "./package-root.ts";

/** This program as provenance names it: of the package that runs. */
export function thisSoftware(): Software {
  const { name, version } = JSON.parse(readFileSync(join(packageRoot(), "package.json"), "utf8")) as Software;
  return { name, version };
}
