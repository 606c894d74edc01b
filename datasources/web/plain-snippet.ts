import { readHtml } from "../documents/html.ts";

/** A snippet that is a piece of HTML, with entities and marks of what was found, as plain text. */
export function plainSnippet(html: string): string {
  if (!/[<&]/u.test(html)) return html;
  return readHtml(html)
    .headings.flatMap(({ title, text }) => [title, text])
    .filter(Boolean)
    .join("\n\n");
}
