import { filesNamed } from "./files.ts";
import { headOf } from "./text.ts";

/** How the files of a format are told: by the names that their records have, since files are often renamed. */
export interface RecordKind {
  /** Names that the beginning of each file has. */
  readonly keys: readonly string[];
  /** Names that it does not have: those of a format that is alike. */
  readonly without?: readonly string[];
}

/** The JSON and JSON lines files below a folder that begin as a format's do. */
export async function recordFiles(folder: string, kind: RecordKind): Promise<readonly string[]> {
  const files = await filesNamed(folder, /\.jsonl?$/u);
  const kept = await Promise.all(files.map(async (file) => isOfKind(await headOf(file), kind)));
  return files.filter((_, index) => kept[index]);
}

/** Whether a folder has such a file; false for one that cannot be read. */
export async function hasRecordFile(folder: string, kind: RecordKind): Promise<boolean> {
  return (await recordFiles(folder, kind).catch(() => [])).length > 0;
}

/** Only what stands before a colon is a name. */
function isOfKind(head: string, { keys, without = [] }: RecordKind): boolean {
  const has = (key: string): boolean =>
    head
      .split(`"${key}"`)
      .slice(1)
      .some((behind) => behind.trimStart().startsWith(":"));
  return keys.every(has) && !without.some(has);
}
