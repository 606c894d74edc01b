import { readHtml } from "../documents/html.ts";

/** Characters of a snippet that are read; what is longer is none. */
const MAX_CHARACTERS = 20_000;

/** A snippet that is a piece of HTML, with entities and marks of what was found, as plain text. */
export function plainSnippet(html: string): string {
  if (!/[<&]/u.test(html)) return html;
  return readHtml(html.slice(0, MAX_CHARACTERS))
    .headings.flatMap(({ title, text }) => [title, text])
    .filter(Boolean)
    .join("\n\n");
}
