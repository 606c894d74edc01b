import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sweepBuilt, sweepModules } from "../../bundle/sweep.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

async function folderWith(...names: readonly string[]): Promise<string> {
  const folder = await temporaryFolder({});
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), "");
  }
  return folder;
}

test("of what was built, nothing stays that is not built any more", async () => {
  const sources = await folderWith("index.ts", "engine/here.ts");
  const made = ["index.js", "index.js.map", "chunks/new-1.js"];
  const others = ["playground/app.js", "explorer/app.js", ".modules/engine/gone.js", "engine/data/words.txt"];
  const types = ["index.d.ts", "engine/here.d.ts"];
  const left = ["chunks/old-1.js", "engine/here.js", "engine/here.js.map", "engine/gone.d.ts", ".tsbuildinfo"];
  const built = await folderWith(...made, ...others, ...types, ...left, "engine/words.json");
  sweepBuilt(built, sources, new Set(made));
  expect([...made, ...others, ...types].filter((name) => !existsSync(join(built, name)))).toEqual([]);
  expect([...left, "engine/words.json"].filter((name) => existsSync(join(built, name)))).toEqual([]);
});

test("a module goes with its source", async () => {
  const sources = await folderWith("engine/here.ts");
  const modules = await folderWith(
    "engine/here.js",
    "engine/here.js.map",
    "engine/gone.js",
    "engine/gone.json",
    ".tsbuildinfo",
  );
  sweepModules(modules, sources);
  const kept = ["engine/here.js", "engine/here.js.map", ".tsbuildinfo"];
  expect(kept.filter((name) => !existsSync(join(modules, name)))).toEqual([]);
  expect(["engine/gone.js", "engine/gone.json"].filter((name) => existsSync(join(modules, name)))).toEqual([]);
});
