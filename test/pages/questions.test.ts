import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../questions/ask.ts";
import { openBuiltIn, type BuiltIn } from "../questions/built-in.ts";
import { readPage } from "./pages.ts";

/** The tables of `docs/questions.md`: what they say is answered is, and so; what they say is not answered is not. */
const [, understood = "", notAnswered = ""] = readPage("docs/questions.md").split(/^## /m);

let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
});

describe("what is understood:", () => {
  test.each(rowsOf(understood))("%s: %s", async (_kind, question = "", answer = "") => {
    expect(await ask(builtIn, question)).toMatchObject({ status: "ANSWERED", text: answer });
  });
});

describe("what is not answered:", () => {
  test.each(rowsOf(notAnswered))("%s: %s", async (_kind, question = "") => {
    expect(await ask(builtIn, question)).toMatchObject({ status: "NOT_KNOWN" });
  });
});

/** The rows of the table in a section, without its head. */
function rowsOf(section: string): readonly (readonly string[])[] {
  const [, , ...rows] = section.split("\n").filter((line) => line.startsWith("| ") || line.startsWith("|---"));
  expect(rows.length).toBeGreaterThan(3);
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
