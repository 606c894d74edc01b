import { dirname, resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const root = resolve(import.meta.dirname, "..");

test("whoever installs the package has all that its types speak of", () => {
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(resolve(root, "tsconfig.build.json"), ts.sys.readFile).config, ts.sys, root);
  const declarations = declarationsOf(resolve(root, "index.ts"), { ...options, emitDeclarationOnly: true });
  const packages = new Set<string>();
  const seen = new Set<string>();
  const read = (path: string): void => {
    const text = declarations.get(path);
    if (seen.has(path) || text === undefined) return;
    seen.add(path);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (fileName.startsWith(".")) read(resolve(dirname(path), fileName).replace(/\.[jt]s$/, ".d.ts"));
      else packages.add(ts.resolveModuleName(fileName, resolve(root, "index.ts"), options, ts.sys).resolvedModule?.packageId?.name ?? fileName);
    }
  };
  read(resolve(root, "dist/index.d.ts"));

  expect(packages).toContain("@types/express");
  expect([...packages].filter((name) => !(name in manifest.dependencies))).toEqual([]);
}, 120_000);

/** What the compiler would write for others to read, by path. */
function declarationsOf(entry: string, options: ts.CompilerOptions): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  ts.createProgram([entry], { ...options, outDir: resolve(root, "dist") }).emit(undefined, (path, text) => written.set(resolve(path), text));
  return written;
}
