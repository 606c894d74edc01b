import { readFileSync, writeFileSync } from "node:fs";
import { blocksOf } from "./blocks.ts";
import { openSession } from "./session.ts";
import { SETTINGS_TABLE, settingsTable } from "./settings-table.ts";
import { masked } from "./shown.ts";
import { TryOut } from "./try-out.ts";

/** Writes into README.md what its commands print now, its files and its table of settings. */
const readme = readFileSync("README.md", "utf8");
const session = await openSession();
const tryOut = new TryOut(session);
let written = "";
let end = 0;
try {
  for (const block of blocksOf(readme)) {
    const expected = await tryOut.next(block);
    if (expected === undefined || masked(expected) === masked(block.text)) continue;
    written += readme.slice(end, block.from) + expected;
    end = block.to;
    console.log(`Written: the block in line ${block.line}.`);
  }
} finally {
  await session.close();
}
written += readme.slice(end);
writeFileSync(
  "README.md",
  written.replace(SETTINGS_TABLE, (_all, before: string, _table, after: string) => before + settingsTable() + after),
);
