import { buildSchema, parse, validate } from "graphql";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { answered, canOpen, openExplorer, PATIENTLY, QUESTION, SKIPPED } from "./opened-explorer.ts";

// Federation says what its directives are.
const schema = buildSchema(readFileSync("schema.graphql", "utf8"), { assumeValidSDL: true });

/** Each panel, with the operations that it sends. */
const PANELS = [
  ["Reasoning paths", ["PathsOf"]],
  ["Logic tree", ["TreeOf"]],
  ["Did you mean", ["MeaningOf"]],
  ["Compare", ["AnswerOf", "EstimateFor"]],
  ["Cost", ["EstimateOf", "Watch"]],
  ["Sources", ["SourcesHealth"]],
] as const;

describe.skipIf(!canOpen)(`the GraphQL of the Explorer${SKIPPED}`, () => {
  test("is shown in every panel, holds by the schema, and opens in GraphiQL as it is", async () => {
    const explorer = await openExplorer();
    const { page, ask, tab } = explorer;
    await ask(QUESTION);
    await answered(explorer, /^Valeshire$/);
    for (const [name, operations] of PANELS) {
      await tab(name);
      const shown = page.getByRole("tabpanel", { name }).locator(".shown-query");
      await expect.poll(() => shown.count(), PATIENTLY).toBe(operations.length);
      for (const [index, operation] of operations.entries()) {
        const each = shown.nth(index);
        await each.locator("summary").click();
        const text = await each.getByLabel("GraphQL", { exact: true }).innerText();
        expect(text).toMatch(new RegExp(`(?:query|subscription) ${operation}\\b`, "u"));
        expect(validate(schema, parse(text))).toEqual([]);
        const link = await each.getByRole("link", { name: "Open in GraphiQL" }).getAttribute("href");
        const parameters = new URLSearchParams(new URL(link ?? "", page.url()).hash.slice(1));
        expect(parameters.get("query")).toBe(text);
        const variables = each.getByLabel("Variables");
        expect(JSON.parse(parameters.get("variables") ?? "{}")).toEqual(
          (await variables.count()) === 0 ? {} : JSON.parse(await variables.innerText()),
        );
      }
    }
  }, 120_000);
});
