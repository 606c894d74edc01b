import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { explorerFolder } from "../../server/explorer.ts";

const MOST_BYTES = 350 * 1024;
const page = join(explorerFolder(), "index.html");

/** The files that the page and what it loads name to be loaded at once; others come when a panel is opened. */
function firstFiles(): readonly string[] {
  const html = readFileSync(page, "utf8");
  const found = new Set([...html.matchAll(/(?:src|href)="\.\/explorer\/([^"]+)"/gu)].map(([, file = ""]) => file));
  for (const file of found) {
    if (!file.endsWith(".js")) continue;
    const script = readFileSync(join(explorerFolder(), file), "utf8");
    for (const [, name = ""] of script.matchAll(/(?:from|import)\s*["'](\.\/[^"']+)["']/gu))
      found.add(join(dirname(file), name));
  }
  return [...found];
}

test.skipIf(!existsSync(page))("what the Explorer loads first is less than 350 kB, compressed", () => {
  const files = firstFiles();
  expect(files.length).toBeGreaterThanOrEqual(2);
  const bytes = files.map((file) => gzipSync(readFileSync(join(explorerFolder(), file))).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(MOST_BYTES);
  // The drawing of graphs is most of what a panel needs: it is not among them.
  expect(files.some((file) => file.includes("paths-panel"))).toBe(false);
});
