import type { Heading } from "../documents/document.ts";

/** A heading on a line of its own: `== Title ==` to `====== Title ======`. */
const HEADING = /^(?<marks>={2,6})[^\S\n]*(?<title>[^\n]*?)[^\S\n]*\k<marks>[^\S\n]*$/u;

/**
 * The headings of a plain-text extract (`explaintext=1&exsectionformat=wiki`) with the text below each; the first is of
 * level 0, the article's introduction. Lines are paragraphs, as the extension writes them.
 */
export function extractHeadings(extract: string): readonly Heading[] {
  const headings: { level: number; title: string; lines: string[] }[] = [{ level: 0, title: "", lines: [] }];
  for (const line of extract.split("\n")) {
    const heading = HEADING.exec(line)?.groups;
    if (heading === undefined) headings.at(-1)?.lines.push(line);
    else headings.push({ level: (heading["marks"]?.length ?? 2) - 1, title: heading["title"] ?? "", lines: [] });
  }
  return headings.map(({ level, title, lines }) => ({
    level,
    title,
    text: lines.map((line) => line.trim()).filter(Boolean).join("\n\n"),
  }));
}
