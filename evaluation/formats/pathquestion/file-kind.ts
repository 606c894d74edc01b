import { headOf } from "../reading/text.ts";

/** How many lines of a file are looked at; a few damaged ones do not hide what it is. */
const LINES = 50;

/** Whether a file has triples or questions with their paths; neither for any other. */
export async function fileKind(file: string): Promise<"GRAPH" | "QUESTIONS" | undefined> {
  const lines = (await headOf(file))
    .split("\n", LINES + 1)
    .slice(0, LINES)
    .filter((line) => line.trim() !== "");
  const share = (test: (columns: readonly string[]) => boolean): number =>
    lines.filter((line) => test(line.split("\t"))).length / Math.max(lines.length, 1);
  if (share(([, , path = ""]) => /^[^#]+#[^#]+#[^#]/u.test(path)) > 0.5) return "QUESTIONS";
  return share((columns) => columns.length === 3 && !columns.some((column) => column.trim() === "")) > 0.5
    ? "GRAPH"
    : undefined;
}
