import { stat } from "node:fs/promises";
import { z } from "zod";
import type { LeftOut, SetDocument } from "../../question-set.ts";
import { filesNamed } from "../reading/files.ts";
import { readRecords } from "../reading/records.ts";

const PAGES = /kilt_knowledgesource\.jsonl?$/u;
/** What a collection in memory can be made of. The published file has 35 GB. */
const MAX_BYTES = 256 * 1024 * 1024;

const Page = z.object({
  wikipedia_id: z.union([z.string(), z.number()]).transform(String),
  wikipedia_title: z.string(),
  text: z.array(z.string()),
});

export interface Pages {
  /** Undefined where there are none, or too many. */
  readonly documents: readonly SetDocument[] | undefined;
  readonly notes: readonly string[];
  readonly leftOut: LeftOut | undefined;
}

/** The pages of Wikipedia that lie beside the questions, if they are few enough. */
export async function readPages(folder: string): Promise<Pages> {
  const [file] = await filesNamed(folder, PAGES);
  if (file === undefined) return { documents: undefined, notes: [], leftOut: undefined };
  const { size } = await stat(file);
  if (size > MAX_BYTES) {
    return {
      documents: undefined,
      notes: [
        `the pages of ${Math.round(size / 1024 ** 3)} GB are too many to hold; configure Wikipedia as a source instead`,
      ],
      leftOut: undefined,
    };
  }
  const documents: SetDocument[] = [];
  const leftOut = await readRecords({
    file,
    shape: Page,
    take(record) {
      // The first paragraph is the title again.
      documents.push({
        id: record.wikipedia_id,
        title: record.wikipedia_title,
        text: record.text.slice(1).join("\n\n").trim(),
      });
    },
  });
  return { documents, notes: [], leftOut };
}
