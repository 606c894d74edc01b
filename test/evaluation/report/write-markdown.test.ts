import { expect, test } from "vitest";
import { markdownText } from "../../../evaluation/report/markdown-text.ts";
import { writeMarkdown } from "../../../evaluation/report/write-markdown.ts";
import { answered, failed } from "../score/examples.ts";
import { runOf, stored } from "./report-fixtures.ts";

/** What a reader of GitHub-flavoured Markdown sees in the cells of each table. */
function tablesIn(markdown: string): readonly (readonly (readonly string[])[])[] {
  const lines = markdown.split("\n");
  const starts = lines.flatMap((line, index) => (/^\| :?-/.test(line) ? [index - 1] : []));
  return starts.map((start) => {
    const end = lines.findIndex((line, index) => index > start && !line.startsWith("|"));
    const rows = lines.slice(start, end).filter((_, index) => index !== 1);
    return rows.map((row) =>
      row
        .slice(2, -2)
        .split(/(?<=(?:^|[^\\])(?:\\\\)*) \| /)
        .map((cell) => cell.replaceAll(/\\(?=[\\`*~<>[\]_&|])/g, "")),
    );
  });
}

test("a run can be read back from its Markdown", () => {
  const run = runOf([
    stored("a|b", answered(["Paris"])),
    stored("<b>_x_", {
      ...failed(),
      failure: { code: "SOURCE_UNAVAILABLE", message: "a | b\\ [c](d)\n<script>\u001b[2J\u202e" },
    }),
  ]);
  const markdown = writeMarkdown([run]);
  const tables = tablesIn(markdown);
  const [header = [], row = []] = tables.find(([head]) => head?.[0] === "strategy") ?? [];
  expect(Object.fromEntries(header.map((name, index) => [name, row[index]]))).toMatchObject({
    strategy: "QUERY",
    set: "cities",
    questions: "2",
    "Hits@1": "50.0 % (0.0–100.0)",
    failed: "50.0 % (0.0–100.0)",
    tokens: "340",
  });
  const failures = tables.find(([head]) => head?.[2] === "code");
  expect(failures?.[1]).toEqual([
    "cities, QUERY",
    "<b>_x_",
    "SOURCE_UNAVAILABLE",
    "a | b\\ [c](d) <script>\\u{1b}[2J\\u{202e}",
  ]);
  expect(markdown).not.toMatch(/(?<!\\)<script/);
  for (const table of tables) for (const cells of table) expect(cells.length).toBe(table[0]?.length);
});

test("Markdown names every section once and defines what it shows", () => {
  const markdown = writeMarkdown([runOf([stored("a", answered(["Paris"]), { hops: 1 })])]);
  const headings = [...markdown.matchAll(/^## (.*)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(["Results", "jsonl", "All measures", "What was run", "How the numbers are defined"]);
  expect(markdown).toContain("| Hits@1 | The first value of the answer is a gold answer. |");
  expect(markdown).toContain("docs/evaluation.md");
});

test("text is no markup, and names with underscores stay readable", () => {
  expect(markdownText("SOURCE_UNAVAILABLE *b* _c_ [d](e) `f` &lt; A & B")).toBe(
    "SOURCE_UNAVAILABLE \\*b\\* \\_c\\_ \\[d\\](e) \\`f\\` \\&lt; A & B",
  );
});

test("a report begins with what came out: who reads no further knows the result", () => {
  const right = runOf([stored("a", answered(["Paris"])), stored("b", answered(["Lyon"]))]);
  const said = (runs: Parameters<typeof writeMarkdown>[0]) => writeMarkdown(runs).split("\n\n")[1];
  expect(said([right])).toBe(
    "QUERY answers 50.0 % of 2 questions right; 50.0 % of the answers that it gives are right.",
  );
  const all = (length: number) => said(Array.from({ length }, () => right));
  expect(all(5)).toBe(
    "Answered right, of 2 questions: QUERY 50.0 %, QUERY 50.0 %, QUERY 50.0 %, QUERY 50.0 %, QUERY 50.0 %.",
  );
  expect(all(13)).toBe("QUERY: 13 runs, 26 answers.");
});
