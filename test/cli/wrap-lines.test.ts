import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawBranches, type Branch } from "../../cli/draw-branches.ts";
import { styleFor } from "../../cli/terminal.ts";
import { wrapLines } from "../../cli/wrap-lines.ts";

const style = styleFor({ isTTY: true, write: () => true }, {});
const STYLES = /\u001b\[\d+m/gu;
const bare = (line: string): string => line.replaceAll(STYLES, "");

describe("lines for a terminal", () => {
  test("are left as they are where nobody looks, or where they fit", () => {
    const lines = ["└─ a very long line that nobody breaks for a program", ""];
    expect(wrapLines(lines, undefined)).toBe(lines);
    expect(wrapLines(lines, 80)).toEqual(lines);
  });

  test("are broken between words, and bars go on beside what hangs from them", () => {
    const tree: readonly Branch[] = [
      { line: "one two three four five", notes: ["a note of six words"], children: [{ line: "below", children: [] }] },
      { line: "last of all of these words", children: [] },
    ];
    expect(wrapLines(drawBranches(tree), 20)).toEqual([
      "├─ one two three",
      "│  │  four five",
      "│  │  a note of six",
      "│  │  words",
      "│  └─ below",
      "└─ last of all of",
      "     these words",
    ]);
  });

  test("a style ends with its line and goes on in the next, so that bars have none", () => {
    const rows = wrapLines([`└─ ${style.bold("one two three four five six")}`], 20);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      expect(row).toMatch(/^[ └─]*\u001b\[1m[^\u001b]+\u001b\[22m$/u);
    }
  });

  test("no line is wider than the terminal, and no word is lost, however wide letters are", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "ß", "京", "é", "-"), minLength: 1, maxLength: 40 });
    const branch = fc.letrec<{ branch: Branch }>((tie) => ({
      branch: fc.record({
        line: fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(" ")),
        notes: fc.array(word, { maxLength: 2 }),
        children: fc.oneof({ depthSize: "small" }, fc.constant([]), fc.array(tie("branch"), { maxLength: 2 })),
      }),
    })).branch;
    fc.assert(
      fc.property(fc.array(branch, { maxLength: 3 }), fc.integer({ min: 24, max: 80 }), (tree, width) => {
        const lines = drawBranches(tree);
        const rows = wrapLines(lines, width);
        const columns = (text: string): number =>
          [...bare(text)].reduce((sum, each) => sum + (each === "京" ? 2 : 1), 0);
        for (const row of rows) expect(columns(row)).toBeLessThanOrEqual(width);
        const letters = (all: readonly string[]): string => all.join("").replaceAll(/[\s│├└─]/gu, "");
        expect(letters(rows)).toBe(letters(lines));
      }),
    );
  });

  test("a comment of a query stays one", () => {
    const rows = wrapLines(["  # The members were chosen by what their dates and values say."], 30);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row).toMatch(/^ {2}# \S/u);
  });
});
