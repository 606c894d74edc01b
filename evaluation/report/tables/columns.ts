import type { Table } from "../../compare/table.ts";

/** Columns of words, and to their right columns of numbers. */
export function columns(words: readonly string[], numbers: readonly string[]): Table["columns"] {
  return [...words.map((name) => ({ name, numeric: false })), ...numbers.map((name) => ({ name, numeric: true }))];
}
