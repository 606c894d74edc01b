import { withoutEnding } from "../../engine/text/ending.ts";
import type { Heading } from "./document.ts";
import { withoutLinks, withoutStrong } from "./markdown-marks.ts";

const HEADING = /^ {0,3}(?<marks>#{1,6})[^\S\n]+/u;
const FENCE = /^ {0,3}(?:```|~~~)/u;
/** Lines that do not run on from the line before. */
const OWN_LINE = /^\s*(?:[-*+]\s|\d{1,3}[.)]\s|\||>)/u;

/** The headings of a Markdown text with the plain text below each. The first is of level 0, possibly without text. */
export function markdownHeadings(source: string): readonly Heading[] {
  const headings: { level: number; title: string; lines: string[] }[] = [{ level: 0, title: "", lines: [] }];
  let inCode = false;
  for (const line of source.replace(/<!--[\s\S]*?(?:-->|$)/gu, "").split("\n")) {
    if (FENCE.test(line)) {
      inCode = !inCode;
      continue;
    }
    const heading = inCode ? null : HEADING.exec(line);
    if (heading === null) headings.at(-1)?.lines.push(line);
    else
      headings.push({
        level: heading.groups?.["marks"]?.length ?? 1,
        title: plainText(titleIn(line.slice(heading[0].length))),
        lines: [],
      });
  }
  return headings.map(({ level, title, lines }) => ({ level, title, text: paragraphs(lines) }));
}

/** A heading may be closed by signs like those that open it. */
function titleIn(written: string): string {
  const title = written.trimEnd();
  const open = withoutEnding(title, /#/u);
  return open === "" || /\s$/u.test(open) ? open.trimEnd() : title;
}

/** Lines of a paragraph are joined, as Markdown means them; paragraphs stay apart. */
function paragraphs(lines: readonly string[]): string {
  const joined: string[] = [];
  let fresh = true;
  for (const line of lines) {
    const text = line.trim();
    if (text === "") {
      if (!fresh) joined.push("");
      fresh = true;
    } else {
      if (fresh || OWN_LINE.test(line)) joined.push(text);
      else joined.push(`${joined.pop() ?? ""} ${text}`);
      fresh = false;
    }
  }
  return plainText(joined.join("\n").trim());
}

/** Without the signs of links, images, emphasis, code and quotation. Words are left as they are. */
function plainText(markdown: string): string {
  const unlinked = withoutLinks(markdown.replace(/^> ?/gmu, "")).replace(/`([^`\n]+)`/gu, "$1");
  return withoutStrong(withoutStrong(unlinked, "**"), "__").replace(
    /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]{0,300}[^\s*_])\1(?![\p{L}\p{N}*_])/gu,
    "$2",
  );
}
