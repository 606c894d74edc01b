import { markdownTable as withTitle, type Table } from "../compare/table.ts";
import { markdownText } from "./markdown-text.ts";

/** A table and its notes without its title, and with nothing in it taken for markup. */
export function markdownTable({ columns, rows, notes }: Table): string {
  const written = withTitle({
    title: "",
    columns: columns.map(({ name, numeric }) => ({ name: markdownText(name), numeric })),
    rows: rows.map((row) => row.map(markdownText)),
    notes: notes.map(markdownText),
  });
  return written.slice(written.indexOf("|")).trimEnd();
}
