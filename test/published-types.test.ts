import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const root = resolve(import.meta.dirname, "..");

test("whoever installs the package has all that its types speak of", () => {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(resolve(root, "tsconfig.build.json"), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const packages = new Set<string>();
  const seen = new Set<string>();
  const read = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { fileName } of ts.preProcessFile(readFileSync(path, "utf8")).importedFiles) {
      if (fileName.startsWith(".")) read(resolve(dirname(path), fileName).replace(/\.[jt]s$/, ".d.ts"));
      else
        packages.add(
          ts.resolveModuleName(fileName, resolve(root, "index.ts"), options, ts.sys).resolvedModule?.packageId?.name ??
            fileName,
        );
    }
  };
  read(resolve(root, "dist/index.d.ts"));
  expect(seen.size).toBeGreaterThan(50);

  expect(packages).toContain("@types/express");
  expect([...packages].filter((name) => !(name in manifest.dependencies))).toEqual([]);
});
