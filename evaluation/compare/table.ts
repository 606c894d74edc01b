import { inOneLine } from "../report/markdown-text.ts";

/** A table of words and numbers that are written already. */
export interface Table {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** Sentences below it. */
  readonly notes: readonly string[];
}

interface Column {
  readonly name: string;
  /** Numbers stand to the right. */
  readonly numeric: boolean;
}

/** For a terminal. */
export function textTable({ title, columns, rows, notes }: Table): string {
  const widths = columns.map(({ name }, index) =>
    rows.reduce((width, row) => Math.max(width, [...(row[index] ?? "")].length), [...name].length),
  );
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ numeric }, index) => pad(cells[index] ?? "", widths[index] ?? 0, numeric))
      .join("  ")
      .trimEnd();
  const lines = [
    title,
    "",
    line(columns.map(({ name }) => name)),
    line(widths.map((width) => "─".repeat(width))),
    ...rows.map(line),
  ];
  return `${[...lines, ...(notes.length === 0 ? [] : ["", ...notes])].join("\n")}\n`;
}

/** GitHub-flavoured Markdown. */
export function markdownTable({ title, columns, rows, notes }: Table): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => inOneLine(cell.replaceAll("|", "\\|"))).join(" | ")} |`;
  const rule = `| ${columns.map(({ numeric }) => (numeric ? "--:" : ":--")).join(" | ")} |`;
  const lines = [`## ${title}`, "", line(columns.map(({ name }) => name)), rule, ...rows.map(line)];
  return `${[...lines, ...notes.flatMap((note) => ["", note])].join("\n")}\n`;
}

/** `71.3 %`; a dash where there is nothing. */
export function percent(share: number | null | undefined): string {
  return share == null ? "–" : `${(100 * share).toFixed(1)} %`;
}

/** A mean count: whole numbers as they are, others with one digit. */
export function count(value: number | null | undefined): string {
  if (value == null) return "–";
  return Number.isInteger(value)
    ? value.toLocaleString("en")
    : value.toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export function milliseconds(ms: number | null | undefined): string {
  if (ms == null) return "–";
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/** `0.031`; what is smaller than can be told is said to be. */
export function probability(p: number): string {
  return p < 0.001 ? "< 0.001" : p.toFixed(3);
}

function pad(cell: string, width: number, left: boolean): string {
  const gap = " ".repeat(Math.max(0, width - [...cell].length));
  return left ? gap + cell : cell + gap;
}
