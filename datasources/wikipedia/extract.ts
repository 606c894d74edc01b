import type { Heading } from "../documents/document.ts";

const DEEPEST = 6;

/**
 * The headings of a plain-text extract (`explaintext=1&exsectionformat=wiki`) with the text below each; the first is of
 * level 0, the article's introduction. Lines are paragraphs, as the extension writes them.
 */
export function extractHeadings(extract: string): readonly Heading[] {
  const headings: { level: number; title: string; lines: string[] }[] = [{ level: 0, title: "", lines: [] }];
  for (const line of extract.split("\n")) {
    const heading = headingIn(line.trimEnd());
    if (heading === undefined) headings.at(-1)?.lines.push(line);
    else headings.push({ ...heading, lines: [] });
  }
  return headings.map(({ level, title, lines }) => ({
    level,
    title,
    text: lines
      .map((line) => line.trim())
      .filter(Boolean)
      .join("\n\n"),
  }));
}

/** A heading on a line of its own: `== Title ==` to `====== Title ======`. */
function headingIn(line: string): { readonly level: number; readonly title: string } | undefined {
  let marks = 0;
  const most = Math.min(DEEPEST, Math.floor(line.length / 2));
  while (marks < most && line[marks] === "=" && line.at(-1 - marks) === "=") marks += 1;
  return marks < 2 ? undefined : { level: marks - 1, title: line.slice(marks, -marks).trim() };
}
