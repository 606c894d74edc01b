import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violationsOf } from "./axe.ts";
import {
  AMBIGUOUS,
  answered,
  canOpen,
  openExplorer,
  PATIENTLY,
  QUESTION,
  SKIPPED,
  UNKNOWN,
} from "./opened-explorer.ts";

const LONG = 120_000;
/** Whether the page is as wide as the window, so that nobody has to scroll to the side. */
function isAsWide(page: Page): Promise<boolean> {
  return page.evaluate("document.documentElement.scrollWidth <= window.innerWidth");
}

describe.skipIf(!canOpen)(`the Explorer is for everybody${SKIPPED}`, () => {
  test.each([
    // Colours and widths have nothing to do with each other: each is looked at once.
    ["light", 1_200],
    ["dark", 390],
  ] as const)(
    "axe-core finds nothing in %s colours, %i pixels wide",
    async (colorScheme, width) => {
      const explorer = await openExplorer();
      const { page, ask, tab } = explorer;
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      const found: Record<string, readonly string[]> = {};
      const look = async (name: string): Promise<void> => {
        found[name] = await violationsOf(page);
        if (!(await isAsWide(page))) found[`${name}, width`] = ["wider than the window"];
      };

      await page.getByRole("heading", { name: "Try one of these" }).waitFor();
      await look("start");
      await page.getByText("Options").click();
      await page.getByRole("checkbox").waitFor();
      await look("options");
      await ask(QUESTION);
      await answered(explorer, /^Valeshire$/);
      await page.getByRole("button", { name: "Bern Holt" }).waitFor();
      await page.getByText("Evidence (3)").click();
      await page.getByText("GraphQL of this panel").click();
      await look("answer and paths");
      await page.getByRole("button", { name: "Bern Holt" }).press("Enter");
      await page.getByRole("dialog").getByRole("heading", { name: "What the graph says about it" }).waitFor();
      await look("entity");
      await page.keyboard.press("Escape");
      for (const [name, shown] of [
        ["Logic tree", "Supported"],
        ["Did you mean", "Ways to read it"],
        ["Compare", "Upper bound"],
        ["Cost", "The answer:"],
        ["Sources", "answered in"],
      ] as const) {
        await tab(name);
        await page.getByText(shown).first().waitFor();
        await look(name);
      }
      await ask(UNKNOWN);
      await answered(explorer, /^Not known$/);
      await look("not known");
      await ask(AMBIGUOUS);
      await answered(explorer, /Ada Pell/);
      await page.getByRole("figure", { name: "Paths to Ada Pell" }).waitFor();
      await look("conflicting");
      await explorer.stopServer();
      await page.getByRole("tab", { name: "Logic tree" }).click();
      await page.getByRole("alert").waitFor(PATIENTLY);
      await look("not reached");
      await explorer.startServer();
      expect(Object.fromEntries(Object.entries(found).filter(([, each]) => each.length > 0))).toEqual({});
      expect(Object.keys(found).length).toBe(12);
    },
    LONG,
  );
});
