import { writeFileSync } from "node:fs";
import { blocksOfPage, PAGES, readPage, SETTINGS_PAGE } from "./pages.ts";
import { openSession } from "./session.ts";
import { SETTINGS_TABLE, settingsTable } from "./settings-table.ts";
import { masked } from "./shown.ts";
import { TryOut } from "./try-out.ts";

/** Writes into the pages what their commands print now, their files and the table of settings. */
const session = await openSession();
try {
  for (const page of PAGES) writeFileSync(page, await written(page, new TryOut(session)));
} finally {
  await session.close();
}

async function written(page: string, tryOut: TryOut): Promise<string> {
  const text = readPage(page);
  let result = "";
  let end = 0;
  for (const block of blocksOfPage(page)) {
    const expected = await tryOut.next(block);
    if (expected === undefined || masked(expected) === masked(block.text)) continue;
    result += text.slice(end, block.from) + expected;
    end = block.to;
    console.log(`Written: the block in line ${block.line} of ${page}.`);
  }
  result += text.slice(end);
  if (page !== SETTINGS_PAGE) return result;
  return result.replace(
    SETTINGS_TABLE,
    (_all, before: string, _table, after: string) => before + settingsTable() + after,
  );
}
