import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What others write into the folder of what is built: Vite its pages, tsc its modules. */
const OF_OTHERS = /^(playground|explorer|\.modules)\//;
const OF_CODE = /\.(js|js\.map|json|d\.ts|tsbuildinfo)$/;

/** Removes the modules whose sources are gone: tsc leaves them. */
export function sweepModules(modules: string, sources: string): void {
  for (const name of filesIn(modules)) {
    if (/\.(js|js\.map|json)$/.test(name) && !hasSource(name, sources)) rmSync(join(modules, name));
  }
}

/** Removes what earlier builds left: of the code, what is neither among `files` nor the types of a source. */
export function sweepBuilt(built: string, sources: string, files: ReadonlySet<string>): void {
  for (const name of filesIn(built)) {
    if (OF_OTHERS.test(name) || !OF_CODE.test(name) || files.has(name)) continue;
    if (!(name.endsWith(".d.ts") && hasSource(name, sources))) rmSync(join(built, name));
  }
}

function hasSource(name: string, sources: string): boolean {
  return existsSync(join(sources, name.replace(/\.(js|js\.map|d\.ts)$/, ".ts")));
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" });
}
